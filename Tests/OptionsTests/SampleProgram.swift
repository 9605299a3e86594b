@testable import Options

/// A small program with one of everything, for the tests.
enum Sample {
  enum Format: String, CaseIterable, Sendable { case text, markdown, json, csv }

  static let quiet = OptionKey<Bool>.flag("quiet", short: "q", help: "print no warnings")
  static let strict = OptionKey<Bool>.flag("strict", short: "s", help: "take warnings for errors")
  static let jobs = OptionKey<Int>.value(
    "jobs", short: "j", .integer(1...64), default: "4",
    help: "worker threads")
  static let output = OptionKey<String>.value(
    "output", short: "o", .folder, default: "reports/", help: "folder for the reports")

  static let budget = OptionKey<String?>.optional(
    "budget", .money.shown(as: "MONEY"), otherwise: "that of the rules", help: "money to spend")
  static let top = OptionKey<Int>.value(
    "top", short: "n", .integer(1...1000), default: "1", help: "how many of the best teams to list")
  static let format = OptionKey<Format>.value(
    "format", .word, default: "text", help: "how the answer is printed")
  static let filter = OptionKey<[String]>.list(
    "where", .text.shown(as: "COLUMN=VALUE"), otherwise: "every row",
    help: "rows to use; may be given several times, and then all of the conditions must hold")
  static let columns = OptionKey<[Assignment]?>.optional(
    "columns", .assignments(to: ["name", "skill", "cost"]), help: "which column holds what")
  static let limit = OptionKey<Duration?>.optional(
    "time-limit", .duration(), otherwise: "no limit", help: "stop after this time")
  static let rules = OptionKey<String>.value(
    "rules",
    .file("yaml", "json").shown(as: "NAME|FILE").offering(["classic", "fpl"]),
    default: "classic", help: "the rules that a team must keep")

  static let pool = ArgumentKey<String>.one("POOL.csv", .file("csv"), help: "the players to choose from")
  static let team = ArgumentKey<String>.one("TEAM.csv", .file("csv").written, help: "the team to change")
  static let names = ArgumentKey<[String]>.any("NAME", .text, help: "players")
  static let teams = ArgumentKey<[String]>.oneOrMore("TEAM.csv", .file("csv"), help: "teams to judge")
  static let shell = ArgumentKey<String>.one(
    "bash|zsh|fish", .oneOf(["bash", "zsh", "fish"]), help: "the shell")
  static let ruleName = ArgumentKey<String?>.optional(
    "NAME", .oneOf(["classic", "fpl"]), help: "one set of rules")

  static let best = CommandSpec(
    "best", summary: "find the best team",
    description: """
      Finds the team of the highest total skill under the budget, and proves it.

      Of teams with the same skill the cheapest is taken.
      """,
    arguments: [pool.spec],
    options: [
      budget.spec, top.spec, format.spec, filter.spec, columns.spec, limit.spec, rules.spec,
    ],
    examples: [
      .init("squad best samples/players.csv", "the best five for 50"),
      .init("squad best samples/players.csv --budget 49.5 --top 3", "the three best for 49.5"),
    ])
  static let check = CommandSpec(
    "check", summary: "judge teams that were picked by hand", arguments: [pool.spec, teams.spec],
    options: [budget.spec],
    examples: examples("squad check pool.csv team.csv", "squad check pool.csv a.csv b.csv"))
  static let teamCommands = CommandSpec(
    "team", summary: "edit a team file",
    subcommands: [
      CommandSpec(
        "select", summary: "put players into a team", arguments: [team.spec, names.spec],
        examples: examples("squad team select my.csv Dhoni", "squad team select my.csv 'Max Muncy'")),
      CommandSpec(
        "show", summary: "show a team", arguments: [team.spec],
        examples: examples("squad team show my.csv", "squad team show my.csv --quiet")),
    ])
  static let rulesCommands = CommandSpec(
    "rules", summary: "the built-in rules",
    subcommands: [
      CommandSpec(
        "list", summary: "name them", examples: examples("squad rules list", "squad rules list -q")),
      CommandSpec(
        "show", summary: "print one of them", arguments: [ruleName.spec],
        examples: examples("squad rules show", "squad rules show fpl")),
    ])
  static let completions = CommandSpec(
    "completions", summary: "print the completions for a shell", arguments: [shell.spec],
    examples: examples("squad completions bash", "squad completions zsh"))

  private static func examples(_ lines: String...) -> [CommandSpec.Example] {
    lines.map { .init($0, "an example") }
  }

  static let program = ProgramSpec(
    name: "squad", version: "1.2.3", summary: "finds the provably best team under a budget",
    description: "It reads players from CSV files.",
    starters: [.init("squad best POOL.csv", "the best team")],
    groups: [
      .init("Answers", [best, check]),
      .init("Files", [teamCommands, rulesCommands]),
      .init("More", [completions]),
    ],
    options: [output.spec, jobs.spec, quiet.spec, strict.spec],
    exitCodes: [
      ("0", "done, the answer is yes"), ("64", "the command line is wrong"),
      ("130, 143", "interrupted; what was finished is written"),
    ])
}

extension ValueFormat where Value == String {
  /// An amount that is kept as text, with one point at most.
  static var money: Self {
    ValueFormat(placeholder: "TEXT") { text throws(ValueProblem) in
      guard text.contains(",") || Double(text) == nil else { return text }
      let repaired = String(text.map { $0 == "," ? "." : $0 })
      throw ValueProblem(
        expected: "an amount such as 12.5", nearest: Double(repaired) == nil ? nil : repaired)
    }
  }
}

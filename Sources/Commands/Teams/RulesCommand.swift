import Analysis
import Config
import Options
import Pages
import Running
import Selection
import Snapshots

/// `squad rules list|show NAME`: the built-in rule sets, in the form of a file.
enum RulesCommand {
  static let name = ArgumentKey<String>.one(
    "NAME", RuleOptions.nameOrFile, help: "a rule set from 'squad rules list', or a YAML or JSON file")
  static let format = OptionKey<FileFormat>.value(
    "format", .word, default: "yaml", help: "the kind of file to print")

  /// How a rule set is written.
  enum FileFormat: String, CaseIterable, Sendable {
    case yaml, json
  }

  static let spec = CommandSpec(
    "rules", summary: "list the built-in rule sets, or show one as a file",
    description: """
      A rule set says the size and budget of a team, the roles that its players fill, and how many may come from \
      one club. 'list' lists the built-in ones; 'show' prints one as a file to copy and change, or checks a file of \
      your own.
      """,
    subcommands: [
      CommandSpec(
        "list", summary: "list the built-in rule sets, one line each", options: [RunOptions.format.spec],
        examples: [
          .init("squad rules list", "name, size, budget, roles and club limits"),
          .init("squad rules list --format csv", "the same for a spreadsheet"),
        ]),
      CommandSpec(
        "show", summary: "print a rule set as a file, or check a file of your own",
        arguments: [name.spec], options: [format.spec],
        examples: [
          .init("squad rules show fpl-squad", "as YAML, to copy and change"),
          .init("squad rules show yahoo-nhl --format json", "as JSON"),
        ]),
    ])

  static let commands = [
    Command("rules", "list", spec: spec, run: list),
    Command("rules", "show", spec: spec, run: show),
  ]

  static func list(_ command: ParsedCommand) throws -> ExitCode {
    let records = Rules.builtIn.map(TeamRulesRecord.init)
    try printAnswer(
      rulesPage(records), json: ConfigNode.list(Rules.builtIn.map(\.written)).json,
      csv: rulesForCSV(records), for: command)
    return .done
  }

  static func show(_ command: ParsedCommand) throws -> ExitCode {
    let rules = try findRules(command[name])
    switch command[format] {
    case .yaml: try writeToStandardOutput(sanitised(rules.yaml))
    case .json: try writeToStandardOutput(sanitised(rules.json))
    }
    return .done
  }
}

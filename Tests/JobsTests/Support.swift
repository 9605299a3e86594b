import Foundation
import Options
import Tables
import Words

@testable import Jobs

/// A few commands with one of everything that tasks can contain.
enum Sample {
  static let budget = OptionKey<Int?>.optional("budget", .integer(1...1_000), help: "money to spend")
  static let top = OptionKey<Int>.value("top", .integer(1...9), default: "1", help: "how many teams")
  static let budgets = OptionKey<String?>.optional("budgets", .text, help: "budgets, joined by commas")
  static let filter = OptionKey<[String]>.list("where", .text, help: "rows to use")
  static let team = OptionKey<[String]>.list("team", .file("csv"), help: "teams to mark")
  static let rules = OptionKey<String>.value(
    "rules",
    .file("yaml").offering(["classic"]), default: "classic",
    help: "the rules")
  static let players = OptionKey<Bool>.flag("players", help: "say what each player is worth")
  static let output = OptionKey<String>.value("output", .folder, default: "reports", help: "the folder")

  private static func options(_ own: OptionSpec...) -> [OptionSpec] {
    [budget.spec, filter.spec, rules.spec, output.spec] + own
  }

  static let best = CommandSpec(
    "best", summary: "finds a team",
    arguments: [ArgumentKey<String>.one("POOL.csv", .file("csv"), help: "the pool").spec],
    options: options(top.spec, players.spec))
  static let compare = CommandSpec(
    "compare", summary: "compares budgets",
    arguments: [ArgumentKey<[String]>.oneOrMore("POOL.csv", .file("csv"), help: "the pools").spec],
    options: options(budgets.spec, team.spec))
  static let check = CommandSpec(
    "check", summary: "judges teams",
    arguments: [
      ArgumentKey<String>.one("POOL.csv", .file("csv"), help: "the pool").spec,
      ArgumentKey<[String]>.oneOrMore("TEAM.csv", .file("csv"), help: "the teams").spec,
    ],
    options: options())

  static let grammar = JobGrammar([best, compare, check], reserved: ["output"])
  static let program = ProgramSpec(
    name: "squad", version: "1", summary: "tries jobs", groups: [.init("All", [best, compare, check])])

  /// The job, parsed as the program does it.
  static func job(_ bytes: [UInt8], from path: String = "job.yaml") throws(InputError) -> Job {
    try readJob(bytes, from: path, grammar) { words throws(UsageMistake) in
      let request: Request
      do throws(UsageError) {
        request = try program.parse(words)
      } catch {
        throw UsageMistake("\(error)")
      }
      guard case .run(let command) = request else { throw UsageMistake("it runs nothing") }
      return command
    }
  }

  static func job(_ text: String, from path: String = "job.yaml") throws(InputError) -> Job {
    try job(Array(text.utf8), from: path)
  }

  /// The tasks of a job as shell lines: `name: best p.csv --budget 5`.
  static func tasks(_ text: String) throws -> [String] {
    try job(text).tasks.map { "\($0.name): \($0.words.joined(separator: " "))" }
  }

  /// The words of the only task.
  static func words(_ task: String) throws -> [String] {
    try job("tasks:\n  - \(task)\n").tasks.flatMap(\.words)
  }

  /// All problems of a job.
  static func problems(_ text: String) -> [String] { problems(Array(text.utf8)) }

  static func problems(_ bytes: [UInt8]) -> [String] {
    do throws(InputError) {
      _ = try job(bytes)
      return []
    } catch {
      guard case .invalid(let problems, _) = error else { return ["\(error)"] }
      return problems.map(\.description)
    }
  }

  /// The problems of the only task, without the name of the file.
  static func problems(ofTask task: String) -> [String] {
    problems("tasks:\n  - \(task)\n").map { String($0.dropFirst("job.yaml:".count)) }
  }
}

/// Calls `body` with a fresh folder that holds empty files of these names, and removes it afterwards.
func withFiles<Result>(_ names: [String], _ body: (String) throws -> Result) throws -> Result {
  let folder = NSTemporaryDirectory() + "squad-jobs-\(UUID().uuidString)"
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  for name in names { _ = FileManager.default.createFile(atPath: folder + "/" + name, contents: nil) }
  return try body(folder)
}

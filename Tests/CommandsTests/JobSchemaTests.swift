import Config
import Foundation
import JSON
import Jobs
import Options
import SchemaChecks
import Testing

@testable import Commands

/// The schema of job files describes exactly the options that the program accepts.
struct JobSchemaTests {
  private static var schema: SchemaFile { SchemaFile("Sources/Jobs/job.schema.json") }

  @Test func theKeysOfAJobAreThoseOfTheSchema() {
    #expect(Self.schema.properties == JobKey.allCases.map(\.rawValue).sorted())
  }

  @Test func everyKindOfTaskHasTheKeysOfItsCommand() throws {
    let kinds = Self.schema["tasks"]?["oneOf"]?.elements
    #expect(kinds?.map { $0["$ref"]?.text } == Command.tasks.grammar.commands.map { "#/$defs/\($0.name)" })
    for command in Command.tasks.grammar.commands {
      let further = command.arguments.dropFirst().isEmpty ? [] : ["teams"]
      let keys = [command.name, "name", "matrix"] + further + options(of: command).map(\.name)
      #expect(Self.schema.keys(of: command.name) == keys.sorted(), "\(command.name)")
    }
    let all = Set(Command.tasks.grammar.commands.flatMap { options(of: $0).map(\.name) })
    #expect(Self.schema.keys(of: "options") == all.sorted())
  }

  @Test func everyOptionIsExplainedAsTheHelpDoes() throws {
    for command in Command.tasks.grammar.commands {
      for option in options(of: command) {
        let entry = try #require(Self.schema[option.name, in: command.name], "\(option.name)")
        let description = try #require(entry["description"]?.text)
        let help = option.help + (option.shownDefault.map { " (default: \($0))" } ?? "")
        #expect(description.lowercased().hasPrefix(help.lowercased()), "\(command.name) \(option.name)")
        let types = try #require(entry["type"]?.elements)
        #expect(types.contains(.text("null")), "\(option.name)")
        #expect(types.contains(.text("boolean")) == option.isFlag, "\(command.name) \(option.name)")
        if option.isRepeatable { #expect(types.contains(.text("array")), "\(command.name) \(option.name)") }
      }
    }
  }

  @Test func theSampleFollowsTheSchema() throws {
    #expect(try mistakes(in: sampleJob()) == [])
  }

  @Test(arguments: [
    ("tasks: [{best: p.csv, budget: 50, players: true, lock: [a, b], time-limit: 60s, where: a=1}]", true),
    ("{\"tasks\": [{\"best\": [\"p.csv\"], \"matrix\": {\"budget\": [45, \"50M\"]}}], \"name\": null}", true),
    ("defaults: {min-rows: 3, max-shrink: 20%}\ntasks: [{check: p.csv, teams: [t.csv]}]", true),
    (
      "tasks: [{battle: f.csv, policy: same-rank, rounds: all}, {battle: f.csv, set-up: true, rounds: 2}]",
      true
    ),
    ("tasks: [{battle: f.csv, all: true}]", false), ("tasks: [{battle: f.csv, history: true}]", false),
    ("defaults: {rounds: 3}\ntasks: [{tournament: , pool: p.csv, budgets: [45, 50]}]", true),
    ("tasks: [{best: p.csv, bugdet: 50}]", false), ("tasks: [{check: p.csv}]", false),
    ("tasks: [{best: p.csv, players: 3}]", false), ("tasks: [{best: p.csv, check: p.csv}]", false),
    ("tasks: [{best: p.csv, output: x}]", false), ("defaults: {output: x}\ntasks: []", false),
    ("name: x", false), ("tasks: p.csv", false), ("tasks: [{best: p.csv, matrix: {budget: 5}}]", false),
  ])
  func theSchemaAcceptsWhatIsRight(text: String, isRight: Bool) throws {
    #expect(try mistakes(in: text).isEmpty == isRight, "\(text)")
  }

  /// Options reserved for the job must be options of 'squad batch'.
  @Test func whatBelongsToTheJobIsAnOptionOfTheBatch() {
    let own = Set(BatchCommand.spec.options.map(\.name))
    #expect(Command.tasks.grammar.reserved.isSubset(of: own))
    let all = Set(Command.tasks.grammar.commands.flatMap { $0.options.map(\.name) })
    // For an option that only one of several commands has, the command's name comes first.
    let disallowed = Set(
      Command.tasks.grammar.disallowedOptions.map { String($0.split(separator: " ").last ?? "") })
    #expect(Command.tasks.grammar.reserved.union(disallowed).isSubset(of: all))
    // A key of a task must not be an option as well.
    for command in Command.tasks.grammar.commands {
      #expect(
        Set(options(of: command).map(\.name)).isDisjoint(with: ["name", "matrix", "teams", command.name]))
    }
  }

  private func options(of command: CommandSpec) -> [OptionSpec] {
    Command.tasks.grammar.options(of: command)
  }

  private func sampleJob() throws -> String {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: package.appending(path: "samples/job.yaml"), encoding: .utf8)
  }

  private func mistakes(in text: String) throws -> [String] {
    var problems = ConfigProblems(file: "job.yaml")
    let node = try #require(parseConfig(Array(text.utf8), &problems))
    return try Self.schema.mistakes(inJSON: node.json)
  }
}

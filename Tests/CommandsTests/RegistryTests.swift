import Jobs
import Options
import Pages
import Running
import Testing

@testable import Commands
@testable import JSON
@testable import Snapshots

/// The registry answers everything that differs from command to command.
struct RegistryTests {
  /// The commands of the table that do something, by the words that call them.
  private static let specs: [[String]: CommandSpec] = Dictionary(
    uniqueKeysWithValues: program.commands.flatMap { command in
      command.subcommands.isEmpty
        ? [([command.name], command)] : command.subcommands.map { ([command.name, $0.name], $0) }
    })

  @Test func theTableHasTheCommandsOfTheRegistryAndHelp() {
    let paths = Command.all.map(\.path)
    #expect(Set(paths).count == paths.count)
    #expect(Set(paths).union([["help"]]) == Set(Self.specs.keys))
  }

  @Test func everyCommandIsFoundByTheLineOfItsExamples() throws {
    for command in Command.all {
      #expect(command.spec().name == command.path[0])
      let spec = try #require(Self.specs[command.path])
      #expect(!spec.examples.isEmpty)
      for example in spec.examples {
        guard case .run(let parsed) = try program.parse(Array(shellWords(example.line).dropFirst())) else {
          Issue.record("\(example.line) runs nothing")
          continue
        }
        #expect(parsed.called.path == command.path)
        try command.task?.refuseContradictions(parsed)
      }
    }
  }

  @Test func ownOptionsAreThoseOfTheCommand() throws {
    for command in Command.all {
      let options = Set(try #require(Self.specs[command.path]).options.map(\.name))
      let disallowed = (command.task?.disallowedOptions ?? []).map {
        $0.split(separator: " ").last.map(String.init) ?? ""
      }
      #expect(Set(disallowed).isSubset(of: options), "\(command.path)")
    }
  }

  /// A command that reports progress searches for teams, and has to say so; a batch reports that of its tasks.
  @Test func commandsThatReportProgressLookForTeams() {
    for (path, spec) in Self.specs where path != ["batch"] {
      let reportsProgress = spec.options.contains { $0.name == RunOptions.progress.spec.name }
      #expect(spec.traits.contains(.looksForTeams) == reportsProgress, "\(path)")
    }
  }

  /// Every task writes a page of its own and its answer can be verified; every page but the index has a task.
  @Test func tasksHavePagesThatCanBeVerified() {
    let tasks = Command.all.filter { $0.task != nil }
    let areRunAgain = tasks.allSatisfy { if case .run? = $0.repetition?.answer { true } else { false } }
    #expect(areRunAgain)
    let pages = Set(tasks.compactMap(\.task?.page.name))
    #expect(pages == Self.pages && pages.count == tasks.count)
  }

  /// Unless the schema knows every page, the index of a batch cannot be read back.
  @Test func theSchemaKnowsThePageOfEveryTask() throws {
    guard case .words(let pages) = snapshotSchema.shape("task.page") else {
      Issue.record("the schema lists no pages")
      return
    }
    #expect(Set(pages) == Set(Command.all.compactMap { $0.task?.page.name }))
  }

  /// The names of all pages but the index.
  private static let pages = Set(Content.kinds.compactMap { $0.kind.page }).subtracting([PageKind.index.name])

  /// The files that a batch looks at are those of the command line; the first is the pool that `verify` names.
  @Test func filesLookedAtAreThoseOfTheCommandLine() throws {
    for words in [
      ["best", "a"], ["check", "a", "t"], ["compare", "a", "b"], ["players", "a"], ["standings", "a"],
      ["tournament", "a"],
    ] {
      guard case .run(let parsed) = try program.parse(words) else {
        Issue.record("\(words) is not a command line that runs")
        return
      }
      let fileChecks = try #require(parsed.called.task).fileChecks(parsed)
      #expect(fileChecks.map(\.path) == Array(words.dropFirst()))
      let verified = parsed.called.repetition?.pool(parsed)
      #expect(verified == (["best", "check", "compare"].contains(words[0]) ? "a" : nil))
    }
  }

  @Test func optionsThatOnlyShowOrRouteAreNotRecorded() throws {
    let words = [
      "battle", "a.csv", "--matrix", "--history", "--all", "--output", "x", "--quiet", "--ascending",
      "--min-rows", "3",
    ]
    guard case .run(let parsed) = try program.parse(words) else {
      Issue.record("\(words) is not a command line that runs")
      return
    }
    #expect(parsed.record == "squad battle a.csv --ascending")
  }
}

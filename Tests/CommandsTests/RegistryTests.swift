import Options
import Pages
import Testing

@testable import Commands

/// Everything that differs from command to command is asked of the registry.
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
        try command.refuseContradictions(parsed)
      }
    }
  }

  @Test func ownOptionsAreThoseOfTheCommand() throws {
    for command in Command.all {
      let options = Set(try #require(Self.specs[command.path]).options.map(\.name))
      let unfit = (command.task?.unfit ?? []).map { $0.split(separator: " ").last.map(String.init) ?? "" }
      #expect(command.unrecorded.union(unfit).isSubset(of: options), "\(command.path)")
    }
  }

  /// A task writes a page, each another one, and its answer can be verified; every page but the index has a task.
  @Test func tasksHavePagesThatCanBeVerified() {
    let tasks = Command.all.filter { $0.task != nil }
    #expect(tasks.allSatisfy { $0.page != nil && $0.repetition != nil && $0.repetition?.answer == nil })
    #expect(Set(tasks.compactMap(\.page)) == Set(PageKind.allCases).subtracting([.index]))
    #expect(Set(tasks.compactMap(\.page)).count == tasks.count)
  }

  /// The pools that a batch looks at are those of the command line, the first one that of which `verify` speaks.
  @Test func poolsAreThoseOfTheCommandLine() throws {
    for words in [["best", "a"], ["check", "a", "t"], ["compare", "a", "b"], ["players", "a"]] {
      guard case .run(let parsed) = try program.parse(words) else { return }
      let pools = try #require(parsed.called.task).pools(parsed)
      #expect(pools == Array(words.dropFirst().filter { $0 != "t" }))
      let verified = parsed.called.repetition?.pool(parsed)
      #expect(verified == (words[0] == "players" ? nil : "a"))
    }
  }
}

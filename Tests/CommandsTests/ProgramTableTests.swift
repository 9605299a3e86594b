import Options
import Testing

@testable import Commands

struct ProgramTableTests {
  /// Names, help texts, defaults, examples: everything that the table can be asked about itself.
  @Test func theTableIsConsistent() {
    #expect(program.problems() == [])
  }

  @Test func everyCommandOfTheTableRuns() {
    let paths = program.commands.flatMap { command in
      command.subcommands.isEmpty ? [[command.name]] : command.subcommands.map { [command.name, $0.name] }
    }
    for path in paths where path != ["help"] {
      #expect(actions[path] != nil, "nothing runs '\(path)'")
    }
    #expect(actions.count == paths.filter { $0 != ["help"] }.count)
  }

  @Test func exitCodesAreThoseOfTheContract() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 64, 65, 66, 70, 73, 75, 130, 143])
  }
}

import Options
import Running
import Testing

@testable import Commands

struct ProgramTableTests {
  /// Names, help texts, defaults and examples: everything about the table that can be checked from within.
  @Test func theTableIsConsistent() {
    #expect(program.problems() == [])
  }

  @Test func whatTheShortHelpShowsCanBeTyped() throws {
    #expect((5...8).contains(program.starters.count))
    for starter in program.starters {
      let words = starter.line.split(separator: " ").map(String.init)
      #expect(words[0] == program.name)
      _ = try program.parse(Array(words.dropFirst()))
    }
  }

  @Test func exitCodesAreThoseOfTheContract() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 64, 65, 66, 70, 73, 75, 130, 143])
  }
}

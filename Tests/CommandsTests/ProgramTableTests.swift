import Options
import Running
import Testing

@testable import Commands

struct ProgramTableTests {
  /// Names, help texts, defaults and examples: everything about the table that can be checked from within.
  @Test func theTableIsConsistent() {
    #expect(program.problems() == [])
  }

  @Test func exitCodesAreThoseOfTheContract() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 64, 65, 66, 70, 73, 75, 130, 143])
  }
}

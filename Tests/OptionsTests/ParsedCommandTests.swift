import Testing

@testable import Options

struct ParsedCommandTests {
  private func recorded(_ words: [String], leavingOut: Set<String> = []) throws -> [String]? {
    guard case .run(let command) = try Sample.program.parse(words) else { return nil }
    return command.recordedWords(leavingOut: leavingOut)
  }

  @Test func recordsTheLineInAFixedOrder() throws {
    let expected = ["best", "p.csv", "--top", "3", "--where", "a=1", "--where", "b=2", "--quiet"]
    #expect(try recorded(["-q", "best", "--where=a=1", "p.csv", "--where", "b=2", "-n3"]) == expected)
    #expect(try recorded(expected) == expected)
  }

  @Test func leavesOutWhatSaysNothing() throws {
    let words = ["check", "p.csv", "t.csv", "--jobs", "3", "-o", "out", "--budget", "9"]
    #expect(
      try recorded(words, leavingOut: ["jobs", "output"])
        == ["check", "p.csv", "t.csv", "--budget", "9"])
  }

  @Test func stopsAtAnOptionThatTheCommandDoesNotDeclare() async {
    await #expect(processExitsWith: .failure) {
      guard case .run(let command) = try Sample.program.parse(["team", "show", "t.csv"]) else { return }
      _ = command[Sample.top]
    }
  }
}

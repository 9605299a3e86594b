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

  private func parsed(_ words: String...) throws -> ParsedCommand {
    guard case .run(let command) = try Sample.program.parse(words) else {
      throw UsageError.unexpectedArgument("", command: "")
    }
    return command
  }

  @Test func tellsWhatWasWritten() throws {
    let command = try parsed("best", "p.csv", "--top", "3", "--where", "a=1", "--where=b=2", "-q")
    #expect(
      command.texts(of: Sample.top.spec) == ["3"] && command.texts(of: Sample.filter.spec).last == "b=2")
    #expect(command.texts(of: Sample.budget.spec) == [] && command.texts(of: Sample.quiet.spec) == [""])
    #expect(command.isGiven(Sample.top) && !command.isGiven(Sample.budget))
  }

  /// As if the options had been given: they replace earlier values, and options that the command lacks are ignored.
  @Test func givesOtherOptions() throws {
    let command = try parsed("best", "p.csv", "--top", "3", "--where", "a=1")
    let other = command.replacingOptions(["top": "7", "quiet": "", "budget": "9", "shell": "bash"])
    #expect(
      try other.recordedWords()
        == parsed("best", "p.csv", "--top", "7", "--where", "a=1", "-q", "--budget", "9").recordedWords())
    #expect(other[Sample.top] == 7 && other[Sample.quiet] && !other.hasOption("shell"))
    #expect(command[Sample.top] == 3 && !command[Sample.quiet])
  }

  @Test func knowsTheOptionsOfItsCommandAndOfTheProgram() throws {
    let command = try parsed("best", "p.csv")
    #expect(["top", "budget", "quiet", "output", "help"].allSatisfy(command.hasOption))
    #expect(!command.hasOption("tops") && !command.hasOption("--top"))
    #expect(!command.hasOption("n") && !command.hasOption(""))
    #expect(try !parsed("team", "show", "t.csv").hasOption("top"))
  }

  @Test func namesTheFilesThatItReads() throws {
    #expect(try parsed("check", "p.csv", "b.csv", "a.csv").filesRead == ["p.csv", "b.csv", "a.csv"])
    #expect(
      try parsed("best", "p.csv", "--rules", "r.yaml", "--output", "x").filesRead == ["p.csv", "r.yaml"])
    // The name of a rule set is not a file, and neither is a default.
    #expect(try parsed("best", "p.csv", "--rules", "fpl").filesRead == ["p.csv"])
    #expect(try parsed("completions", "bash").filesRead == [])
  }

  @Test func namesTheFilesThatItWrites() throws {
    let command = try parsed("team", "select", "t.csv", "Ada")
    #expect(command.filesWritten == ["t.csv"])
    #expect(command.filesRead == [])
    #expect(try parsed("best", "p.csv", "--output", "x").filesWritten == [])
  }

  @Test func optionsSayWhatIsWrongWithAText() {
    #expect(Sample.top.spec.problem(with: "7") == nil)
    #expect(Sample.top.spec.problem(with: "0") == ValueProblem(expected: "a whole number from 1 to 1000"))
    #expect(
      Sample.format.spec.problem(with: "jsn")
        == ValueProblem(expected: "'text', 'markdown', 'json' or 'csv'", nearest: "json"))
    #expect(Sample.quiet.spec.problem(with: "anything") == nil)
    #expect(Sample.quiet.spec.isFlag && !Sample.top.spec.isFlag)
  }

  @Test func stopsAtAnOptionThatTheCommandDoesNotDeclare() async {
    await #expect(processExitsWith: .failure) {
      guard case .run(let command) = try Sample.program.parse(["team", "show", "t.csv"]) else { return }
      _ = command[Sample.top]
    }
  }
}

import Testing

@testable import Tables

@Suite struct DiagnosticTests {
  @Test func descriptions() {
    var problem = Diagnostic(.error, file: "a.csv", code: "x", message: "is wrong")
    #expect(problem.description == "a.csv: is wrong")
    problem.line = 7
    #expect(problem.description == "a.csv:7: is wrong")
    problem.column = "cost"
    #expect(problem.description == "a.csv:7: cost: is wrong")
    problem.character = 3
    #expect(problem.description == "a.csv:7:3: cost: is wrong")
  }

  @Test func listKeepsTheFirst() {
    var list = ProblemList()
    for line in 1...30 { list.append(Diagnostic(.error, file: "a", line: line, code: "x", message: "")) }
    var other = ProblemList()
    other.append(Diagnostic(.error, file: "a", line: 0, code: "x", message: ""))
    other.append(list)
    #expect(other.count == 31)
    #expect(other.kept.map(\.line) == Array(0..<20))
    other.removeAll()
    #expect(other.count == 0 && other.kept.isEmpty)
  }
}

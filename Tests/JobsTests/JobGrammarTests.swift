import Testing

@testable import Jobs

struct JobGrammarTests {
  @Test func reservedOptionsAreNoneOfATask() {
    #expect(Sample.best.options.contains { $0.name == "output" })
    #expect(!Sample.grammar.options(of: Sample.best).contains { $0.name == "output" })
    #expect(
      Sample.grammar.allOptions.map(\.name) == [
        "budget", "where", "rules", "top", "players", "budgets", "team",
      ])
  }
}

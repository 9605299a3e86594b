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

  @Test func whatIsNotForATaskIsSaidSo() {
    let grammar = JobGrammar([Sample.best], reserved: ["output"], disallowedOptions: ["top"])
    #expect(grammar.options(of: Sample.best).map(\.name) == ["budget", "where", "rules", "players"])
    let message = "\"top\" is not allowed in a job: a task writes all its files and prints nothing"
    #expect(grammar.unknownDefault("top") == message)
    for key in ["top", "best top"] {
      let grammar = JobGrammar([Sample.best, Sample.check], reserved: ["output"], disallowedOptions: [key])
      #expect(grammar.unknown("top", grammar.options(of: Sample.best), of: Sample.best) == message)
    }
  }
}

import Testing

@testable import Options

struct NearestSpellingTests {
  @Test(arguments: [
    ("bugdet", "budget"), ("budgt", "budget"), ("budgeet", "budget"), ("budgat", "budget"),
    ("BUDGET", "budget"), ("tim", "time-limit"), ("jbos", "jobs"), ("kobs", "jobs"),
  ])
  func findsTheWordThatWasMeant(word: String, meant: String) {
    #expect(nearest(to: word, among: ["time-limit", "jobs", "budget"]) == meant)
  }

  @Test(arguments: ["", "x", "frobnicate", "bdt", "j"])
  func findsNothingFarAway(word: String) {
    #expect(nearest(to: word, among: ["time-limit", "jobs", "budget"]) == nil)
  }

  @Test func prefersFewerSlipsThenTheFirst() {
    #expect(nearest(to: "abcdef", among: ["abxyef", "abcdex"]) == "abcdex")
    #expect(nearest(to: "cat", among: ["bat", "hat"]) == "bat")
    #expect(nearest(to: "cat", among: []) == nil)
  }
}

import Testing

@testable import Words

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

  private let headers = ["name", "skill", "cost ($m)", "Total Points", "id"]

  @Test(arguments: [
    ("nmae", "name"), ("NAME", "name"), ("skil", "skill"), ("skilll", "skill"),
    ("total_points", "Total Points"), ("cost $m", "cost ($m)"), ("ic", "id"),
  ])
  func findsTheHeaderThatWasMeant(word: String, header: String) {
    #expect(nearest(to: word, among: headers) == header)
  }

  @Test(arguments: ["", "club", "x", "salary", "namibia"])
  func findsNoHeaderFarAway(word: String) {
    #expect(nearest(to: word, among: headers) == nil)
  }

  @Test func singleLettersAreNotAlike() {
    #expect(nearest(to: "a", among: ["b"]) == nil)
    #expect(nearest(to: "a", among: ["A"]) == "A")
  }

  @Test func longWordsMatchOnlyThemselves() {
    let long = String(repeating: "x", count: 101)
    #expect(nearest(to: long, among: [long + "y", long.uppercased()]) == long.uppercased())
  }
}

import Testing

@testable import Tables

@Suite struct NearestSpellingTests {
  private let headers = ["name", "skill", "cost ($m)", "Total Points", "id"]

  @Test(arguments: [
    ("nmae", "name"), ("NAME", "name"), ("skil", "skill"), ("skilll", "skill"),
    ("total_points", "Total Points"),
    ("cost $m", "cost ($m)"), ("ic", "id"),
  ])
  func near(word: String, header: String) {
    #expect(nearest(to: word, among: headers) == header)
  }

  @Test(arguments: ["", "club", "x", "salary", "namibia"])
  func far(word: String) {
    #expect(nearest(to: word, among: headers) == nil)
  }

  @Test func firstOfEquallyNearOnes() {
    #expect(nearest(to: "cat", among: ["bat", "hat"]) == "bat")
    #expect(nearest(to: "cat", among: ["bat", "cat"]) == "cat")
    #expect(nearest(to: "cat", among: []) == nil)
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

import Testing
import Words

struct ListingTests {
  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c"),
  ])
  func theLastWordIsSetApart(words: [String], text: String) {
    #expect(listed(words, "or") == text)
  }

  @Test func manyWordsAreShortened() {
    #expect(shortened(["a", "b"], to: 2) == ["a", "b"])
    #expect(listed(shortened(["a", "b", "c", "d"], to: 2), "or") == "a, b or 2 more")
  }

  @Test func oneIsSingular() {
    #expect(counted(1, "player") == "1 player")
    #expect(counted(0, "player") == "0 players")
    #expect(counted(1_000, "match", "matches") == "1,000 matches")
  }
}

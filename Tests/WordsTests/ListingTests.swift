import Testing
import Words

struct ListingTests {
  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c"),
  ])
  func theLastWordIsSetApart(words: [String], text: String) {
    #expect(listed(words, "or") == text)
  }
}

import Testing

@testable import Words

struct ShellQuotingTests {
  @Test(arguments: ["samples/players.csv", "--budget", "name=#1".replacing("#", with: "x"), "a+b,c:d@e%f"])
  func safeWordsStayBare(_ word: String) {
    #expect(shellQuoted(word) == word)
  }

  @Test(arguments: [("", "''"), ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("$HOME", "'$HOME'"), ("ü", "'ü'")])
  func othersAreQuoted(_ word: String, _ quoted: String) {
    #expect(shellQuoted(word) == quoted)
  }
}

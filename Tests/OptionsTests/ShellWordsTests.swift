import Testing

@testable import Options

struct ShellWordsTests {
  @Test func cutsAtSpacesOutsideQuotes() {
    #expect(shellWords("") == [])
    #expect(shellWords("  a  bc ") == ["a", "bc"])
    #expect(shellWords("a 'b c' \"d 'e\" f'g h'i ''") == ["a", "b c", "d 'e", "fg hi", ""])
    #expect(shellWords("a\\ b 'it'\\''s' \\\\") == ["a b", "it's", "\\"])
  }
}

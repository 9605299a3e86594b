import Chance

/// Strings made to break out of whatever they are put into: pieces of markup, letters of many scripts, and control
/// characters.
struct HostileText {
  private var chance: SplitMix64

  init(seed: UInt64) {
    chance = SplitMix64(seed: seed)
  }

  /// The next string, of up to twelve pieces.
  mutating func next() -> String {
    (0..<chance.integer(in: 1...12)).map { _ in
      Self.pieces[Int(chance.integer(in: 0...Int64(Self.pieces.count - 1)))]
    }.joined()
  }

  private static let pieces = [
    "a", "b", "Z", "9", " ", " ", "  ", "é", "ß", "日本", "👩‍👩‍👧", "e\u{301}", "שלום", "\u{A0}", "…",
    "\\", "`", "``", "*", "**", "***", "_", "__", "[", "]", "(", ")", "](", "[^1]", "![", "<", ">", "</",
    "/>",
    "<b>", "<!--", "-->", "<?", "<![CDATA[", "&", "&amp;", "&#60;", "&lt", "|", "||", "\\|", "| - |", "~",
    "~~",
    "~~~", ":", "://", "http://", "https://x.yz", "HTTP://q.example/?a=b", "ftp://f.gh", "www.", "WWW.x.com",
    "w", "ww", "@", "a@b.cd", "mailto:", "mailto:a@b.cd", "xmpp:a@b.cd/e", ".", ".co", "#", "##", "+", "-",
    "---", "- ",
    "=", "===", "1.", "1) ", "12. ", "[ ]", "[x] ", "\"", "'", "{", "}", "$", "$x$", "!", "?", "%", "^", "\t",
    "\n", "\r",
    "\r\n", "\n\n", "\n- ", "\n# ", "\u{0}", "\u{1B}[31m", "\u{7}", "\u{7F}", "\u{85}", "\u{2028}",
    "\u{202E}",
    "\u{2066}", "\u{200B}", "\u{FEFF}", "\u{FFFE}", "</td>", "</script>", "<script>alert(1)</script>",
    "\" onload=\"x", "javascript:x", "=HYPERLINK(", "@SUM(", ":--", ":smile:", "<a@b.cd>", "<http://a.b>",
  ]
}

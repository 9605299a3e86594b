import Testing

@testable import Documents

@Suite struct MarkdownTextTests {
  @Test func `a value is one escaped line`() {
    #expect(MarkdownText("a_b\r\nc").source == #"a\_b c"#)
  }

  @Test(arguments: [
    ("- item", #"\- item"#), ("+1", #"\+1"#), ("===", #"\==="#), ("1. first", #"1\. first"#),
    ("2) second", #"2\) second"#),
    ("49.0 left", "49.0 left"), ("   indented ", "indented"), ("3.", #"3\."#), ("", ""),
  ]) func `more acts where a block begins`(value: String, source: String) {
    #expect(MarkdownText(value).blockSource == source)
  }

  @Test func `marks become bold and code`() {
    let prose: Prose =
      "\("Bumrah", .good) for \("Rishabh", .strong), \("a_b", .code), \("data", .link(anchor: "d"))"
    #expect(MarkdownText(prose).source == "**Bumrah** for **Rishabh**, `a_b`, data")
  }

  @Test func `marks that would not work are left out`() {
    #expect(MarkdownText("x\("*y", .strong)" as Prose).source == #"x\*y"#)
    #expect(MarkdownText("\("a`b", .code)\(" c", .code)" as Prose).source == #"a\`b c"#)
    #expect(MarkdownText("\("a", .good)\("b", .warning)" as Prose).source == "**ab**")
  }

  @Test(arguments: [
    ("a/b", "[x](a/b.md)"), ("a b", "[x](a%20b.md)"), ("a)b(<>", "[x](a%29b%28%3C%3E.md)"),
    ("é", "[x](%C3%A9.md)"), ("javascript:x", "[x](javascript%3Ax.md)"), ("\n\"", "[x](%0A%22.md)"),
  ]) func `a reference leads to the Markdown of another page`(path: String, source: String) {
    #expect(MarkdownText("\("x", .page(path: path))" as Prose).source == source)
  }

  @Test func `a reference is one, whatever its words and its path are`() {
    let seed: UInt64 = 0x5EED_0010
    var hostile = HostileText(seed: seed)
    let allowed: Set = [
      "document", "table", "table_header", "table_row", "table_cell", "text", "code", "link",
    ]
    for round in 0..<4_000 {
      let (name, path, other) = ("n" + hostile.next(), hostile.next(), hostile.next())
      let table = DataTable(
        caption: "", columns: [.init("a")], rows: [.init([.init("\(name, .page(path: path))\(other)")])])
      let source = MarkdownTable(table).lines.joined(separator: "\n")
      let parsed = CommonMark(source + "\n")
      #expect(
        parsed.kinds.isSubset(of: allowed) && parsed.nodes.count { $0.kind == "link" } == 1
          && parsed.text.trimmed == "a" + ("\(name)\(other)" as Prose).visible.trimmed,
        "seed \(seed), round \(round): \(name.debugDescription) at \(path.debugDescription) as \(source)")
    }
  }

  private static let plain: Set = ["document", "paragraph", "text"]

  @Test func `a value reads as it was given, in a paragraph`() {
    let seed: UInt64 = 0x5EED_0001
    var hostile = HostileText(seed: seed)
    for round in 0..<4_000 {
      let value = hostile.next()
      let source = MarkdownText(value).blockSource
      let parsed = CommonMark(source + "\n")
      let expected = value.visible.trimmed
      #expect(parsed.text == expected, "seed \(seed), round \(round): \(value.debugDescription) as \(source)")
      #expect(
        parsed.kinds.isSubset(
          of: value.contains { "@:$".contains($0) } ? Self.plain.union(["code"]) : Self.plain),
        "seed \(seed), round \(round): \(value.debugDescription) as \(source)")
    }
  }

  @Test func `a marked value reads as it was given, in a list`() {
    let seed: UInt64 = 0x5EED_0002
    var hostile = HostileText(seed: seed)
    let allowed: Set = ["document", "list", "item", "paragraph", "text", "strong", "code"]
    for round in 0..<4_000 {
      let prose: Prose =
        "\(hostile.next(), .strong)\(hostile.next())\(hostile.next(), .good) \(hostile.next(), .code)"
      let source = "- " + MarkdownText(prose).blockSource
      let parsed = CommonMark(source + "\n")
      #expect(
        parsed.text == prose.visible.trimmed && parsed.kinds.isSubset(of: allowed),
        "seed \(seed), round \(round): \(prose.spans) as \(source), read as \(parsed.nodes)")
    }
  }
}

extension String {
  /// The text without the spaces that Markdown drops at the ends of a paragraph or a cell.
  var trimmed: String {
    var scalars = unicodeScalars[...]
    while scalars.first == " " { scalars.removeFirst() }
    while scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }
}

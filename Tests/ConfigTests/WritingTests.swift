import Chance
import Testing

@testable import Config

struct WritingTests {
  @Test func yamlReadsLikeWhatAPersonWrites() {
    let node = ConfigNode.mapping([
      ("name", .text("fpl-squad")), ("budget", .plain("100.0")),
      ("roles", .mapping([("GK", .plain(2)), ("DEF", .text("3-5"))])),
      ("lock", .list([.text("Rúben Dias"), .text("no"), .text("1234"), .text("a: b")])), ("ban", .list([])),
      (
        "groups",
        .list([.mapping([("a", .plain(1)), ("b", .list([.text("x")]))]), .list([.plain(1), .plain(2)])])
      ),
    ])
    #expect(
      node.yaml == """
        name: fpl-squad
        budget: 100.0
        roles:
          GK: 2
          DEF: 3-5
        lock:
          - Rúben Dias
          - "no"
          - "1234"
          - "a: b"
        ban: []
        groups:
          - a: 1
            b:
              - x
          - - 1
            - 2

        """)
  }

  @Test func jsonIsJSON() {
    let node = ConfigNode.mapping([
      ("a\"b", .text("1")), ("n", .plain("-0.5")), ("x", ConfigNode(.scalar(text: "01", isQuoted: false))),
      ("l", .list([.plain(true), .mapping([])])),
    ])
    #expect(
      node.json == """
        {
          "a\\"b": "1",
          "n": -0.5,
          "x": "01",
          "l": [
            true,
            {}
          ]
        }

        """)
  }

  /// Texts that would mean something else without quotes, here or to another parser.
  @Test(arguments: [
    "", " ", "a ", " a", "true", "No", "~", "null", "1", "1.5", "-1", "1e3", "0x1F", "2026-11-21", "1_000",
    "12:30", "a: b",
    "a:", "a #b", "#a", "- a", "-", "*a", "&a", "!a", "|", ">", "%a", "@a", "`a", "\"", "'", "a\nb", "a\tb",
    "{a}", "[a]",
    "a, b", "?", "? a", ":", "=", "<<", "\u{0}", "\u{7F}", "\u{85}", "\u{2028}", "\u{FEFF}", "\u{FFFF}", "😀",
    "e\u{301}",
    "\\n", "3-5", "1-", "-5-10", "1B", "1E", "$50,000", "---", "...", "a  b", "\u{A0}", ".5", ".inf",
  ])
  func everyTextSurvives(_ text: String) {
    for node in [ConfigNode.text(text), .list([.text(text)]), .mapping([(text, .text(text))])] {
      #expect(parsed(node.yaml).node?.plainOutline == node.plainOutline)
      #expect(parsed(node.json).node?.plainOutline == node.plainOutline)
    }
  }

  @Test func whatIsWrittenIsReadAgain() {
    var random = SplitMix64(seed: 54)
    for _ in 0..<5_000 {
      let node = node(depth: 0, &random)
      #expect(parsed(node.yaml).node?.plainOutline == node.plainOutline, "\(node.yaml)")
      #expect(parsed(node.json).node?.plainOutline == node.plainOutline, "\(node.json)")
    }
  }

  private func node(depth: Int, _ random: inout SplitMix64) -> ConfigNode {
    let kind = random.integer(in: depth > 3 ? 0...1 : 0...4)
    let count = Int(random.integer(in: 0...4))
    switch kind {
    case 0: return .plain(Int(random.integer(in: -5...500)))
    case 1: return .text(text(&random))
    case 2: return .list((0..<count).map { _ in node(depth: depth + 1, &random) })
    default:
      return .mapping((0..<count).map { ("\($0)" + text(&random), node(depth: depth + 1, &random)) })
    }
  }

  private func text(_ random: inout SplitMix64) -> String {
    let letters = Array("ab 1-:#'\"\\,[]{}é😀\n\t=|>&*!%@")
    return String((0..<random.integer(in: 0...6)).map { _ in random.element(of: letters) })
  }
}

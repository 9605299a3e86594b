import Chance
import Testing

@testable import Words

@Suite struct FoldingTests {
  @Test(arguments: [
    ("Kader Keïta", "kader keita"), ("Kader Kei\u{308}ta", "kader keita"),
    ("Martin Ødegaard", "martin odegaard"),
    ("N'Golo  Kanté", "ngolo kante"), ("J.J. Watt", "jj watt"), ("Müller-Weiß", "muller weiss"),
    ("ŁUKASZ PISZCZEK", "lukasz piszczek"), (" İlkay Gündoğan ", "ilkay gundogan"), ("Ærø", "aero"),
    ("Лев Яшин", "лев яшин"), ("D’Angelo", "dangelo"), ("a\u{200B}b\u{A0}c", "ab c"), ("", ""), ("...", ""),
    ("Đoković", "dokovic"), ("ｎ", "ｎ"),
  ])
  func texts(text: String, folded expected: String) {
    #expect(folded(text) == expected)
  }

  /// Thousands of random texts, most of them alike but for case, accents and dots.
  @Test func hashesOfTextsThatFoldAlike() {
    var random = SplitMix64(seed: 77)
    let parts = ["a", "A", "á", "Á", "b", ".", "'", "-", " ", "  ", "_", "ß", "ss", "Л", "л", "\u{200B}"]
    var texts: [Int: Set<String>] = [:]
    for _ in 0..<5_000 {
      let text = (0..<Int(random.integer(in: 0...5))).map { _ in parts[Int(random.integer(in: 0...15))] }
        .joined()
      let hash = Array(text.utf8).withUnsafeBytes(foldedHash)
      texts[hash, default: []].insert(folded(text))
    }
    #expect(texts.values.allSatisfy { $0.count == 1 })
    #expect(Set(texts.values.joined()).count == texts.count)
  }
}

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
}

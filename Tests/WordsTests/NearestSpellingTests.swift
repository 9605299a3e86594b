import Chance
import Testing

@testable import Words

struct NearestSpellingTests {
  @Test(arguments: [
    ("bugdet", "budget"), ("budgt", "budget"), ("budgeet", "budget"), ("budgat", "budget"),
    ("BUDGET", "budget"), ("tim", "time-limit"), ("jbos", "jobs"), ("kobs", "jobs"),
  ])
  func findsTheWordThatWasMeant(word: String, meant: String) {
    #expect(nearest(to: word, among: ["time-limit", "jobs", "budget"]) == meant)
  }

  @Test func theExampleOfTheDocumentation() {
    #expect(nearest(to: "Halland", among: ["Salah", "Haaland", "Saka"]) == "Haaland")
  }

  @Test(arguments: ["", "x", "frobnicate", "bdt", "j"])
  func findsNothingFarAway(word: String) {
    #expect(nearest(to: word, among: ["time-limit", "jobs", "budget"]) == nil)
  }

  @Test func prefersFewerSlipsThenTheFirst() {
    #expect(nearest(to: "abcdef", among: ["abxyef", "abcdex"]) == "abcdex")
    #expect(nearest(to: "cat", among: ["bat", "hat"]) == "bat")
    #expect(nearest(to: "cat", among: []) == nil)
  }

  private let headers = ["name", "skill", "cost ($m)", "Total Points", "id"]

  @Test(arguments: [
    ("nmae", "name"), ("NAME", "name"), ("skil", "skill"), ("skilll", "skill"),
    ("total_points", "Total Points"), ("cost $m", "cost ($m)"), ("ic", "id"),
  ])
  func findsTheHeaderThatWasMeant(word: String, header: String) {
    #expect(nearest(to: word, among: headers) == header)
  }

  @Test(arguments: ["", "club", "x", "salary", "namibia"])
  func findsNoHeaderFarAway(word: String) {
    #expect(nearest(to: word, among: headers) == nil)
  }

  @Test func singleLettersAreNotAlike() {
    #expect(nearest(to: "a", among: ["b"]) == nil)
    #expect(nearest(to: "a", among: ["A"]) == "A")
  }

  @Test func longWordsMatchOnlyThemselves() {
    let long = String(repeating: "x", count: 101)
    #expect(nearest(to: long, among: [long + "y", long.uppercased()]) == long.uppercased())
  }

  /// Whatever letters the words have, the fast comparison finds what the plain one does.
  @Test func theQuickWayFindsWhatThePlainOneDoes() {
    let letters = [
      "a", "A", "b", "c", "é", "É", "e\u{301}", "\r\n", "\r", "\n", "İ", "ß", "ẞ", "Ⱥ", "\u{212A}", "k", "ö",
      "ÿ",
      "\u{2CF}", "\u{300}", "😀", "Й", "й", "и", "и\u{306}", "\u{483}", "ԯ", "Ԯ", "α", "Α", "Ԁ", "©", "\u{AD}",
      "\u{200D}",
    ]
    for seed in 0..<4000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let last = [3, 6, letters.count - 1][Int(random.integer(in: 0...2))]
      func word() -> String {
        (0..<random.integer(in: 0...9)).map { _ in letters[Int(random.integer(in: 0...Int64(last)))] }
          .joined()
      }
      let (meant, candidates) = (word(), (0..<12).map { _ in word() })
      let limit = Int(random.integer(in: 0...4))
      let found = nearest(to: meant, among: candidates, atMost: limit)
      let expected = plainNearest(to: meant, among: candidates, atMost: limit)
      // Compared by Unicode scalars: equal letters may be written differently.
      #expect(
        found.map { Array($0.unicodeScalars) } == expected.map { Array($0.unicodeScalars) },
        "seed \(seed): \(meant) among \(candidates)")
    }
  }

  @Test func longWordsAreComparedUpToTheirLimit() {
    for length in [98, 99, 100, 101] {
      let word = String(repeating: "ab", count: 60).prefix(length)
      for meant in [word.dropFirst() + "", word + "x", "x" + word, word.dropLast(2) + "ba"] {
        let found = nearest(to: String(word), among: [String(meant)], atMost: 1)
        #expect(found == plainNearest(to: String(word), among: [String(meant)], atMost: 1), "\(length)")
      }
    }
  }
}

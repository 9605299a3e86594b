import Chance
import Testing

@testable import Jobs

struct TaskNameTests {
  @Test(arguments: [
    ("pools/week 1.csv", true, "week-1"), ("p.csv", true, "p"), ("a.b.csv", true, "a.b"),
    (".hidden", true, "hidden"), ("../..", true, "x"), ("pools/", true, "x"), ("", true, "x"),
    ("/", true, "x"), ("日本.csv", true, "x"), ("é.csv", true, "x"), ("p\u{301}.csv", true, "p-"),
    ("50", false, "50"), ("49.5", false, "49.5"), ("a/b", false, "a-b"), ("-5", false, "5"),
    ("...", false, "x"), ("role!=GK", false, "role--GK"), ("a\u{0}\n\u{1B}[b", false, "a----b"),
  ])
  func partsOfNamesHoldWhatFoldersMay(text: String, isFile: Bool, part: String) {
    #expect(TaskName.part(text, isFile: isFile) == part)
  }

  @Test(arguments: ["a", "A-b_c.9", "9", "_x", "a..b", String(repeating: "n", count: 100)])
  func goodNames(name: String) { #expect(TaskName.mistake(in: name) == nil) }

  @Test(arguments: [".", "..", ".a", "-a", "a/b", "a b", "é", "a\n", "a\u{0}", "\u{202E}a", "~"])
  func badNames(name: String) throws {
    let mistake = try #require(TaskName.mistake(in: name))
    #expect(mistake.hasSuffix(" cannot be the name of a folder; use letters from a to z, digits, - _ and ."))
  }

  @Test func aNameHasAHundredLettersAtMost() {
    #expect(
      TaskName.mistake(in: String(repeating: "n", count: 101)) == "a name has at most 100 letters")
    #expect(TaskName.part(String(repeating: "n", count: 500), isFile: false).count == 100)
  }

  @Test func aPartOfAnyTextIsAName() {
    var random = SplitMix64(seed: 62)
    for round in 0..<20_000 {
      let scalars = (0..<random.integer(in: 0...12)).compactMap { _ in
        Unicode.Scalar(UInt32(random.integer(in: 0...(random.integer(in: 0...1) == 0 ? 127 : 0x3FFF))))
      }
      let text = String(String.UnicodeScalarView(scalars))
      let part = TaskName.part(text, isFile: random.integer(in: 0...1) == 0)
      #expect(
        TaskName.mistake(in: part) == nil && !part.isEmpty,
        "seed 62, round \(round): \(text.debugDescription)")
    }
  }
}

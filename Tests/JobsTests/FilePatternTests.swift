import Chance
import Glibc
import Testing

@testable import Jobs

struct FilePatternTests {
  private func names(_ pattern: String, in folder: String) -> [String] {
    files(matching: folder + "/" + pattern).map { String($0.dropFirst(folder.count + 1)) }
  }

  @Test func aTextWithoutAPatternIsAFile() {
    #expect(files(matching: "no/such file.csv") == ["no/such file.csv"])
    #expect(files(matching: "") == [""])
  }

  @Test func filesComeInTheOrderOfTheirBytes() throws {
    let files = ["b.csv", "a.csv", "B.csv", "ä.csv", "a10.csv", "a9.csv", ".hidden.csv", "c.txt", "é.csv"]
    try withFiles(files) { folder in
      #expect(
        names("*.csv", in: folder) == ["B.csv", "a.csv", "a10.csv", "a9.csv", "b.csv", "ä.csv", "é.csv"])
      #expect(names("a?.csv", in: folder) == ["a9.csv"])
      #expect(names("[ab].csv", in: folder) == ["a.csv", "b.csv"])
      #expect(names("x*", in: folder) == [])
    }
  }

  /// On machines of any language: the C library would sort by its rules.
  @Test func theOrderDoesNotDependOnTheLanguage() throws {
    setlocale(LC_ALL, "C.UTF-8")
    defer { setlocale(LC_ALL, "C") }
    try withFiles(["b", "B", "a", "A", "ä"]) { folder in
      #expect(names("*", in: folder) == ["A", "B", "a", "b", "ä"])
    }
  }

  @Test func aFileOfThatNameIsNoPattern() throws {
    try withFiles(["p[1].csv", "p1.csv", "*", "a*b?.csv", "aXbY.csv"]) { folder in
      #expect(names("p[1].csv", in: folder) == ["p[1].csv"])
      #expect(names("p[12].csv", in: folder) == ["p1.csv"])
      #expect(names("*", in: folder) == ["*"])
      #expect(names("a*b?.csv", in: folder) == ["a*b?.csv"])
      #expect(names("a\\*b?.csv", in: folder) == ["a*b?.csv"])
    }
  }

  @Test func everyFileOfAFolderIsFoundOnce() throws {
    var random = SplitMix64(seed: 61)
    let letters = Array("abAB[]*?.-_ \u{1}\u{7F}éß日")
    let all = Set(
      (0..<200).map { _ in
        "x" + String((0..<random.integer(in: 1...6)).map { _ in letters[Int(random.integer(in: 0...15))] })
      })
    // A file of that very name would be meant alone.
    try withFiles(all.filter { $0 != "x*" }) { folder in
      let found = names("x*", in: folder)
      #expect(found == all.filter { $0 != "x*" }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }
  }
}

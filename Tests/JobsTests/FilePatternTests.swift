import Chance
import Glibc
import Testing

@testable import Jobs

struct FilePatternTests {
  private func names(_ pattern: String, in folder: String) throws -> [String] {
    try #require(files(matching: folder + "/" + pattern)).map { String($0.dropFirst(folder.count + 1)) }
  }

  @Test func aTextWithoutAPatternIsAFile() throws {
    #expect(files(matching: "no/such file.csv") == ["no/such file.csv"])
    #expect(files(matching: "") == [""])
  }

  @Test func whatCannotBeListedIsNoEmptyMatch() throws {
    try withFiles(["a.csv"]) { (folder: String) throws in
      symlink("loop", folder + "/loop")
      #expect(files(matching: folder + "/loop/*.csv") == nil)
      #expect(files(matching: folder + "/none/*.csv") == [])
      #expect(files(matching: folder + "/a.csv/*.csv") == [])
    }
  }

  @Test func filesComeInTheOrderOfTheirBytes() throws {
    let files = ["b.csv", "a.csv", "B.csv", "ä.csv", "a10.csv", "a9.csv", ".hidden.csv", "c.txt", "é.csv"]
    try withFiles(files) { (folder: String) throws in
      #expect(
        try names("*.csv", in: folder) == ["B.csv", "a.csv", "a10.csv", "a9.csv", "b.csv", "ä.csv", "é.csv"])
      #expect(try names("a?.csv", in: folder) == ["a9.csv"])
      #expect(try names("[ab].csv", in: folder) == ["a.csv", "b.csv"])
      #expect(try names("x*", in: folder) == [])
    }
  }

  /// The locale makes no difference, though the C library would sort by its rules.
  @Test func theOrderDoesNotDependOnTheLanguage() throws {
    setlocale(LC_ALL, "C.UTF-8")
    defer { setlocale(LC_ALL, "C") }
    try withFiles(["b", "B", "a", "A", "ä"]) { (folder: String) throws in
      #expect(try names("*", in: folder) == ["A", "B", "a", "b", "ä"])
    }
  }

  @Test func aFileOfThatNameIsNoPattern() throws {
    try withFiles(["p[1].csv", "p1.csv", "*", "a*b?.csv", "aXbY.csv"]) { (folder: String) throws in
      #expect(try names("p[1].csv", in: folder) == ["p[1].csv"])
      #expect(try names("p[12].csv", in: folder) == ["p1.csv"])
      #expect(try names("*", in: folder) == ["*"])
      #expect(try names("a*b?.csv", in: folder) == ["a*b?.csv"])
      #expect(try names("a\\*b?.csv", in: folder) == ["a*b?.csv"])
    }
  }

  @Test func everyFileOfAFolderIsFoundOnce() throws {
    var random = SplitMix64(seed: 61)
    let letters = Array("abAB[]*?.-_ \u{1}\u{7F}éß日")
    let all = Set(
      (0..<200).map { _ in
        "x" + String((0..<random.integer(in: 1...6)).map { _ in letters[Int(random.integer(in: 0...15))] })
      })
    // A file with exactly that name would be the only match.
    try withFiles(all.filter { $0 != "x*" }) { (folder: String) throws in
      let found = try names("x*", in: folder)
      #expect(found == all.filter { $0 != "x*" }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }
  }
}

import Chance
import Testing

@testable import Tables

@Suite struct TextColumnTests {
  @Test func textsOfRows() {
    var column = TextColumn(["Héctor", "", "B"])
    column.append("last")
    #expect(column.count == 4)
    #expect((0..<4).map { column[$0] } == ["Héctor", "", "B", "last"])
    #expect((0..<4).map { column.isEmpty($0) } == [false, true, false, false])
    #expect(column.withBytes(of: 0) { Array($0) } == Array("Héctor".utf8))
  }

  /// Texts that say something else have hashes of their own, short numbers of weeks and ages too.
  @Test func numbersHaveHashesOfTheirOwn() {
    let repeated = "abyz09".flatMap { letter in (0...40).map { String(repeating: letter, count: $0) } }
    let texts = Set(
      (0...200_000).map(String.init) + repeated + (1...30).map { "1" + String(repeating: "0", count: $0) })
    let hashes = texts.map { text in Array(text.utf8).withUnsafeBytes { textHash($0) } }
    #expect(Set(hashes).count == texts.count)
  }

  /// A column built from blocks of random texts, shorter and longer than two words, and those texts.
  private func built(isCoded: Bool, different: Int64, blocks: Int) -> (column: TextColumn, texts: [String]) {
    var chance = SplitMix64(seed: 0xC0DE)
    var builder = TextColumnBuilder(isCoded: isCoded)
    var cells = TextCells(column: 0, key: "x", isRequired: false, isCoded: isCoded, rows: 400)
    defer { cells.deallocate() }
    var known: [UInt16] = []
    var texts: [String] = []
    for _ in 0..<blocks {
      let count = Int(chance.integer(in: 0...399))
      for row in 0..<count {
        let number = chance.integer(in: 0...different)
        texts.append(String(repeating: "é", count: Int(number % 20)) + (number == 0 ? "" : "\(number)"))
        cells.set(texts[texts.count - 1], row: row)
      }
      builder.append(cells, rows: count, known: &known)
      if cells.startChunk() { known = [] }
    }
    return (builder.column, texts)
  }

  @Test(arguments: [false, true])
  func blocksContinueTheColumn(isCoded: Bool) {
    let (column, texts) = built(isCoded: isCoded, different: 500, blocks: 20)
    #expect(column.isCoded == isCoded)
    #expect((0..<column.count).map { column[$0] } == texts)
    let rows = Array(stride(from: texts.count - 1, through: 0, by: -3))
    let some = column.selecting(rows)
    #expect((0..<some.count).map { some[$0] } == rows.map { texts[$0] })
    var longer = column
    longer.append("one more")
    #expect(longer.count == texts.count + 1 && longer[0] == texts[0] && longer[texts.count] == "one more")
  }

  @Test func manyDifferentTextsAreKeptRowByRow() {
    let (column, texts) = built(isCoded: true, different: 100_000, blocks: 60)
    #expect(Set(texts).count > TextColumnBuilder.mostTexts && !column.isCoded)
    #expect((0..<column.count).map { column[$0] } == texts)
  }

  @Test(arguments: [false, true])
  func aBlockBeginsWithWhatTheOneBeforeLeft(isCoded: Bool) {
    var cells = TextCells(column: 0, key: "x", isRequired: false, isCoded: isCoded, rows: 4)
    defer { cells.deallocate() }
    var builder = TextColumnBuilder(isCoded: isCoded)
    var known: [UInt16] = []
    for (row, text) in ["one", "", "three"].enumerated() { cells.set(text, row: row) }
    builder.append(cells, rows: 2, known: &known)
    cells.restart(with: 2, isSet: true)
    cells.set("four", row: 1)
    builder.append(cells, rows: 2, known: &known)
    cells.restart(with: 2, isSet: false)
    cells.set(String(repeating: "x", count: 1 << 20), row: 0)
    builder.append(cells, rows: 1, known: &known)
    let column = builder.column
    #expect((0..<4).map { column[$0] } == ["one", "", "three", "four"])
    #expect(column[4].utf8.count == 1 << 20)
  }

  @Test func textsThatAreNotUTF8AreNotNumbered() {
    var cells = TextCells(column: 0, key: "x", isRequired: false, isCoded: true, rows: 4)
    defer { cells.deallocate() }
    cells.set("é", row: 0)
    #expect(cells.isUTF8(rows: 1))
    for bytes: [UInt8] in [[0xC3], Array(repeating: 0xE9, count: 20)] {
      cells.set(bytes, count: bytes.count, row: 1)
      #expect(!cells.isUTF8(rows: 2))
      _ = cells.startChunk()
    }
    #expect(cells.texts.texts.count == 1)
  }

  @Test func halvesOfACharacterInTwoTextsAreNotUTF8() {
    var cells = TextCells(column: 0, key: "x", isRequired: false, rows: 4)
    defer { cells.deallocate() }
    cells.set([0x61, 0xC3], count: 2, row: 0)
    cells.set([0xA9, 0x61], count: 2, row: 1)
    #expect(!cells.isUTF8(rows: 2))
    cells.set("é", row: 0)
    cells.set("é", row: 1)
    #expect(cells.isUTF8(rows: 2))
  }

  @Test func rowsThatRepeatAreAmongThoseThatMay() {
    var chance = SplitMix64(seed: 0xD0)
    var found = 0
    for (count, different) in [(0, 900), (1, 900), (2, 900), (30, 900), (3_000, 900), (70_000, 900_000)]
      as [(Int, Int64)]
    {
      let texts = (0..<count).map { _ in
        String(repeating: "n", count: Int(chance.integer(in: 0...20)))
          + "\(chance.integer(in: 0...different))"
      }
      let counts = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
      let repeated = texts.indices.filter { counts[texts[$0]]! > 1 }
      let rows = TextColumn(texts).rowsThatMayRepeat()
      for jobs in 2...3 { #expect(TextColumn(texts).rowsThatMayRepeat(jobs: jobs) == rows) }
      #expect(rows == rows.sorted() && Set(rows).isSuperset(of: repeated))
      #expect(rows.count - repeated.count <= count / 50 + 1)
      found += repeated.count
    }
    #expect(found > 100)
  }

  @Test func plainWords() {
    #expect(!TextColumn(["Ann Lee", "Bo "]).holdsMoreThanPlainWords)
    #expect(TextColumn(["Ann  Lee"]).holdsMoreThanPlainWords)
    #expect(TextColumn(["Ann", "Zoé"]).holdsMoreThanPlainWords)
  }
}

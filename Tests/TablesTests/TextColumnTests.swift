import Testing

@testable import Tables

@Suite struct TextColumnTests {
  @Test func textsAndRanges() {
    var column = TextColumn(["Héctor", "", "B"])
    column.append("last")
    #expect(column.count == 4)
    #expect((0..<4).map { column[$0] } == ["Héctor", "", "B", "last"])
    #expect(column.range(of: 0) == 0..<7)
    #expect(column.range(of: 1) == 7..<7)
    #expect(column.range(of: 3) == 8..<12)
  }

  @Test func blocksContinueTheColumn() {
    var column = TextColumn()
    var cells = TextCells(column: 0, key: "x", isRequired: false, rows: 4)
    defer { cells.deallocate() }
    cells.set("one", row: 0)
    cells.set("", row: 1)
    cells.set("three", row: 2)
    column.append(cells, rows: 2)
    cells.restart(with: 2, isSet: true)
    cells.set("four", row: 1)
    column.append(cells, rows: 2)
    #expect((0..<4).map { column[$0] } == ["one", "", "three", "four"])
    cells.restart(with: 2, isSet: false)
    cells.set(String(repeating: "x", count: 1 << 20), row: 0)
    column.append(cells, rows: 1)
    #expect(column[4].utf8.count == 1 << 20)
  }
}

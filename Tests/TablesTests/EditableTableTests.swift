import Chance
import Testing

@testable import Tables

struct EditableTableTests {
  private let request = TableRequest(columns: [
    .init(key: "name", sources: [[.header("name")]], required: true, kind: .text(required: true))
  ])

  private func read(_ text: String) throws -> (table: Table, cells: EditableTable) {
    let file = TemporaryFile(text)
    return try readEditableTable(file.path, request)
  }

  @Test func everyCellIsKept() throws {
    let (table, cells) = try read("note; Name \n\"a;\"\"b\"\"\";Ada\n\n;Bo\n")
    #expect(table.texts(at: 0)?[0] == "Ada" && table.count == 2)
    #expect(cells.headers == ["note", "Name"])
    #expect(cells.rows == [["a;\"b\"", "Ada"], ["", "Bo"]])
    #expect(cells.csv() == "note;Name\n\"a;\"\"b\"\"\";Ada\n;Bo\n")
  }

  @Test func theByteOrderMarkAndCarriageReturnsGo() throws {
    #expect(try read("\u{FEFF}name,x\r\nAda,1\r\n").cells.csv() == "name,x\nAda,1\n")
  }

  @Test func linesAboveTheHeaderAreNotLostSilently() throws {
    #expect(throws: InputError.self) { try read("My team\nname,x\nAda,1\n") }
  }

  @Test func aMalformedFileIsRefusedAsByEveryReader() throws {
    #expect(throws: InputError.self) { try read("name,x\n\"Ada,1\n") }
  }

  @Test func aColumnIsFoundOrAdded() {
    var table = EditableTable(headers: ["Name"], rows: [["Ada"]])
    #expect(table.place(of: "name") == 0 && table.place(of: "final") == nil)
    #expect(table.makePlace(of: "NAME") == 0)
    #expect(table.makePlace(of: "final") == 1)
    table.append([1: "yes"])
    #expect(table.headers == ["Name", "final"])
    #expect(table.rows == [["Ada", ""], ["", "yes"]])
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let pieces = ["a", ",", "\"", "\n", " ", "é", ";", "\r\n", "x"]
    for seed in 0..<300 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      func text() -> String {
        (0..<random.integer(in: 0...4)).map { _ in pieces[Int(random.integer(in: 0...8))] }.joined()
      }
      let rows = (0..<random.integer(in: 0...4)).map { _ in ["n" + text() + ".", "n" + text() + "."] }
      let table = EditableTable(headers: ["name", "note"], rows: rows)
      let written = try read(table.csv()).cells.rows
      #expect(written == rows, "seed \(seed)")
    }
  }
}

import Chance
import Testing

@testable import Tables

struct EditableTableTests {
  private let request = TableRequest(columns: [
    .init(key: "name", sources: [[.header("name")]], required: true, kind: .text(required: true))
  ])

  private func read(
    _ text: String, encoding: TableRequest.Encoding = .utf8
  ) throws -> (table: Table, cells: EditableTable) {
    try read(Array(text.utf8), encoding: encoding)
  }

  private func read(
    _ bytes: [UInt8], encoding: TableRequest.Encoding = .utf8
  ) throws -> (table: Table, cells: EditableTable) {
    let file = TemporaryFile(bytes)
    var request = request
    request.encoding = encoding
    return try readEditableTable(file.path, request)
  }

  @Test func everyCellIsKept() throws {
    let (table, cells) = try read("note; Name \n\"a;\"\"b\"\"\";Ada\n\n;Bo\n")
    #expect(table.texts(at: 0)?[0] == "Ada" && table.count == 2)
    #expect(cells.headers == ["note", "Name"])
    #expect(cells.rows == [["a;\"b\"", "Ada"], ["", "Bo"]])
    #expect(cells.csv() == "note; Name \n\"a;\"\"b\"\"\";Ada\n;Bo\n")
  }

  @Test func whatIsNotChangedKeepsItsBytes() throws {
    let text = "\u{FEFF}name,note , final\r\n\" Ada \",  x\t,\r\nBo,\"a, \"\"b\"\"\",no\r\n"
    var cells = try read(text).cells
    #expect(cells.csv() == text)
    cells.write("no", row: 1, place: 2)
    cells.write("", row: 0, place: 2)
    #expect(cells.csv() == text)
    cells.write("yes", row: 0, place: 2)
    cells.append([0: "Cy, old"])
    #expect(
      cells.csv()
        == "\u{FEFF}name,note , final\r\n\" Ada \",  x\t,yes\r\nBo,\"a, \"\"b\"\"\",no\r\n\"Cy, old\",,\r\n")
    cells.keep([1])
    #expect(cells.csv() == "\u{FEFF}name,note , final\r\nBo,\"a, \"\"b\"\"\",no\r\n")
  }

  @Test func cellsThatCannotBeDecodedAreKept() throws {
    let bytes = Array("name,note\nRohit,caf".utf8) + [0xE9] + Array("\nBo,\n".utf8)
    var cells = try read(bytes).cells
    #expect(cells.bytes() == bytes)
    #expect(cells.rows == [["Rohit", ""], ["Bo", ""]])
    cells.keep([0])
    #expect(cells.makePlace(of: "final") == 2)
    #expect(cells.bytes() == Array("name,note,final\nRohit,caf".utf8) + [0xE9] + Array(",\n".utf8))
  }

  @Test(arguments: [("\r\n", "\r\n"), ("\r", "\r"), ("\n", "\n"), ("", "\n")])
  func newLinesEndAsTheHeaderDoes(inFile: String, written: String) throws {
    var cells = try read("name,x\(inFile)").cells
    cells.append([0: "Ada"])
    #expect(cells.csv() == "name,x\(written)Ada,\(written)")
  }

  @Test func linesAboveTheHeaderAreKept() throws {
    let text = "My \"own\" team\n\na,b,c\nname,x\nAda,1\n"
    var (table, cells) = try read(text)
    #expect(table.count == 1 && cells.headers == ["name", "x"])
    #expect(cells.csv() == text)
    cells.append([0: "Bo"])
    #expect(cells.csv() == text + "Bo,\n")
    #expect(try read(#require(cells.bytes())).cells.rows == [["Ada", "1"], ["Bo", ""]])
  }

  @Test func missingCellsAreAddedOnlyWhereTheyAreNeeded() throws {
    var cells = try read("name,x,\nAda,1\nBo,2,\n").cells
    #expect(cells.rows == [["Ada", "1", ""], ["Bo", "2", ""]])
    #expect(cells.csv() == "name,x,\nAda,1\nBo,2,\n")
    #expect(cells.makePlace(of: "final") == 3)
    #expect(cells.csv() == "name,x,,final\nAda,1,,\nBo,2,,\n")
  }

  @Test func aByteOrderMarkSaysUTF8WhateverIsAskedFor() throws {
    let marked = "\u{FEFF}name\nJosé\n"
    let (table, cells) = try read(marked, encoding: .latin1)
    #expect(table.texts(at: 0)?[0] == "José")
    #expect(cells.rows == [["José"]] && cells.csv() == marked)
  }

  /// An encoding is named for all files of a command; one that is surely UTF-8 stays so, and is not mixed when written.
  @Test func utf8StaysSoWhateverIsAskedFor() throws {
    for encoding in [TableRequest.Encoding.latin1, .windows1250, .windows1251, .windows1252] {
      var cells = try read("name\nJosé\n", encoding: encoding).cells
      #expect(cells.rows == [["José"]])
      cells.append([0: "Zoë"])
      #expect(cells.csv() == "name\nJosé\nZoë\n")
    }
    // Both are words, so that the option settles it.
    #expect(try read(Array("name\n".utf8) + [0xCC, 0xB3], encoding: .windows1251).cells.rows == [["Мі"]])
  }

  @Test func aSecondByteOrderMarkIsNoText() throws {
    let (table, cells) = try read("\u{FEFF}\u{FEFF}name\nAda\n")
    #expect(table.headers == ["name"] && cells.csv() == "\u{FEFF}\u{FEFF}name\nAda\n")
  }

  /// A file that is written back must be recognised again, unless its encoding is named.
  @Test func aFileThatWouldNotBeRecognisedIsNotWritten() throws {
    let bytes = try #require(TableRequest.Encoding.windows1252.encode("name\nZoë\n"))
    var cells = try read(bytes, encoding: .auto).cells
    cells.append([0: "Jørgen"])
    #expect(cells.bytes() != nil)
    cells.append([0: "ÑÖÜÅÉ"])
    #expect(cells.bytes() == nil)
    #expect(
      cells.refusal("f.csv")
        == "with the new values, f.csv would no longer be recognised as Windows-1252; add --encoding windows-1252, "
        + "or save it as UTF-8 first")
    var named = try read(bytes, encoding: .windows1252).cells
    named.append([0: "ÑÖÜÅÉ"])
    #expect(named.bytes() != nil)
    named.append([0: "Łukasz"])
    #expect(named.refusal("f.csv").hasPrefix("f.csv is Windows-1252, which lacks some character"))
  }

  @Test func aMalformedFileIsRefusedAsByEveryReader() throws {
    #expect(throws: InputError.self) { try read("name,x\n\"Ada,1\n") }
  }

  /// Misplaced quotes in columns that are not used: every cell keeps its text and its row.
  @Test(arguments: [TableRequest.Encoding.utf8, .utf16LE, .windows1252])
  func strayQuotesAreKept(encoding: TableRequest.Encoding) throws {
    let text = "name,height,skill\nAdé,5'11\",3\nBo, 6\" 2\" ,4\nCy,\"1\"\"2\",5\n\"D\",,6\n"
    let bytes = try #require(encoding.encode(text))
    var (table, cells) = try read(bytes, encoding: encoding)
    #expect(cells.rows.map { $0[1] } == ["5'11\"", "6\" 2\"", "1\"2", ""])
    #expect(cells.rows.map { $0[0] } == (0..<4).map { table.texts(at: 0)![$0] })
    #expect(table.headerWarnings.map(\.code) == ["mended-quote"] && table.headerWarnings[0].line == 2)
    cells.write("9", row: 2, place: 2)
    let written = try #require(cells.bytes())
    #expect(
      written
        == encoding.encode(
          "name,height,skill\nAdé,\"5'11\"\"\",3\nBo,\" 6\"\" 2\"\" \",4\nCy,\"1\"\"2\",9\n\"D\",,6\n"))
    var again = try read(written, encoding: encoding)
    #expect(again.table.headerWarnings.isEmpty && again.cells.rows[0] == ["Adé", "5'11\"", "3"])
    again.cells.keep([0, 1, 2, 3])
    #expect(again.cells.bytes() == written)
  }

  /// A record ignored by one reader is ignored by the other.
  @Test func emptyRecordsAreNoneForBoth() throws {
    let request = TableRequest(columns: [.text("name", required: false)])
    let file = TemporaryFile("name,x\n , \n\"\",\t\n\" \",\n\u{A0},\u{202F}\nBo,\n")
    let (table, cells) = try readEditableTable(file.path, request)
    #expect(table.recordsRead == 1 && cells.rows == [["Bo", ""]])
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

  /// A file is written back byte for byte if nothing is changed.
  @Test func randomFilesKeepTheirBytes() throws {
    let fields = ["", "a", " b ", "\"c\"", " \"d, \"\"e\"\"\" ", "\"f\ng\"", "é", "\"\"", "h\ti"]
    for seed in 0..<500 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      func line(_ first: String) -> String {
        ([first] + (0..<2).map { _ in fields[Int(random.integer(in: 0...8))] }).joined(separator: ",")
      }
      let end = ["\n", "\r\n", "\r"][Int(random.integer(in: 0...2))]
      let lines = (0..<random.integer(in: 0...4)).map { _ in line("n") }
      let text = (["name,x,y"] + lines).map { $0 + end }.joined()
      #expect(try read(text).cells.csv() == text, "seed \(seed)")
    }
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

extension EditableTable {
  /// The file as text.
  fileprivate func csv() -> String { String(decoding: bytes() ?? [], as: UTF8.self) }
}

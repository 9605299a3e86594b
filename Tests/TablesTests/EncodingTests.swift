import Testing

@testable import Tables

@Suite struct EncodingTests {
  private let text = "name;skill;cost;club\nJosé;1;2;Köln\nZoë “Z”;3;4;x\n"

  private func bytes(_ encoding: TableRequest.Encoding, _ text: String) throws -> [UInt8] {
    try #require(encoding.encode(text))
  }

  @Test(arguments: [TableRequest.Encoding.utf8, .utf16LE, .utf16BE, .windows1252])
  func recognised(encoding: TableRequest.Encoding) throws {
    for mark in encoding == .windows1252 ? [""] : ["", "\u{FEFF}"] {
      let bytes = try bytes(encoding, mark + text)
      var seen: [UInt8] = []
      let file = TemporaryFile(bytes)
      let table = try readTable(file.path, poolRequest) { seen += $0 }
      #expect(table.texts == [["José", "1", "2"], ["Zoë “Z”", "3", "4"]])
      #expect(table.encoding == encoding)
      #expect(table.lines == [2, 3])
      #expect(seen == bytes)
      #expect(table.byteCount == bytes.count)
    }
  }

  /// The first letter beyond ASCII stands far behind the beginning of the file.
  @Test func windowsFarBehind() throws {
    let rows = String(repeating: "Ann,1,2\n", count: 20_000)
    let bytes = try bytes(.windows1252, "name,skill,cost\n" + rows + "Zoë,3,4\n")
    let file = TemporaryFile(bytes)
    var seen: [UInt8] = []
    let table = try readTable(file.path, poolRequest, chunkSize: 1000) { seen += $0 }
    #expect(table.count == 20_001)
    #expect(table.texts.last == ["Zoë", "3", "4"])
    #expect(table.encoding == .windows1252)
    #expect(seen == bytes)
  }

  @Test func windowsFarBehindInAColumnOfACondition() throws {
    let rows = String(repeating: "Ann,1,2,x\n", count: 2_000)
    let bytes = try bytes(.windows1252, "name,skill,cost,club\n" + rows + "Bob,3,4,Köln\n")
    var request = poolRequest
    request.filters = [TableRequest.Filter("club=Köln")!]
    #expect(try read(bytes: bytes, request).texts == [["Bob", "3", "4"]])
  }

  /// A damaged file of UTF-8 is none of Windows-1252.
  @Test func bothKindsOfBytes() throws {
    let bytes = Array("name,skill,cost\nZoë,1,2\nJos".utf8) + [0xE9] + Array(",3,4\n".utf8)
    #expect(
      problems(bytes: bytes) == [
        "3: name: \"Jos\u{FFFD}\" is not UTF-8; if the file is from Windows, add --encoding windows-1252"
      ])
  }

  @Test func optionSettlesIt() throws {
    var request = poolRequest
    request.encoding = .windows1251
    let bytes = try bytes(.windows1251, "name,skill,cost\nЛев,1,2\n")
    #expect(try read(bytes: bytes, request).texts == [["Лев", "1", "2"]])
    request.encoding = .windows1252
    let undefined = Array("name,skill,cost\nAnn,1,2\nB".utf8) + [0x81] + Array(",3,4\n".utf8)
    #expect(
      problems(bytes: undefined, request) == [
        "3: a byte that is none of Windows-1252; --encoding takes auto, utf8, latin1, windows-1250, "
          + "windows-1251, windows-1252, utf-16le, utf-16be"
      ])
  }

  @Test func editedFilesKeepTheirEncoding() throws {
    let bytes = try bytes(.utf16LE, "\u{FEFF}name,skill,cost\r\nJosé,1,2\r\n")
    let file = TemporaryFile(bytes)
    var (table, cells) = try readEditableTable(file.path, poolRequest)
    #expect(table.encoding == .utf16LE)
    #expect(cells.bytes() == bytes)
    cells.write("Zoë", row: 0, place: 0)
    #expect(cells.bytes() == (try self.bytes(.utf16LE, "\u{FEFF}name,skill,cost\r\nZoë,1,2\r\n")))
  }

  @Test(arguments: [
    (Array("PK\u{3}\u{4}....[Content_Types].xml".utf8), "this is an Excel workbook (.xlsx)"),
    (
      Array("PK\u{3}\u{4}..mimetypeapplication/vnd.oasis.opendocument.spreadsheet".utf8),
      "this is a LibreOffice"
    ),
    (Array("PK\u{3}\u{4}....x".utf8), "this is a ZIP archive"),
    ([0xD0, 0xCF, 0x11, 0xE0, 0xA1], "this is an old Excel workbook"),
    (Array("%PDF-1.7\n".utf8), "this is a PDF document"),
    (Array("\n  <!DOCTYPE html>\n<html>".utf8), "this is a web page (HTML)"),
    ([0x1F, 0x8B, 8, 0], "this is compressed (gzip)"),
  ])
  func otherKindsOfFiles(bytes: [UInt8], beginning: String) {
    let problems = problems(bytes: bytes)
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix(beginning) == true, "\(problems)")
    #expect(problems.first?.contains("CSV") == true || beginning.contains("gzip"))
  }
}

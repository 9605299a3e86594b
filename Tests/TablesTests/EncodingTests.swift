import Glibc
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

  /// Cyrillic words are runs of letters that do not occur in Western texts.
  @Test func cyrillic() throws {
    let text = "name,skill,cost\nЛев Яшин,1,2\nИгорь Акинфеев,3,4\n"
    let table = try read(bytes: try bytes(.windows1251, text))
    #expect(table.encoding == .windows1251 && table.texts.map { $0[0] } == ["Лев Яшин", "Игорь Акинфеев"])
    #expect(
      try read(bytes: try bytes(.windows1252, "name,skill,cost\nÑÄÜ Müller Núñez Zoë,1,2\n")).encoding
        == .windows1252)
  }

  /// Letters of Windows-1250 inside words, where Windows-1252 has signs.
  @Test(arguments: ["Kozłowski", "Michał", "Zieliński", "Piątek", "Šťastný", "Mureşan"])
  func centralEuropean(name: String) throws {
    let table = try read(bytes: try bytes(.windows1250, "name,skill,cost\n\(name),1,2\n"))
    #expect(table.encoding == .windows1250 && table.texts == [[name, "1", "2"]])
  }

  /// Signs beside words are Western.
  @Test(arguments: ["¿Ann¿", "Mª Angélica", "£Bob", "m³", "Ann¹", "Núñez", "Cœur"])
  func signsBesideWords(name: String) throws {
    let table = try read(bytes: try bytes(.windows1252, "name,skill,cost\n\(name),1,2\n"))
    #expect(table.encoding == .windows1252 && table.texts == [[name, "1", "2"]])
  }

  /// Files in other encodings are read with a warning if names look garbled, or else refused, with the way to convert them.
  @Test(arguments: [
    ([UInt8]([0x4B, 0x61, 0x6E, 0x74, 0x8E]), "KantŽ"), ([0xE9, 0xD7, 0xC1, 0xCE, 0xCF, 0xD7], "йЧБОПЧ"),
    ([0xA6, 0x77, 0x69, 0x64, 0xB3, 0x61], "¦widła"),
  ])
  func otherEncodings(name: [UInt8], shown: String) throws {
    let table = try read(bytes: Array("name,skill,cost\n".utf8) + name + Array(",1,2\n".utf8))
    #expect(table.texts[0][0] == shown && table.headerWarnings.map(\.code) == ["unlikely-encoding"])
    #expect(
      table.headerWarnings.first?.message.hasSuffix("iconv -f ENCODING -t UTF-8 OLD.csv > NEW.csv") == true)
    let japanese: [UInt8] = [0x96, 0x7B, 0x93, 0x63, 0x81, 0x40]
    let told = problems(bytes: Array("name,skill,cost\n".utf8) + japanese + Array(",1,2\n".utf8)).first
    #expect(
      told?.contains("; save the file as UTF-8, as with iconv -f ENCODING") == true, "\(told ?? "")"
    )
  }

  /// A capital followed by ё is also a character in UTF-8; a letter or two of those do not make another file Cyrillic.
  @Test func cyrillicWithIo() throws {
    let text = "name,skill,cost\nФёдор Чалов,1,2\nПётр Орлов,3,4\nАлёна,5,6\n"
    let table = try read(bytes: try bytes(.windows1251, text))
    #expect(table.encoding == .windows1251)
    #expect(table.texts.map { $0[0] } == ["Фёдор Чалов", "Пётр Орлов", "Алёна"])
    let utf8 = Array("name,skill,cost\nПётр,1,2\nAndrè,1,2\n".utf8)
    for stray in [[UInt8(0xEB)], [0xCF, 0xEB, 0xE8]] {
      #expect(throws: InputError.self) { try read(bytes: utf8 + stray + Array(",3,4\n".utf8)) }
    }
    let cell = try bytes(.windows1251, "Яшин")
    let told = problems(bytes: utf8 + cell + Array(",3,4\n".utf8)).first
    #expect(told?.hasSuffix("is not UTF-8; the rest of the file is") == true, "\(told ?? "")")
  }

  /// Two bytes that are also a character of UTF-8 do not make a file UTF-8.
  @Test(
    arguments: [
      (.windows1251, ["Мілан", "Міша"]), (.windows1251, ["Віталій Миколенко", "Наталії"]),
      (.windows1250, ["SZCZĘSNY", "JÓŹWIAK", "ZIELIŃSKI", "ŁUKASZ"]),
      (.windows1252, ["MÜLLER", "RENÉ’S BOY", "PÉREZ", "NUÑEZ"]),
    ] as [(TableRequest.Encoding, [String])])
  func accidentalUTF8(encoding: TableRequest.Encoding, names: [String]) throws {
    let text = "name,skill,cost\n" + names.map { "\($0),1,2\n" }.joined()
    let table = try read(bytes: try bytes(encoding, text))
    #expect(table.encoding == encoding && table.texts.map { $0[0] } == names)
  }

  /// A file that is not in the encoding given is told so, not that its prices are no numbers.
  @Test func notTheEncodingGiven() throws {
    var request = poolRequest
    request.encoding = .utf8
    request.usesGuesses = true
    let bytes = try bytes(.windows1252, "name,points,price\nZoë,1,€2\nBob,3,€4\n")
    let found = problems(bytes: bytes, request)
    #expect(
      found.first
        == "2: \"Zo\u{FFFD}\" is not UTF-8; if the whole file is from Windows, add --encoding windows-1252",
      "\(found)")
    #expect(found.dropFirst().contains { $0.hasPrefix("1: no column for ") }, "\(found)")
    let whole = problems("name,points,price\nZoë,1,€2\n", request)
    #expect(whole.allSatisfy { $0.hasPrefix("1: no column for ") }, "\(whole)")
  }

  /// Where it is half accident and half not, the encoding that reads all is named.
  @Test func doubtfulUTF8() throws {
    let text = "name,skill,cost\nANDRÉ’S,1,2\nMÜLLER,3,4\n"
    #expect(
      problems(bytes: try bytes(.windows1252, text)) == [
        "3: name: \"M\u{FFFD}LLER\" is not UTF-8; if the whole file is from Windows, add --encoding windows-1252"
      ])
  }

  /// A row from elsewhere at the beginning does not decide for the whole file.
  @Test func utf8FarBehind() throws {
    let rows = String(repeating: "Ann,1,2\n", count: 1_000) + "Zoë,1,2\nRené,1,2\n"
    let bytes = try bytes(.windows1252, "name,skill,cost\nNúñez,1,2\n") + Array(rows.utf8)
    #expect(
      problems(bytes: bytes) == ["2: name: \"N\u{FFFD}\u{FFFD}ez\" is not UTF-8; the rest of the file is"])
  }

  /// A few letters beyond ASCII in a row are no Cyrillic word if others are beside them.
  @Test(arguments: ["Sæþór", "Ñáñez", "Þórður"])
  func westernLettersInARow(name: String) throws {
    let table = try read(bytes: try bytes(.windows1252, "name,skill,cost\n\(name),5,5\nMüll,5,5\nA,1,1\n"))
    #expect(table.encoding == .windows1252 && table.texts[0] == [name, "5", "5"])
  }

  /// Without a mark, and with few characters of ASCII.
  @Test(arguments: ["Лев Яшин", "Γιώργος Μασούρας", "武磊", "一丁"])
  func utf16WithoutMark(name: String) throws {
    for encoding in [TableRequest.Encoding.utf16LE, .utf16BE] {
      let table = try read(bytes: try bytes(encoding, "name,skill,cost\n\(name),5,5\n\(name)я,1,1\n"))
      #expect(table.encoding == encoding && table.texts[0] == [name, "5", "5"])
    }
    #expect(!problems(bytes: Array("name,skill,cost\nA,\0\0\0\0\0\0\0\0,1\n".utf8)).isEmpty)
  }

  /// The first non-ASCII letter is far from the beginning of the file.
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

  /// Whatever problems come before it, the first byte that is not UTF-8 decides.
  @Test func windowsBehindManyProblems() throws {
    let rows = String(repeating: "Ann,x,2\n", count: 30)
    let bytes = try bytes(.windows1252, "name,skill,cost\n" + rows + "Zoë,3,4\n")
    var request = poolRequest
    request.skipsBadRows = true
    let table = try read(bytes: bytes, request)
    #expect(table.texts == [["Zoë", "3", "4"]] && table.badRecordCount == 30)
    request.skipsBadRows = false
    #expect(problems(bytes: bytes, request).allSatisfy { $0.hasSuffix("\"x\" is not a number") })
  }

  /// A pipe is kept when it is read, so that its encoding can be recognised wherever it shows.
  @Test func pipesAreReadAgain() throws {
    for (text, expected) in [("Zo\u{EB},1,2\nBo,3,4\n", 2), ("Ann,1,2\n", 1)] {
      var ends: [Int32] = [0, 0]
      try #require(Glibc.pipe(&ends) == 0)
      let bytes = try bytes(
        .windows1252, "name,skill,cost\n" + String(repeating: "Ann,x,2\n", count: 900) + text)
      #expect(bytes.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) } == bytes.count)
      var request = poolRequest
      request.skipsBadRows = true
      close(ends[1])
      let path = "/dev/fd/\(ends[0])"
      #expect(!isRereadable(path))
      #expect(try readTable(path, request).count == expected)
      #expect(isRereadable(path))
      #expect(try readTable(path, request).count == expected)
      close(ends[0])
    }
    let file = TemporaryFile("x")
    #expect(isRereadable(file.path))
  }

  /// A position far into a text.
  @Test func longTexts() throws {
    let text = String(repeating: "Zoë “Z” ", count: 9_000)
    for encoding in [TableRequest.Encoding.windows1252, .utf16BE] {
      let there = try bytes(encoding, text)
      #expect(try encoding.utf8(of: there) == Array(text.utf8))
      #expect(there.count == text.unicodeScalars.count * (encoding == .utf16BE ? 2 : 1))
    }
    let broken = [UInt8](repeating: 0x93, count: 50_000) + [0x81]
    #expect(throws: UndecodableByte(place: 50_000)) { try TableRequest.Encoding.windows1252.utf8(of: broken) }
  }

  /// A damaged UTF-8 file is not taken for Windows-1252.
  @Test func bothKindsOfBytes() throws {
    let bytes = Array("name,skill,cost\nZoë,1,2\nJos".utf8) + [0xE9] + Array(",3,4\n".utf8)
    #expect(
      problems(bytes: bytes) == [
        "3: name: \"Jos\u{FFFD}\" is not UTF-8; the rest of the file is"
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
        "3: a byte that is not valid Windows-1252; --encoding takes auto, utf8, latin1, windows-1250, "
          + "windows-1251, windows-1252, utf-16le, utf-16be; else save the file as UTF-8, as with iconv -f ENCODING -t UTF-8 OLD.csv > NEW.csv"
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

  @Test(
    arguments: [
      (
        Array("PK\u{3}\u{4}....[Content_Types].xml".utf8),
        "this is an Excel workbook (.xlsx), not a CSV file; "
      ),
      (
        Array("PK\u{3}\u{4}..mimetypeapplication/vnd.oasis.opendocument.spreadsheet".utf8),
        "this is a LibreOffice"
      ),
      (
        Array("PK\u{3}\u{4}....[Content_Types].xml..word/document.xml".utf8),
        "this is a text document (.docx or .odt), not a CSV file; "
      ),
      (
        Array("PK\u{3}\u{4}..mimetypeapplication/vnd.oasis.opendocument.text".utf8), "this is a text document"
      ),
      (Array("PK\u{3}\u{4}....x".utf8), "this is a ZIP archive"),
      ([0xD0, 0xCF, 0x11, 0xE0, 0xA1], "this is an old Excel workbook"),
      (
        Array(
          "<?xml version=\"1.0\"?><Workbook xmlns=\"urn:schemas-microsoft-com:office:spreadsheet\">".utf8),
        "this is an old Excel workbook"
      ),
      (Array("PK\u{3}\u{4}....Index/Document.iwa".utf8), "this is an Apple Numbers document"),
      (Array("%PDF-1.7\n".utf8), "this is a PDF document"),
      (Array("\n  <!DOCTYPE html>\n<html>".utf8), "this is a web page (HTML or XML)"),
      (Array("<meta charset=utf-8><body>".utf8), "this is a web page (HTML or XML)"),
      (Array("<DIV>\n<script>".utf8), "this is a web page (HTML or XML)"),
      (Array("[\n {\"name\": 1}]".utf8), "this is a JSON file"),
      (Array("{ \"a\": []}".utf8), "this is a JSON file"),
      ([0x1F, 0x8B, 8, 0], "this is compressed (gzip)"),
    ] as [([UInt8], String)])
  func otherKindsOfFiles(bytes: [UInt8], beginning: String) {
    let problems = problems(bytes: bytes)
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix(beginning) == true, "\(problems)")
    #expect(problems.first?.contains("CSV") == true || beginning.contains("gzip"))
  }

  @Test func headersInBracketsAreNoTags() {
    #expect(problems(bytes: Array("<TICKER>,<DATE>\nA,1\n".utf8)).allSatisfy { !$0.contains("web page") })
  }
}

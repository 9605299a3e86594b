import Testing

@testable import Tables

@Suite struct ReadTableTests {
  @Test func ordinaryFile() throws {
    let table = try read("name,skill,cost\nRohit,9,15.0\nKuldeep,7,9\n")
    #expect(table.texts == [["Rohit", "9", "15.0"], ["Kuldeep", "7", "9.0"]])
    #expect(table.lines == [2, 3])
    #expect(table.records == [1, 2])
    #expect(table.recordsRead == 2)
    #expect(table.recordsFiltered == 0)
    #expect(table.byteCount == 41)
    #expect(table.headers == ["name", "skill", "cost"])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func lineEnds(end: String) throws {
    let text = ["", "name,skill,cost", "A,1,2", "", "\"B\(end)B\",3,4", "C,5,6"].joined(separator: end)
    for chunkSize in [1, 2, 3, 7, 1 << 16] {
      let table = try read(text, chunkSize: chunkSize)
      #expect(table.texts == [["A", "1", "2"], ["B\(end)B", "3", "4"], ["C", "5", "6"]])
      #expect(table.lines == [3, 5, 7])
    }
  }

  @Test(arguments: [",", ";", "\t", "|"])
  func delimiters(delimiter: String) throws {
    let text = "name,skill,cost,club\n\"A, B; C\tD|E\",1,2.5,x\nF,3,4,\n"
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    let replaced = parts.enumerated().map { index, part in
      index == 1 ? part : String(part.map { $0 == "," ? Character(delimiter) : $0 })
    }.joined(separator: "\"")
    #expect(try read(replaced).texts == [["A, B; C\tD|E", "1", "2.5"], ["F", "3", "4.0"]])
    var request = poolRequest
    request.delimiter = delimiter.utf8.first
    #expect(try read(replaced, request).texts == [["A, B; C\tD|E", "1", "2.5"], ["F", "3", "4.0"]])
  }

  @Test func byteOrderMark() throws {
    let table = try read("\u{FEFF}name,skill,cost\nA,1,2\n")
    #expect(table.texts == [["A", "1", "2"]])
    #expect(table.headers.first == "name")
    #expect(try read("\u{FEFF}\"name\",skill,cost\nA,1,2\n").count == 1)
  }

  @Test func quotes() throws {
    let table = try read("name,skill,cost\n\"A \"\"the\"\" B\", \"1\" ,\"2\"\n\" padded \",3,4\n")
    #expect(table.texts == [["A \"the\" B", "1", "2"], ["padded", "3", "4"]])
  }

  @Test func paddingAndBlankLines() throws {
    let table = try read("\n \t\n  name , Skill ,COST\n\n Rohit Sharma , 9 ,15.0\n   \nB,1,2")
    #expect(table.texts == [["Rohit Sharma", "9", "15.0"], ["B", "1", "2.0"]])
    #expect(table.lines == [5, 7])
    #expect(table.headers == ["name", "Skill", "COST"])
  }

  /// Cells that only look empty make an empty row; the cells that are not read count too.
  @Test func rowsOfSpace() throws {
    let table = try read(
      "name,skill,cost,x\nA,1,2,\n\u{A0},\u{202F},\u{2009},\n\" \",\" \u{A0}\",,\u{2003}\n\u{A0}\nB,3,4,\n")
    #expect(table.texts == [["A", "1", "2"], ["B", "3", "4"]] && table.recordsRead == 2)
    #expect(problems("name,skill,cost,x\nA,1,2,\n,\u{A0},,y\n").count == 3)
  }

  @Test func emptyHeaderCells() throws {
    let table = try read(",name,skill,cost,,\n1,A,1,2,,\n2,B,3,4\n3,C,5,6,x\n")
    #expect(table.texts == [["A", "1", "2"], ["B", "3", "4"], ["C", "5", "6"]])
    // An empty cell after all the others comes from a delimiter at the end of the line.
    #expect(try read("name,skill,cost\nA,1,2,\nB,3,4\n").texts == [["A", "1", "2"], ["B", "3", "4"]])
    #expect(
      problems(",name,skill,cost,,\n1,A,1,2,,,x\n2,B,3\n") == [
        "2: 7 columns where the header has 4 to 6", "3: 3 columns where the header has 4 to 6",
      ])
  }

  @Test func firstOfDuplicateHeadersWins() throws {
    #expect(try read("Name,name,skill,cost\nA,B,1,2\n").texts == [["A", "1", "2"]])
  }

  @Test func repeatedHeaderIsABadRow() {
    #expect(
      problems("name,skill,cost\nA,1,2\nname,skill,cost\n") == [
        "3: skill: \"skill\" is not a number", "3: cost: \"cost\" is not a number",
      ])
  }

  @Test func optionalColumns() throws {
    var request = poolRequest
    request.columns += [.text("club", required: false), .text("role", required: false)]
    let table = try read("role,name,skill,cost\nGK,A,1,2\n,B,3,4\n", request)
    #expect(table.texts == [["A", "1", "2", "-", "GK"], ["B", "3", "4", "-", ""]])
  }

  @Test func joinedAndAlternativeSources() throws {
    var request = poolRequest
    request.columns[0].sources = [[.header("first"), .header("last")], [.header("name")]]
    let joined = try read("skill,last,cost,first\n1,Ospina,2,David\n3,Willian,4,\n5, ,6,\" Ede \"\n", request)
    #expect(joined.texts.map { $0[0] } == ["David Ospina", "Willian", "Ede"])
    #expect(try read("skill,name,cost,first\n1,Ospina,2,David\n", request).texts[0][0] == "Ospina")
    #expect(problems("skill,last,cost,first\n1, ,2,\n", request) == ["2: name: empty"])
  }

  @Test func oneCellForSeveralColumns() throws {
    var request = poolRequest
    request.columns[2].sources = [[.header("skill")]]
    request.columns.append(.cell(1))
    request.filters = [.init(cell: .header("name"), comparison: .notEqual, value: "C")]
    #expect(try read("name,skill\nA,1\nC,2\n", request).texts == [["A", "1", "1", "A"]])
  }

  @Test func columnsByNumber() throws {
    var request = TableRequest(columns: [.cell(3), .cell(1)])
    #expect(try read("x,y,z\na,b,c\n", request).texts == [["c", "a"]])
    request.hasHeader = false
    let table = try read("x;y;z\n\na;b;c", request)
    #expect(table.texts == [["z", "x"], ["c", "a"]])
    #expect(table.lines == [1, 3])
    #expect(table.headers.isEmpty)
    #expect(problems("a,b,c\nd,e\n", request) == ["2: 2 columns where the first record has 3"])
    #expect(
      problems("a,b\nd,e\n", request) == [
        "1: no column for #3; without a header columns have numbers, here #1 to #2, as in --columns #3=#1"
      ])
  }

  @Test func preambles() throws {
    let title = "My \"best\" players, season 2025\n\nprinted today\nname;skill;cost\nA;1;2\n"
    #expect(try read(title).texts == [["A", "1", "2"]])
    #expect(try read(title).lines == [5])
    let template = """
      1,QB,QB,RB,,Instructions
      ,,,,,"1. Column A lists
      all of your ""entries"", please"
      ,,,,,2. Do not edit
      ,,,,,,Position,Name,ID,Skill,Cost
      ,,,,,,QB,Mahomes,17,26.6,8000
      ,,,,,,WR,Hill,18,18.25,7000
      """
    let table = try read(template)
    #expect(table.texts == [["Mahomes", "26.60", "8000"], ["Hill", "18.25", "7000"]])
    #expect(table.lines == [6, 7])
    #expect(table.records == [1, 2])
  }

  @Test func longPreamble() throws {
    let preamble = String(repeating: "some words, nothing else\n", count: 3000)
    let table = try read(preamble + "name,skill,cost\nA,1,2\n")
    #expect(table.texts == [["A", "1", "2"]])
    #expect(table.lines == [3002])
  }

  @Test func numbersKeepTheirPlaces() throws {
    let table = try read("name,skill,cost\nA,1,$1.50M\nB,2.25,€565K\nC,-3.5,\"$50,899,072\"\n")
    #expect(
      table.texts == [["A", "1.00", "1500000"], ["B", "2.25", "565000"], ["C", "-3.50", "50899072"]])
  }

  @Test func fileInTenths() throws {
    let high = DecimalNumber(mantissa: 10, places: 0)
    var request = poolRequest
    request.columns[2] = .number("cost", unitPlaces: 1, allowed: .init(lowest: nil, highest: high))
    #expect(try read("name,skill,cost\nA,1,60\nB,1,55.5\n", request).texts.map { $0[2] } == ["6.00", "5.55"])
    #expect(problems("name,skill,cost\nA,1,101\nB,2,100\n", request) == ["2: cost: 10.1 is more than 10"])
  }

  @Test func rangeIsExactAtBothEnds() {
    var request = poolRequest
    request.columns[1] = .number(
      "skill",
      allowed: .init(
        lowest: DecimalNumber(mantissa: 5, places: 1), highest: DecimalNumber(mantissa: 105, places: 1)),
      hint: "--skill-range any accepts it")
    #expect(
      problems("name,skill,cost\nA,0.5,1\nB,10.5,1\nC,.50,1\nD,10.500000000000000000000,1\n", request) == [])
    #expect(
      problems("name,skill,cost\nA,0.499999999999999999,1\nB,11,1\nC,$10.51,1\nD,-1,1\n", request) == [
        "2: skill: 0.499999999999999999 is less than 0.5; --skill-range any accepts it",
        "3: skill: 11 is more than 10.5; --skill-range any accepts it",
        "4: skill: 10.51 is more than 10.5; --skill-range any accepts it",
        "5: skill: -1 is less than 0.5; --skill-range any accepts it",
      ])
  }

  @Test func badCells() {
    #expect(
      problems("name,skill,cost\n,1.0,2\n\" \",1,2\nC,,\"\"\nD,\"12,5\",1e\nE,1\nF,1,2,3\nG,1,2\n") == [
        "2: name: empty", "3: name: empty",
        "4: skill: empty; a number is needed", "4: cost: empty; a number is needed",
        "5: skill: \"12,5\" has a decimal comma, but \"1.0\" on line 2 has a decimal point; use one of them throughout",
        "5: cost: \"1e\" is not a number",
        "6: 2 columns where the header has 3", "7: 4 columns where the header has 3",
      ])
  }

  @Test func manyProblemsAreCounted() throws {
    let text = "name,skill,cost\n" + String(repeating: "A,x,y\n", count: 1000)
    #expect {
      try read(text)
    } throws: { error in
      guard case InputError.invalid(let problems, let count)? = error as? InputError else { return false }
      return problems.count == 20 && count == 2000 && problems.last?.line == 11
    }
    var request = poolRequest
    request.skipsBadRows = true
    let table = try read(text + "B,1,2\n,1,3.5\n", request)
    #expect(table.texts == [["B", "1", "2"]])
    #expect(table.records == [1001])
    #expect(table.badRecordCount == 1001)
    #expect(table.badRecords.count == 20)
    #expect(table.badRecords.allSatisfy { $0.severity == .warning })
    #expect(table.recordsRead == 1002)
  }

  @Test func filters() throws {
    var request = poolRequest
    request.filters = [
      .init(cell: .header("Club"), comparison: .equal, value: "ARS"),
      .init(cell: .number(3), comparison: .less, value: "$10"),
    ]
    let table = try read(
      "name,skill,cost,club\nA,1,2,ARS\nB,1,10,ARS\nC,bad,2,CHE\n,1,?,ARS\nD,2,9.99, ARS \n", request)
    #expect(table.texts == [["A", "1", "2.00"], ["D", "2", "9.99"]])
    #expect(table.records == [1, 5])
    #expect(table.recordsFiltered == 3)
    #expect(problems("name,skill,cost,club\nA,1,2\n", request) == ["2: 3 columns where the header has 4"])
    request.keepsFilteredRows = true
    let whole = try read(
      "name,skill,cost,club\nA,1,2,ARS\nB,1,10,ARS\nC,bad,2,CHE\n,1,?,ARS\nE,3,2,CHE\nD,2,9.99, ARS \n",
      request)
    #expect(whole.texts.map(\.[0]) == ["A", "B", "E", "D"] && whole.records == [1, 2, 5, 6])
    #expect(whole.keptFilteredRecords == [2, 5] && whole.recordsFiltered == 4)
    request.keepsFilteredRows = false
    request.filters = [.init(cell: .header("posicion"), comparison: .equal, value: "DEL")]
    #expect(try read("name,skill,cost,Posición\nA,1,2,DEL\nB,2,3,POR\n", request).count == 1)
    #expect(problems("name,skill,cost,Posición,Posicíon\nA,1,2,DEL,x\n", request).count == 1)
    request.filters = [.init(cell: .header("clbu"), comparison: .equal, value: "ARS")]
    #expect(
      problems("name,skill,cost,club\nA,1,2,x\n", request) == [
        "1: no column \"clbu\" to filter by; the nearest is \"club\""
      ])
  }

  @Test func latin1() throws {
    let bytes =
      Array("name,skill,cost,club\nA,1,2,".utf8) + [0xE9] + Array("\nH".utf8) + [0xE9]
      + Array("ctor,3,4,x\n".utf8)
    var request = poolRequest
    request.encoding = .utf8
    #expect(
      problems(bytes: bytes, request) == [
        "3: name: \"H\u{FFFD}ctor\" is not UTF-8; if the whole file is from Windows, add --encoding windows-1252"
      ])
    request.encoding = .latin1
    request.columns.append(.text("club"))
    let table = try read(bytes: bytes, request)
    #expect(table.texts == [["A", "1", "2", "é"], ["Héctor", "3", "4", "x"]])
    let pounds = Array("name,skill,cost,club\nA,1,".utf8) + [0xA3] + Array("5,x\n".utf8)
    #expect(try read(bytes: pounds, request).texts == [["A", "1", "5", "x"]])
  }

  @Test func encodingOfTheHeader() {
    let bytes = Array("name,skill,cost,".utf8) + [0xE9] + Array("quipe\nA,1,2,x\n".utf8)
    var request = poolRequest
    request.encoding = .utf8
    #expect(
      problems(bytes: bytes, request) == [
        "1: \"\u{FFFD}quipe\" is not UTF-8; if the whole file is from Windows, add --encoding windows-1252"
      ])
  }

  @Test func quotesThatAreWrong() {
    #expect(
      problems("name,skill,cost\nA,1,2\nB,1,\"2\"3\nC,1,2\n") == [
        "3: text after a closing quote; a quote inside a quoted field is written twice"
      ])
    #expect(
      problems("name,skill,cost\n\"A\n\n\"B,1,2\n") == [
        "4: text after a closing quote (the field begins on line 2); a quote inside a quoted field is written twice"
      ])
    #expect(
      problems("name,skill,cost\nA,x,2\nB\"b\",1,2\n").map { $0.prefix(20) } == [
        "2: skill: \"x\" is not", "3: name: a cell with",
      ])
    #expect(
      problems("name,skill,cost\nA,1,2\n\"B\",1,\"2\nC,1,2\n\n") == [
        "3: the quote that begins a field here is never closed"
      ])
    #expect(
      problems("name,skill,cost\n\"A\nA\",\"1\n\n") == [
        "3: the quote that begins a field here is never closed"
      ])
  }

  @Test func nulBytes() {
    #expect(
      problems("name,skill,cost\nA,1,2\n\"B\n\u{0}\",1,2\n") == [
        "4: a NUL byte; the file is not a text file, or is damaged"
      ])
    #expect(
      problems("na\u{0}me\nname,skill,cost\nA,1,2\n") == [
        "1: a NUL byte; the file is not a text file, or is damaged"
      ])
    var request = poolRequest
    request.encoding = .utf8
    let wide = "name,skill,cost\nAnn,1,2\n".utf8.flatMap { [$0, UInt8(0)] }
    #expect(
      problems(bytes: wide, request) == [
        "1: a NUL byte; the file looks like UTF-16; add --encoding utf-16le"
      ])
  }

  @Test func largestField() throws {
    let largest = String(repeating: "x", count: 1 << 20)
    #expect(try read("name,skill,cost\n\(largest),1,2\n\"\(largest)\",1,2").count == 2)
    #expect(try read("name,skill,cost,club\nA,1,2,\"\(largest)\"\n").count == 1)
    let message = "a field that begins here is larger than 1 MiB; is a closing quote missing?"
    #expect(problems("name,skill,cost\nA,1,2\n\(largest)x,1,2\nB,1,2\n") == ["3: \(message)"])
    #expect(problems("name,skill,cost\nA,1,2\n\"\n\n\(largest)\",1,2\n") == ["3: \(message)"])
    #expect(problems("name,skill,cost,club\nA,1,2,\"\(largest)x\"") == ["2: \(message)"])
    #expect(
      problems("name,skill,cost\nA,1,\"2\n\(String(repeating: "line\n", count: 1 << 20))") == [
        "2: \(message)"
      ])
  }

  @Test func filesWithoutRows() throws {
    #expect(problems("") == ["the file is empty"])
    #expect(problems("\n \r\n\n") == ["the file has only blank lines"])
    #expect(try read("name,skill,cost\n").count == 0)
    #expect(try read("name,skill,cost").recordsRead == 0)
    var request = poolRequest
    request.needsRows = true
    #expect(
      problems("\nname,skill,cost\n\n", request) == ["2: there are no rows after the header"])
    request = TableRequest(columns: [.cell(1)])
    request.hasHeader = false
    #expect(problems("", request) == ["the file is empty"])
  }

  @Test func wideNumbers() throws {
    let table = try read("name,skill,cost\nA,12345678901234567890123,1\nB,1.5,2\n")
    #expect(table.texts == [["A", "12345678901234567890123.0", "1"], ["B", "1.5", "2"]])
    guard case .number(let skills) = table.columns[1], case .wide = skills.units else {
      Issue.record("skills need 128 bits")
      return
    }
    #expect(
      problems("name,skill,cost\nA,1000000000000,1\nB,2,2\nC,0.000000000000000000000000000001,2\n") == [
        "4: skill: with this value the column needs more digits than fit in 128 bits"
      ])
    let huge = String(repeating: "9", count: 40)
    #expect(
      problems("name,skill,cost\nA,\(huge),1\n") == [
        "2: skill: \"\(huge)\" has more digits than can be kept exactly (about 36)"
      ])
  }

  @Test func everyByteIsInspectedOnce() throws {
    let text = "\u{FEFF}name,skill,cost\n" + String(repeating: "Ábc,1,2\n", count: 20_000)
    let file = TemporaryFile(text)
    for chunkSize in [1000, 1 << 16] {
      var seen: [UInt8] = []
      let table = try readTable(file.path, poolRequest, chunkSize: chunkSize) { seen += $0 }
      #expect(seen == Array(text.utf8))
      #expect(table.byteCount == seen.count)
      #expect(table.count == 20_000)
    }
  }
}

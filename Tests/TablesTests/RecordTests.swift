import FoundationEssentials
import Testing

@testable import Tables

@Suite struct RecordTests {
  private func cells(_ text: String) -> [[String]] {
    let opening = FilePrefix(bytes: Array(text.utf8), isWhole: true)
    return splitRecords(opening.bytes, from: opening.start, delimiter: UInt8(ascii: ","), isWhole: true)
      .records.map { record in record.cells.map { String(decoding: $0, as: UTF8.self) } }
  }

  @Test func linesAndPlaces() {
    let (records, malformations) = splitRecords(
      Array("a,\"b\nb\"\r\n\n c \rd".utf8), delimiter: UInt8(ascii: ","), isWhole: true)
    #expect(malformations.isEmpty)
    #expect(records.map(\.line) == [1, 4, 5])
    #expect(records.map(\.nextLine) == [3, 5, 6])
    #expect(records.map(\.end) == [9, 14, 15])
  }

  @Test func unfinishedRecordIsNotTaken() {
    let (records, malformations) = splitRecords(
      Array("a\n\"b".utf8), delimiter: UInt8(ascii: ","), isWhole: false)
    #expect(records.count == 1)
    #expect(malformations.isEmpty)
  }

  @Test func wrongQuotesAreMendedAndTold() {
    let (records, malformations) = splitRecords(
      Array("a \"b\"\nc,d\n\"e\"f\ng,\"h\n\n".utf8), delimiter: UInt8(ascii: ","), isWhole: true)
    let texts = records.map { $0.cells.map { String(decoding: $0, as: UTF8.self) } }
    #expect(texts == [["a \"b\""], ["c", "d"], ["\"e\"f"]])
    #expect(records.map(\.line) == [1, 2, 3])
    #expect(
      malformations == [
        Malformation(failure: .strayQuote, line: 1), Malformation(failure: .textAfterQuote, line: 3),
        Malformation(failure: .unterminatedQuote, line: 4),
      ])
  }

  /// csv-spectrum: a list of files, each with the rows that it represents as JSON objects.
  @Test(
    .enabled(if: sharedData != nil, noSharedData),
    arguments: [
      "comma_in_quotes", "empty", "empty_crlf", "escaped_quotes", "json", "newlines", "newlines_crlf",
      "quotes_and_newlines",
      "simple", "simple_crlf", "utf8",
    ])
  func csvSpectrum(name: String) throws {
    let folder = try #require(sharedData) + "/csv/csv-spectrum"
    let json = try contents("\(folder)/json/\(name).json")
    let expected = try JSONDecoder().decode([[String: String]].self, from: Data(json))
    let path = "\(folder)/csvs/\(name).csv"
    let headers = cells(String(decoding: try contents(path), as: UTF8.self))[0]
    let request = TableRequest(columns: headers.map { .text($0, required: false) })
    let table = try readTable(path, request)
    #expect(table.texts == expected.map { row in headers.map { row[$0] ?? "" } })
  }

  private struct RustCases: Decodable {
    struct Case: Decodable {
      var name: String
      var input: String
      var expected_rows: [[String]]
    }
    var plain_comma_cases: [Case]
  }

  /// The plain comma cases of rust-csv. One differs on purpose: libcsv drops spaces outside quotes, so a quote after
  /// spaces opens a quoted cell.
  @Test(.enabled(if: sharedData != nil, noSharedData))
  func rustCSV() throws {
    let json = try contents(try #require(sharedData) + "/csv/rust-csv/core-reader-tests.json")
    let cases = try JSONDecoder().decode(RustCases.self, from: Data(json)).plain_comma_cases
    #expect(cases.count > 10)
    for test in cases {
      let expected = test.name == "quote_outer_space" ? [["a"]] : test.expected_rows
      #expect(cells(test.input) == expected, "\(test.name)")
    }
  }
}

import Chance
import Testing

@testable import Tables

/// Thousands of small files, compared with the slow, simple reader below.
@Suite struct RandomFilesTests {
  /// Cells and line ends at random: quotes, blank lines, spaces and line breaks wherever they are allowed, and
  /// sometimes where they are not.
  @Test(arguments: 0..<8)
  func randomBytesAgreeWithTheSlowReader(part: UInt64) throws {
    let seed = 0x50FA + part
    var chance = SplitMix64(seed: seed)
    for number in 0..<1500 {
      let delimiter = [",", ";", "\t", "|"][Int(chance.integer(in: 0...3))]
      let bytes = Array("a\(delimiter)b\(lineEnd(&chance))".utf8) + soupBytes(&chance, delimiter)
      try compare(bytes, delimiter.utf8.first!, &chance, "seed \(seed), file \(number)")
    }
  }

  /// Well-formed files whose cells are known in advance.
  @Test func wellFormedFilesGiveTheirCells() throws {
    let seed: UInt64 = 0xF11E
    var chance = SplitMix64(seed: seed)
    for number in 0..<3000 {
      let delimiter = [",", ";", "\t", "|"][Int(chance.integer(in: 0...3))]
      var text = "a\(delimiter)b\(lineEnd(&chance))"
      var expected: [[String]] = []
      for _ in 0..<chance.integer(in: 0...6) {
        let cells = (0..<2).map { _ in randomCell(&chance) }
        if cells[0].isEmpty { continue }
        expected.append(cells)
        if chance.integer(in: 0...4) == 0 { text += lineEnd(&chance) }
        text += cells.map { written($0, &chance) }.joined(separator: delimiter) + lineEnd(&chance)
      }
      let table = try read(text, twoTexts(delimiter.utf8.first!), chunkSize: Int(chance.integer(in: 1...40)))
      #expect(table.texts == expected, "seed \(seed), file \(number): \(quoted(text))")
    }
  }

  private func compare(_ bytes: [UInt8], _ delimiter: UInt8, _ chance: inout SplitMix64, _ name: String)
    throws
  {
    let reader = SlowReader(bytes, delimiter: delimiter)
    var expected = reader.outcome
    // A row with more cells than the header is bad, whatever the quotes in them.
    let (mended, strays) = quotingStrayQuotes(bytes, from: reader.bodyStart, delimiter: delimiter)
    if expected.problems.last?.hasSuffix("quote") ?? false, !strays.isEmpty,
      strays.allSatisfy({ $0.field > 1 })
    {
      expected = SlowReader(mended, delimiter: delimiter).outcome
    }
    let chunkSize = Int(chance.integer(in: 1...40))
    func comment() -> Comment {
      "\(name), chunks of \(chunkSize): \(quoted(String(decoding: bytes, as: UTF8.self)))"
    }
    var request = twoTexts(delimiter)
    request.jobs = Int(chance.integer(in: 1...3))
    request.columns[1].hasFewTexts = chance.integer(in: 0...1) == 0
    let result = Result { () throws(InputError) in try read(bytes: bytes, request, chunkSize: chunkSize) }
    switch result {
    case .success(let table):
      #expect(expected.problems.isEmpty, comment())
      #expect(table.texts == expected.rows, comment())
      #expect(table.lines.map(Int.init) == expected.lines, comment())
      #expect(Array(table.records) == expected.rows.indices.map { Int32($0 + 1) }, comment())
    case .failure(.invalid(let problems, let count)):
      #expect(
        problems.map { "\($0.line!) \($0.code)" } == Array(expected.problems.prefix(20)), comment())
      #expect(count == expected.problems.count, comment())
    case .failure(let error):
      Issue.record(error, comment())
    }
  }

  private func twoTexts(_ delimiter: UInt8) -> TableRequest {
    var request = TableRequest(columns: [.text("a"), .text("b", required: false)])
    request.columns[1].required = true
    request.delimiter = delimiter
    request.encoding = .utf8
    return request
  }
}

private func lineEnd(_ chance: inout SplitMix64) -> String {
  ["\n", "\r\n", "\r"][Int(chance.integer(in: 0...2))]
}

private func soupBytes(_ chance: inout SplitMix64, _ delimiter: String) -> [UInt8] {
  var bytes: [UInt8] = []
  for _ in 0..<chance.integer(in: 0...20) {
    switch chance.integer(in: 0...99) {
    case 0...29: bytes += Array(["x", "yy", "zé", "7", "-"][Int(chance.integer(in: 0...4))].utf8)
    case 30...54: bytes += Array(delimiter.utf8)
    case 55...74: bytes += Array(lineEnd(&chance).utf8)
    case 75...84: bytes += Array([" ", "  ", "\t"][Int(chance.integer(in: 0...2))].utf8)
    case 85...95:
      bytes += Array(
        ["\"\"", "\"q\"", "\"q\"\"q\"", "\"q\nq\"", "\" q,;|\t\r\n\""][Int(chance.integer(in: 0...4))].utf8)
    case 96...97: bytes += Array("\"".utf8)
    case 98: bytes.append(0xE9)
    default: if chance.integer(in: 0...3) == 0 { bytes.append(0) }
    }
  }
  return bytes
}

private func randomCell(_ chance: inout SplitMix64) -> String {
  let parts = ["A", "bc", "é", "\"", "\n", "\r\n", ",", ";", "|", "ß ü", "12"]
  let cell = (0..<chance.integer(in: 0...5)).map { _ in parts[Int(chance.integer(in: 0...10))] }.joined()
  return String(trimmedOfSpace(cell))
}

/// A cell as a careful or careless person might write it.
private func written(_ cell: String, _ chance: inout SplitMix64) -> String {
  let isPlain = !cell.unicodeScalars.contains { "\"\r\n,;|".unicodeScalars.contains($0) }
  let pad = String(repeating: " ", count: Int(chance.integer(in: 0...2)))
  if isPlain, chance.integer(in: 0...1) == 0 { return pad + cell + pad }
  var doubled = ""
  for scalar in cell.unicodeScalars { doubled += scalar == "\"" ? "\"\"" : String(scalar) }
  return pad + "\"" + doubled + "\"" + pad
}

/// Reads byte by byte, directly by the rules.
private struct SlowReader {
  var outcome: (rows: [[String]], lines: [Int], problems: [String]) = ([], [], [])
  /// Where the first record after the header begins.
  private(set) var bodyStart = 0
  private let bytes: [UInt8]
  private let delimiter: UInt8
  private var place = 0
  private var hasStopped = false

  init(_ bytes: [UInt8], delimiter: UInt8) {
    self.bytes = bytes
    self.delimiter = delimiter
    var isHeader = true
    while place < bytes.count, !hasStopped {
      skipSpace()
      if place == bytes.count { break }
      if isLineEnd(place) {
        place += 1
        continue
      }
      let line = self.line(of: place)
      guard let cells = readRecord() else { break }
      if isHeader { bodyStart = place } else { judge(cells, line) }
      isHeader = false
    }
  }

  private mutating func judge(_ cells: [[UInt8]], _ line: Int) {
    if cells.allSatisfy({ $0.allSatisfy { " \t\r\n".utf8.contains($0) } }) { return }
    let isSurplusEmpty = cells.count == 3 && cells[2].isEmpty
    let cells = isSurplusEmpty ? Array(cells.dropLast()) : cells
    if cells.count != 2 {
      outcome.problems.append("\(line) wrong-columns")
      return
    }
    let texts = cells.map { String(validating: $0, as: UTF8.self).map { String(trimmedOfSpace($0)) } }
    let bad = texts.filter { $0 == nil }.map { _ in "\(line) not-utf8" }
    let empty = texts[0] == "" ? ["\(line) empty"] : []
    outcome.problems += empty + bad
    if bad.isEmpty, empty.isEmpty {
      outcome.rows.append(texts.map { $0! })
      outcome.lines.append(line)
    }
  }

  /// The cells up to a line end or the end of the file; `nil` if reading cannot continue.
  private mutating func readRecord() -> [[UInt8]]? {
    var cells: [[UInt8]] = []
    while true {
      skipSpace()
      guard let cell = place < bytes.count && bytes[place] == UInt8(ascii: "\"") ? readQuoted() : readPlain()
      else { return nil }
      cells.append(cell)
      if place == bytes.count { return cells }
      place += 1
      if isLineEnd(place - 1) { return cells }
    }
  }

  private mutating func readPlain() -> [UInt8]? {
    var cell: [UInt8] = []
    while place < bytes.count, bytes[place] != delimiter, !isLineEnd(place) {
      if bytes[place] == UInt8(ascii: "\"") { return stop("stray-quote", place) }
      if bytes[place] == 0 { return stop("nul-byte", place) }
      cell.append(bytes[place])
      place += 1
    }
    while cell.last == UInt8(ascii: " ") || cell.last == UInt8(ascii: "\t") { cell.removeLast() }
    return cell
  }

  private mutating func readQuoted() -> [UInt8]? {
    let start = place
    var cell: [UInt8] = []
    place += 1
    while true {
      if place == bytes.count { return stop("unterminated-quote", start) }
      if bytes[place] == 0 { return stop("nul-byte", place) }
      if bytes[place] != UInt8(ascii: "\"") {
        cell.append(bytes[place])
        place += 1
        continue
      }
      place += 1
      if place == bytes.count || bytes[place] != UInt8(ascii: "\"") { break }
      cell.append(UInt8(ascii: "\""))
      place += 1
    }
    skipSpace()
    if place < bytes.count, bytes[place] == 0 { return stop("nul-byte", place) }
    if place < bytes.count, bytes[place] != delimiter, !isLineEnd(place) {
      return stop("text-after-quote", place)
    }
    return cell
  }

  private mutating func stop(_ code: String, _ place: Int) -> [UInt8]? {
    outcome.problems.append("\(line(of: place)) \(code)")
    hasStopped = true
    return nil
  }

  private mutating func skipSpace() {
    while place < bytes.count, bytes[place] != delimiter,
      bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\t")
    {
      place += 1
    }
  }

  private func isLineEnd(_ place: Int) -> Bool {
    bytes[place] == UInt8(ascii: "\n") || bytes[place] == UInt8(ascii: "\r")
  }

  /// One more than the number of line ends before a byte; CRLF counts as one.
  private func line(of place: Int) -> Int {
    1
      + (0..<place).count { index in
        isLineEnd(index)
          && !(bytes[index] == UInt8(ascii: "\r") && index + 1 < bytes.count
            && bytes[index + 1] == UInt8(ascii: "\n"))
      }
  }
}

import Chance
import Testing

@testable import Tables

/// Tens of thousands of hostile files, each read in one go and then in chunks with arbitrary boundaries by several
/// threads: the table, its lines and record numbers, and the errors must be the same.
@Suite struct ChunksTests {
  @Test(arguments: 0..<10)
  func bordersAndThreadsChangeNothing(part: UInt64) throws {
    let seed = 0xB0DE5 + part
    var chance = SplitMix64(seed: seed)
    var kinds: [String: Int] = [:]
    for number in 0..<3_000 {
      let bytes = HostileFile(&chance).bytes
      let file = TemporaryFile(bytes)
      var request = Self.request(&chance)
      let expected = Outcome(file, request, chunkSize: max(64, bytes.count + 1))
      for _ in 0..<2 {
        let chunkSize = Int(chance.integer(in: 1...chance.integer(in: 1...90)))
        request.jobs = Int(chance.integer(in: 1...4))
        let found = Outcome(file, request, chunkSize: chunkSize)
        #expect(
          found == expected,
          "seed \(seed), file \(number), chunks of \(chunkSize), \(request.jobs) threads: \(quotedBytes(bytes))"
        )
      }
      kinds[expected.kind, default: 0] += 1
    }
    // Each way in which reading can end occurs often.
    for kind in ["table", "bad rows", "stray-quote", "text-after-quote", "unterminated-quote", "nul-byte"] {
      #expect(kinds[kind, default: 0] > 10, "seed \(seed): \(kinds)")
    }
    #expect(kinds["number-too-large", default: 0] > 2, "seed \(seed): \(kinds)")
  }

  /// Fields around the maximum size, which do not fit into any chunk.
  @Test(arguments: [(1 << 20) - 1, 1 << 20, (1 << 20) + 1])
  func hugeFields(size: Int) throws {
    let field = String(repeating: "x", count: size)
    for (quote, ahead) in [("", 1), ("\"", 1), ("\"", 40_000)] {
      let rows = String(repeating: "A,1,2\n", count: ahead)
      let file = TemporaryFile("name,skill,cost\n\(rows)\(quote)\(field)\(quote),3,4\nB,5,6\n")
      var request = poolRequest
      let expected = Outcome(file, request, chunkSize: 1 << 20)
      #expect(expected.kind == (size > 1 << 20 ? "field-too-large" : "table"))
      for (chunkSize, jobs) in [(1 << 18, 1), (1 << 18, 3), (1 << 12, 2)] {
        request.jobs = jobs
        #expect(Outcome(file, request, chunkSize: chunkSize) == expected, "\(size), \(chunkSize), \(jobs)")
      }
    }
  }

  /// A boundary found without regard to quotes would cut this file inside its fields.
  @Test func chunkBoundariesRespectQuotes() throws {
    let rows = (0..<500).map { "\"A\($0)\n,\"\"\n\",\($0),1\n" }.joined()
    let file = TemporaryFile("name,skill,cost\n" + rows)
    var request = poolRequest
    request.jobs = 3
    let table = try readTable(file.path, request, chunkSize: 30)
    #expect(table.texts.map { $0[1] } == (0..<500).map { "\($0)" })
    #expect(table.lines.map(Int.init) == (0..<500).map { 2 + 3 * $0 })
  }

  @Test func everyByteIsSeenOnceInOrder() throws {
    let text = "name,skill,cost\n" + (0..<20_000).map { "Player \($0),\($0),1\n" }.joined()
    let file = TemporaryFile(text)
    var request = poolRequest
    request.jobs = 4
    var seen: [UInt8] = []
    let table = try readTable(file.path, request, chunkSize: 1_000) { seen += $0 }
    #expect(seen == Array(text.utf8) && table.count == 20_000 && table.byteCount == seen.count)
  }

  /// A name, two numbers, a club with each text stored once, and sometimes a filter, digests or another encoding.
  private static func request(_ chance: inout SplitMix64) -> TableRequest {
    var columns: [TableRequest.Column] = [
      .text("name", required: chance.integer(in: 0...1) == 0), .number("skill"), .number("cost"),
      .text("club", required: false),
    ]
    columns[3].hasFewTexts = true
    var request = TableRequest(columns: columns)
    request.delimiter = UInt8(ascii: ",")
    request.digestsOtherCells = chance.integer(in: 0...1) == 0
    request.skipsBadRows = chance.integer(in: 0...3) == 0
    if chance.integer(in: 0...4) == 0 {
      request.filters = [.init(cell: .header("skill"), comparison: .atLeast, value: "2")]
      request.keepsFilteredRows = chance.integer(in: 0...1) == 0
    }
    if chance.integer(in: 0...4) == 0 {
      request.columns[2].isAmount = true
      request.filters.append(.init(cell: .header("cost"), comparison: .atLeast, value: "1"))
    }
    if chance.integer(in: 0...5) == 0 { request.encoding = .latin1 }
    return request
  }
}

/// Everything that a reading reports.
private struct Outcome: Equatable {
  var kind: String
  var rows: [[String]] = []
  var records: [Int32] = []
  var lines: [Int32] = []
  var otherCells: [UInt64] = []
  var counts: [Int] = []
  var kept: Set<Int32> = []
  var problems: [Diagnostic] = []

  init(_ file: borrowing TemporaryFile, _ request: TableRequest, chunkSize: Int) {
    do throws(InputError) {
      let table = try readTable(file.path, request, chunkSize: chunkSize)
      kind = "table"
      rows = table.texts
      (records, lines, otherCells) = (Array(table.records), Array(table.lines), table.otherCells)
      counts = [
        table.recordsRead, table.recordsFiltered, table.badRecordCount, table.badRecordProblemCount,
        table.byteCount,
      ]
      kept = table.keptFilteredRecords
      problems = table.badRecords
    } catch .invalid(let found, let count) {
      let codes = found.map(\.code)
      let fatal = [
        "stray-quote", "text-after-quote", "unterminated-quote", "nul-byte", "field-too-large",
        "number-too-large",
      ]
      kind = codes.last.flatMap { fatal.contains($0) ? $0 : nil } ?? "bad rows"
      (problems, counts) = (found, [count])
    } catch {
      kind = "\(error)"
    }
  }
}

/// A file of rows, some of which are malformed.
private struct HostileFile {
  var bytes: [UInt8] = []

  init(_ chance: inout SplitMix64) {
    if chance.integer(in: 0...9) == 0 { bytes = byteOrderMark }
    let lineEnd = ["\n", "\n", "\n", "\r\n", "\r"][Int(chance.integer(in: 0...4))]
    let isPlain = chance.integer(in: 0...3) == 0
    append("name,skill,cost,club" + (chance.integer(in: 0...1) == 0 ? ",age" : ""))
    let cells = bytes.count { $0 == UInt8(ascii: ",") }
    append(lineEnd)
    for _ in 0..<chance.integer(in: 0...25) {
      appendRow(cells, &chance, isPlain: isPlain)
      append(
        isPlain || chance.integer(in: 0...19) > 0
          ? lineEnd : ["\r", "\n\n", "\r\n", " \n"][Int(chance.integer(in: 0...3))])
    }
    if chance.integer(in: 0...9) == 0 {
      bytes.removeLast(Int(chance.integer(in: 0...Int64(bytes.count / 4))))
    }
    if !isPlain { spoil(&chance) }
  }

  private mutating func append(_ text: String) { bytes += Array(text.utf8) }

  private mutating func appendRow(_ cells: Int, _ chance: inout SplitMix64, isPlain: Bool) {
    append(name(&chance, isPlain: isPlain))
    for cell in 0..<cells {
      append(",")
      if !isPlain, chance.integer(in: 0...99) == 0 { append(",") }
      append(
        cell < 2
          ? number(&chance, isPlain: isPlain)
          : ["", "FC", "Real \"".dropLast() + "é", "Union of all towns"][Int(chance.integer(in: 0...3))])
    }
  }

  private func name(_ chance: inout SplitMix64, isPlain: Bool) -> String {
    let plain = ["Ann", "Bo Li", "Zoé", "x", "Player \(chance.integer(in: 0...99))"][
      Int(chance.integer(in: 0...4))]
    if isPlain || chance.integer(in: 0...1) == 0 { return plain }
    let parts = ["a", "\n", "\r\n", "\r", ",", "\"\"", " ", "é", "\n\"\"\n"]
    let inner = (0..<chance.integer(in: 0...6)).map { _ in parts[Int(chance.integer(in: 0...8))] }.joined()
    return "\"\(inner)x\""
  }

  private func number(_ chance: inout SplitMix64, isPlain: Bool) -> String {
    switch chance.integer(in: 0...99) {
    case 0 where !isPlain: "abc"
    case 1 where !isPlain: ""
    case 2...4: "$1,\(chance.integer(in: 100...999))M".replacingComma
    case 5: String(repeating: "9", count: Int(chance.integer(in: 17...24)))
    case 6 where chance.integer(in: 0...3) == 0: String(repeating: "8", count: 35)
    case 6: "0." + String(repeating: "1", count: Int(chance.integer(in: 1...12)))
    default: "\(chance.integer(in: 0...20)).\(chance.integer(in: 0...9))"
    }
  }

  /// Inserts a harmful byte anywhere, including at chunk boundaries.
  private mutating func spoil(_ chance: inout SplitMix64) {
    let start = bytes.count { $0 == UInt8(ascii: ",") } < 3 ? bytes.count : 24
    guard chance.integer(in: 0...1) == 0, start < bytes.count else { return }
    let harm: [UInt8] = [0x22, 0x22, 0x22, 0x00, 0xE9, 0x0D, 0x0A, 0x2C]
    for _ in 0..<chance.integer(in: 1...2) {
      bytes.insert(
        harm[Int(chance.integer(in: 0...7))], at: Int(chance.integer(in: Int64(start)...Int64(bytes.count))))
    }
  }
}

extension String {
  /// The text in quotes, since it contains a comma.
  fileprivate var replacingComma: String { "\"\(self)\"" }
}

/// The bytes of a file in a form that a test can display.
private func quotedBytes(_ bytes: [UInt8]) -> String {
  bytes.map { $0 < 0x7F && $0 >= 0x20 ? String(Unicode.Scalar($0)) : "<\(String($0, radix: 16))>" }.joined()
}

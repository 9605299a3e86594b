/// One record split into cells: for the few at the beginning of a file, in which the header is searched for.
struct Record: Equatable {
  /// The bytes of its cells.
  var cells: [[UInt8]]
  /// The line on which it begins, from 1.
  var line: Int
  /// The line after it.
  var nextLine: Int
  /// The offset of its first byte.
  var start: Int
  /// The offset of the first byte after it.
  var end: Int
}

extension Record {
  /// Whether all cells are blank, so that it is not a record of the table.
  var isEmpty: Bool { filledCount == 0 }

  var filledCount: Int { cells.count { !$0.withUnsafeBytes(isBlank) } }

  /// Whether it holds something, and every cell that does has letters and no digit.
  var hasOnlyWords: Bool {
    !isEmpty && !hasDigit
      && cells.allSatisfy {
        $0.isEmpty || $0.contains { $0 >= 0x80 || "a"..."z" ~= Unicode.Scalar($0 | 0x20) }
      }
  }

  var hasDigit: Bool { cells.joined().contains { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } }
}

/// A position at which the quotes of a file are wrong.
struct Malformation: Equatable {
  var failure: CSVParser.Failure
  var line: Int
}

/// Splits the beginning of a file into records, line by line.
///
/// A line with wrong quotes is recorded, because a title above the header may contain anything; where it is a record of
/// its own, its cells are those that it would have with its quotes written correctly. Blank lines are not records.
/// - Parameter isWhole: whether nothing follows `bytes`, so that the last record needs no line end.
/// - Complexity: O(bytes), with an array for every cell.
func splitRecords(_ bytes: [UInt8], from start: Int = 0, delimiter: UInt8, isWhole: Bool) -> (
  records: [Record], malformations: [Malformation]
) {
  let collector = UnsafeMutablePointer<RecordCollector>.allocate(capacity: 1)
  collector.initialize(to: RecordCollector())
  defer {
    collector.deinitialize(count: 1)
    collector.deallocate()
  }
  bytes.withUnsafeBytes { bytes in
    collect(bytes, from: start, delimiter: delimiter, isWhole: isWhole, into: collector)
  }
  return (collector.pointee.records, collector.pointee.malformations)
}

private func collect(
  _ bytes: UnsafeRawBufferPointer, from start: Int, delimiter: UInt8, isWhole: Bool,
  into collector: UnsafeMutablePointer<RecordCollector>
) {
  func newParser() -> CSVParser {
    CSVParser(delimiter: delimiter, context: collector, onField: collectField, onRecord: collectRecord)
  }
  var parser = newParser()
  var lines = LineSlicer()
  lines.beginPiece()
  collector.pointee.end = start
  collector.pointee.recordStart = start
  while collector.pointee.end < bytes.count {
    let start = collector.pointee.end
    let end = lines.endOfSlice(in: bytes, from: start)
    collector.pointee.line = lines.line
    collector.pointee.end = end
    if let failure = parser.parse(UnsafeRawBufferPointer(rebasing: bytes[start..<end])) {
      parser = newParser()
      let record = collector.pointee.recordStart..<end
      let isLine = collector.pointee.recordLine == lines.line && (isWhole || endsLine(bytes[end - 1]))
      collector.pointee.passOver(failure)
      guard isLine, failure != .oversizedField else { continue }
      collector.pointee.beginRecordAgain(at: record.lowerBound)
      let mended = quotingStrayQuotes(Array(bytes[record]), delimiter: delimiter).text + [UInt8(ascii: "\n")]
      if mended.withUnsafeBytes({ parser.parse($0) }) != nil { collector.pointee.startRecord() }
      parser = newParser()
    }
  }
  if isWhole, let failure = parser.finish() { collector.pointee.passOver(failure) }
}

/// Collects what the parser reports.
private struct RecordCollector {
  var records: [Record] = []
  var malformations: [Malformation] = []
  var cells: [[UInt8]] = []
  /// The line being parsed, and its end.
  var line = 1
  var end = 0
  /// The lines on which the next record and the next field begin.
  var recordLine = 1
  var fieldLine = 1
  /// The offset of the next record.
  var recordStart = 0

  mutating func endRecord() {
    if !cells.isEmpty {
      records.append(Record(cells: cells, line: recordLine, nextLine: line + 1, start: recordStart, end: end))
    }
    startRecord()
  }

  mutating func passOver(_ failure: CSVParser.Failure) {
    let beginsWithField = failure == .unterminatedQuote || failure == .oversizedField
    malformations.append(Malformation(failure: failure, line: beginsWithField ? fieldLine : line))
    startRecord()
  }

  mutating func beginRecordAgain(at start: Int) {
    (recordLine, recordStart) = (line, start)
  }

  mutating func startRecord() {
    cells = []
    recordLine = line + 1
    fieldLine = line + 1
    recordStart = end
  }
}

private func collectField(
  _ bytes: UnsafeMutableRawPointer?, _ count: Int, _ context: UnsafeMutableRawPointer?
) {
  guard let collector = context?.assumingMemoryBound(to: RecordCollector.self) else { return }
  collector.pointee.cells.append(Array(UnsafeRawBufferPointer(start: bytes, count: count)))
  collector.pointee.fieldLine = collector.pointee.line
}

private func collectRecord(_ terminator: Int32, _ context: UnsafeMutableRawPointer?) {
  context?.assumingMemoryBound(to: RecordCollector.self).pointee.endRecord()
}

/// Reads chunks of a file's body one after the other, each into a block of rows.
///
/// A chunk that a parser can read independently is first read in one call, with its lines counted at the ends of
/// records. Where that cannot be right, because quotes are wrong, lines end inside quotes, or there is a NUL, a lone CR
/// or bad UTF-8, it is read again line by line, and so are the following chunks, probably of the same kind.
final class ChunkReader {
  /// The reason why a file cannot be read further; its line numbers are relative to the start of the chunk.
  enum Failure: Equatable {
    case malformed(CSVParser.Failure, line: Int, fieldLine: Int)
    case nul(line: Int)
  }

  /// The rows of the block, and the outcome of the other records.
  let sink: UnsafeMutablePointer<RowSink>
  /// The failure that ended the latest chunk, if it could not be read completely.
  private(set) var failure: Failure?
  /// The number of lines that ended in the chunks since the latest fresh start.
  var lineCount: Int { readsByLine ? lines.nextLine : sink.pointee.line }
  /// For each text column the codes in the table's column for the texts numbered here.
  var knownCodes: [[UInt16]]

  private let request: TableRequest
  private let layout: Layout
  private var parser: CSVParser
  private var lines = LineSlicer(line: 0)
  private var readsByLine: Bool

  /// Creates a reader of chunks of at most `chunkSize` bytes, or of pieces of a file that cannot be cut into chunks.
  init(file: String, _ request: TableRequest, _ layout: Layout, chunkSize: Int, byLine: Bool = false) {
    // Reading in one call does not check the length of fields.
    precondition(chunkSize <= CSVParser.largestField, "no field of a chunk is too large")
    self.request = request
    self.layout = layout
    sink = .allocate(capacity: 1)
    sink.initialize(to: RowSink(file: file, request, layout, pieceSize: chunkSize))
    knownCodes = Array(repeating: [], count: sink.pointee.texts.count)
    readsByLine = byLine
    parser = Self.parser(layout, sink, byLine: byLine)
  }

  deinit {
    sink.pointee.deallocate()
    sink.deinitialize(count: 1)
    sink.deallocate()
  }

  /// Reads a chunk that begins and ends with records.
  func read(_ chunk: UnsafeRawBufferPointer, holdsQuotes: Bool) {
    if !readsByLine {
      start()
      if readAtOnce(chunk, holdsQuotes) { return }
      readsByLine = true
      parser = Self.parser(layout, sink, byLine: true)
    }
    start()
    readOn(chunk)
    finish()
  }

  /// Reads the next bytes of a file that cannot be cut into chunks, line by line.
  func readOn(_ piece: UnsafeRawBufferPointer) {
    // A text may have begun in the previous piece.
    if piece.holdsNonASCII { sink.pointee.keepsBytes = false }
    lines.beginPiece()
    let nul = piece.firstIndex(of: 0, from: 0)
    var start = 0
    while start < piece.count, failure == nil {
      let end = lines.endOfSlice(in: piece, from: start)
      sink.pointee.line = lines.line
      note(parser.parse(UnsafeRawBufferPointer(rebasing: piece[start..<min(end, nul)])))
      if nul < end, failure == nil { failure = .nul(line: lines.line) }
      start = end
    }
  }

  func finish() {
    if failure == nil { note(parser.finish()) }
  }

  private static func parser(_ layout: Layout, _ sink: UnsafeMutablePointer<RowSink>, byLine: Bool)
    -> CSVParser
  {
    let onField: CSVParser.FieldCallback =
      if byLine {
        takeFieldOfLine
      } else if sink.pointee.digests == nil {
        takeFieldOfChunk
      } else {
        takeOrDigestFieldOfChunk
      }
    return CSVParser(
      delimiter: layout.delimiter, context: sink, onField: onField,
      onRecord: byLine ? takeRecordOfLine : takeRecordOfChunk)
  }

  private func start() {
    failure = nil
    lines = LineSlicer(line: 0)
    if sink.pointee.startChunk() { knownCodes = Array(repeating: [], count: knownCodes.count) }
  }

  /// Reads a chunk in one call of the parser.
  /// - Returns: whether the result is the same as when read line by line.
  private func readAtOnce(_ chunk: UnsafeRawBufferPointer, _ holdsQuotes: Bool) -> Bool {
    let (feed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    if chunk.firstIndex(of: 0, from: 0) < chunk.count { return false }
    if chunk.firstIndex(of: carriageReturn, from: 0) < chunk.count,
      chunk.count(of: carriageReturn) != chunk.count(of: carriageReturn, followedBy: feed)
    {
      return false
    }
    let holdsNonASCII = chunk.holdsNonASCII
    sink.pointee.keepsBytes = !holdsNonASCII || !chunk.holdsMoreThanLatin
    guard parser.parse(chunk) == nil, parser.finish() == nil else { return false }
    // An LF outside quotes ends a record; an LF inside quotes does not.
    if holdsQuotes, sink.pointee.line != chunk.count(of: feed) { return false }
    guard holdsNonASCII, sink.pointee.keepsBytes else { return true }
    // The texts of rows that are left out as bad are not kept, and may also be bad UTF-8.
    let rows = sink.pointee.rows
    return !sink.pointee.slowPath.tally.hasBadRecords
      && sink.pointee.texts.allSatisfy { $0.isUTF8(rows: rows) }
  }

  private func note(_ problem: CSVParser.Failure?) {
    if let problem {
      let large = sink.pointee.oversizedLine
      failure = .malformed(
        problem, line: sink.pointee.line, fieldLine: large >= 0 ? large : sink.pointee.fieldLine)
    } else if sink.pointee.oversizedLine >= 0 {
      failure = .malformed(.oversizedField, line: sink.pointee.line, fieldLine: sink.pointee.oversizedLine)
    }
  }
}

extension ChunkReader.Failure {
  /// Returns the problem, in a chunk that begins on line `line` of a file.
  func problem(file: String, chunkLine: Int) -> Diagnostic {
    switch self {
    case .malformed(let failure, let line, let fieldLine):
      Tables.malformed(failure, file: file, line: chunkLine + line, fieldLine: chunkLine + fieldLine)
    case .nul(let line): nulByte(file: file, line: chunkLine + line)
    }
  }
}

/// Reads the wanted columns of a CSV file.
///
/// The file is streamed: memory holds the wanted columns, not the file.
///
/// ```swift
/// let cost = TableRequest.Column(
///   key: "cost", sources: [[.header("cost")], [.header("price")]], required: true,
///   kind: .number(unitPlaces: 0, allowed: .any, hint: nil))
/// let table = try readTable("players.csv", TableRequest(columns: [cost]))
/// table.numbers(at: 0)![0]      // 125 for 12.5
/// table.numbers(at: 0)!.places  // 1
/// ```
///
/// - Parameters:
///   - path: the file as the user spelled it; a pipe works too.
///   - request: the wanted columns and how to read them.
///   - inspect: sees every byte of the file once, in order, in pieces (for a checksum).
/// - Throws: `InputError.unreadable` when the file cannot be read, `InputError.invalid` with all problems when
///   something in it is wrong, `InputError.interrupted` when `isStopped` returned true.
/// - Complexity: O(bytes).
public func readTable(
  _ path: String, _ request: TableRequest,
  inspect: (UnsafeRawBufferPointer) -> Void = { _ in }
) throws(InputError) -> Table {
  // With the rows read from it, a chunk of this size stays in the processor's cache.
  var table = try readTable(path, request, chunkSize: 1 << 16, inspect: inspect)
  table.readText = nil
  return table
}

/// Reads a table in chunks of at most `chunkSize` bytes.
func readTable(
  _ path: String, _ request: TableRequest, chunkSize: Int,
  inspect: (UnsafeRawBufferPointer) -> Void = { _ in }
) throws(InputError) -> Table {
  precondition(
    request.delimiter.map { !"\"\r\n".utf8.contains($0) } ?? true,
    "a delimiter is neither a quote nor a line end")
  var request = request
  if request.isStrict, request.encoding == .auto { request.encoding = .utf8 }
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: chunkSize, alignment: 16)
  defer { buffer.deallocate() }
  return try FileReading(path: path, request: request, buffer: buffer).table(inspect: inspect)
}

/// The reading of one file.
struct FileReading {
  let path: String
  let request: TableRequest
  let buffer: UnsafeMutableRawBufferPointer

  /// The result of reading a text once.
  struct Attempt {
    var table: Result<Table, InputError>
    /// Whether it contains bytes that are not UTF-8.
    var hasBadEncoding = false
  }

  /// Reads the file; a file that is not what its beginning suggests is read again from memory.
  func table(inspect: (UnsafeRawBufferPointer) -> Void) throws(InputError) -> Table {
    let source = try ByteSource(path, isStopped: request.isStopped)
    var opening = FilePrefix()
    try opening.grow(from: source, into: buffer, inspect: inspect)
    if let error = notCSV(opening.bytes, file: path) { throw error }
    guard request.encoding.isUTF8, request.encoding.resolved(for: opening.bytes).isUTF8 else {
      var bytes = opening.bytes
      try source.readRest(after: &bytes, buffer, inspect: inspect)
      return try table(ofAll: bytes, in: request.encoding.resolved(for: bytes))
    }
    var seen = opening.bytes.count
    let first = attempt(&opening, source) { piece in
      seen += piece.count
      inspect(piece)
    }
    guard source.expectedSize != nil else { return try first.table.get() }
    if let again = try secondAttempt(after: first, seen: seen, inspect) { return again }
    return try first.table.get()
  }

  /// Reads again a regular file that is from Windows or has stray quotes; `nil` if neither applies.
  /// - Parameter seen: the number of bytes that `inspect` has seen.
  private func secondAttempt(after first: Attempt, seen: Int, _ inspect: (UnsafeRawBufferPointer) -> Void)
    throws(InputError) -> Table?
  {
    var ofQuotes: InputError?
    if case .failure(let error) = first.table, case .invalid(let problems, _) = error,
      problems.last?.isOfQuotes ?? false
    {
      ofQuotes = error
    }
    let mayBeWindows = first.hasBadEncoding && request.encoding == .auto
    guard mayBeWindows || ofQuotes != nil else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(seen)
    try ByteSource(path, isStopped: request.isStopped).readRest(after: &bytes, buffer) { _ in }
    var table: Table?
    if mayBeWindows, let encoding = windowsEncoding(bytes) {
      table = try self.table(ofAll: bytes, in: encoding)
    } else if let ofQuotes {
      table = try repaired(bytes, insteadOf: ofQuotes)
      table?.byteCount = bytes.count
    } else if case .failure(let error) = first.table {
      throw error.naming(encodingOf: bytes)
    }
    if table != nil {
      bytes.withUnsafeBytes { if seen < $0.count { inspect(UnsafeRawBufferPointer(rebasing: $0[seen...])) } }
    }
    return table
  }

  /// Reads a table from a source of UTF-8 whose beginning is known.
  func attempt(
    _ opening: inout FilePrefix, _ source: ByteSource, inspect: (UnsafeRawBufferPointer) -> Void
  ) -> Attempt {
    do throws(InputError) {
      let layout = try findLayout(&opening, source, buffer, request, file: path, inspect: inspect)
      let wanted = layout.guess.map { request.taking($0) } ?? request
      // Reserves no more than a small file needs.
      let rest = opening.isWhole ? max(64, opening.bytes.count - layout.bodyStart) : buffer.count
      let chunks = ChunkSource(
        source, behind: opening, from: layout.bodyStart, chunkSize: min(buffer.count, rest))
      let reading = TableReading(file: path, wanted, layout, chunks)
      let table = Result { () throws(InputError) in try reading.table(inspect: inspect) }
      return Attempt(table: table, hasBadEncoding: reading.hasBadEncoding)
    } catch {
      var attempt = Attempt(table: .failure(error))
      if case .invalid(let problems, _) = error {
        attempt.hasBadEncoding = problems.contains(where: \.isOfEncoding)
      }
      return attempt
    }
  }
}

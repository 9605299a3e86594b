/// Reads the wanted columns of a CSV file.
///
/// The file is streamed: memory holds the wanted columns, not the file.
///
/// - Parameters:
///   - path: the file as the user spelled it; a pipe works too.
///   - request: what is wanted and how to read.
///   - inspect: sees every byte of the file once, in order, in pieces (for a checksum).
/// - Throws: `InputError.unreadable` when the file cannot be read, `InputError.invalid` with every
///   problem of the file when something in it is wrong, `InputError.interrupted` when `isStopped` said so.
/// - Complexity: O(bytes).
public func readTable(
  _ path: String, _ request: TableRequest,
  inspect: (UnsafeRawBufferPointer) -> Void = { _ in }
) throws(InputError) -> Table {
  // Larger chunks read no faster, and errors stop sooner with small ones.
  try readTable(path, request, chunkSize: 1 << 18, inspect: inspect)
}

/// Reads a table in chunks of at most `chunkSize` bytes.
func readTable(
  _ path: String, _ request: TableRequest, chunkSize: Int,
  inspect: (UnsafeRawBufferPointer) -> Void = { _ in }
) throws(InputError) -> Table {
  precondition(
    request.delimiter.map { !"\"\r\n".utf8.contains($0) } ?? true,
    "a delimiter is neither a quote nor a line end")
  let source = try ByteSource(path, isStopped: request.isStopped)
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: chunkSize, alignment: 16)
  defer { buffer.deallocate() }

  var opening = Opening()
  try opening.grow(from: source, into: buffer, inspect: inspect)
  if let kind = FileKind(opening.bytes) { throw kind.problem(file: path) }
  var request = request
  if request.isStrict, request.encoding == .auto { request.encoding = .utf8 }
  let encoding = request.encoding.resolved(for: opening.bytes)
  guard encoding.isUTF8 else {
    return try readConverted(from: encoding, opening, source, buffer, request, file: path, inspect: inspect)
  }
  var bytesSeen = opening.bytes.count
  do throws(InputError) {
    let table = try readUTF8(&opening, source, buffer, request, file: path) { piece in
      bytesSeen += piece.count
      inspect(piece)
    }
    guard request.encoding == .auto, table.badRecords.contains(where: \.isOfEncoding) else { return table }
    return try rereadAsWindows1252(path, request, buffer, seen: bytesSeen, inspect: inspect) ?? table
  } catch .invalid(let problems, let count) {
    var table: Table?
    if source.expectedSize != nil, request.encoding == .auto, problems.contains(where: \.isOfEncoding) {
      table = try rereadAsWindows1252(path, request, buffer, seen: bytesSeen, inspect: inspect)
    } else if source.expectedSize != nil, problems.last?.code == "stray-quote" {
      table = try rereadMendingQuotes(path, request, buffer, seen: bytesSeen, inspect: inspect)
    }
    guard let table else { throw .invalid(problems: problems, count: count) }
    return table
  }
}

/// Reads a table from a source of UTF-8 whose beginning is known.
func readUTF8(
  _ opening: inout Opening, _ source: ByteSource, _ buffer: UnsafeMutableRawBufferPointer,
  _ request: TableRequest, file: String, inspect: (UnsafeRawBufferPointer) -> Void
) throws(InputError) -> Table {
  let layout = try findLayout(&opening, source, buffer, request, file: file, inspect: inspect)
  let request = layout.guess.map { request.taking($0) } ?? request
  // No more room than a small file needs.
  let rest = opening.isWhole ? max(64, opening.bytes.count - layout.bodyStart) : buffer.count
  let chunks = ChunkSource(
    source, behind: opening, from: layout.bodyStart, chunkSize: min(buffer.count, rest))
  return try TableReading(file: file, request, layout, chunks).table(inspect: inspect)
}

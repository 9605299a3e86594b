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
  // Larger pieces read no faster, and errors stop sooner with small ones.
  try readTable(path, request, pieceSize: 1 << 16, inspect: inspect)
}

/// Reads a table in pieces of at most `pieceSize` bytes.
func readTable(
  _ path: String, _ request: TableRequest, pieceSize: Int,
  inspect: (UnsafeRawBufferPointer) -> Void = { _ in }
) throws(InputError) -> Table {
  precondition(
    request.delimiter.map { !"\"\r\n".utf8.contains($0) } ?? true,
    "a delimiter is neither a quote nor a line end")
  let source = try ByteSource(path, isStopped: request.isStopped)
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: pieceSize, alignment: 16)
  defer { buffer.deallocate() }

  var opening = Opening()
  try opening.grow(from: source, into: buffer, inspect: inspect)
  var request = request
  request.encoding = request.encoding.heedingMark(of: opening.bytes)
  let layout = try findLayout(&opening, source, buffer, request, file: path, inspect: inspect)
  var body = BodyReader(
    file: path, request, layout, pieceSize: pieceSize,
    afterReturn: layout.bodyStart > 0 && opening.bytes[layout.bodyStart - 1] == UInt8(ascii: "\r"))
  try body.readRest(of: opening, from: layout.bodyStart, pieceSize: pieceSize)
  var byteCount = opening.bytes.count
  if let size = source.expectedSize, size > byteCount { body.reserve(size: size, bytesRead: byteCount) }
  while !opening.isWhole {
    let count = try source.read(into: buffer)
    if count == 0 { break }
    let piece = UnsafeRawBufferPointer(rebasing: buffer[..<count])
    inspect(piece)
    byteCount += count
    try body.read(piece)
  }
  try body.finish()
  return try body.table(byteCount: byteCount)
}

extension BodyReader {
  /// Reads what stands behind the header in the opening.
  fileprivate mutating func readRest(of opening: Opening, from start: Int, pieceSize: Int) throws(InputError)
  {
    try opening.bytes.withUnsafeBufferPointer { bytes throws(InputError) in
      let bytes = UnsafeRawBufferPointer(bytes)
      var start = start
      while start < bytes.count {
        let end = min(start + pieceSize, bytes.count)
        try read(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
        start = end
      }
    }
  }
}

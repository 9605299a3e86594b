// Files that are not UTF-8 are few and small: the whole is turned into UTF-8, which is read like any other file.

/// Reads a table from a file in another encoding than UTF-8, whose beginning is known.
/// - Complexity: O(bytes), all of which are kept in memory.
func readConverted(
  from encoding: TableRequest.Encoding, _ opening: Opening, _ source: ByteSource,
  _ buffer: UnsafeMutableRawBufferPointer, _ request: TableRequest, file: String,
  inspect: (UnsafeRawBufferPointer) -> Void
) throws(InputError) -> Table {
  var bytes = opening.bytes
  try source.readRest(after: &bytes, buffer, inspect: inspect)
  switch encoding.utf8(of: bytes) {
  case .failure(let fault):
    let problem = undecodable(encoding, file: file, line: lineNumber(of: fault.place, in: bytes))
    throw .invalid(problems: [problem], count: 1)
  case .success(let text):
    let copy = ByteSource(holding: text, of: file, isStopped: request.isStopped)
    var opening = Opening()
    try opening.grow(from: copy, into: buffer) { _ in }
    var table = try readUTF8(&opening, copy, buffer, request, file: file) { _ in }
    (table.encoding, table.byteCount) = (encoding, bytes.count)
    return table
  }
}

/// Reads a file again that looked like UTF-8 at its beginning; `nil` where it is not Windows-1252 either.
/// - Parameter seen: how many bytes of it `inspect` has seen.
func rereadAsWindows1252(
  _ path: String, _ request: TableRequest, _ buffer: UnsafeMutableRawBufferPointer, seen: Int,
  inspect: (UnsafeRawBufferPointer) -> Void
) throws(InputError) -> Table? {
  let source = try ByteSource(path, isStopped: request.isStopped)
  var bytes: [UInt8] = []
  try source.readRest(after: &bytes, buffer) { _ in }
  guard isWindows1252(bytes) else { return nil }
  let again = try ByteSource(path, isStopped: request.isStopped)
  var left = seen
  return try readConverted(from: .windows1252, Opening(), again, buffer, request, file: path) { piece in
    let known = min(left, piece.count)
    left -= known
    if known < piece.count { inspect(UnsafeRawBufferPointer(rebasing: piece[known...])) }
  }
}

extension ByteSource {
  /// Reads all that is left behind `bytes`.
  func readRest(
    after bytes: inout [UInt8], _ buffer: UnsafeMutableRawBufferPointer,
    inspect: (UnsafeRawBufferPointer) -> Void
  ) throws(InputError) {
    while true {
      let count = try read(into: buffer)
      if count == 0 { return }
      let piece = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      inspect(piece)
      bytes.append(contentsOf: piece)
    }
  }
}

extension Diagnostic {
  /// Whether it is about bytes that are not UTF-8.
  var isOfEncoding: Bool { code == "not-utf8" }
}

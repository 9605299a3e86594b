// A stray quote in a column that nobody uses is no reason to refuse a file: a height of 5'11" as a rule. Such files are
// few and small, so the whole is read again without those quotes.

/// Reads a file again that has a stray quote; `nil` where one stands in a column that is used, or the quotes are wrong
/// otherwise.
/// - Parameter seen: how many bytes of it `inspect` has seen.
/// - Complexity: O(bytes), all of which are kept in memory.
func rereadMendingQuotes(
  _ path: String, _ request: TableRequest, _ buffer: UnsafeMutableRawBufferPointer, seen: Int,
  inspect: (UnsafeRawBufferPointer) -> Void
) throws(InputError) -> Table? {
  let source = try ByteSource(path, isStopped: request.isStopped)
  var opening = Opening()
  try opening.grow(from: source, into: buffer) { _ in }
  let layout = try findLayout(&opening, source, buffer, request, file: path) { _ in }
  var bytes = opening.bytes
  try source.readRest(after: &bytes, buffer) { _ in }
  guard let text = withoutStrayQuotes(bytes, in: layout) else { return nil }
  bytes.withUnsafeBytes { bytes in
    if seen < bytes.count { inspect(UnsafeRawBufferPointer(rebasing: bytes[seen...])) }
  }
  let copy = ByteSource(holding: text, of: path, isStopped: request.isStopped)
  var again = Opening()
  try again.grow(from: copy, into: buffer) { _ in }
  var table = try readUTF8(&again, copy, buffer, request, file: path) { _ in }
  table.byteCount = bytes.count
  return table
}

/// The bytes of a file without the quotes inside unquoted cells of columns that nobody uses.
private func withoutStrayQuotes(_ bytes: [UInt8], in layout: Layout) -> [UInt8]? {
  enum Place { case before, plain, quoted, behind }
  let used = Set(layout.sources.compactMap { $0 }.joined()).union(layout.filterCells)
  var mended = Array(bytes[..<layout.bodyStart])
  var (place, field) = (Place.before, 0)
  for byte in bytes[layout.bodyStart...] {
    let isQuote = byte == UInt8(ascii: "\"")
    switch place {
    case .quoted:
      if isQuote { place = .behind }
    case .before where isQuote, .behind where isQuote:
      place = .quoted
    case .plain where isQuote:
      if used.contains(field) || field >= layout.header.count { return nil }
      continue
    case _ where byte == layout.delimiter:
      (place, field) = (.before, field + 1)
    case _ where byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r"):
      (place, field) = (.before, 0)
    case .behind, .before:
      let isSpace = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
      if place == .behind, !isSpace { return nil }
      if !isSpace { place = .plain }
    case .plain: break
    }
    mended.append(byte)
  }
  return place == .quoted || mended.count == bytes.count ? nil : mended
}

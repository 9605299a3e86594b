// Files that are not UTF-8, and those with stray quotes, are few and small: they are converted as a whole to regular
// UTF-8 and read from memory.

extension FileReading {
  /// Reads a table from the bytes of a file, with quotes repaired if nothing else is wrong.
  /// - Complexity: O(bytes), all of which are kept in memory.
  func table(ofAll bytes: [UInt8], in encoding: TableRequest.Encoding) throws(InputError) -> Table {
    let text: [UInt8]
    switch encoding.utf8(of: bytes) {
    case .success(let converted): text = converted
    case .failure(.unknownCharset): throw .listing([noCharset(encoding, file: path)])
    case .failure(.undecodable(let place)):
      let line = lineNumber(of: place, in: bytes)
      throw .listing([undecodable(encoding, file: path, line: line)])
    }
    var table = try tableRepairingQuotes(of: text)
    (table.encoding, table.byteCount) = (encoding, bytes.count)
    return table
  }

  private func tableRepairingQuotes(of text: [UInt8]) throws(InputError) -> Table {
    do throws(InputError) {
      var table = try table(of: text)
      table.readText = text
      return table
    } catch .invalid(let problems, let count) {
      guard problems.last?.isOfQuotes ?? false, let repaired = try repaired(text) else {
        throw .invalid(problems: problems, count: count)
      }
      return repaired
    }
  }

  /// Reads again a text with a quote inside a field that does not begin with one; `nil` if such a field is used, or the
  /// quotes are wrong in another way.
  func repaired(_ bytes: [UInt8]) throws(InputError) -> Table? {
    let source = ByteSource(holding: bytes, of: path, isStopped: request.isStopped)
    var opening = FilePrefix()
    try opening.grow(from: source, into: buffer) { _ in }
    let layout = try findLayout(&opening, source, buffer, request, file: path) { _ in }
    guard let repaired = quotingStrayQuotes(bytes, in: layout, everywhere: request.takesStrayQuotes)
    else { return nil }
    var table = try table(of: repaired.text)
    table.readText = repaired.text
    let line = lineNumber(of: repaired.places[0], in: bytes)
    table.headerWarnings.append(repairedQuotes(count: repaired.places.count, file: path, line: line))
    return table
  }

  private func table(of text: [UInt8]) throws(InputError) -> Table {
    let source = ByteSource(holding: text, of: path, isStopped: request.isStopped)
    var opening = FilePrefix()
    try opening.grow(from: source, into: buffer) { _ in }
    return try attempt(&opening, source) { _ in }.table.get()
  }
}

/// Returns the bytes of a file with fields with stray quotes quoted correctly, and the positions of these quotes; `nil`
/// where one is in a column that is used, unless they are accepted everywhere, or the quotes are wrong in another way.
private func quotingStrayQuotes(_ bytes: [UInt8], in layout: Layout, everywhere: Bool) -> (
  text: [UInt8], places: [Int]
)? {
  enum Place { case before, plain, quoted, behind }
  let used =
    everywhere ? [] : Set(layout.sources.compactMap { $0 }.joined()).union(layout.filterCells.joined())
  var repaired = Array(bytes[..<layout.bodyStart])
  var (place, field, fieldStart, isStray) = (Place.before, 0, repaired.count, false)
  var places: [Int] = []
  func endField() {
    if isStray { repaired.replaceSubrange(fieldStart..., with: quotedField(repaired[fieldStart...])) }
    (place, isStray) = (.before, false)
  }
  for (index, byte) in bytes.enumerated().dropFirst(layout.bodyStart) {
    let isQuote = byte == UInt8(ascii: "\"")
    let isSpace = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    let endsRecord = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    if place == .quoted {
      if isQuote { place = .behind }
    } else if byte == layout.delimiter || endsRecord {
      endField()
      field = endsRecord ? 0 : field + 1
      fieldStart = repaired.count + 1
    } else if isQuote, place != .plain {
      place = .quoted
    } else if isQuote || (place == .behind && !isSpace) {
      if used.contains(field) || field >= layout.header.count { return nil }
      (place, isStray) = (.plain, true)
      places.append(index)
    } else if !isSpace {
      place = .plain
    }
    repaired.append(byte)
  }
  if place == .quoted || places.isEmpty { return nil }
  endField()
  return (repaired, places)
}

private func quotedField(_ field: ArraySlice<UInt8>) -> [UInt8] {
  let quote = UInt8(ascii: "\"")
  return [quote] + field.flatMap { $0 == quote ? [quote, quote] : [$0] } + [quote]
}

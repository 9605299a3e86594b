// Files that are not UTF-8, and those with stray quotes, are few and small: they are converted as a whole to regular
// UTF-8 and read from memory.

extension FileReading {
  /// Reads a table from the bytes of a file, with quotes repaired if nothing else is wrong.
  /// - Complexity: O(bytes), all of which are kept in memory.
  func table(ofAll bytes: [UInt8], in encoding: TableRequest.Encoding) throws(InputError) -> Table {
    let text: [UInt8]
    do throws(UndecodableByte) {
      text = try encoding.utf8(of: bytes)
    } catch {
      let line = lineNumber(of: error.place, in: bytes)
      throw .listing([undecodable(encoding, file: path, line: line)])
    }
    var table = try Result { () throws(InputError) in try tableRepairingQuotes(of: text) }
      .mapError { request.encoding == .auto ? $0.naming(encodingOf: bytes) : $0 }.get()
    if request.encoding == .auto, encoding == .windows1252, CentralEuropeanVotes(bytes).isDoubtful {
      table.headerWarnings.append(doubtfulEncoding(file: path))
    } else if request.encoding == .auto, encoding.isWindows, hasUnlikelyWords(text) {
      table.headerWarnings.append(unlikelyEncoding(encoding, file: path))
    }
    (table.encoding, table.byteCount) = (encoding, bytes.count)
    return table
  }

  private func tableRepairingQuotes(of text: [UInt8]) throws(InputError) -> Table {
    do throws(InputError) {
      var table = try table(of: text)
      table.readText = text
      return table
    } catch .invalid(let problems, let count) {
      let error = InputError.invalid(problems: problems, count: count)
      guard problems.last?.isOfQuotes ?? false else { throw error }
      return try repaired(text, insteadOf: error)
    }
  }

  /// Reads again a text with a quote inside a field that does not begin with one. Rows in which such a field is used are
  /// left out if bad rows are.
  /// - Throws: the error of the first reading if such a field is used, or the quotes are wrong in another way.
  func repaired(_ bytes: [UInt8], insteadOf error: InputError) throws(InputError) -> Table {
    let source = ByteSource(holding: bytes, of: path, isStopped: request.isStopped)
    var opening = FilePrefix()
    try opening.grow(from: source, into: buffer) { _ in }
    let layout = try findLayout(&opening, source, buffer, request, file: path) { _ in }
    let (text, cells) = quotingStrayQuotes(bytes, from: layout.bodyStart, delimiter: layout.delimiter)
    if cells.isEmpty { throw error }
    let places = Set(layout.sources.compactMap { $0 }.joined()).union(layout.filterCells.joined())
    let used = request.takesStrayQuotes ? [] : cells.filter { places.contains($0.field) }
    // A row with more cells than the header is bad, whatever its quotes.
    let bad = Set(cells.lazy.filter { $0.field >= layout.header.count }.map(\.record))
    let unused = cells.filter {
      !bad.contains($0.record) && (request.takesStrayQuotes || !places.contains($0.field))
    }
    if let first = used.first, !request.skipsBadRows {
      let isBehindUnused = unused.first?.place.lowerBound ?? .max < first.place.lowerBound
      guard let column = column(of: first.field, layout, isBehindUnused) else { throw error }
      throw error.naming(
        String(decoding: bytes[first.place], as: UTF8.self), in: column,
        on: lineNumber(of: first.place.lowerBound, in: bytes), others: used.count - 1,
        isBehindUnused: isBehindUnused)
    }
    var table = try table(of: text)
    table.readText = text
    if let first = unused.first {
      let line = lineNumber(of: first.place.lowerBound, in: bytes)
      table.headerWarnings.append(repairedQuotes(count: unused.count, file: path, line: line))
    }
    leaveOutRows(with: used, of: bytes, layout, from: &table)
    return table
  }

  /// Leaves out the rows in which a text that is used has stray quotes. Numbers with quotes are bad already.
  private func leaveOutRows(
    with cells: [StrayCell], of bytes: [UInt8], _ layout: Layout, from table: inout Table
  ) {
    var bad: Set<Int> = []
    var (row, listed) = (0, 0)
    for (cell, line) in zip(cells, lineNumbers(of: cells.map(\.record), in: bytes)) {
      guard let key = column(of: cell.field, layout)?.key else { continue }
      while row < table.count, table.lines[row] < line { row += 1 }
      // A row that a condition excludes is not in the table.
      guard row < table.count, table.lines[row] == line else { continue }
      bad.insert(row)
      table.badRecordProblemCount += 1
      listed += 1
      if listed > ProblemList.limit { continue }
      table.badRecords.append(
        Diagnostic(
          .warning, file: path, line: line, column: key, code: "stray-quote",
          message: correctedQuotes(in: String(decoding: bytes[cell.place], as: UTF8.self))))
    }
    if bad.isEmpty { return }
    table.badRecords = Array(
      table.badRecords.sorted { ($0.line ?? 0) < ($1.line ?? 0) }.prefix(ProblemList.limit))
    table.badRecordCount += bad.count
    table = table.selecting((0..<table.count).filter { !bad.contains($0) })
  }

  /// The column that a field is in; `nil` for numbers, which have no quotes, unless they are wanted too.
  private func column(of field: Int, _ layout: Layout, _ takesNumbers: Bool = false) -> TableRequest.Column? {
    zip(request.columns, layout.sources).first { column, places in
      (takesNumbers || !column.kind.isNumber) && places?.contains(field) ?? false
    }?.0
  }

  private func table(of text: [UInt8]) throws(InputError) -> Table {
    let source = ByteSource(holding: text, of: path, isStopped: request.isStopped)
    var opening = FilePrefix()
    try opening.grow(from: source, into: buffer) { _ in }
    return try attempt(&opening, source) { _ in }.table.get()
  }
}

/// A cell with stray quotes.
struct StrayCell {
  /// Where its record begins.
  var record: Int
  /// Its bytes.
  var place: Range<Int>
  /// Its position in the record.
  var field: Int
}

/// Returns some bytes with the cells that have stray quotes quoted correctly, and these cells.
/// - Complexity: O(bytes): only the next single quote decides whether one is closed.
func quotingStrayQuotes(_ bytes: [UInt8], from first: Int = 0, delimiter: UInt8) -> (
  text: [UInt8], cells: [StrayCell]
) {
  var text = Array(bytes[..<first])
  var cells: [StrayCell] = []
  var (record, start, field) = (first, first, 0)
  while start < bytes.count {
    let (end, isStray) = fieldEnd(from: start, in: bytes, delimiter: delimiter)
    if isStray { cells.append(StrayCell(record: record, place: start..<end, field: field)) }
    if isStray { text += quotedField(bytes[start..<end]) } else { text += bytes[start..<end] }
    if end < bytes.count { text.append(bytes[end]) }
    field = end < bytes.count && bytes[end] == delimiter ? field + 1 : 0
    start = end + 1
    if field == 0 { record = start }
  }
  return (text, cells)
}

/// Returns where a field ends, and whether a quote in it is stray. A quote that begins the field but is not closed
/// before the field's end, or only on a later line, is stray: then the field ends on its own line.
private func fieldEnd(from start: Int, in bytes: [UInt8], delimiter: UInt8) -> (end: Int, isStray: Bool) {
  let quote = UInt8(ascii: "\"")
  func endsField(_ place: Int) -> Bool {
    place == bytes.count || bytes[place] == delimiter || endsLine(bytes[place])
  }
  func endOfSpace(_ place: Int) -> Int {
    bytes[place...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") || $0 == delimiter }
      ?? bytes.count
  }
  let first = endOfSpace(start)
  var plainStart = start
  if first < bytes.count, bytes[first] == quote {
    var close = bytes[(first + 1)...].firstIndex(of: quote)
    while let place = close, place + 1 < bytes.count, bytes[place + 1] == quote {
      close = bytes[(place + 2)...].firstIndex(of: quote)
    }
    if let close {
      let end = endOfSpace(close + 1)
      if endsField(end) { return (end, false) }
      if !bytes[first..<close].contains(where: endsLine) {
        // In `"6'1"","5"`, written without doubling quotes, the field ends at the first quote that can end it.
        plainStart = (first + 1..<close).first { bytes[$0] == quote && endsField($0 + 1) } ?? close
      }
    }
  }
  let end = (plainStart...bytes.count).first(where: endsField)!
  return (end, bytes[start..<end].contains(quote))
}

func endsLine(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

private func quotedField(_ field: ArraySlice<UInt8>) -> [UInt8] {
  let quote = UInt8(ascii: "\"")
  return [quote] + field.flatMap { $0 == quote ? [quote, quote] : [$0] } + [quote]
}

/// Reads the beginning of a file until its layout is known.
func findLayout(
  _ opening: inout FilePrefix, _ source: ByteSource, _ buffer: UnsafeMutableRawBufferPointer,
  _ request: TableRequest, file: String, inspect: (UnsafeRawBufferPointer) -> Void
) throws(InputError) -> Layout {
  while true {
    let attempts = Layout.attempts(opening, request)
    var plain = request
    plain.usesGuesses = false
    if request.usesGuesses, opening.canGrow, opening.bytes.count < FilePrefix.sizeForGuesses,
      try Layout.findingHeader(attempts, plain, file: file) == nil
    {
      try opening.grow(from: source, into: buffer, inspect: inspect)
      continue
    }
    let found =
      request.hasHeader
      ? try Layout.findingHeader(attempts, request, file: file)
      : try Layout.withoutHeader(attempts, opening, request, file: file)
    if let found {
      if let nul = nulProblem(opening.bytes[..<found.bodyStart], opening, file: file) { throw nul }
      return found
    }
    if !opening.canGrow { throw noLayout(opening, attempts, request, file: file) }
    try opening.grow(from: source, into: buffer, inspect: inspect)
  }
}

/// Returns the error for a file whose beginning does not reveal a layout.
private func noLayout(
  _ opening: FilePrefix, _ attempts: [Layout.Attempt], _ request: TableRequest, file: String
) -> InputError {
  if let nul = nulProblem(opening.bytes[...], opening, file: file) { return nul }
  // The error describes the attempt that finds or guesses the most required columns, then the one with the most words
  // in its header, then the one with the most cells that are not empty.
  let candidates = attempts.flatMap { attempt in
    attempt.records.prefix(100).enumerated().map { number, record in
      let candidate = Layout.Candidate(header: HeaderCells(record), record: record, attempt: attempt)
      let guess = number < 50 && request.usesGuesses ? request.guesses(candidate.preview).first : nil
      let wanted = guess.map { request.taking($0) } ?? request
      let found = candidate.header.countFound(wanted.columns.filter(\.required))
      let words = candidate.header.names.count { !$0.isEmpty && (try? parseDecimal($0)) == nil }
      return (candidate: candidate, score: (found, words, candidate.header.filledCount))
    }
  }
  let best = candidates.max { $0.score < $1.score }?.candidate
  var problems = ProblemList()
  for malformation in (best?.attempt ?? attempts.first)?.malformations.prefix(1) ?? [] {
    let line = malformation.line
    problems.append(malformed(malformation.failure, file: file, line: line, fieldLine: line))
  }
  if let best, request.hasHeader {
    let (header, line) = (best.header, best.record.line)
    // A column that can be guessed is not missing.
    let known = request.usesGuesses ? request.guesses(best.preview).first : nil
    let wanted = known.map { request.taking($0) } ?? request
    let missing = wanted.columns.filter { $0.required && header.positions(of: $0) == nil }
    if !missing.isEmpty {
      if let problem = encodingProblem(best.attempt, opening, request, file: file) {
        problems.append(problem)
      }
      let guess = Layout.guessing(attempts, request)?.1.first
      problems.append(missingColumns(missing, best, wanted, knowing: known, guess, file: file))
      for (cell, purpose) in request.neededCells where header.position(of: cell) == nil {
        problems.append(unknownColumn(cell, purpose, header, file: file, line: line))
      }
    }
    if !header.hasAlternative(of: request) {
      let columns = request.alternativeColumns
      problems.append(missingAlternatives(columns, header, file: file, line: line))
    }
  }
  if problems.count == 0 { problems.append(noRecords(file: file, isEmpty: opening.bytes.isEmpty)) }
  return .invalid(problems: problems.kept, count: problems.count)
}

private func nulProblem(_ bytes: ArraySlice<UInt8>, _ opening: FilePrefix, file: String) -> InputError? {
  bytes.firstIndex(of: 0).map { place in
    let line = lineNumber(of: place, in: opening.bytes)
    return .listing([nulByte(file: file, line: line, opening: opening.bytes)])
  }
}

/// Returns the problem of a file that is not in the encoding given, so that its columns cannot be judged; `nil` if it is, as
/// far as its beginning shows.
private func encodingProblem(
  _ attempt: Layout.Attempt, _ opening: FilePrefix, _ request: TableRequest, file: String
) -> Diagnostic? {
  guard request.encoding == .utf8 else { return nil }
  // The last record may be cut off inside a character.
  for record in attempt.records.dropLast(opening.isWhole ? 0 : 1) {
    if let cell = record.cells.first(where: { !$0.withUnsafeBufferPointer(isUTF8) }) {
      return badEncoding(cell, file: file, line: record.line, column: nil)
    }
  }
  return nil
}

/// Returns the line of a byte, from 1.
func lineNumber(of place: Int, in bytes: [UInt8]) -> Int { lineNumbers(of: [place], in: bytes)[0] }

/// Returns the lines of bytes in ascending order, from 1.
func lineNumbers(of places: [Int], in bytes: [UInt8]) -> [Int] {
  bytes.withUnsafeBytes { bytes in
    var lines = LineSlicer()
    lines.beginPiece()
    var end = 0
    return places.map { place in
      while end <= place { end = lines.endOfSlice(in: bytes, from: end) }
      return lines.line
    }
  }
}

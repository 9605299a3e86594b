import Words

// Messages for problems with the columns of a file.

/// Returns the error that no record of the opening has some required columns.
/// - Parameters:
///   - best: the record that is closest to a header.
///   - known: the guess at some of the other columns, if one was made.
///   - guess: a guess at all of them that was not asked for.
func missingColumns(
  _ missing: [TableRequest.Column], _ best: Layout.Candidate, _ request: TableRequest,
  knowing known: GuessedColumns?, _ guess: GuessedColumns?, file: String
) -> Diagnostic {
  let names = best.header.names
  var message = missing.map { complaint(about: $0, best, request) }.joined(separator: "; ")
  let understood = request.columns.compactMap { column in
    known?.places[column.key].flatMap { $0.isEmpty ? nil : "\(column.key) is \(columnsValue($0, names))" }
  }
  if !understood.isEmpty { message += "; \(listed(understood, "and"))" }
  message += "; the headers are \(shownHeaders(names))"
  let seemsToBeData = understood.isEmpty && names.contains { (try? parseDecimal($0)) != nil }
  let readings = likelyColumns(missing, best, request, isData: seemsToBeData)
  let likely = readings[0]
  // No command is proposed where two would do.
  let isPlain = readings.count == 1 && likely.count == missing.count
  let options = guess.map { request.options($0, names) } ?? (isPlain ? request.options(likely) : [])
  if guess == nil, readings.count > 1, likely.count == missing.count {
    message += "; \(severalWays(readings.map { request.options($0) }))"
  } else if !options.isEmpty {
    message += "; try \(options.map(\.description).joined(separator: " "))"
    if guess == nil { message += otherChoices(for: missing, beside: likely, best) }
  } else if !seemsToBeData {
    message += "; \(example(of: missing, likely, request)) names \(missing.count == 1 ? "it" : "them")"
  }
  if let preset = guess?.preset { message += "; or --preset \(preset), which fits" }
  if seemsToBeData {
    message += "; if the file has no header, add --no-header and number the columns, as in --columns name=#1"
  }
  var problem = Diagnostic(
    .error, file: file, line: best.record.line, code: "missing-column", message: message)
  // The preset finds the columns of the rules too.
  problem.options = guess?.preset.map { [Diagnostic.Option("preset", $0)] } ?? options
  return problem
}

private func complaint(
  about column: TableRequest.Column, _ best: Layout.Candidate, _ request: TableRequest
) -> String {
  // Without guesses, the cells are not the reason.
  let passed = column.holdsNumbers && request.usesGuesses ? passedOver(column, best) : nil
  return describe(column, best.header) + (passed.map { ": \($0.reason)" } ?? "")
}

/// Returns the headers that may be the missing columns too: `; cost may also be "Price"`.
private func otherChoices(
  for missing: [TableRequest.Column], beside likely: [(key: String, headers: String)],
  _ best: Layout.Candidate
) -> String {
  zip(missing, likely).map { column, chosen in
    let others = otherHeaders(for: column, beside: chosen.headers, best)
    return others.isEmpty ? "" : "; \(column.key) may also be \(listed(others.map(shownHeader), "or"))"
  }.joined()
}

/// Returns the options that would name missing columns, as in `--columns name=HEADER`.
private func example(
  of missing: [TableRequest.Column], _ likely: [(key: String, headers: String)], _ request: TableRequest
) -> String {
  request.options(
    missing.map { column in (column.key, likely.first { $0.key == column.key }?.headers ?? "HEADER") }
  ).map(\.description).joined(separator: " ")
}

/// Returns the error that none of several alternative columns exists.
/// - Parameter best: the record that is closest to a header.
func missingAlternatives(_ columns: [TableRequest.Column], _ best: HeaderCells, file: String, line: Int)
  -> Diagnostic
{
  let headers = best.names.filter { !$0.isEmpty }
  var message =
    "no column \(listed(columns.map { "'\($0.key)'" }, "or")); the headers are \(shownHeaders(headers))"
  for column in columns {
    let words = [column.key] + column.synonyms
    guard let near = words.lazy.compactMap({ nearest(to: $0, among: headers) }).first else { continue }
    message += "; rename \(quoted(near)) to '\(column.key)'"
    break
  }
  return Diagnostic(.error, file: file, line: line, code: "missing-column", message: message)
}

/// Returns the error that required columns are missing in a file without a header: numbers beyond its width, or names.
func missingNumberedColumns(_ missing: [TableRequest.Column], _ count: Int, file: String, line: Int)
  -> Diagnostic
{
  let keys = missing.map(\.key).joined(separator: ", ")
  let example = missing.enumerated().map { "\($0.element.key)=#\($0.offset + 1)" }.joined(separator: ",")
  return Diagnostic(
    .error, file: file, line: line, code: "missing-column",
    message: "no column for \(keys); without a header columns have numbers, here #1 to #\(count), "
      + "as in --columns \(example)")
}

/// Returns the error for a condition on a column that the file does not have.
/// - Parameter purpose: the purpose of the column: `to filter by`.
func unknownColumn(
  _ cell: TableRequest.CellReference, _ purpose: String, _ header: HeaderCells, file: String, line: Int
) -> Diagnostic {
  var message: String
  switch cell {
  case .number(let number): message = "no column #\(number) \(purpose); the last is #\(header.count)"
  case .header(let name):
    message = "no column \(quoted(name)) \(purpose)"
    if header.names.isEmpty {
      message += "; without a header columns have numbers, here #1 to #\(header.count)"
    } else if let alike = headersAlike(name, header.names) {
      message += "; there are \(alike)"
    } else if let near = nearest(to: name, among: header.names) {
      message += "; the nearest is \(quoted(near))"
    } else {
      message += "; the headers are \(shownHeaders(header.names))"
    }
  }
  return Diagnostic(.error, file: file, line: line, code: "unknown-column", message: message)
}

/// Returns the headers that differ from a name only in numbers, such as those of other weeks; `nil` if there are none.
private func headersAlike(_ name: String, _ headers: [String]) -> String? {
  func letters(_ text: String) -> [Character] { text.lowercased().filter { !$0.isNumber } }
  let alike = headers.filter { letters($0) == letters(name) }
  guard letters(name).count < name.count, !alike.isEmpty else { return nil }
  return listed(alike.prefix(mostHeadersShown).map(shownHeader), "and")
    + (alike.count > mostHeadersShown ? " and \(alike.count - mostHeadersShown) more" : "")
}

/// The code of the header of another table in the file.
let otherTableCode = "other-table"

/// Returns the error for a row that is the header of another table.
/// - Parameter texts: its cells in place of numbers.
func otherTable(file: String, line: Int, _ texts: [String]) -> Diagnostic {
  Diagnostic(
    .error, file: file, line: line, code: otherTableCode,
    message:
      "another table begins here, with \(listed(texts.map { quoted($0) }, "and")) in its header; put each table "
      + "in its own file")
}

/// Returns the warning that rows above the header are not read.
func rowsAboveHeader(file: String, line: Int, _ count: Int) -> Diagnostic {
  Diagnostic(
    .warning, file: file, line: line, code: "rows-above-header",
    message: "this line is taken for the header; \(count) rows of numbers above it are not read")
}

/// Returns the error for a number column that is joined from several.
func joinedNumber(_ key: String, file: String, line: Int) -> Diagnostic {
  Diagnostic(
    .error, file: file, line: line, column: key, code: "joined-number",
    message: "a number comes from one column, not from several joined ones")
}

/// Describes a missing column: `no column for cost`, or `no column "Prise" for cost, the nearest is "Price"`.
private func describe(_ column: TableRequest.Column, _ header: HeaderCells) -> String {
  switch column.wrongCell(in: header) {
  case .number(let number): return "no column #\(number) for \(column.key), the last is #\(header.count)"
  case .header(let name):
    let near = nearest(to: name, among: header.names).map { ", the nearest is \(quoted($0))" } ?? ""
    return "no column \(quoted(name)) for \(column.key)\(near)"
  case nil: return "no column for \(column.key)"
  }
}

extension TableRequest.Column {
  /// The cell that the user named for the column and that the file does not have; `nil` if there is none.
  func wrongCell(in header: HeaderCells) -> TableRequest.CellReference? {
    // Other headers would mean nothing to the user.
    guard sources.count == 1 || isNamed else { return nil }
    return sources[0].first { cell in
      if case .header(let name) = cell, name.lowercased() == key.lowercased() { return false }
      return header.position(of: cell) == nil
    }
  }
}

/// Lists the headers of a file, up to a readable number.
private func shownHeaders(_ names: [String]) -> String {
  let headers = names.filter { !$0.isEmpty }.map(shownHeader)
  let shown = headers.prefix(mostHeadersShown).joined(separator: ", ")
  return headers.count > mostHeadersShown ? "\(shown) and \(headers.count - mostHeadersShown) more" : shown
}

/// The maximum number of headers listed in an error.
private let mostHeadersShown = 20

/// Returns the error for headers that can be understood in two equally good ways.
func severalGuesses(
  _ guesses: [GuessedColumns], _ header: HeaderCells, _ request: TableRequest, file: String, line: Int
) -> Diagnostic {
  let options = guesses.map { request.options($0, header.names) }
  // Where several columns are in doubt, the last guess differs from the first in each of them.
  let choices = options.count <= 3 ? options : [options[0], options.last!]
  var problem = Diagnostic(
    .error, file: file, line: line, code: "ambiguous-columns", message: severalWays(choices))
  problem.options = options[0]
  return problem
}

/// Says which options choose one of several ways to read a file.
private func severalWays(_ options: [[Diagnostic.Option]]) -> String {
  let choices = options.map { $0.map(\.description).joined(separator: " ") }
  return "the headers can be read in more than one way; add \(listed(choices, "or"))"
}

/// Returns a header for a list: without quotes if it cannot be misread.
func shownHeader(_ name: String) -> String {
  name.contains { $0 == "," || $0 == ";" || $0 == "\"" || $0.isNewline } ? quoted(name) : name
}

/// Returns the error for a first record that is data: it has a number where a number column's header should be.
func dataInHeader(_ number: String, file: String, line: Int) -> Diagnostic {
  Diagnostic(
    .error, file: file, line: line, code: "data-in-header",
    message: "\(quoted(number)) is where a header is expected; if the file has none, add --no-header")
}

/// Returns the warning about a header that several columns have, of which the first is read.
func ambiguousHeader(_ name: String, file: String, line: Int) -> Diagnostic {
  Diagnostic(
    .warning, file: file, line: line, code: "ambiguous-header",
    message: "several columns are called \(quoted(name)); the first is read, --columns takes others by number"
  )
}

extension Diagnostic.Option: CustomStringConvertible {
  /// `--columns 'cost=Price (M)'`
  public var description: String { "--\(name) \(shellQuoted(value))" }
}

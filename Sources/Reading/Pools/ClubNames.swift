import Selection
import Tables
import Words

/// Short names of clubs, from a file such as the `teams.csv` of the Fantasy Premier League.
struct ClubNames {
  /// The columns of such a file, by their headers: id, name and short name.
  private static let headers = [
    ["id"], ["name", "team", "club", "team_name"],
    ["short_name", "short name", "short", "abbreviation", "abbr"],
  ]

  let file: InputFile
  /// The short names by id, and by name without case and accents.
  private var shortNames: [String: String] = [:]

  /// Reads such a file.
  /// - Throws: `InputError` where a club has two short names, or two clubs share one.
  init(
    reading path: String, _ options: ReadingOptions, inspect: (UnsafeRawBufferPointer) -> Void
  ) throws(InputError) {
    var request = TableRequest(
      columns: Self.headers.map { headers in
        let isShort = headers[0] == "short_name"
        return TableRequest.Column(
          key: headers[0], sources: headers.map { [.header($0)] }, required: isShort,
          kind: .text(required: isShort))
      })
    request.alternatives = ["id", "name"]
    (request.options.encoding, request.needsRows) = (options.encoding, true)
    let table = try readTable(path, request, inspect: inspect)
    file = InputFile(path: path, bytes: table.byteCount, rows: table.recordsRead, used: table.count)
    let columns = Self.headers.indices.map { table.texts(at: $0) }
    var lines: [String: Int] = [:]
    var problems: [Diagnostic] = []
    for row in 0..<table.count {
      let short = columns[2]![row]
      for key in columns.prefix(2).compactMap({ $0?[row] }).map(folded) where !key.isEmpty {
        if let other = shortNames[key], other != short {
          let message = "\(quoted(key)) is \(quoted(other)) as well as \(quoted(short))"
          problems.append(Self.problem(path, Int(table.lines[row]), message))
        }
        shortNames[key] = short
      }
      if let line = lines.updateValue(Int(table.lines[row]), forKey: short) {
        let message = "\(quoted(short)) is also the short name on line \(line)"
        problems.append(Self.problem(path, Int(table.lines[row]), message))
      }
    }
    guard problems.isEmpty else { throw .listing(problems) }
  }

  private static func problem(_ path: String, _ line: Int, _ message: String) -> Diagnostic {
    Diagnostic(.error, file: path, line: line, column: "short_name", code: "two-clubs", message: message)
  }

  /// Replaces the names of clubs and opponents in a pool with their short names.
  /// - Returns: a warning about the clubs that have no short name; they keep their names.
  func shorten(_ pool: inout Pool, of path: String) -> [Diagnostic] {
    var unknown: Set<String> = []
    pool.clubs = pool.clubs.map { clubs in
      shortNames(in: clubs) { unknown.insert($0) }
    }
    pool.opponents = pool.opponents.map { shortNames(in: $0) { _ in } }
    guard !unknown.isEmpty else { return [] }
    let clubs = listed(shortened(unknown.sorted().map { quoted($0) }, to: 6), "and")
    let message =
      "\(file.path) has no short name for \(clubs); "
      + (unknown.count == 1 ? "it keeps its name" : "they keep their names")
    return [
      Diagnostic(
        .warning, file: path, column: PoolColumn.club.rawValue, code: "no-short-name", message: message)
    ]
  }

  private func shortNames(in column: TextColumn, noting unknown: (String) -> Void) -> TextColumn {
    var known: [String: String] = [:]
    return TextColumn(
      (0..<column.count).map { row in
        let text = column[row]
        if let short = known[text] { return short }
        let short = text.isEmpty ? text : shortNames[folded(text)]
        if short == nil { unknown(text) }
        known[text] = short ?? text
        return short ?? text
      })
  }
}

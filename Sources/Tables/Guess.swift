import Words

/// What the beginning of a file shows to whoever guesses which of its columns is what.
public struct Glimpse: Sendable {
  /// The cells of a record that may be the header, trimmed.
  public var headers: [String]
  /// The cells of the records behind it.
  public var rows: [[String]]

  /// How many records behind a header are looked at.
  static let mostRows = 200

  /// A header and what follows it.
  public init(headers: [String], rows: [[String]]) {
    self.headers = headers
    self.rows = rows
  }

  init(_ header: HeaderCells, _ records: ArraySlice<Record>) {
    self.init(
      headers: header.names,
      rows: records.prefix(Self.mostRows).map { record in
        record.cells.map { trimmedOfSpace(String(decoding: $0, as: UTF8.self)).description }
      })
  }

  /// The cells of a column that hold something.
  public func cells(at place: Int) -> [String] {
    rows.compactMap { $0.indices.contains(place) && !$0[place].isEmpty ? $0[place] : nil }
  }
}

/// What the columns of a file are taken for without being told.
public struct GuessedColumns: Sendable, Hashable {
  /// The kind of export that the headers are those of; `nil` if each column was found by itself.
  public var preset: String?
  /// For each key the places, from 0, where it stands: one, or several joined by a space.
  public var places: [String: [Int]] = [:]
  /// For each key whose numbers are in a unit of their own the places of that unit.
  public var unitPlaces: [String: Int] = [:]

  /// Nothing yet.
  public init(preset: String? = nil) { self.preset = preset }
}

extension TableRequest {
  /// The same request with its columns where a guess finds them.
  func taking(_ guess: GuessedColumns) -> TableRequest {
    var request = self
    for (index, column) in columns.enumerated() {
      guard let places = guess.places[column.key] else { continue }
      request.columns[index].sources = [places.map { .number($0 + 1) }]
      if case .number(_, let allowed, let hint) = column.kind {
        let places = guess.unitPlaces[column.key] ?? 0
        // A file in units of its own has no others.
        if places > 0 { request.columns[index].isAmount = false }
        request.columns[index].kind = .number(unitPlaces: places, allowed: allowed, hint: hint)
      }
    }
    return request
  }

  /// What a guess takes the columns for, as a value of `--columns`.
  func option(_ guess: GuessedColumns, _ headers: [String]) -> String {
    columns.compactMap { column in
      guess.places[column.key].map { "\(column.key)=\(columnsValue($0, headers))" }
    }.joined(separator: ",")
  }
}

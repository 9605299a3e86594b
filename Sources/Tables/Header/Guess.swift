import Words

/// The beginning of a file, from which the meaning of its columns is guessed.
public struct HeaderPreview: Sendable {
  /// The cells of a record that may be the header, trimmed.
  public var headers: [String]
  /// The cells of the records after it.
  public var rows: [[String]]

  /// The maximum number of records after a header that are examined.
  public static let mostRows = 200

  init(_ header: HeaderCells, _ records: ArraySlice<Record>) {
    headers = header.names
    rows = records.prefix(Self.mostRows).map { record in
      record.cells.map { trimmedOfSpace(String(decoding: $0, as: UTF8.self)).description }
    }
  }

  /// Returns the non-empty cells of a column.
  public func cells(at place: Int) -> [String] {
    rows.compactMap { $0.indices.contains(place) && !$0[place].isEmpty ? $0[place] : nil }
  }
}

/// A guess at the meaning of a file's columns.
public struct GuessedColumns: Sendable, Hashable {
  /// The kind of export with these headers; `nil` if each column was found separately.
  public var preset: String?
  /// The positions of each key's cells, from 0: one, or several joined by a space; none where the column of that name
  /// holds nothing.
  public var places: [String: [Int]] = [:]
  /// The decimal places of the unit, for each key whose numbers have their own unit.
  public var unitPlaces: [String: Int] = [:]

  /// Creates an empty guess.
  public init(preset: String? = nil) { self.preset = preset }
}

extension TableRequest {
  /// Returns the request with its columns where a guess finds them.
  func taking(_ guess: GuessedColumns) -> TableRequest {
    var request = self
    for (index, column) in columns.enumerated() {
      guard let places = guess.places[column.key] else { continue }
      request.columns[index].sources = [places.map { .number($0 + 1) }]
      if case .number(_, let allowed, let hint) = column.kind {
        let places = guess.unitPlaces[column.key] ?? 0
        // A file with its own units has no others.
        if places > 0 { request.columns[index].isAmount = false }
        request.columns[index].kind = .number(unitPlaces: places, allowed: allowed, hint: hint)
      }
    }
    return request
  }

  /// Returns the options that say where a guess finds the columns.
  func options(_ guess: GuessedColumns, _ headers: [String]) -> [Diagnostic.Option] {
    options(
      columns.compactMap { column in guess.places[column.key].map { (column.key, columnsValue($0, headers)) }
      })
  }

  /// Returns the options that say where columns are: one for all that it can name.
  func options(_ places: [(key: String, headers: String)]) -> [Diagnostic.Option] {
    places.reduce(into: []) { options, place in
      guard let option = option(place.key, place.headers) else { return }
      if let index = options.firstIndex(where: { $0.name == option.name }) {
        options[index].value += "," + option.value
      } else {
        options.append(option)
      }
    }
  }
}

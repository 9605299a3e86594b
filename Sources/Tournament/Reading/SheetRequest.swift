import Tables

/// A request to read a file of lineups or of results.
public struct SheetRequest: Sendable, ReadingRequest {
  /// The options for reading.
  public var options = ReadingOptions()
  /// The file.
  public var path: String
  /// Columns given by the user, by their keys; each is one cell, or several joined by a space.
  public var columns: [String: [TableRequest.CellReference]] = [:]

  /// Creates a request with the usual options.
  public init(path: String) {
    self.path = path
  }
}

/// The names of a column of such a file.
struct SheetColumn {
  /// Its name in the program.
  var key: String
  /// Headers by which it is found, best first.
  var headers: [String]
  /// Whether a file without it is refused.
  var isRequired: Bool
  /// Other headers that people use for it.
  var synonyms: [String] = []
  /// Whether its cells are numbers.
  var holdsNumbers = false
}

extension SheetRequest {
  /// Returns the request for the table: all columns as text, so that one check finds everything wrong with a row.
  func tableRequest(_ wanted: [SheetColumn], more: [TableRequest.Column] = []) -> TableRequest {
    var request = TableRequest(columns: wanted.map(tableColumn) + more)
    request.options = options
    request.skipsBadRows = true
    request.needsRows = true
    return request
  }

  private func tableColumn(_ column: SheetColumn) -> TableRequest.Column {
    let usual = options.hasHeader ? column.headers.map { [TableRequest.CellReference.header($0)] } : []
    var wanted = TableRequest.Column(
      key: column.key, sources: columns[column.key].map { [$0] } ?? usual,
      required: column.isRequired || columns[column.key] != nil, kind: .text(required: false),
      synonyms: column.synonyms)
    wanted.readsNumbersAsTexts = column.holdsNumbers
    return wanted
  }
}

/// The details of the reading of a file, for reports.
public struct SheetReading: Sendable {
  /// The file, as the user spelled it.
  public var path: String
  /// Its size.
  public var bytes: Int
  /// The number of its data records.
  public var rows: Int
  /// The number of records used.
  public var used: Int
  /// The first few warnings.
  public var warnings: [Diagnostic]
  /// The number of warnings in all.
  public var warningCount: Int
}

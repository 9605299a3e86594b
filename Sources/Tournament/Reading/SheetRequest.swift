import Tables

/// How a file of line-ups or of results is to be read.
public struct SheetRequest: Sendable, ReadingRequest {
  /// How it is to be read.
  public var options = ReadingOptions()
  /// The file.
  public var path: String
  /// Columns given by the user, by their keys; each is one cell, or several joined by a space.
  public var columns: [String: [TableRequest.CellReference]] = [:]

  /// A file to be read with everything as usual.
  public init(path: String) {
    self.path = path
  }
}

/// What a column of such a file is called.
struct SheetColumn {
  /// The name by which the program knows it.
  var key: String
  /// Headers under which it is found, best first.
  var headers: [String]
  /// Whether a file without it is refused.
  var isRequired: Bool
  /// Other headers that people use for it.
  var synonyms: [String] = []
}

extension SheetRequest {
  /// The table to be read: all columns as text, so that everything wrong with a row is found by one check.
  func tableRequest(_ wanted: [SheetColumn], more: [TableRequest.Column] = []) -> TableRequest {
    var request = TableRequest(columns: wanted.map(tableColumn) + more)
    request.options = options
    request.skipsBadRows = true
    request.needsRows = true
    return request
  }

  private func tableColumn(_ column: SheetColumn) -> TableRequest.Column {
    let usual = options.hasHeader ? column.headers.map { [TableRequest.CellReference.header($0)] } : []
    return TableRequest.Column(
      key: column.key, sources: columns[column.key].map { [$0] } ?? usual,
      required: column.isRequired || columns[column.key] != nil, kind: .text(required: false),
      synonyms: column.synonyms)
  }
}

/// How the reading of a file went, for reports.
public struct SheetReading: Sendable {
  /// The file, as the user spelled it.
  public var path: String
  /// Its size.
  public var bytes: Int
  /// Data records in it.
  public var rows: Int
  /// Records used.
  public var used: Int
  /// What is worth knowing, the first few of it.
  public var warnings: [Diagnostic]
  /// How many warnings there are in all.
  public var warningCount: Int
}

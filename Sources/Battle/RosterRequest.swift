import Tables

/// How to read the files of a roster, all in the same way.
public struct RosterRequest: Sendable, ReadingRequest {
  /// The reading options.
  public var options = ReadingOptions()
  /// Columns given by the user (`--columns`); each is one cell, or several joined by a space.
  public var columns: [FighterColumn: [TableRequest.CellReference]] = [:]
  /// Whether to keep the rows that the filters leave out as hidden fighters, whose life states are kept.
  public var hidesFilteredRows = false

  /// A request with the default options.
  public init() {}

  /// Returns the request for the table of each file: its columns are those of ``FighterColumn``, in that order.
  func tableRequest() -> TableRequest {
    var request = TableRequest(
      columns: FighterColumn.allCases.map { column in
        TableRequest.Column(
          key: column.header, sources: sources(of: column),
          required: column.isRequired || columns[column] != nil, kind: column.kind, synonyms: column.synonyms)
      })
    request.options = options
    request.keepsFilteredRows = hidesFilteredRows
    return request
  }

  private func sources(of column: FighterColumn) -> [[TableRequest.CellReference]] {
    if let given = columns[column] { return [given] }
    if options.hasHeader { return [[.header(column.header)]] }
    return columns.isEmpty && column.isRequired ? [[.number(column.index + 1)]] : []
  }
}

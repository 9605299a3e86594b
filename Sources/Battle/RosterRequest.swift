import Tables

/// How the files of a roster are to be read: all in the same way.
public struct RosterRequest: Sendable {
  /// Columns given by the user (`--columns`); each is one cell, or several joined by a space.
  public var columns: [FighterColumn: [TableRequest.CellReference]] = [:]
  /// Rows to use.
  public var filters: [TableRequest.Filter] = []
  /// Keep the rows that the filters leave out as hidden fighters, whose lives go on.
  public var hidesFilteredRows = false
  /// The byte between fields; `nil` = find out.
  public var delimiter: UInt8?
  /// False when the first record is data already; then columns stand in the order of ``FighterColumn``.
  public var hasHeader = true
  /// How bytes stand for characters.
  public var encoding = TableRequest.Encoding.utf8
  /// Leave bad rows out and list them instead of refusing the file.
  public var skipsBadRows = false

  /// Files to be read with everything as usual.
  public init() {}

  /// The table to be read from each file: its columns are those of ``FighterColumn``, in that order.
  func tableRequest() -> TableRequest {
    var request = TableRequest(
      columns: FighterColumn.allCases.map { column in
        TableRequest.Column(
          key: column.header, sources: sources(of: column),
          required: column.isRequired || columns[column] != nil, kind: column.kind, synonyms: column.synonyms)
      })
    request.filters = filters
    request.keepsFilteredRows = hidesFilteredRows
    request.delimiter = delimiter
    request.hasHeader = hasHeader
    request.encoding = encoding
    request.skipsBadRows = skipsBadRows
    return request
  }

  private func sources(of column: FighterColumn) -> [[TableRequest.CellReference]] {
    if let given = columns[column] { return [given] }
    if hasHeader { return [[.header(column.header)]] }
    return columns.isEmpty && column.isRequired ? [[.number(column.index + 1)]] : []
  }
}

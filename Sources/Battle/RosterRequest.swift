import Tables

/// How the files of a roster are to be read: all in the same way.
public struct RosterRequest: Sendable, ReadingRequest {
  /// How it is to be read.
  public var options = ReadingOptions()
  /// Columns given by the user (`--columns`); each is one cell, or several joined by a space.
  public var columns: [FighterColumn: [TableRequest.CellReference]] = [:]
  /// Keep the rows that the filters leave out as hidden fighters, whose lives go on.
  public var hidesFilteredRows = false

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

/// The wanted columns of a file, row by row, and the record of how it was read.
public struct Table: Sendable {
  /// The values of one wanted column.
  public enum Column: Sendable {
    /// Texts, one per row.
    case text(TextColumn)
    /// Exact decimals, one per row.
    case number(DecimalColumn)
    /// The file has no such column.
    case absent
  }

  /// The values, in the order of the request's columns.
  public var columns: [Column]
  /// For each row of `columns` the number of its data record in the file, from 1, counting records that were left out
  /// too.
  public var records: RowNumbers
  /// For each row the line of the file on which its record begins, from 1.
  public var lines: RowNumbers
  /// For each row the digest of its cells that no column takes; empty unless requested and there are such cells.
  public var otherCells: [UInt64] = []
  /// The number of data records in the file, not counting blank lines.
  public var recordsRead: Int
  /// The number of records excluded by a filter.
  public var recordsFiltered: Int
  /// The numbers in `records` of those that a filter excludes, if they were to be kept.
  public var keptFilteredRecords: Set<Int32>
  /// Bad records that were left out (`skipsBadRows`): the first 20 problems in file order.
  public var badRecords: [Diagnostic]
  /// The total number of bad records.
  public var badRecordCount: Int
  /// The number of their problems; a record can have several.
  public var badRecordProblemCount: Int
  /// Warnings about the header.
  public var headerWarnings: [Diagnostic]
  /// The size of the file in bytes.
  public var byteCount: Int
  /// The encoding of the file.
  public var encoding = TableRequest.Encoding.utf8
  /// The text that was read instead of the file's bytes, if different from them.
  var readText: [UInt8]?
  /// The guess at its columns; `nil` if nothing was guessed.
  public var guess: GuessedColumns?
  /// The decimal mark of each wanted column.
  public var marks: [DecimalMark] = []
  /// The byte between fields.
  public var delimiter: UInt8
  /// The positions in a record of each wanted column's cells, from 0; `nil` for a column that the file does not have.
  public var places: [[Int]?]
  /// The headers as written in the file, trimmed; empty when there is no header.
  public var headers: [String]
  /// The cells of the lines above the header that are not empty, trimmed, such as the slots of a site's upload template.
  public var cellsAboveHeader: [String] = []

  /// The number of rows.
  public var count: Int { records.count }
}

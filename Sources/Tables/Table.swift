/// What was read from a file: the wanted columns, row by row, and how the reading went.
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
  /// For each row of `columns` the number of its data record in the file, from 1, counting the records
  /// left out too.
  public var records: RowNumbers
  /// For each row the line of the file on which its record begins, from 1.
  public var lines: RowNumbers
  /// For each row the digest of its cells that no column takes; empty unless it was asked for and there are such.
  public var otherCells: [UInt64] = []
  /// Data records in the file, blank lines not counted.
  public var recordsRead: Int
  /// Records that a filter left out.
  public var recordsFiltered: Int
  /// Those of `records` that a filter leaves out, where they were to be kept.
  public var keptFilteredRecords: Set<Int32>
  /// Bad records that were left out (`skipsBadRows`): the first 20 problems in file order.
  public var badRecords: [Diagnostic]
  /// How many bad records there were in all.
  public var badRecordCount: Int
  /// How many problems they have; a record can have several.
  public var badRecordProblemCount: Int
  /// What is worth a warning about the header.
  public var headerWarnings: [Diagnostic]
  /// Bytes in the file.
  public var byteCount: Int
  /// How the bytes of the file stand for characters.
  public var encoding = TableRequest.Encoding.utf8
  /// The text that was read in place of the file's bytes, where it was not these.
  var readText: [UInt8]?
  /// What its columns were taken for without being told; `nil` if nothing was guessed.
  public var guess: GuessedColumns?
  /// For each wanted column what is before its decimals.
  public var marks: [DecimalMark] = []
  /// The byte between fields.
  public var delimiter: UInt8
  /// For each wanted column where its cells are in a record, from 0; `nil` for a column that the file does
  /// not have.
  public var places: [[Int]?]
  /// The headers as they are in the file, trimmed; empty when there is no header.
  public var headers: [String]

  /// The number of rows.
  public var count: Int { records.count }
}

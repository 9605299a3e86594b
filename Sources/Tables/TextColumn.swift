/// A column of texts in one block of memory: the UTF-8 bytes of all rows end to end, and where each ends.
public struct TextColumn: Sendable {
  /// The bytes of all rows, in order.
  public private(set) var bytes: [UInt8]
  /// `ends[row]` is where the row's bytes end; they begin where those of the row before end.
  public private(set) var ends: [Int]

  /// A column with these bytes and row ends.
  /// - Precondition: `ends` ascends and its last entry is `bytes.count`.
  public init(bytes: [UInt8] = [], ends: [Int] = []) {
    precondition((ends.last ?? 0) == bytes.count, "the last row ends where the bytes end")
    self.bytes = bytes
    self.ends = ends
  }

  /// A column with one row per text.
  public init(_ texts: some Sequence<String>) {
    bytes = []
    ends = []
    for text in texts { append(text) }
  }

  /// Adds a row.
  public mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    ends.append(bytes.count)
  }

  /// Adds the first `rows` rows of a block that counts its ends from the column's beginning.
  mutating func append(_ cells: TextCells, rows: Int) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: cells.bytes, count: cells.byteCount(before: rows)))
    ends.append(contentsOf: UnsafeBufferPointer(start: cells.ends + 1, count: rows))
  }

  /// Makes room for this many rows in all, as long as those so far, but for no more than 256 MiB of text.
  mutating func reserve(_ rows: Int) {
    guard count > 0 else { return }
    let expected = Double(bytes.count) / Double(count) * Double(rows)
    bytes.reserveCapacity(Int(min(expected, 0x1p28)))
    ends.reserveCapacity(rows)
  }

  /// The number of rows.
  public var count: Int { ends.count }

  /// Where the bytes of a row lie in `bytes`.
  public func range(of row: Int) -> Range<Int> {
    (row == 0 ? 0 : ends[row - 1])..<ends[row]
  }

  /// The text of a row; empty where the cell was empty.
  public subscript(row: Int) -> String {
    String(decoding: bytes[range(of: row)], as: UTF8.self)
  }
}

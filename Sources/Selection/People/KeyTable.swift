import Tables

/// A hash table from text to the first row that has it, to find rows with equal texts.
///
/// Open addressing over one array. An entry keeps half of the hash beside the row, so that a probe rarely has to
/// compare the texts: even for a million names the table takes only a small part of the reading time.
package struct KeyTable {
  private var slots: [UInt64]
  private let mask: Int

  private static let empty = UInt64.max

  package init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: Self.empty, count: size)
    mask = size - 1
  }

  /// Creates a table of all rows of a column.
  init(of column: TextColumn) {
    self.init(capacity: column.count)
    for row in 0..<column.count { _ = firstRow(sharing: row, in: column) }
  }

  /// Returns the first row of `column` entered with the same text as `row`, or `nil` after entering `row` itself.
  package mutating func firstRow(sharing row: Int, in column: TextColumn) -> Int? {
    let (slot, hash, known) = column.withBytes(of: row) { find($0, in: column) }
    if known == nil { slots[slot] = (hash >> 32) << 32 | UInt64(row) }
    return known
  }

  package func row(of text: String, in column: TextColumn) -> Int? {
    var text = text
    return text.withUTF8 { find(UnsafeRawBufferPointer($0), in: column).row }
  }

  /// Returns the slot of a text, or the free slot where it would go, its hash, and the row entered with it.
  private func find(
    _ text: UnsafeRawBufferPointer, in column: TextColumn
  ) -> (slot: Int, hash: UInt64, row: Int?) {
    let hash = textHash(text)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != Self.empty {
      let entry = slots[slot]
      let row = Int(entry & 0xFFFF_FFFF)
      if entry >> 32 == hash >> 32,
        column.withBytes(of: row, { $0.count == text.count && $0.elementsEqual(text) })
      {
        return (slot, hash, row)
      }
      slot = (slot + 1) & mask
    }
    return (slot, hash, nil)
  }
}

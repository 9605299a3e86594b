/// The cells of a text column in the block of rows being read.
///
/// Memory of its own, released by `deallocate()`.
struct TextCells {
  /// The column's number in the request, and the name it is known by.
  let column: Int
  let key: String
  /// Empty cells are refused.
  let isRequired: Bool
  /// The only words that a cell may hold, in any case; `nil` = any text.
  let allowed: [String]?

  /// The bytes of the block's rows end to end.
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// `ends[row + 1]` is where a row ends and `ends[row]` where it begins, counted in the whole column.
  let ends: UnsafeMutablePointer<Int>

  /// Room for `rows` rows.
  init(column: Int, key: String, isRequired: Bool, allowed: [String]? = nil, rows: Int) {
    self.column = column
    self.key = key
    self.isRequired = isRequired
    self.allowed = allowed
    capacity = 1 << 16
    bytes = .allocate(capacity: capacity)
    ends = .allocate(capacity: rows + 1)
    ends[0] = 0
  }

  /// Releases the memory.
  func deallocate() {
    bytes.deallocate()
    ends.deallocate()
  }

  /// How many bytes the rows before `row` have in this block.
  @inline(__always)
  func byteCount(before row: Int) -> Int { ends[row] &- ends[0] }

  /// Sets the text of a row; that of the row before has been set, that of the row itself is replaced.
  @inline(__always)
  mutating func set(_ cell: UnsafePointer<UInt8>, count: Int, row: Int) {
    let start = byteCount(before: row)
    if start &+ count > capacity { grow(to: start + count, keeping: start) }
    (bytes + start).update(from: cell, count: count)
    ends[row &+ 1] = ends[row] &+ count
  }

  /// Sets the text of a row.
  mutating func set(_ text: String, row: Int) {
    var text = text
    text.withUTF8 { utf8 in
      // An empty text may have no address; nothing is copied then, so any will do.
      set(utf8.baseAddress ?? UnsafePointer(bytes), count: utf8.count, row: row)
    }
  }

  /// Makes row `row` the first of a new block; `isSet` says whether its text has been read.
  mutating func restart(with row: Int, isSet: Bool) {
    let start = byteCount(before: row)
    let count = isSet ? ends[row + 1] - ends[row] : 0
    ends[0] = ends[row]
    ends[1] = ends[0] + count
    bytes.update(from: bytes + start, count: count)
  }

  private mutating func grow(to needed: Int, keeping count: Int) {
    let larger = max(needed, capacity * 2)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: bytes, count: count)
    bytes.deallocate()
    bytes = moved
    capacity = larger
  }
}

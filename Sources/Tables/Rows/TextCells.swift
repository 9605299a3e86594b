/// The cells of a text column in the block of rows being read.
///
/// Owns memory, released by `deallocate()`.
struct TextCells {
  /// The column's index in the request, and its key.
  let column: Int
  let key: String
  /// Whether empty cells are refused.
  let isRequired: Bool
  /// The only words allowed in a cell, in any case; `nil` = any text.
  let allowed: [String]?
  /// Whether cells are stored as codes, one for each distinct text, instead of individually.
  let isCoded: Bool

  /// The texts of a coded column and their codes: those of all blocks so far.
  private(set) var texts = TextCodes()
  /// The code of each row's text in a coded column.
  let codes: UnsafeMutablePointer<UInt32>
  /// Whether a text was not UTF-8 and could not be coded.
  private(set) var hasBadText = false

  /// The bytes of the block's rows end to end.
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// `ends[row]` is where a row begins in `bytes`, and `ends[row + 1]` where it ends.
  let ends: UnsafeMutablePointer<UInt32>

  /// A dictionary with more texts than this is started again with the next chunk.
  private static let mostTexts = 1 << 14

  init(
    column: Int, key: String, isRequired: Bool, allowed: [String]? = nil, isCoded: Bool = false, rows: Int
  ) {
    self.column = column
    self.key = key
    self.isRequired = isRequired
    self.allowed = allowed
    self.isCoded = isCoded
    capacity = isCoded ? 0 : 1 << 16
    bytes = .allocate(capacity: capacity)
    ends = .allocate(capacity: isCoded ? 1 : rows + 1)
    ends[0] = 0
    codes = .allocate(capacity: isCoded ? rows : 0)
  }

  func deallocate() {
    bytes.deallocate()
    ends.deallocate()
    codes.deallocate()
    texts.deallocate()
  }

  /// Sets or replaces the text of a row; that of the previous row must have been set.
  mutating func set(_ cell: UnsafePointer<UInt8>, count: Int, row: Int) {
    if isCoded {
      guard let code = texts.code(of: UnsafeBufferPointer(start: cell, count: count)) else {
        hasBadText = true
        return
      }
      codes[row] = code
      return
    }
    let start = Int(ends[row])
    if start + count > capacity { grow(to: start + count, keeping: start) }
    (bytes + start).update(from: cell, count: count)
    ends[row + 1] = UInt32(start + count)
  }

  /// Sets the text of a row in a column that is not coded, as ``set(_:count:row:)`` does, if it has the length of most
  /// names and there is room.
  @inline(__always)
  func setUsual(_ cell: UnsafePointer<UInt8>, count: Int, row: Int) -> Bool {
    let start = Int(truncatingIfNeeded: ends[row])
    guard count >= 8, count <= 16, start &+ count <= capacity else { return false }
    let words = textWords(UnsafeBufferPointer(start: cell, count: count))
    let place = UnsafeMutableRawPointer(bytes + start)
    place.storeBytes(of: words.0, as: UInt64.self)
    place.storeBytes(of: words.1, toByteOffset: count &- 8, as: UInt64.self)
    ends[row &+ 1] = UInt32(truncatingIfNeeded: start &+ count)
    return true
  }

  mutating func set(_ text: String, row: Int) {
    var text = text
    text.withUTF8 { utf8 in
      // An empty text may have no address; nothing is copied, so any address will do.
      set(utf8.baseAddress ?? UnsafePointer(bytes), count: utf8.count, row: row)
    }
  }

  /// Returns the text of a row in a column that is not coded.
  func text(row: Int) -> String {
    String(
      decoding: UnsafeBufferPointer(start: bytes + Int(ends[row]), count: Int(ends[row + 1] - ends[row])),
      as: UTF8.self)
  }

  /// Sets the text of a row to an empty text.
  mutating func setEmpty(row: Int) { set(UnsafePointer(bytes), count: 0, row: row) }

  /// Whether the first `rows` texts are UTF-8, which has already been checked if they are coded.
  func isUTF8(rows: Int) -> Bool {
    if isCoded { return !hasBadText }
    let all = UnsafeBufferPointer(start: UnsafePointer(bytes), count: Int(ends[rows]))
    // A character may be split between two texts.
    return Tables.isUTF8(all)
      && (0..<rows).allSatisfy { ends[$0] == ends[$0 + 1] || bytes[Int(ends[$0])] & 0xC0 != 0x80 }
  }

  /// Starts again without rows.
  /// - Returns: whether the codes assigned so far are forgotten.
  mutating func startChunk() -> Bool {
    hasBadText = false
    guard texts.texts.count > Self.mostTexts else { return false }
    texts.deallocate()
    texts = TextCodes()
    return true
  }

  /// Makes row `row` the first of a new block; `isSet` tells whether its text has been read.
  mutating func restart(with row: Int, isSet: Bool) {
    guard isSet else { return }
    if isCoded {
      codes[0] = codes[row]
    } else {
      let start = Int(ends[row])
      ends[1] = ends[row + 1] - ends[row]
      bytes.update(from: bytes + start, count: Int(ends[1]))
    }
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

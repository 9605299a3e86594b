/// Collects blocks of texts into one column.
///
/// A column that is expected to have few distinct texts stores each of them once, and two bytes per row; it changes to
/// the ordinary form if they turn out to be many.
struct TextColumnBuilder {
  private var texts = PackedTexts()
  private var codes: [UInt16]?
  private var codeOfText: [[UInt8]: UInt16] = [:]

  /// A marker for a text that has no code yet.
  private static let unknown = UInt16.max
  /// With more distinct texts than this, each row has its own.
  static let mostTexts = 1 << 12

  /// Creates a builder for a column of few distinct texts, or of any.
  init(isCoded: Bool) { codes = isCoded ? [] : nil }

  var count: Int { codes?.count ?? texts.count }

  var column: TextColumn { TextColumn(texts, codes: codes) }

  mutating func reserve(_ rows: Int) {
    if codes == nil { texts.reserve(rows) } else { codes!.reserveColumn(rows) }
  }

  /// Adds the first `rows` rows of a block.
  /// - Parameter known: the column's code for each text that the block's reader has coded; extended by new ones.
  mutating func append(_ cells: TextCells, rows: Int, known: inout [UInt16]) {
    guard cells.isCoded else {
      let bytes = UnsafeBufferPointer(start: UnsafePointer(cells.bytes), count: Int(cells.ends[rows]))
      return texts.append(
        bytes, endingAt: UnsafeBufferPointer(start: UnsafePointer(cells.ends + 1), count: rows))
    }
    known += repeatElement(Self.unknown, count: cells.texts.texts.count - known.count)
    var row = 0
    while row < rows {
      row = appendKnown(cells, row..<rows, known)
      if row == rows { return }
      let number = Int(cells.codes[row])
      append(cells.texts.texts.bytes[cells.texts.texts.range(of: number)], noting: &known[number])
      row += 1
    }
  }

  /// Adds rows up to the first whose text has no code yet, and returns that row.
  private mutating func appendKnown(_ cells: TextCells, _ rows: Range<Int>, _ known: [UInt16]) -> Int {
    guard codes != nil else { return rows.lowerBound }
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: rows.count) { found in
      let block = UnsafeBufferPointer(start: cells.codes + rows.lowerBound, count: rows.count)
      let count = known.withUnsafeBufferPointer { known in
        var count = 0
        while count < block.count, case let code = known[Int(block[count])], code != Self.unknown {
          found[count] = code
          count &+= 1
        }
        return count
      }
      codes!.append(contentsOf: found[..<count])
      return rows.lowerBound + count
    }
  }

  /// Adds a row with a text that is new in the block's reader, or any text once each row has its own.
  private mutating func append(_ text: ArraySlice<UInt8>, noting known: inout UInt16) {
    guard codes != nil else { return texts.append(text) }
    let bytes = Array(text)
    if codeOfText[bytes] == nil {
      guard texts.count < Self.mostTexts else {
        expand()
        return texts.append(text)
      }
      codeOfText[bytes] = UInt16(texts.count)
      texts.append(text)
    }
    known = codeOfText[bytes]!
    codes!.append(known)
  }

  /// Gives each row its own text.
  private mutating func expand() {
    let (coded, rows) = (texts, codes!)
    texts = PackedTexts()
    codes = nil
    codeOfText = [:]
    for code in rows { texts.append(coded.bytes[coded.range(of: Int(code))]) }
  }
}

/// A column of texts: their UTF-8 bytes end to end in one block of memory, or, where a few texts keep recurring, each
/// of them once.
public struct TextColumn: Sendable {
  /// The texts of the rows, or the distinct ones.
  private var texts = PackedTexts()
  /// The index in `texts` of each row's text; `nil` if every row has its own.
  private var codes: [UInt16]?

  /// Creates a column without rows.
  public init() {}

  /// Creates a column with one row per text.
  public init(_ texts: some Sequence<String>) {
    for text in texts { append(text) }
  }

  init(_ texts: PackedTexts, codes: [UInt16]? = nil) {
    self.texts = texts
    self.codes = codes
  }

  /// Adds a row.
  public mutating func append(_ text: String) {
    if codes != nil { self = selecting(Array(0..<count), repeating: true) }
    texts.append(text.utf8)
  }

  /// The number of rows.
  public var count: Int { codes?.count ?? texts.count }

  /// Whether the cell of a row was empty.
  public func isEmpty(_ row: Int) -> Bool { texts.range(of: place(of: row)).isEmpty }

  /// The text of a row; empty if the cell was empty.
  public subscript(row: Int) -> String { withBytes(of: row) { String(decoding: $0, as: UTF8.self) } }

  /// Calls `body` with the bytes of a row, which are valid during the call.
  @inline(__always)
  public func withBytes<Result>(of row: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let range = texts.range(of: place(of: row))
    return texts.bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range])) }
  }

  /// Calls `body` with each row of a part of the column and its bytes, which are valid during the call.
  /// - Precondition: the column is not coded.
  @inline(__always)
  func forEachText(ofPart part: Int, of parts: Int, _ body: (Int, UnsafeBufferPointer<UInt8>) -> Void) {
    precondition(!isCoded, "each row has a text of its own")
    texts.forEach(ofPart: part, of: parts, body)
  }

  /// Whether each distinct text is stored once, however many rows have it.
  var isCoded: Bool { codes != nil }

  /// The bytes of all texts, of each row or of each distinct text, end to end.
  var bytes: [UInt8] { texts.bytes }

  /// Returns the column with only these rows, in this order.
  public func selecting(_ rows: [Int]) -> TextColumn { selecting(rows, repeating: false) }

  /// - Parameter repeating: whether every row gets its own text.
  private func selecting(_ rows: [Int], repeating: Bool) -> TextColumn {
    if let codes, !repeating { return TextColumn(texts, codes: rows.map { codes[$0] }) }
    var chosen = PackedTexts()
    for row in rows { chosen.append(texts.bytes[texts.range(of: place(of: row))]) }
    return TextColumn(chosen)
  }

  @inline(__always)
  private func place(of row: Int) -> Int { codes.map { Int($0[row]) } ?? row }
}

/// Texts end to end in one block of memory, with four additional bytes each.
struct PackedTexts: Sendable {
  /// The UTF-8 bytes of all texts, in order.
  private(set) var bytes: [UInt8] = []
  /// The end of each text, relative to the beginning of its group.
  private var ends: [UInt32] = []
  /// The start of each group of texts in `bytes`.
  private var groups: [Int] = []

  /// A group has so few texts that even the largest stay below 4 GiB together.
  private static let groupSize = 256

  var count: Int { ends.count }

  /// Returns the range of a text in `bytes`.
  @inline(__always)
  func range(of index: Int) -> Range<Int> {
    let group = groups[index / Self.groupSize]
    let start = index % Self.groupSize == 0 ? 0 : Int(ends[index - 1])
    return group + start..<group + Int(ends[index])
  }

  /// Calls `body` with each text in one of several parts, with its index; faster than one by one.
  @inline(__always)
  func forEach(ofPart part: Int, of parts: Int, _ body: (Int, UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      ends.withUnsafeBufferPointer { ends in
        for number in groups.count * part / parts..<groups.count * (part + 1) / parts {
          let group = groups[number]
          var start: UInt32 = 0
          for index in number * Self.groupSize..<min(ends.count, (number + 1) * Self.groupSize) {
            let end = ends[index]
            let text = bytes.baseAddress.map { $0 + group + Int(start) }
            body(index, UnsafeBufferPointer(start: text, count: Int(end &- start)))
            start = end
          }
        }
      }
    }
  }

  mutating func append(_ text: some Collection<UInt8>) {
    if count % Self.groupSize == 0 { groups.append(bytes.count) }
    bytes.append(contentsOf: text)
    ends.append(UInt32(bytes.count - groups[groups.count - 1]))
  }

  /// Adds texts whose bytes are end to end, the first from 0; each ends where `blockEnds` says.
  mutating func append(_ block: UnsafeBufferPointer<UInt8>, endingAt blockEnds: UnsafeBufferPointer<UInt32>) {
    let start = bytes.count
    bytes.append(contentsOf: block)
    var row = 0
    while row < blockEnds.count {
      if count % Self.groupSize == 0 {
        groups.append(start + (row == 0 ? 0 : Int(blockEnds[row - 1])))
      }
      let next = min(blockEnds.count, row + Self.groupSize - count % Self.groupSize)
      // Relative to the group; the sum is not negative, whatever the parts are.
      let offset = UInt32(truncatingIfNeeded: start - groups[groups.count - 1])
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.groupSize) { moved in
        for index in row..<next { moved[index &- row] = blockEnds[index] &+ offset }
        ends.append(contentsOf: moved[..<(next - row)])
      }
      row = next
    }
  }

  /// Reserves room for `count` texts in total, with the average length so far, but for no more than 256 MiB of text.
  mutating func reserve(_ count: Int) {
    guard self.count > 0 else { return }
    let expected = Double(bytes.count) / Double(self.count) * Double(count)
    bytes.reserveColumn(Int(min(expected, 0x1p28)))
    ends.reserveColumn(count)
  }
}

import Dispatch
import Synchronization

extension TextColumn {
  /// The rows whose text another row may have too, ascending: all that share theirs, and a few more.
  ///
  /// Two bitmaps of 8 bits a row instead of a table of all texts: a bit for each hash that was met, and for each
  /// that was met again. They stay in the cache where the table would not, and nearly all rows of a pool
  /// are out of the question at once.
  /// - Parameter jobs: how many threads may share the rows; the result does not depend on it.
  /// - Complexity: O(bytes).
  public func rowsThatMayRepeat(jobs: Int = 1) -> [Int] {
    if isCoded || count < 2 { return Array(0..<count) }
    // For fewer rows another thread is not worth its start.
    let parts = max(1, min(jobs, count >> 15))
    let hashes = sideBySide(parts) { Hashes(of: self, part: $0, of: parts) }
    let all = hashes.dropFirst().reduce(into: hashes[0]) { $0.add($1) }
    return Array(sideBySide(parts) { all.rowsMetAgain(of: self, part: $0, of: parts) }.joined())
  }

  /// Whether a name in it may look like another one and not be it: some text has a character beyond ASCII, or two
  /// spaces side by side.
  /// - Complexity: O(bytes).
  public var holdsMoreThanPlainWords: Bool {
    bytes.withUnsafeBytes { bytes in
      bytes.holdsNonASCII || bytes.count(of: UInt8(ascii: " "), followedBy: UInt8(ascii: " ")) > 0
    }
  }
}

/// Which hashes of texts were met, and which of them again.
private struct Hashes: Sendable {
  /// The highest bits of a hash are its place in the maps, so many of them.
  private let bits: Int
  private var met: [UInt64]
  private var again: [UInt64]

  /// Those of a part of a column.
  init(of column: TextColumn, part: Int, of parts: Int) {
    bits = max(6, 64 - (column.count * 8 - 1).leadingZeroBitCount)
    met = [UInt64](repeating: 0, count: 1 << (bits - 6))
    again = met
    met.withUnsafeMutableBufferPointer { met in
      again.withUnsafeMutableBufferPointer { again in
        column.forEachText(ofPart: part, of: parts) { [bits] _, text in
          let (word, bit) = place(of: text, bits)
          let known = met[word]
          if known & bit != 0 { again[word] |= bit } else { met[word] = known | bit }
        }
      }
    }
  }

  /// Adds those of another part.
  mutating func add(_ other: Hashes) {
    for word in met.indices {
      again[word] |= other.again[word] | (met[word] & other.met[word])
      met[word] |= other.met[word]
    }
  }

  /// The rows in a part of a column whose hash was met again.
  func rowsMetAgain(of column: TextColumn, part: Int, of parts: Int) -> [Int] {
    var rows: [Int] = []
    again.withUnsafeBufferPointer { again in
      column.forEachText(ofPart: part, of: parts) { row, text in
        let (word, bit) = place(of: text, bits)
        if again[word] & bit != 0 { rows.append(row) }
      }
    }
    return rows
  }
}

@inline(__always)
private func place(of text: UnsafeBufferPointer<UInt8>, _ bits: Int) -> (word: Int, bit: UInt64) {
  let hash = textHash(UnsafeRawBufferPointer(text)) &>> UInt64(truncatingIfNeeded: 64 &- bits)
  return (Int(truncatingIfNeeded: hash &>> 6), 1 &<< (hash & 63))
}

/// What `body` gives for each of so many parts, each found by a thread of its own.
private func sideBySide<Result: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
  if count == 1 { return [body(0)] }
  let results = Mutex([Result?](repeating: nil, count: count))
  DispatchQueue.concurrentPerform(iterations: count) { part in
    let result = body(part)
    results.withLock { $0[part] = result }
  }
  return results.withLock { $0.map { $0! } }
}

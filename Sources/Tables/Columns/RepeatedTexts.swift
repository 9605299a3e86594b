import Parallel

extension TextColumn {
  /// Returns the rows that share their text with another row, ascending; in rare cases a few more.
  ///
  /// One pass rules out nearly all rows of a pool. It keeps two bytes per row, few enough for the cache. A second pass
  /// finds the rows that first had a text that seems to be repeated.
  /// - Parameter jobs: how many threads may share the work.
  /// - Complexity: O(bytes).
  public func rowsThatMayRepeat(jobs: Int = 1) -> [Int] {
    if isCoded || count < 2 { return Array(0..<count) }
    // With fewer rows another thread does not pay off.
    let parts = max(1, min(jobs, count >> 15))
    let again = inParallel(parts, jobs: parts) { hashesMetAgain(part: $0, of: parts) }.flatMap { $0! }
    if again.isEmpty { return [] }
    let repeated = HashFilter(capacity: again.count)
    defer { repeated.deallocate() }
    for hash in again { _ = repeated.insert(hash) }
    return inParallel(parts, jobs: parts) { rows(in: repeated, part: $0, of: parts) }.flatMap { $0! }
  }

  /// Returns the hashes, in one of several parts of all hashes, of texts that an earlier row has too.
  private func hashesMetAgain(part: Int, of parts: Int) -> [UInt64] {
    let met = HashFilter(capacity: count, part: part, of: parts)
    defer { met.deallocate() }
    var again: [UInt64] = []
    forEachText(ofPart: 0, of: 1) { _, text in
      let hash = textHash(UnsafeRawBufferPointer(text))
      if met.insert(hash) { again.append(hash) }
    }
    return again
  }

  /// Returns the rows in a part of the column whose hash is in the filter.
  private func rows(in filter: HashFilter, part: Int, of parts: Int) -> [Int] {
    var rows: [Int] = []
    forEachText(ofPart: part, of: parts) { row, text in
      if filter.holds(textHash(UnsafeRawBufferPointer(text))) { rows.append(row) }
    }
    return rows
  }

  /// Whether a name in it may only look like another one: some text has a character beyond ASCII, or two spaces in a
  /// row.
  /// - Complexity: O(bytes).
  public var holdsMoreThanPlainWords: Bool {
    bytes.withUnsafeBytes { bytes in
      bytes.holdsNonASCII || bytes.count(of: UInt8(ascii: " "), followedBy: UInt8(ascii: " ")) > 0
    }
  }
}

/// A Bloom filter of text hashes, four bits in one word each: one in two hundred absent hashes seems to be present.
private struct HashFilter: @unchecked Sendable {
  private let words: UnsafeMutableBufferPointer<UInt64>
  /// The number of words in all parts, and the range of those in this part.
  private let count: Int
  private let range: Range<Int>

  /// Creates room for one part of `capacity` hashes.
  init(capacity: Int, part: Int = 0, of parts: Int = 1) {
    count = capacity / 4 + 1
    range = count * part / parts..<count * (part + 1) / parts
    words = .allocate(capacity: range.count)
    words.initialize(repeating: 0)
  }

  func deallocate() { words.deallocate() }

  /// Inserts a hash, if it belongs to this part.
  /// - Returns: whether it seems to have been present already.
  @inline(__always)
  func insert(_ hash: UInt64) -> Bool {
    let (place, bits) = (place(of: hash), bits(of: hash))
    guard range.contains(place) else { return false }
    let known = words[place &- range.lowerBound]
    words[place &- range.lowerBound] = known | bits
    return known & bits == bits
  }

  /// Whether a hash seems to be present.
  @inline(__always)
  func holds(_ hash: UInt64) -> Bool { words[place(of: hash)] & bits(of: hash) == bits(of: hash) }

  @inline(__always)
  private func place(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash.multipliedFullWidth(by: UInt64(truncatingIfNeeded: count)).high)
  }

  @inline(__always)
  private func bits(of hash: UInt64) -> UInt64 {
    1 &<< hash | 1 &<< (hash &>> 6) | 1 &<< (hash &>> 12) | 1 &<< (hash &>> 18)
  }
}

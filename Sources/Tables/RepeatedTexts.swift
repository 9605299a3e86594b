extension TextColumn {
  /// The rows whose text another row may have too, ascending: all that share theirs, and a few more.
  ///
  /// Two bitmaps of 8 bits a row instead of a table of all texts: a bit for each hash that was met, and for each
  /// that was met again. They stay in the cache where the table would not, and nearly all rows of a pool
  /// are out of the question at once.
  /// - Complexity: O(bytes).
  public var rowsThatMayRepeat: [Int] {
    if isCoded || count < 2 { return Array(0..<count) }
    let bits = max(6, 64 - (count * 8 - 1).leadingZeroBitCount)
    var met = [UInt64](repeating: 0, count: 1 << (bits - 6))
    var again = [UInt64](repeating: 0, count: met.count)
    met.withUnsafeMutableBufferPointer { met in
      again.withUnsafeMutableBufferPointer { again in
        forEachText { _, text in
          let (word, bit) = place(of: text, bits)
          let known = met[word]
          if known & bit != 0 { again[word] |= bit } else { met[word] = known | bit }
        }
      }
    }
    var rows: [Int] = []
    again.withUnsafeBufferPointer { again in
      forEachText { row, text in
        let (word, bit) = place(of: text, bits)
        if again[word] & bit != 0 { rows.append(row) }
      }
    }
    return rows
  }

  /// Whether a name in it may look like another one and not be it: some text has a character beyond ASCII, or two
  /// spaces side by side.
  /// - Complexity: O(bytes).
  public var holdsMoreThanPlainWords: Bool {
    bytes.withUnsafeBytes { bytes in
      bytes.holdsNonASCII || bytes.count(of: UInt8(ascii: " "), followedBy: UInt8(ascii: " ")) > 0
    }
  }

  @inline(__always)
  private func place(of text: UnsafeBufferPointer<UInt8>, _ bits: Int) -> (word: Int, bit: UInt64) {
    let hash = textHash(UnsafeRawBufferPointer(text)) &>> UInt64(truncatingIfNeeded: 64 &- bits)
    return (Int(truncatingIfNeeded: hash &>> 6), 1 &<< (hash & 63))
  }
}

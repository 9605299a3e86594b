/// Assigns each distinct text a code, from 0: a hash table over the texts, each stored once.
///
/// A text of up to 16 bytes is distinguished from all others by two words and its length, one of up to 8 bytes by one
/// word, so that looking up a known one takes a few nanoseconds. Owns memory, released by `deallocate()`.
struct TextCodes {
  /// A text and its code.
  private struct Entry {
    /// The text itself if it has up to 16 bytes, otherwise a hash and its first 8 bytes.
    var words: (UInt64, UInt64)
    /// Its length in bytes; -1 if the entry is free.
    var count: Int32
    var code: UInt32

    static let free = Entry(words: (0, 0), count: -1, code: 0)
  }

  private var entries: UnsafeMutablePointer<Entry>
  private var mask: Int
  /// The texts by their codes.
  private(set) var texts = PackedTexts()

  init() {
    mask = 255
    entries = .allocate(capacity: mask + 1)
    entries.initialize(repeating: .free, count: mask + 1)
  }

  func deallocate() { entries.deallocate() }

  /// Returns the code of a text, a new one if it has none yet; `nil` if it is new and not UTF-8.
  mutating func code(of text: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard text.count <= 16 else { return codeOfLong(text) }
    let words = Self.words(of: text)
    let slot = slot(of: words, count: text.count)
    return entries[slot].count < 0 ? add(text, words, at: slot) : entries[slot].code
  }

  /// Returns the code of a text of up to 16 bytes, if it has one.
  @inline(__always)
  func knownCode(of text: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard text.count <= 16 else { return nil }
    let slot = slot(of: Self.words(of: text), count: text.count)
    return entries[slot].count < 0 ? nil : entries[slot].code
  }

  /// Returns the code of a text of 1 to 8 bytes, if it has one.
  /// - Precondition: 8 bytes can be read at `bytes`; those after `count` may be anything.
  @inline(__always)
  func knownCode(short bytes: UnsafePointer<UInt8>, count: Int) -> UInt32? {
    let unused = UInt64(truncatingIfNeeded: 64 &- count &* 8)
    let word = UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self) &<< unused
    var slot = Int(truncatingIfNeeded: Self.hash(ofShort: word)) & mask
    while true {
      let entry = entries + slot
      if entry.pointee.words.0 == word, Int(entry.pointee.count) == count { return entry.pointee.code }
      if entry.pointee.count < 0 { return nil }
      slot = (slot &+ 1) & mask
    }
  }

  /// Returns what tells a text of up to 16 bytes from others of its length.
  private static func words(of text: UnsafeBufferPointer<UInt8>) -> (UInt64, UInt64) {
    text.count > 8 ? textWords(text) : (text.reduce(0) { $0 >> 8 | UInt64($1) << 56 }, 0)
  }

  /// Only the highest bits of the product depend on all bits of the word; they become the lowest.
  @inline(__always)
  private static func hash(ofShort word: UInt64) -> UInt64 { (word &* 0x9E37_79B9_7F4A_7C15).byteSwapped }

  @inline(__always)
  private static func hash(of words: (UInt64, UInt64), count: Int) -> UInt64 {
    count > 8 ? mixed(words.0, words.1 ^ UInt64(truncatingIfNeeded: count)) : hash(ofShort: words.0)
  }

  /// Returns the slot of a text of up to 16 bytes, or a free one.
  @inline(__always)
  private func slot(of words: (UInt64, UInt64), count: Int) -> Int {
    var slot = Int(truncatingIfNeeded: Self.hash(of: words, count: count)) & mask
    while entries[slot].count >= 0 {
      let entry = entries + slot
      if entry.pointee.words == words, Int(entry.pointee.count) == count { return slot }
      slot = (slot &+ 1) & mask
    }
    return slot
  }

  private mutating func codeOfLong(_ text: UnsafeBufferPointer<UInt8>) -> UInt32? {
    let hash = textHash(UnsafeRawBufferPointer(text))
    let words = (hash, textWords(UnsafeBufferPointer(rebasing: text[..<16])).0)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while entries[slot].count >= 0 {
      let entry = entries[slot]
      if entry.words == words, Int(entry.count) == text.count,
        texts.bytes[texts.range(of: Int(entry.code))].elementsEqual(text)
      {
        return entry.code
      }
      slot = (slot &+ 1) & mask
    }
    return add(text, words, at: slot)
  }

  private mutating func add(_ text: UnsafeBufferPointer<UInt8>, _ words: (UInt64, UInt64), at slot: Int)
    -> UInt32?
  {
    guard isUTF8(text) else { return nil }
    let code = UInt32(texts.count)
    texts.append(text)
    entries[slot] = Entry(words: words, count: Int32(text.count), code: code)
    if texts.count * 2 > mask { grow() }
    return code
  }

  private mutating func grow() {
    let (old, oldMask) = (entries, mask)
    mask = mask * 4 + 3
    entries = .allocate(capacity: mask + 1)
    entries.initialize(repeating: .free, count: mask + 1)
    for index in 0...oldMask where old[index].count >= 0 {
      let entry = old[index]
      let hash = entry.count <= 16 ? Self.hash(of: entry.words, count: Int(entry.count)) : entry.words.0
      var slot = Int(truncatingIfNeeded: hash) & mask
      while entries[slot].count >= 0 { slot = (slot &+ 1) & mask }
      entries[slot] = entry
    }
    old.deallocate()
  }
}

/// Assigns each distinct text a code, from 0: a hash table over the texts, each stored once.
///
/// A text of up to 16 bytes is distinguished from all others by two words and its length, so that looking up a known
/// one takes a few nanoseconds. Owns memory, released by `deallocate()`.
struct TextCodes {
  /// A text and its code.
  private struct Entry {
    /// The text itself if it is short, otherwise a hash and its first 8 bytes.
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
    let words = textWords(text)
    let slot = slot(of: words, count: text.count)
    return entries[slot].count < 0 ? add(text, words, at: slot) : entries[slot].code
  }

  /// Returns the code of a text of up to 16 bytes, if it has one.
  @inline(__always)
  func knownCode(of text: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard text.count <= 16 else { return nil }
    let slot = slot(of: textWords(text), count: text.count)
    return entries[slot].count < 0 ? nil : entries[slot].code
  }

  /// Returns the slot of a text of up to 16 bytes, or a free one.
  @inline(__always)
  private func slot(of words: (UInt64, UInt64), count: Int) -> Int {
    var slot = Int(truncatingIfNeeded: mixed(words.0, words.1 ^ UInt64(truncatingIfNeeded: count))) & mask
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
      let hash = entry.count <= 16 ? mixed(entry.words.0, entry.words.1 ^ UInt64(entry.count)) : entry.words.0
      var slot = Int(truncatingIfNeeded: hash) & mask
      while entries[slot].count >= 0 { slot = (slot &+ 1) & mask }
      entries[slot] = entry
    }
    old.deallocate()
  }
}

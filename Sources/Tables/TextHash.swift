/// A hash of a text's bytes: sixteen at a time through a product of full width, whose halves are folded.
///
/// The same for the same bytes on every machine of one byte order; not safe against texts that are made to
/// collide, so whoever uses it compares the bytes too.
/// - Complexity: O(bytes).
@inline(__always)
public func textHash(_ text: UnsafeRawBufferPointer) -> UInt64 {
  guard let bytes = text.baseAddress, text.count >= 8, text.count <= 16 else { return hashOfAnyText(text) }
  // As most names are.
  let end = bytes.loadUnaligned(fromByteOffset: text.count &- 8, as: UInt64.self)
  return mixed(
    bytes.loadUnaligned(as: UInt64.self) ^ UInt64(truncatingIfNeeded: text.count), end)
}

@inline(never)
private func hashOfAnyText(_ text: UnsafeRawBufferPointer) -> UInt64 {
  var hash = UInt64(truncatingIfNeeded: text.count)
  let bytes = text.assumingMemoryBound(to: UInt8.self)
  var start = 0
  while text.count &- start > 16 {
    let words = textWords(UnsafeBufferPointer(rebasing: bytes[start..<start + 16]))
    hash = mixed(words.0 ^ hash, words.1)
    start &+= 16
  }
  let words = textWords(UnsafeBufferPointer(rebasing: bytes[start...]))
  return mixed(words.0 ^ hash, words.1)
}

/// Two words that, with the length, tell a text of up to 16 bytes from all others. No byte beside it is read.
@inline(__always)
func textWords(_ text: UnsafeBufferPointer<UInt8>) -> (UInt64, UInt64) {
  guard let begin = text.baseAddress else { return (0, 0) }
  let bytes = UnsafeRawPointer(begin)
  let count = text.count
  if count >= 8 {
    return (
      bytes.loadUnaligned(as: UInt64.self), bytes.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    )
  }
  if count >= 4 {
    let last = bytes.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
    return (UInt64(bytes.loadUnaligned(as: UInt32.self)) | UInt64(last) &<< 32, 0)
  }
  if count == 0 { return (0, 0) }
  return (
    UInt64(begin[0]) | UInt64(begin[count &>> 1]) &<< 8 | UInt64(begin[count &- 1]) &<< 16, 0
  )
}

/// Two words as one, each bit of which depends on all of theirs.
@inline(__always)
func mixed(_ one: UInt64, _ other: UInt64) -> UInt64 {
  let product = (one ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: other ^ 0xA076_1D64_78BD_642F)
  return product.high ^ product.low
}

/// Whether bytes are UTF-8.
func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  (try? UTF8Span(validating: bytes.span)) != nil
}

/// Returns a hash of a text's bytes: sixteen at a time through a full-width product, whose halves are folded.
///
/// The same bytes have the same hash on every machine of one byte order; it is not safe against texts made to collide,
/// so callers must also compare the bytes.
/// - Complexity: O(bytes).
@inline(__always)
public func textHash(_ text: UnsafeRawBufferPointer) -> UInt64 {
  guard let bytes = text.baseAddress, text.count >= 8, text.count <= 16 else { return hashOfAnyText(text) }
  // The fast path: the length of most names.
  let end = bytes.loadUnaligned(fromByteOffset: text.count &- 8, as: UInt64.self)
  return mixed(bytes.loadUnaligned(as: UInt64.self) ^ spread(text.count), end)
}

/// Returns a length as bits that no text differs by: added as it is, it would make `2` and `12` the same.
@inline(__always)
private func spread(_ length: Int) -> UInt64 { UInt64(truncatingIfNeeded: length) &* 0xD6E8_FEB8_6659_FD93 }

@inline(never)
private func hashOfAnyText(_ text: UnsafeRawBufferPointer) -> UInt64 {
  var hash = spread(text.count)
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

/// Returns two words that, with the length, identify a text of up to 16 bytes. Reads no byte outside it.
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
  return (UInt64(begin[0]) | UInt64(begin[count &>> 1]) &<< 8 | UInt64(begin[count &- 1]) &<< 16, 0)
}

/// Combines two words into one, each bit of which depends on all of theirs.
@inline(__always)
func mixed(_ one: UInt64, _ other: UInt64) -> UInt64 {
  let product = (one ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: other ^ 0xA076_1D64_78BD_642F)
  return product.high ^ product.low
}

func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  (try? UTF8Span(validating: bytes.span)) != nil
}

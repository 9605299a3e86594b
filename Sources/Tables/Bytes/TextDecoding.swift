/// Returns the text of UTF-8 bytes; `nil` when they are not valid.
func decoded(_ bytes: some Collection<UInt8>) -> String? { String(validating: bytes, as: UTF8.self) }

/// Returns the text of UTF-8 bytes without space around it; `nil` when they are not valid.
func decodedTrimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
  var cell = bytes[...]
  while let first = cell.first, isSpace(first) { cell.removeFirst() }
  while let last = cell.last, isSpace(last) { cell.removeLast() }
  return decoded(cell)
}

/// Whether a cell holds no more than space of any kind, such as a no-break space.
@inline(__always)
func isBlank(_ cell: UnsafeRawBufferPointer) -> Bool {
  guard let first = cell.first else { return true }
  return (0x21...0x7E).contains(first) ? false : isSpace(cell)
}

@inline(never)
private func isSpace(_ cell: UnsafeRawBufferPointer) -> Bool {
  decoded(cell).map { trimmedOfSpace($0).isEmpty } ?? false
}

/// Whether a byte is space around a cell: a space, tab or line break.
private func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) }

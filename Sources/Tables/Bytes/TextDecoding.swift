/// Returns the text of UTF-8 bytes; `nil` when they are not valid.
func decoded(_ bytes: some Collection<UInt8>) -> String? { String(validating: bytes, as: UTF8.self) }

/// Returns the text of UTF-8 bytes without space around it; `nil` when they are not valid.
func decodedTrimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
  var cell = bytes[...]
  while let first = cell.first, isSpace(first) { cell.removeFirst() }
  while let last = cell.last, isSpace(last) { cell.removeLast() }
  return decoded(cell)
}

/// Whether a byte is space around a cell: a space, tab or line break.
private func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) }

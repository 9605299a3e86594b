/// The text that bytes of UTF-8 stand for; `nil` when they stand for none.
func decoded(_ bytes: some Collection<UInt8>) -> String? {
  String(validating: bytes, as: UTF8.self)
}

/// The text that bytes of UTF-8 stand for without space around it; `nil` when they stand for none.
func decodedTrimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
  var cell = bytes[...]
  while let first = cell.first, isSpace(first) { cell.removeFirst() }
  while let last = cell.last, isSpace(last) { cell.removeLast() }
  return decoded(cell)
}

/// Whether a byte is space around a cell: a space, tab or line break.
private func isSpace(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
}

import Glibc

/// The reason why bytes cannot be converted to another character set.
enum ConversionFault: Error, Equatable {
  /// The byte at this position does not begin a character.
  case undecodable(place: Int)
  /// The system does not know one of the character sets.
  case unknownCharset
}

/// Converts bytes from one character set to another, with iconv.
func converted(_ bytes: [UInt8], from: String, to: String) -> Result<[UInt8], ConversionFault> {
  let converter = iconv_open(to, from)
  // All sets other than Unicode are separate modules, which a small system may lack.
  guard converter != iconv_t(bitPattern: -1) else { return .failure(.unknownCharset) }
  defer { iconv_close(converter) }
  var output: [UInt8] = []
  output.reserveCapacity(bytes.count)
  var left = bytes.count
  let isWhole = bytes.withUnsafeBytes { bytes in
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 16) { piece in
      // iconv does not write to its input, whatever its type says.
      var source = UnsafeMutablePointer(mutating: bytes.baseAddress?.assumingMemoryBound(to: CChar.self))
      while true {
        var target = piece.baseAddress?.assumingMemoryBound(to: CChar.self)
        var room = piece.count
        let result = iconv(converter, &source, &left, &target, &room)
        let fault = errno
        output.append(contentsOf: piece[..<(piece.count - room)])
        if result != -1 { return true }
        if fault != E2BIG { return false }
      }
    }
  }
  return isWhole ? .success(output) : .failure(.undecodable(place: bytes.count - left))
}

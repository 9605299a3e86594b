import Glibc

/// Bytes that stand for no character.
struct UndecodableBytes: Error, Equatable {
  /// Where the first of them stands.
  var place: Int
}

/// Bytes from one character set in another, through iconv.
/// - Complexity: O(bytes).
func converted(_ bytes: [UInt8], from: String, to: String) -> Result<[UInt8], UndecodableBytes> {
  let converter = iconv_open(to, from)
  precondition(converter != iconv_t(bitPattern: -1), "glibc knows \(from) and \(to)")
  defer { iconv_close(converter) }
  var input = bytes.map { CChar(bitPattern: $0) }
  // No character of these sets needs more than three bytes in UTF-8, nor more than four in UTF-16.
  var output = [CChar](repeating: 0, count: bytes.count * 4 + 16)
  var (inputLeft, outputLeft) = (input.count, output.count)
  let isWhole = input.withUnsafeMutableBufferPointer { input in
    output.withUnsafeMutableBufferPointer { output in
      var (source, target) = (input.baseAddress, output.baseAddress)
      return iconv(converter, &source, &inputLeft, &target, &outputLeft) != -1
    }
  }
  guard isWhole else { return .failure(UndecodableBytes(place: bytes.count - inputLeft)) }
  return .success(output.prefix(output.count - outputLeft).map { UInt8(bitPattern: $0) })
}

extension String {
  /// The string percent-encoded for a link's address, except letters, digits and `-._~/`.
  var percentEncoded: String {
    let digits = Array("0123456789ABCDEF")
    return utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      return isPlain || "-._~/".unicodeScalars.contains(scalar)
        ? String(scalar) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }.joined()
  }
}

/// Returns the address of another page of the same run, relative to this one: never on another host, whatever the path
/// is.
/// - Parameter fileExtension: the extension of the rendering that contains the address: `.html`.
func pageAddress(_ path: String, fileExtension: String) -> String {
  // Two leading slashes would name a host.
  (String(path.drop { $0 == "/" }) + fileExtension).percentEncoded
}

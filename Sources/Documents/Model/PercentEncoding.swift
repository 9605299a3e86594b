extension String {
  /// The string as part of a link's address: letters, digits and `-._~/` as they are, every other byte
  /// as a percent sign and two digits.
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

/// The address of another page of the same run, from this one: never one of another machine, whatever the path is.
/// - Parameter ending: that of the rendering in which the address stands: `.html`.
func pageAddress(_ path: String, ending: String) -> String {
  // Two slashes in front would name a machine.
  (String(path.drop { $0 == "/" }) + ending).percentEncoded
}

extension TableRequest {
  /// The encoding of a file. A byte-order mark takes precedence over what was requested.
  public enum Encoding: String, Sendable, CaseIterable, Codable {
    /// Detected from the bytes: UTF-8, UTF-16, or Windows-1252, 1250 or 1251 where most bytes beyond ASCII are not UTF-8.
    case auto
    /// UTF-8; anything else is an error with its line.
    case utf8
    /// ISO 8859-1: every byte is the character with that number.
    case latin1
    /// Central European.
    case windows1250 = "windows-1250"
    /// Cyrillic.
    case windows1251 = "windows-1251"
    /// Western European: what spreadsheets on Windows write if they do not write UTF-8.
    case windows1252 = "windows-1252"
    /// UTF-16, the low byte first, as spreadsheets write "Unicode text".
    case utf16LE = "utf-16le"
    /// UTF-16, the high byte first.
    case utf16BE = "utf-16be"

    /// The character set; `nil` for UTF-8, which is read as it is.
    var characters: CharacterSet? {
      switch self {
      case .auto, .utf8: nil
      case .latin1: .latin1
      case .windows1250: .windows1250
      case .windows1251: .windows1251
      case .windows1252: .windows1252
      case .utf16LE: .utf16(lowByteFirst: true)
      case .utf16BE: .utf16(lowByteFirst: false)
      }
    }
  }
}

extension TableRequest.Encoding {
  /// Its name for display.
  public var title: String {
    switch self {
    case .auto, .utf8: "UTF-8"
    case .latin1: "Latin-1"
    case .windows1250, .windows1251, .windows1252: "Windows-" + rawValue.suffix(4)
    case .utf16LE, .utf16BE: "UTF-16"
    }
  }

  /// Whether it is one of those of Windows, which other single bytes may be taken for.
  var isWindows: Bool { [.windows1250, .windows1251, .windows1252].contains(self) }

  /// Whether its bytes are read unchanged.
  var isUTF8: Bool { self == .auto || self == .utf8 }

  /// Returns the encoded bytes of a text; `nil` when the encoding lacks one of its characters.
  public func encode(_ text: String) -> [UInt8]? {
    guard let characters else { return Array(text.utf8) }
    return characters.bytes(of: text)
  }

  /// Returns the encoded bytes of a text in UTF-8, whose bytes are not looked at if they stay.
  func encode(utf8 bytes: [UInt8]) -> [UInt8]? { isUTF8 ? bytes : decoded(bytes).flatMap(encode) }

  /// Returns the text of `bytes` in UTF-8.
  /// - Throws: the position of the first byte that cannot be decoded.
  func utf8(of bytes: [UInt8]) throws(UndecodableByte) -> [UInt8] {
    try characters?.utf8(of: bytes) ?? bytes
  }

  /// Returns the encoding of a file that is, or begins with, `bytes`. A text that is surely UTF-8 is read as such,
  /// whatever was asked for: the option is for all files of a command.
  func resolved(for bytes: [UInt8]) -> Self {
    if bytes.starts(with: byteOrderMark) { return .utf8 }
    if bytes.starts(with: [0xFF, 0xFE]) { return .utf16LE }
    if bytes.starts(with: [0xFE, 0xFF]) { return .utf16BE }
    switch self {
    case .auto: return utf16WithoutMark(bytes) ?? windowsEncoding(bytes) ?? .utf8
    case .utf8, .utf16LE, .utf16BE: return self
    case .latin1, .windows1250, .windows1251, .windows1252:
      let tally = NonASCIITally(bytes, in: self)
      return tally.others == 0 && tally.isSurelyUTF8 ? .utf8 : self
    }
  }
}

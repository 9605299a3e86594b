/// A character set for texts that are not UTF-8: how its bytes become text and back.
///
/// The sets are few and never change, and the converters of the C library are modules that a small system lacks and that
/// a program with the library inside cannot load.
enum CharacterSet {
  /// Every byte is one character: those beyond ASCII in order from 0x80, U+FFFD where there is none.
  case singleByte(beyondASCII: [Unicode.Scalar])
  /// Two bytes for each unit of UTF-16.
  case utf16(lowByteFirst: Bool)

  static let latin1 = CharacterSet.singleByte(beyondASCII: (0x80...0xFF).map { Unicode.Scalar($0) })
  static let windows1250 = CharacterSet(
    """
    €\u{FFFD}‚\u{FFFD}„…†‡\u{FFFD}‰Š‹ŚŤŽŹ\u{FFFD}‘’“”•–—\u{FFFD}™š›śťžź\
    \u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż\
    ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß\
    ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙
    """)
  static let windows1251 = CharacterSet(
    """
    ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{FFFD}™љ›њќћџ\
    \u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕї\
    АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ\
    абвгдежзийклмнопрстуфхцчшщъыьэюя
    """)
  static let windows1252 = CharacterSet(
    """
    €\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ\
    \u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿\
    ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß\
    àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ
    """)

  private init(_ characters: String) { self = .singleByte(beyondASCII: Array(characters.unicodeScalars)) }
}

/// A byte that does not begin a character of its set.
struct UndecodableByte: Error, Equatable {
  /// Its position in the text.
  var place: Int
}

extension CharacterSet {
  /// Returns a text in UTF-8.
  func utf8(of bytes: [UInt8]) throws(UndecodableByte) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    switch self {
    case .singleByte(let characters):
      for (place, byte) in bytes.enumerated() {
        if byte < 0x80 {
          text.append(byte)
        } else {
          let character = characters[Int(byte) - 0x80]
          if character == Self.missing { throw UndecodableByte(place: place) }
          text += UTF8.encode(character)!
        }
      }
    case .utf16(let lowByteFirst):
      var parser = UTF16.ForwardParser()
      var units = Self.units(of: bytes, lowByteFirst: lowByteFirst).makeIterator()
      var place = 0
      while case .valid(let units) = parser.parseScalar(from: &units) {
        text += UTF8.encode(UTF16.decode(units))!
        place += 2 * units.count
      }
      if place < bytes.count { throw UndecodableByte(place: place) }
    }
    return text
  }

  /// Returns the bytes of a text; `nil` if the set lacks one of its characters.
  func bytes(of text: String) -> [UInt8]? {
    switch self {
    case .singleByte(let characters):
      var bytes: [UInt8] = []
      for character in text.unicodeScalars {
        if character.isASCII {
          bytes.append(UInt8(character.value))
        } else if character != Self.missing, let place = characters.firstIndex(of: character) {
          bytes.append(UInt8(0x80 + place))
        } else {
          return nil
        }
      }
      return bytes
    case .utf16(let lowByteFirst):
      return text.utf16.flatMap { unit in
        let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)]
        return lowByteFirst ? bytes : bytes.reversed()
      }
    }
  }

  /// Whether a single byte is no character.
  func lacks(_ byte: UInt8) -> Bool {
    guard case .singleByte(let characters) = self, byte >= 0x80 else { return false }
    return characters[Int(byte) - 0x80] == Self.missing
  }

  /// Whether a byte may follow letters: another letter, or a closing quote.
  func mayFollowLetters(_ byte: UInt8) -> Bool {
    guard case .singleByte(let characters) = self, byte >= 0x80 else { return false }
    let character = characters[Int(byte) - 0x80]
    let category = character.properties.generalCategory
    return "’”“".unicodeScalars.contains(character)
      || character != "µ" && [.uppercaseLetter, .lowercaseLetter].contains(category)
  }

  private static let missing: Unicode.Scalar = "\u{FFFD}"

  /// The units of UTF-16 in some bytes, without half a unit at the end.
  private static func units(of bytes: [UInt8], lowByteFirst: Bool) -> some Sequence<UInt16> {
    (0..<bytes.count / 2).lazy.map { unit in
      let (first, second) = (UInt16(bytes[2 * unit]), UInt16(bytes[2 * unit + 1]))
      return lowByteFirst ? first | second << 8 : first << 8 | second
    }
  }
}

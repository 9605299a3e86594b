extension JSONValue {
  /// Reads a JSON text (RFC 8259) in UTF-8. If an object holds a name twice, the last value counts.
  /// - Throws: ``NotJSON`` if the bytes are not JSON, or lists and objects are nested more than 512 deep.
  /// - Complexity: O(bytes).
  public init(_ bytes: [UInt8]) throws(NotJSON) {
    var reader = JSONReader(bytes: bytes)
    self = try reader.whole()
  }
}

/// Bytes that are not JSON.
public struct NotJSON: Error, Equatable {
  /// The number of bytes before the first one that does not fit.
  public var offset: Int
}

/// Reads a text from left to right.
private struct JSONReader {
  let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  /// Texts nested more deeply would need more stack than a thread has.
  private static let mostDepth = 512

  init(bytes: [UInt8]) { self.bytes = bytes }

  private var problem: NotJSON { NotJSON(offset: index) }
  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func whole() throws(NotJSON) -> JSONValue {
    let value = try value()
    skipSpace()
    guard index == bytes.count else { throw problem }
    return value
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  /// Reads the next byte if it is `letter`; returns whether it was.
  private mutating func take(_ letter: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: letter) else { return false }
    index += 1
    return true
  }

  private mutating func value() throws(NotJSON) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try list()
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(NotJSON) -> JSONValue {
    let end = index + word.utf8CodeUnitCount
    guard end <= bytes.count, word.withUTF8Buffer({ $0.elementsEqual(bytes[index..<end]) }) else {
      throw problem
    }
    index = end
    return value
  }

  private mutating func enter() throws(NotJSON) {
    index += 1
    depth += 1
    guard depth <= Self.mostDepth else { throw problem }
    skipSpace()
  }

  private mutating func list() throws(NotJSON) -> JSONValue {
    try enter()
    defer { depth -= 1 }
    var values: [JSONValue] = []
    if take("]") { return .list(values) }
    repeat {
      values.append(try value())
      skipSpace()
    } while take(",")
    guard take("]") else { throw problem }
    return .list(values)
  }

  private mutating func object() throws(NotJSON) -> JSONValue {
    try enter()
    defer { depth -= 1 }
    var values: [String: JSONValue] = [:]
    if take("}") { return .object(values) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw problem }
      let key = try text()
      skipSpace()
      guard take(":") else { throw problem }
      values[key] = try value()
      skipSpace()
    } while take(",")
    guard take("}") else { throw problem }
    return .object(values)
  }
}

// MARK: - Numbers and texts

extension JSONReader {
  private mutating func number() throws(NotJSON) -> String {
    let start = index
    _ = take("-")
    if !take("0") { try digits() }
    var end = index
    if take(".") {
      try digits()
      end = index
      while bytes[end - 1] == UInt8(ascii: "0") { end -= 1 }
      if bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
    }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
      end = index
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private mutating func digits() throws(NotJSON) {
    let start = index
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    guard index > start else { throw problem }
  }

  private mutating func text() throws(NotJSON) -> String {
    index += 1
    var plain = index
    var result = ""
    while let byte = next, byte >= 0x20 {
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      guard let part = String(validating: bytes[plain..<index], as: UTF8.self) else { throw problem }
      index += 1
      if byte == UInt8(ascii: "\"") { return result.isEmpty ? part : result + part }
      result += part
      result.unicodeScalars.append(try escaped())
      plain = index
    }
    throw problem
  }

  private mutating func escaped() throws(NotJSON) -> Unicode.Scalar {
    guard let letter = next else { throw problem }
    index += 1
    switch letter {
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try scalar()
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    default: throw problem
    }
  }

  /// Reads an escaped code point; one beyond 16 bits is written as two escapes.
  private mutating func scalar() throws(NotJSON) -> Unicode.Scalar {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, take("\\"), take("u") else { throw problem }
    let second = try hexadecimal()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x1_0000 + (first - 0xD800) << 10 + second - 0xDC00)
    else { throw problem }
    return scalar
  }

  private mutating func hexadecimal() throws(NotJSON) -> UInt32 {
    guard index + 4 <= bytes.count else { throw problem }
    var number: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw problem }
      number = number << 4 | UInt32(digit)
    }
    index += 4
    return number
  }
}

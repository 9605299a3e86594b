extension JSONValue {
  /// Writes the value as JSON, with the keys of objects sorted: the same text for the same value.
  /// - Parameter isPretty: one value a line, indented, instead of all in one line.
  public func json(isPretty: Bool) -> String {
    var writer = JSONWriter(isPretty: isPretty)
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// A text under construction, as bytes: a string would examine each of its many parts.
private struct JSONWriter {
  let isPretty: Bool
  private(set) var bytes: [UInt8] = []
  private var depth = 0

  init(isPretty: Bool) { self.isPretty = isPretty }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: add("null")
    case .boolean(let truth): add(truth ? "true" : "false")
    case .number(let number): add(number)
    case .text(let text): quote(text)
    case .list(let values):
      parts(values, "[", "]") { $0.write($1) }
    case .object(let values):
      parts(values.sorted { $0.key < $1.key }, "{", "}") {
        $0.quote($1.key)
        $0.add($0.isPretty ? " : " : ":")
        $0.write($1.value)
      }
    }
  }

  private mutating func parts<Part>(
    _ parts: [Part], _ first: String, _ last: String, _ write: (inout JSONWriter, Part) -> Void
  ) {
    add(first)
    depth += 1
    for (index, part) in parts.enumerated() {
      if index > 0 { add(",") }
      breakLine()
      write(&self, part)
    }
    depth -= 1
    // An empty list contains an empty line, as it always has in snapshots.
    if parts.isEmpty, isPretty { add("\n") }
    breakLine()
    add(last)
  }

  private mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func breakLine() {
    guard isPretty else { return }
    add("\n")
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func quote(_ words: String) {
    add("\"")
    if words.utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      add(words)
    } else {
      for scalar in words.unicodeScalars { add(Self.escaped(scalar)) }
    }
    add("\"")
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\u{8}": return "\\b"
    case "\u{C}": return "\\f"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\0"..<" ":
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(scalar)
    }
  }
}

extension ConfigNode {
  /// The value as YAML text, one entry a line, with a line feed at the end. Reading it gives the same value.
  public var yaml: String { lines.map { $0 + "\n" }.joined() }

  private var lines: [String] {
    switch content {
    case .mapping(let entries) where !entries.isEmpty:
      entries.flatMap { entry in
        let key = scalar(entry.key, isQuoted: true)
        return entry.value.isBlock
          ? ["\(key):"] + entry.value.lines.map { "  \($0)" } : ["\(key): \(entry.value.lines[0])"]
      }
    case .list(let elements) where !elements.isEmpty:
      elements.flatMap { element in
        // A block begins on the line of its dash.
        element.lines.enumerated().map { index, line in (index == 0 ? "- " : "  ") + line }
      }
    case .mapping: ["{}"]
    case .list: ["[]"]
    case .scalar(let text, let isQuoted): [scalar(text, isQuoted: isQuoted)]
    case .refused: ["null"]
    }
  }

  /// Whether the value needs lines of its own.
  private var isBlock: Bool {
    switch content {
    case .mapping(let entries): !entries.isEmpty
    case .list(let elements): !elements.isEmpty
    case .scalar, .refused: false
    }
  }

  /// Writes a text bare if every YAML reader takes it for a text, otherwise in quotes.
  private func scalar(_ text: String, isQuoted: Bool) -> String {
    let isBare = isQuoted ? isPlainText(text) : isNumberOrBoolean(text) || isPlainText(text)
    return isBare ? text : doubleQuoted(text)
  }
}

/// Returns whether a text stays the same text without quotes: it begins with a letter, or with a digit or currency sign
/// without forming a number, and contains nothing with a meaning in YAML.
private func isPlainText(_ text: String) -> Bool {
  guard let first = text.unicodeScalars.first, text.unicodeScalars.last != " " else { return false }
  let begins = first.properties.isAlphabetic || "0"..."9" ~= first || first == "$"
  // A comma would end the text in a list on one line, but lists are written one element a line.
  let isPlain = text.unicodeScalars.allSatisfy { scalar in
    scalar.properties.isAlphabetic || "0"..."9" ~= scalar || " ,-_.'/()=+$%;".unicodeScalars.contains(scalar)
  }
  return begins && isPlain && !isReserved(text)
}

/// Returns whether any version of YAML takes the bare text for a number, a truth value, a date or nothing.
private func isReserved(_ text: String) -> Bool {
  let words = ["true", "false", "yes", "no", "on", "off", "y", "n", "null", "nan", "inf"]
  if words.contains(text.lowercased()) { return true }
  let rest = text.unicodeScalars.drop { "0"..."9" ~= $0 }
  guard let first = text.unicodeScalars.first, "0"..."9" ~= first else { return false }
  // `3-5` and `1B` are texts everywhere; `3`, `1e3`, `0x1f`, `1_000`, `2026-11-21` are not in some version.
  guard let sign = rest.first, first != "0" else { return true }
  if sign == "-" { return !rest.dropFirst().allSatisfy { "0"..."9" ~= $0 } || rest.count == 1 }
  return !sign.properties.isAlphabetic || sign == "e" || sign == "E"
}

/// Returns whether a text is a number, a truth value or null in JSON, and so in YAML.
func isNumberOrBoolean(_ text: String) -> Bool {
  if ["true", "false", "null"].contains(text) { return true }
  var digits = text[...]
  if digits.first == "-" { digits.removeFirst() }
  let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
  let areDigits = parts.allSatisfy { !$0.isEmpty && $0.unicodeScalars.allSatisfy { "0"..."9" ~= $0 } }
  guard let whole = parts.first, (1...2).contains(parts.count), areDigits else { return false }
  return whole == "0" || whole.first != "0"
}

/// Puts a text in double quotes with the escapes that YAML and JSON share.
func doubleQuoted(_ text: String) -> String {
  var shown = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": shown += "\\\""
    case "\\": shown += "\\\\"
    case "\n": shown += "\\n"
    case "\t": shown += "\\t"
    case "\u{0}"..<"\u{20}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}":
      let digits = String(scalar.value, radix: 16)
      shown += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: shown.unicodeScalars.append(scalar)
    }
  }
  return shown + "\""
}

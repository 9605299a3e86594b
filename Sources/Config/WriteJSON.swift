extension ConfigNode {
  /// The value as JSON text, one value a line, with a line feed at the end. Reading it gives the same value.
  public var json: String { lines().joined(separator: "\n") + "\n" }

  /// The value as JSON in one line.
  public var line: String {
    switch content {
    case .mapping(let entries):
      "{" + entries.map { "\(doubleQuoted($0.key)): \($0.value.line)" }.joined(separator: ", ") + "}"
    case .list(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .scalar, .refused: lines()[0]
    }
  }

  private func lines() -> [String] {
    switch content {
    case .mapping(let entries): block("{", "}", entries.map { (doubleQuoted($0.key) + ": ", $0.value) })
    case .list(let elements): block("[", "]", elements.map { ("", $0) })
    case .scalar(let text, let isQuoted): [!isQuoted && isNumberOrBoolean(text) ? text : doubleQuoted(text)]
    case .refused: ["null"]
    }
  }

  private func block(_ opening: String, _ closing: String, _ parts: [(String, ConfigNode)]) -> [String] {
    if parts.isEmpty { return [opening + closing] }
    var all = [opening]
    for (index, (prefix, value)) in parts.enumerated() {
      var lines = value.lines()
      lines[0] = prefix + lines[0]
      if index < parts.count - 1 { lines[lines.count - 1] += "," }
      all += lines.map { "  " + $0 }
    }
    return all + [closing]
  }
}

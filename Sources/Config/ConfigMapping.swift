import Tables
import Words

/// A mapping of a YAML or JSON file from which values are taken by key.
///
/// A key without a value (`budget:`, `budget: null`) counts as left out, because that is what remains when the lines
/// below it are commented out.
public struct ConfigMapping: Sendable {
  /// Where the mapping begins.
  public let place: ConfigNode.Place
  private let entries: [String: ConfigNode.Entry]
  private let what: String

  /// Reads the mapping at a node; `nil` if it is something else, which is then reported, as are keys not in `keys`.
  /// - Parameter what: what it is, with its article: `a rule set`.
  public init?(_ node: ConfigNode, _ what: String, keys: [String], _ problems: inout ConfigProblems) {
    guard case .mapping(let entries) = node.content else {
      problems.reportKind(of: node, "\(what), as in '\(keys.first ?? "key"): …'")
      return nil
    }
    for entry in entries where !keys.contains(entry.key) {
      problems.report(at: entry.place, code: "unknown-key", unknownKey(entry.key, of: what, keys))
    }
    self.entries = Dictionary(entries.map { ($0.key, $0) }) { first, _ in first }
    self.what = what
    place = node.place
  }

  /// Returns the value of a key; `nil` if it is left out or wrong. A wrong one is reported.
  public func optional<Value>(
    _ key: String, _ kind: ConfigKind<Value>, _ problems: inout ConfigProblems
  ) -> Value? {
    guard let entry = entries[key], !entry.value.isNull else { return nil }
    return problems.reading(key) { problems in kind.read(entry.value, &problems) }
  }

  /// Returns the value of a required key; `nil` if it is missing or wrong, which is then reported.
  public func required<Value>(
    _ key: String, _ kind: ConfigKind<Value>, _ problems: inout ConfigProblems
  ) -> Value? {
    guard has(key) else {
      problems.report(
        at: entries[key]?.value.place ?? place, code: "missing-key", "\(key) is missing; \(what) needs it")
      return nil
    }
    return optional(key, kind, &problems)
  }

  /// Returns whether the key is there with a value.
  public func has(_ key: String) -> Bool { entries[key].map { !$0.value.isNull } ?? false }

  /// Returns the place of a key's value, or of the mapping if the key is left out.
  public func place(of key: String) -> ConfigNode.Place { entries[key]?.value.place ?? place }
}

private func unknownKey(_ key: String, of what: String, _ keys: [String]) -> String {
  let near = nearest(to: key, among: keys).map { "did you mean \($0)?" }
  return "unknown key \(quoted(key)) in \(what); \(near ?? "known keys: \(keys.joined(separator: ", "))")"
}

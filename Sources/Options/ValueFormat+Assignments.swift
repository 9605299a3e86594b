import Words

/// One `key=value` of a list such as `name=Player,skill=Overall`.
public struct Assignment: Sendable, Hashable {
  /// What is before the first `=`.
  public var key: String
  /// What is after it; it may contain further `=`.
  public var value: String

  /// The assignment of `value` to `key`.
  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}

extension ValueFormat where Value == [Assignment] {
  /// A comma-separated list of `key=value`, each key one of `keys` and given once.
  public static func assignments(to keys: [String]) -> Self {
    let completion = Completion(words: keys.map { $0 + "=" })
    return ValueFormat(placeholder: "KEY=VALUE,...", completion: completion) {
      text throws(ValueProblem) in
      var list: [Assignment] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        let assignment = try assignment(part, keys)
        guard !list.contains(where: { $0.key == assignment.key }) else {
          throw ValueProblem(expected: "each key once; '\(assignment.key)' is given twice")
        }
        list.append(assignment)
      }
      return list
    }
  }

  private static func assignment(
    _ part: Substring, _ keys: [String]
  ) throws(ValueProblem) -> Assignment {
    guard let equals = part.firstIndex(of: "="), part.index(after: equals) < part.endIndex else {
      throw ValueProblem(expected: "a list such as \(keys.first ?? "key")=value")
    }
    let key = String(part[..<equals])
    guard keys.contains(key) else {
      throw ValueProblem(
        expected: "keys among \(choices(keys))", nearest: nearest(to: key, among: keys).map { $0 + "=" })
    }
    let value = String(part[part.index(after: equals)...])
    guard
      value.split(separator: "+", omittingEmptySubsequences: false).allSatisfy({
        !$0.allSatisfy(\.isWhitespace)
      })
    else { throw ValueProblem(expected: "a column before and after each + of '\(key)=\(value)'") }
    return Assignment(key: key, value: value)
  }
}

import JSON

extension JSONValue {
  /// Returns whether any object in it has this key.
  public func holds(key: String) -> Bool { contains { $0[key] != nil } }

  /// Returns whether any object in it is false for one of these keys.
  public func hasFalse(for keys: [String]) -> Bool {
    contains { object in keys.contains { object[$0] == .boolean(false) } }
  }

  /// Returns whether a condition holds for any value in it.
  private func contains(_ holds: (JSONValue) -> Bool) -> Bool {
    if holds(self) { return true }
    return switch self {
    case .object(let values): values.values.contains { $0.contains(holds) }
    case .list(let values): values.contains { $0.contains(holds) }
    case .null, .boolean, .number, .text: false
    }
  }
}

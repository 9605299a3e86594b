import JSON

extension JSONValue {
  /// Whether an object somewhere in it has this key.
  public func holds(key: String) -> Bool { contains { $0[key] != nil } }

  /// Whether an object somewhere in it says false of one of these keys.
  public func denies(_ keys: [String]) -> Bool {
    contains { object in keys.contains { object[$0] == .truth(false) } }
  }

  /// Whether a condition holds for a value somewhere in it.
  private func contains(_ holds: (JSONValue) -> Bool) -> Bool {
    if holds(self) { return true }
    return switch self {
    case .object(let values): values.values.contains { $0.contains(holds) }
    case .list(let values): values.contains { $0.contains(holds) }
    case .null, .truth, .number, .text: false
    }
  }
}

import Config

extension Stack {
  /// The keys of a stack in a file.
  private enum Key: String, CaseIterable {
    case role = "if"
    case least = "at-least"
    case most = "at-most"
    case exactly, of, same, clubs, opponent
    case eachClub = "each-club"
  }

  static let kind = ConfigKind<Stack>.object("a stack", keys: Key.allCases.map(\.rawValue)) {
    mapping, problems in
    let number = ConfigKind<Int>.integer(0...Rules.sizes.upperBound)
    func get<Value>(_ key: Key, _ kind: ConfigKind<Value>) -> Value? {
      mapping.optional(key.rawValue, kind, &problems)
    }
    let exactly = get(.exactly, number)
    var stack = Stack(least: get(.least, number) ?? exactly, most: get(.most, number) ?? exactly)
    stack.role = get(.role, .text)
    stack.roles = get(.of, .list(of: .text)) ?? []
    stack.same = get(.same, .word) ?? .club
    stack.clubs = get(.clubs, .list(of: .text)) ?? []
    stack.opponent = get(.opponent, number)
    stack.eachClub = get(.eachClub, number)
    let numbers = [Key.least, .most, .exactly].filter { mapping.has($0.rawValue) }
    if numbers.isEmpty || (numbers.count > 1 && numbers.contains(.exactly)) {
      problems.report(
        at: mapping.place, code: "missing-key", "a stack needs at-least, at-most or both, or exactly")
    }
    return stack
  }

  /// The stack as a value in a file.
  var written: ConfigNode {
    var entries: [(Key, ConfigNode?)] = [(.role, role.map { .text($0) })]
    if let least, least == most {
      entries.append((.exactly, .plain(least)))
    } else {
      entries += [(.least, least.map { .plain($0) }), (.most, most.map { .plain($0) })]
    }
    func list(_ texts: [String]) -> ConfigNode? { texts.isEmpty ? nil : .list(texts.map { .text($0) }) }
    entries += [
      (.of, list(roles)), (.same, .text(same.rawValue)), (.clubs, list(clubs)),
      (.opponent, opponent.map { .plain($0) }), (.eachClub, eachClub.map { .plain($0) }),
    ]
    return .mapping(entries.compactMap { key, value in value.map { (key.rawValue, $0) } })
  }
}

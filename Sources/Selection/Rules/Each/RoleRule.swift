import Config
import Tables

/// A role in a team: which players it takes, and how many.
public struct RoleRule: Sendable, Hashable {
  /// The players that a role takes besides those with its own name.
  public enum Others: Sendable, Hashable {
    /// Players with one of these roles; no others where the list is empty.
    case having([String])
    /// All players.
    case anyPlayer
  }

  /// The name, such as `GK`, `FLEX` or `UTIL`.
  public var name: String
  /// The players that it takes besides those with its own name, as in `G = PG or SG`.
  public var others: Others
  /// The number of players in it.
  public var count: ClosedRange<Int>
  /// The multiplier of the skill of its players.
  public var skill = DecimalNumber.one
  /// The multiplier of their cost.
  public var cost = DecimalNumber.one

  /// Creates a role for a number of players.
  /// - Precondition: the count is not negative.
  public init(_ name: String, _ count: ClosedRange<Int> = 1...1, others: Others = .having([])) {
    precondition(count.lowerBound >= 0, "a role cannot have a negative number of players")
    self.name = name
    self.count = count
    self.others = others
  }

  /// Whether a player with one of these roles fits; they are given in lower case.
  func takes(_ roles: Set<String>) -> Bool {
    switch others {
    case .anyPlayer: true
    case .having(let others):
      roles.contains(name.lowercased()) || others.contains { roles.contains($0.lowercased()) }
    }
  }

  /// Whether the skill or cost of its players has a multiplier.
  public var hasMultipliers: Bool { skill != .one || cost != .one }

  /// The roles that it takes, as written.
  var words: [String] {
    if case .having(let others) = others { return [name] + others }
    return [name]
  }
}

// The written form: `GK`, `G = PG or SG`, `UTIL = any`, and the count: `1`, `3-5`.

extension RoleRule {
  /// The name and the roles that it takes, as in a file.
  public var title: String {
    switch others {
    case .anyPlayer: "\(name) = any"
    case .having(let others): others.isEmpty ? name : "\(name) = \(others.joined(separator: " or "))"
    }
  }

  /// The count as in a file: `1` or `3-5`.
  public var countText: String {
    count.count == 1 ? "\(count.lowerBound)" : "\(count.lowerBound)-\(count.upperBound)"
  }

  /// Returns a number of players as a value in a file.
  static func written(_ count: ClosedRange<Int>) -> ConfigNode {
    count.count == 1 ? .plain(count.lowerBound) : .text("\(count.lowerBound)-\(count.upperBound)")
  }

  /// The role as a value in a file, where title and count do not say everything.
  var written: ConfigNode {
    let of: ConfigNode? =
      switch others {
      case .anyPlayer: .text("any")
      case .having(let others): others.isEmpty ? nil : .list(others.map { .text($0) })
      }
    let entries = [
      ("of", of), ("count", Self.written(count)), ("skill", skill == .one ? nil : .plain(skill.normalised)),
      ("cost", cost == .one ? nil : .plain(cost.normalised)),
    ]
    return .mapping(entries.compactMap { key, value in value.map { (key, $0) } })
  }

  /// Parses a role from its title.
  /// - Throws: `RoleMistake`.
  public init(title: String, _ count: ClosedRange<Int> = 1...1) throws(RoleMistake) {
    let parts = title.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = try Self.word(parts[0], of: title)
    guard parts.count == 2 else {
      self.init(name, count)
      return
    }
    let words = parts[1].split(whereSeparator: { $0 == " " || $0 == "\t" })
    if words.count == 1, words[0].lowercased() == "any" {
      self.init(name, count, others: .anyPlayer)
      return
    }
    var others: [String] = []
    for (index, word) in words.enumerated() where index % 2 == 0 {
      others.append(try Self.word(word, of: title))
    }
    let joins = words.indices.filter { $0 % 2 == 1 }.map { words[$0].lowercased() }
    guard words.count % 2 == 1, joins.allSatisfy({ $0 == "or" }) else { throw .title(title) }
    self.init(name, count, others: .having(others))
  }

  /// Parses one role of a title; no spaces, and no marks that join roles in pools, so that it can be found there.
  private static func word(_ text: Substring, of title: String) throws(RoleMistake) -> String {
    let word = text.trimmingSpaces()
    let isWord =
      !word.isEmpty
      && !word.unicodeScalars.contains { ["/", ",", "|", "="].contains($0) || $0.properties.isWhitespace }
    guard isWord, !["any", "or"].contains(word.lowercased()) else { throw .title(title) }
    return word
  }

  /// Parses `1` or `3-5`.
  /// - Throws: `RoleMistake`.
  public static func count(_ text: String) throws(RoleMistake) -> ClosedRange<Int> {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(part) : nil
    }
    guard numbers.count == parts.count, (1...2).contains(parts.count),
      numbers.allSatisfy({ $0 <= Rules.sizes.upperBound })
    else { throw .count(text) }
    let (least, most) = (numbers[0], numbers[numbers.count - 1])
    guard least <= most else { throw .order(least: least, most: most) }
    guard most > 0 else { throw .count(text) }
    return least...most
  }
}

/// A mistake in the written form of a role.
public enum RoleMistake: Error, Sendable, Hashable {
  /// It does not give a name and the roles that it takes.
  case title(String)
  /// It does not give a count.
  case count(String)
  /// The minimum is greater than the maximum.
  case order(least: Int, most: Int)
}

extension RoleMistake: CustomStringConvertible {
  /// The mistake and its correction in words.
  public var description: String {
    switch self {
    case .title(let text):
      "\(quoted(text)) does not name a role; write a word such as GK, or G = PG or SG, or UTIL = any"
    case .count(let text):
      "\(quoted(text)) does not say how many players; write a number from 1 to \(Rules.sizes.upperBound) or a range such as 3-5"
    case .order(let least, let most):
      "at least \(least) and at most \(most) is impossible; write \(most)-\(least)"
    }
  }
}

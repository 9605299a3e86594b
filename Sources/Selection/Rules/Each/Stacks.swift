import Config
import Tables
import Words

/// Stacks: players of one club or game, or of the opponent, whom a team must or must not have together.
enum Stacks: TeamRule {
  static let keys = [RulesKey("stacks", option: "rules")]

  static func read(_ file: inout RulesFile, into rules: inout Rules) {
    rules.stacks = file.list(key, .list(of: Stack.kind.placed))
  }

  static func written(_ key: RulesKey, in rules: Rules) -> ConfigNode? { .list(rules.stacks.map(\.written)) }

  static func words(in rules: Rules) -> [String]? { rules.stacks.map(\.written.line) }

  static func restore(_ words: [String], in rules: inout Rules) {
    let stacks = words.compactMap { Stack.kind.read(line: $0) }
    if stacks.count == words.count { rules.stacks = stacks }
  }

  static func faults(in rules: Rules) -> [RulesFault] {
    rules.stacks.enumerated().flatMap { index, stack in
      stack.faults(in: rules).map { RulesFault(key: key, element: index, message: $0) }
    }
  }

  static func poolColumns(in rules: Rules) -> [PoolColumn] {
    rules.stacks.contains(where: \.asksForGames) ? [.game, .opponent] : []
  }

  static func warnings(in pool: RuledPool) -> [Diagnostic] {
    let stacks = pool.rules.stacks
    let games = stacks.contains(where: \.asksForGames) ? pool.matchups.missingColumns : []
    let clubs = stacks.contains(where: \.asksForClubs) && pool.pool.clubs == nil ? ["club"] : []
    let missing = [(clubs, "no-clubs"), (games, "no-games")].filter { !$0.0.isEmpty }.map { columns, code in
      pool.finding(
        code, "no column has the \(listed(columns, "or")) that a stack needs; select one with --columns",
        as: .error)
    }
    return missing + stacks.flatMap { $0.warnings(in: pool) }
  }

  static func broken(by team: [Int], leaving places: Int, in pool: RuledPool) -> [BrokenRule] {
    pool.rules.stacks.flatMap { $0.broken(by: team, in: pool) }
  }

  static func addTerms(to terms: inout TeamTerms, for pool: RuledPool) {
    for stack in pool.rules.stacks { terms.conditions += stack.conditions(in: pool) }
  }

  static func title(in rules: Rules) -> String? { "the stacks" }
}

/// A stack: players of some roles whom a team has together.
public struct Stack: Sendable, Hashable {
  /// The relation between players of a stack.
  public enum Side: String, Sendable, CaseIterable {
    /// Players of one club.
    case club
    /// Players of one game, of either club.
    case game
    /// Players of the club that a given player plays against.
    case opponent
  }

  /// The role of the players who require the others; `nil` where any one club or game must have them.
  public var role: String?
  /// The minimum; `nil` for none.
  public var least: Int?
  /// The maximum; `nil` for none.
  public var most: Int?
  /// The roles that count; empty for all.
  public var roles: [String] = []
  /// The relation between the players.
  public var same = Side.club
  /// The clubs allowed; empty for all.
  public var clubs: [String] = []
  /// The minimum number of players with these roles from the opponent, in addition.
  public var opponent: Int?
  /// The minimum number of players with these roles from each club of the game.
  public var eachClub: Int?

  /// Creates a stack of a number of players from one club.
  public init(least: Int? = nil, most: Int? = nil) {
    self.least = least
    self.most = most
  }

  var asksForGames: Bool { same != .club || opponent != nil }

  var asksForClubs: Bool { same != .game || eachClub != nil }

  /// Whether it is only a maximum, for every club or game, or for a player's companions.
  var isCeiling: Bool { least == nil }
}

extension Stack {
  fileprivate func faults(in rules: Rules) -> [String] {
    var messages: [String] = []
    func refuse(_ isRefused: Bool, _ message: String) {
      if isRefused { messages.append("\(quoted(description)): \(message)") }
    }
    refuse(least ?? 0 > most ?? .max, "at least \(least ?? 0) and at most \(most ?? 0) is impossible")
    refuse(
      [least, opponent, eachClub].contains { $0 ?? 0 > rules.size },
      "impossible with \(counted(rules.size, "player"))")
    refuse(same == .opponent && role == nil, "same: opponent needs 'if': the role whose opponent counts")
    refuse(eachClub != nil && (same != .game || role != nil), "each-club needs same: game, without 'if'")
    refuse(!clubs.isEmpty && (same != .club || role != nil), "clubs needs same: club, without 'if'")
    refuse(opponent != nil && same != .club, "opponent needs same: club")
    for name in roles + (role.map { [$0] } ?? []) {
      let reason = rules.ambiguity(ofSlot: name)
      refuse(
        reason != nil, "\(name) \(reason ?? ""), so it does not say who is meant; name positions of the file")
    }
    refuse(
      isCeiling && role == nil && (opponent != nil || eachClub != nil),
      "at-most alone requires no players; opponent and each-club also need at-least or exactly")
    return messages
  }

  fileprivate func warnings(in pool: RuledPool) -> [Diagnostic] {
    let known = Set(pool.matchups.clubs.compactMap { $0 })
    let strangers = clubs.filter { !known.contains($0.lowercased()) }
    let all = Array(0..<pool.pool.count)
    let roles = (roles + (role.map { [$0] } ?? [])).filter { role in !all.contains { pool.plays($0, [role]) }
    }
    guard pool.pool.count > 0 else { return [] }
    let names = pool.rules.roles.map(\.name)
    return strangers.map {
      pool.finding(
        "stack-nobody",
        "no player plays for \(quoted($0)), named in the stack \(quoted(description))", column: .club)
    }
      + roles.map { role in
        // A pool may lack a role; one that the rules lack where they have roles, or in a file without roles, is a slip.
        let isNamed = names.contains { $0.lowercased() == role.lowercased() }
        let near = isNamed ? nil : nearest(to: role, among: names + pool.pool.rolesNamed.sorted())
        let hint = near.map { "; did you mean \(quoted($0))?" } ?? ""
        return pool.finding(
          "stack-nobody",
          "no player has the role \(quoted(role)), named in the stack \(quoted(description))\(hint)",
          column: .role, as: isNamed || names.isEmpty && pool.pool.roles != nil ? .warning : .error)
      }
  }
}

extension Stack: CustomStringConvertible {
  /// `at least 4 of C, 1B or OF of one club`
  public var description: String {
    let sameRoles = roles.isEmpty ? "" : roleText + " "
    if let role {
      return "with \(role) \(number) \(companions)"
        + (opponent.map { " and \($0) \(sameRoles)of the opponent" } ?? "")
    }
    let of =
      clubs.isEmpty
      ? "\(isCeiling ? "each" : "one") \(same.rawValue)" : listed(clubs, isCeiling ? "and" : "or")
    return "\(number) \(roleText) of \(of)"
      + (opponent.map { " and \($0) \(sameRoles)of its opponent" } ?? "")
      + (eachClub.map { ", \($0) of each club" } ?? "")
  }

  /// `of WR or TE`
  var roleText: String { roles.isEmpty ? "players" : "of \(listed(roles, "or"))" }

  /// `of WR or TE of the same club`
  var companions: String {
    switch same {
    case .club: "\(roleText) of the same club"
    case .game: "\(roleText) of the same game"
    case .opponent: "\(roleText) of the opponent"
    }
  }

  /// `at least 4`
  var number: String {
    if let least, least == most { return "exactly \(least)" }
    return [least.map { "at least \($0)" }, most.map { "at most \($0)" }].compactMap { $0 }.joined(
      separator: ", ")
  }
}

extension RuledPool {
  /// Returns for each player whether they can play one of the roles of a stack; any player if there are none.
  func players(of roles: [String]) -> [Bool] {
    playersOfRoles[roles] ?? (0..<pool.count).map { plays($0, roles) }
  }

  /// Returns the same for all stacks, computed once: it is needed for every team that is checked.
  func playersOfStacks() -> [[String]: [Bool]] {
    let asked = Set(rules.stacks.flatMap { [$0.roles] + ($0.role.map { [[$0]] } ?? []) })
    return Dictionary(uniqueKeysWithValues: asked.map { ($0, players(of: $0)) })
  }

  /// Whether a player can play one of some roles: a role of the rules by its name, or one that the file gives them.
  func plays(_ player: Int, _ roles: [String]) -> Bool {
    guard !roles.isEmpty else { return true }
    guard let column = pool.roles else { return false }
    let words = Set(pool.roleWords(in: column[player]).map { $0.lowercased() })
    return roles.contains { role in
      words.contains(role.lowercased())
        || rules.roles.contains { $0.name.lowercased() == role.lowercased() && $0.takes(words) }
    }
  }
}

extension Rules {
  /// Why a slot does not say who plays there: it takes any player, or some of its positions have a slot of their own, as
  /// RB has beside `FLEX = RB or WR`; `nil` where it does say so.
  fileprivate func ambiguity(ofSlot name: String) -> String? {
    guard let slot = roles.first(where: { $0.name.lowercased() == name.lowercased() }) else { return nil }
    guard case .having(let others) = slot.others else { return "takes any player" }
    let narrower = roles.first { role in
      let taken = slot.words.filter { role.takes([$0.lowercased()]) }
      return !taken.isEmpty && taken.count < slot.words.count && role.name.lowercased() != name.lowercased()
    }
    return narrower.map { "takes \(listed(others, "or")), and \($0.name) takes some of them" }
  }
}

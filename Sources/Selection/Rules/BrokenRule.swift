import Tables
import Words

/// A rule beside size and budget that some players break as a team.
public enum BrokenRule: Error, Sendable, Hashable {
  /// Too few of the players can stand in a role, or in one of several.
  case tooFewForRole(String, can: Int, needed: Int)
  /// Too many of the players can stand in no other role, or in none but several.
  case tooManyForRole(String, only: Int, most: Int)
  /// These players fit no role.
  case withoutRole([String])
  /// Too many players of one club.
  case tooManyOfClub(String, count: Int, most: Int)
  /// Players of too few clubs.
  case tooFewClubs(Int, least: Int)
  /// These players must be in the team.
  case missing([String])
  /// These must not.
  case banned([String])
  /// The team costs too little; both amounts as they are shown.
  case tooCheap(cost: String, least: String)
  /// Too few or too many of a group.
  case group(String, count: Int, least: Int, most: Int?)
}

extension BrokenRule {
  /// A fixed word for programs.
  public var code: String {
    switch self {
    case .tooFewForRole: "role-too-few"
    case .tooManyForRole: "role-too-many"
    case .withoutRole: "no-role"
    case .tooManyOfClub: "club-too-many"
    case .tooFewClubs: "too-few-clubs"
    case .missing: "missing"
    case .banned: "banned"
    case .tooCheap: "under-cost"
    case .group: lacking == nil ? "group-too-many" : "group-too-few"
    }
  }

  /// How many players more, of the right ones, it takes at least to keep the rule; `nil` where more do not help.
  var lacking: Int? {
    switch self {
    case .tooFewForRole(_, let can, let needed): needed - can
    case .tooFewClubs(let count, let least): least - count
    case .missing(let names): names.count
    case .tooCheap: 1
    case .group(_, let count, let least, _): count < least ? least - count : nil
    case .tooManyForRole, .withoutRole, .tooManyOfClub, .banned: nil
    }
  }

  /// How many players too many there are; `nil` where that is not what is wrong, or some one is.
  private var excess: Int? {
    switch self {
    case .tooManyForRole(_, let only, let most): only - most
    case .tooManyOfClub(_, let count, let most): count - most
    case .group(_, let count, _, let most?) where count > most: count - most
    case .tooFewForRole, .withoutRole, .tooFewClubs, .missing, .banned, .tooCheap, .group: nil
    }
  }

  /// What to do about it; `nil` where the rule says that itself.
  /// - Parameter places: how many are still to join the team.
  func advice(leaving places: Int) -> String? {
    if let excess { return "leave out \(excess)" }
    guard let lacking, places > 0 else { return nil }
    if lacking > places { return "but only \(places == 1 ? "1 place is" : "\(places) places are") left" }
    switch self {
    case .tooFewForRole, .group: return "add \(lacking)"
    case .tooManyForRole, .withoutRole, .tooManyOfClub, .tooFewClubs, .missing, .banned, .tooCheap: return nil
    }
  }
}

extension BrokenRule: CustomStringConvertible {
  /// What is wrong, in lower case: `4 players of ARS, at most 3`.
  public var description: String {
    switch self {
    case .tooFewForRole(let role, let can, let needed):
      "\(can == 0 ? "no player" : "only \(players(can))") can play \(role), \(needed) \(needed == 1 ? "is" : "are") needed"
    case .tooManyForRole(let role, let only, let most):
      "\(players(only)) can only play \(role), at most \(most)"
    case .withoutRole(let names): "no role for \(listed(names, "and"))"
    case .tooManyOfClub(let club, let count, let most): "\(players(count)) of \(club), at most \(most)"
    case .tooFewClubs(let count, let least):
      "players of \(count == 1 ? "1 club" : "\(count) clubs"), at least \(least)"
    case .missing(let names): "\(listed(names, "and")) must be in the team"
    case .banned(let names): "\(listed(names, "and")) must not be in the team"
    case .tooCheap(let cost, let least): "it costs \(cost), at least \(least) must be spent"
    case .group(let name, let count, let least, let most):
      "\(players(count)) of \(quoted(name)), "
        + (count < least ? "at least \(least)" : "at most \(most ?? count)")
    }
  }

  private func players(_ count: Int) -> String { count == 1 ? "1 player" : "\(count) players" }
}

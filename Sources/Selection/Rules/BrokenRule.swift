import Tables
import Words

/// A rule beside size and budget that some players break as a team.
public enum BrokenRule: Error, Sendable, Hashable {
  /// Too few of the players can stand in a role.
  case tooFewForRole(String, can: Int, needed: Int)
  /// Too many of the players can stand in no other role.
  case tooManyForRole(String, only: Int, most: Int)
  /// These players fit no role.
  case withoutRole([String])
  /// Every role could be filled, but not all of them at once.
  case rolesClash
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

extension BrokenRule: CustomStringConvertible {
  /// What is wrong, in lower case: `4 players of ARS, at most 3`.
  public var description: String {
    switch self {
    case .tooFewForRole(let role, let can, let needed):
      "only \(players(can)) can play \(role), \(needed) \(needed == 1 ? "is" : "are") needed"
    case .tooManyForRole(let role, let only, let most):
      "\(players(only)) can only play \(role), at most \(most)"
    case .withoutRole(let names): "no role for \(listed(names, "and"))"
    case .rolesClash: "the roles cannot all be filled by these players"
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

import Config
import Tables
import Words

/// Roles whose players count for no club; applied by ``ClubNumbers``.
struct ClubExemption: TeamRule {
  static let keys: [RulesKey] = [.clubExempt]
  var roles: [String] = []

  static func read(_ file: inout RulesFile) -> ClubExemption {
    ClubExemption(roles: file.get(.clubExempt, .list(of: .text)) ?? [])
  }

  func written(_ key: RulesKey) -> ConfigNode? { .list(roles.map { .text($0) }) }

  func faults(in rules: Rules) -> [RulesFault] {
    guard rules.maxPerClub == nil, rules.leastClubs == nil else { return [] }
    return [
      .init(
        key: .clubExempt,
        message: "there is no limit on clubs from which to exempt; add \(RulesKey.maxPerClub.rawValue) or "
          + RulesKey.leastClubs.rawValue)
    ]
  }

  /// Warns where no player has an exempt role, as one may be misspelled.
  func warnings(in pool: RuledPool) -> [Diagnostic] {
    guard pool.pool.count > 0, let column = pool.pool.roles else { return [] }
    let exempt = Set(roles.map { $0.lowercased() })
    let occurs = (0..<pool.pool.count).contains { player in
      pool.pool.roleWords(in: column[player]).contains { exempt.contains($0.lowercased()) }
    }
    guard !occurs else { return [] }
    let names = listed(roles.map(quoted), "or")
    return [
      pool.warning("exempt-nobody", "no player has any of the roles in club-exempt: \(names)", column: .role)
    ]
  }
}

extension RulesKey {
  static let clubExempt = RulesKey("club-exempt", option: "rules")
}

extension Rules {
  /// The roles whose players are not counted by ``maxPerClub`` and ``leastClubs``, if they have no other role.
  public var clubExempt: [String] {
    get { self[ClubExemption.self].roles }
    set { self[ClubExemption.self].roles = newValue }
  }
}

import Config
import Tables
import Words

/// Roles whose players count for no club; applied by ``ClubNumbers``.
enum ClubExemption: TeamRule {
  static let keys = [RulesKey("club-exempt", option: "rules")]

  static func read(_ file: inout RulesFile, into rules: inout Rules) {
    rules.clubExempt = file.get(key, .list(of: .text)) ?? []
  }

  static func written(_ key: RulesKey, in rules: Rules) -> ConfigNode? { .texts(rules.clubExempt) }

  static func faults(in rules: Rules) -> [RulesFault] {
    guard rules.maxPerClub == nil, rules.leastClubs == nil else { return [] }
    return [
      .init(
        key: key,
        message: "there is no limit on clubs from which to exempt; add \(MostPerClub.key.rawValue) or "
          + LeastClubs.key.rawValue)
    ]
  }

  /// Warns where no player has an exempt role, as one may be misspelled.
  static func warnings(in pool: RuledPool) -> [Diagnostic] {
    guard pool.pool.count > 0, pool.pool.roles != nil else { return [] }
    let exempt = pool.rules.clubExempt
    let named = Set(pool.pool.rolesNamed.map { $0.lowercased() })
    guard !exempt.contains(where: { named.contains($0.lowercased()) }) else { return [] }
    let names = listed(exempt.map(quoted), "or")
    return [
      pool.finding("exempt-nobody", "no player has any of the roles in club-exempt: \(names)", column: .role)
    ]
  }
}

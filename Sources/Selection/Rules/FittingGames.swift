import Tables

extension Rules {
  /// The games whose rules fit a pool: they know every role in it, or, where they take anybody, it names
  /// one of theirs that counts several times; it has players enough for each of their places, and their budget buys a
  /// team, but not every team.
  /// - Parameters:
  ///   - preset: the kind of export that the pool is; games of that site alone fit it.
  ///   - file: the pool's file.
  /// - Complexity: O(players · log players) for each game.
  public static func games(fitting pool: Pool, preset: String?, file: String) -> [Rules] {
    guard pool.roles != nil else { return [] }
    let costs = (0..<pool.count).map { pool.costs[$0] }.sorted()
    let named = Set(pool.rolesNamed.map { $0.lowercased() })
    return builtIn.filter { rules in
      guard rules.size <= pool.playerCount,
        !rules.allRolesTakeAnybody
          || rules.roles.contains(where: { $0.skill != .one && named.contains($0.name.lowercased()) }),
        preset.map({ preset in rules.name.hasPrefix(preset.prefix { $0 != "-" }) }) ?? true
      else {
        return false
      }
      let cheapest = DecimalNumber(mantissa: costs.prefix(rules.size).reduce(0, +), places: pool.costs.places)
      let dearest = DecimalNumber(mantissa: costs.suffix(rules.size).reduce(0, +), places: pool.costs.places)
      guard cheapest <= rules.budget, rules.budget < dearest else { return false }
      let eligibility = rules.eligibility(in: pool, file: file)
      return eligibility.warnings.isEmpty
        && rules.roles.indices.allSatisfy { role in
          eligibility.masks.count { $0 & 1 << UInt64(role) != 0 } >= rules.roles[role].count.lowerBound
        }
    }
  }
}

extension Pool {
  /// What the file calls roles, as they are spelled.
  var rolesNamed: Set<String> {
    guard let roles else { return [] }
    return Set(Set((0..<count).map { roles[$0] }).flatMap { roleWords(in: $0) })
  }
}

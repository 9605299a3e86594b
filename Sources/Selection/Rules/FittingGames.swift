import Tables

extension Rules {
  /// Returns the built-in games whose rules fit a pool. They know every role in it or, if they take any player in each
  /// role, the pool names one of their roles that has a multiplier. The pool has enough players for each of their
  /// roles, and the budget buys some teams, but not every team.
  /// - Parameters:
  ///   - preset: the kind of export that the pool is; only games of that site fit it.
  ///   - file: the pool's file.
  /// - Complexity: O(players · log players) for each game.
  public static func games(fitting pool: Pool, preset: String?, file: String) -> [Rules] {
    guard pool.roles != nil else { return [] }
    let costs = (0..<pool.count).map { pool.costs[$0] }.sorted()
    let named = Set(pool.rolesNamed.map { $0.lowercased() })
    return builtIn.filter { rules in
      guard rules.size <= pool.playerCount,
        !rules.allRolesTakeAnyPlayer
          || rules.roles.contains(where: { $0.skill != .one && named.contains($0.name.lowercased()) }),
        preset.map({ preset in rules.name.hasPrefix(preset.prefix { $0 != "-" }) }) ?? true
      else { return false }
      let cheapest = pool.costs.number(costs.prefix(rules.size).reduce(0, +))
      let mostExpensive = pool.costs.number(costs.suffix(rules.size).reduce(0, +))
      guard cheapest <= rules.budget, rules.budget < mostExpensive else { return false }
      let eligibility = rules.eligibility(in: pool, file: file)
      return eligibility.warnings.isEmpty
        && rules.roles.indices.allSatisfy { role in
          eligibility.masks.count { $0 & 1 << UInt64(role) != 0 } >= rules.roles[role].count.lowerBound
        }
    }
  }
}

extension Pool {
  /// The role names of the file, as it spells them.
  var rolesNamed: Set<String> {
    guard let roles else { return [] }
    return Set(Set((0..<count).map { roles[$0] }).flatMap { roleWords(in: $0) })
  }
}

import Words

/// Checks by simple counting whether a team satisfies a stack; shares no code with the search.
extension Stack {
  func broken(by team: [Int], in pool: RuledPool) -> [BrokenRule] {
    if role != nil { return team.flatMap { companionProblems(of: $0, in: team, pool) } }
    let units = pool.matchups.units(same, named: clubs)
    if isCeiling {
      return units.compactMap { unit in
        let count = count(team, in: pool) { pool.matchups.unit($0, same) == unit }
        return count > most ?? count
          ? .stackTooMany(self, of: pool.matchups.name(of: unit), count, most: most ?? 0) : nil
      }
    }
    let lacks = units.map { lack(of: $0, in: team, pool) }
    let lacking = lacks.compactMap { $0 }.min()
    guard lacking != 0 else { return [] }
    let nearest = units.indices.min { lacks[$0] ?? .max < lacks[$1] ?? .max }.map { units[$0] }
    return [
      .noStack(
        self, lacking: lacking,
        nearest: nearest.map { unit in
          (pool.matchups.name(of: unit), count(team, in: pool) { pool.matchups.unit($0, same) == unit })
        })
    ]
  }

  /// Counts the players of a team who have one of the roles and meet a condition.
  private func count(_ team: [Int], in pool: RuledPool, where holds: (Int) -> Bool) -> Int {
    let plays = pool.players(of: roles)
    return team.count { plays[$0] && holds($0) }
  }

  /// Returns the minimum number of players that a club or game lacks; `nil` where it has too many.
  private func lack(of unit: String, in team: [Int], _ pool: RuledPool) -> Int? {
    let own = count(team, in: pool) { pool.matchups.unit($0, same) == unit }
    guard own <= most ?? own else { return nil }
    let lack = max(0, (least ?? 0) - own)
    if let eachClub {
      let clubs = pool.matchups.clubs(ofGame: unit)
      let lacks = clubs.map { club in
        max(
          0,
          eachClub
            - count(team, in: pool) { pool.matchups.games[$0] == unit && pool.matchups.clubs[$0] == club })
      }
      return clubs.count < 2 ? nil : max(lack, lacks.reduce(0, +))
    }
    guard let opponent else { return lack }
    return pool.matchups.opponents(ofClub: unit).map { other in
      lack + max(0, opponent - count(team, in: pool) { pool.matchups.clubs[$0] == other })
    }.min()
  }

  /// Returns the problems with the companions that a player requires or forbids.
  private func companionProblems(of player: Int, in team: [Int], _ pool: RuledPool) -> [BrokenRule] {
    guard let role, pool.players(of: [role])[player] else { return [] }
    let matchups = pool.matchups
    func isCompanion(_ other: Int) -> Bool {
      switch same {
      case .club: matchups.clubs[player] != nil && matchups.clubs[other] == matchups.clubs[player]
      case .game: matchups.games[player] != nil && matchups.games[other] == matchups.games[player]
      case .opponent: isOpponent(other)
      }
    }
    func isOpponent(_ other: Int) -> Bool {
      matchups.opponents[player] != nil && matchups.clubs[other] == matchups.opponents[player]
    }
    let name = pool.pool.displayName(of: player)
    let companions = count(team, in: pool) { $0 != player && isCompanion($0) }
    let others = count(team, in: pool) { isOpponent($0) }
    return [
      companions < least ?? 0
        ? .tooFewCompanions(by: name, companions, least: least ?? 0, self.companions) : nil,
      companions > most ?? companions ? .tooManyCompanions(self, by: name, companions, most: most ?? 0) : nil,
      others < opponent ?? 0
        ? .tooFewCompanions(by: name, others, least: opponent ?? 0, "\(roleText) of the opponent") : nil,
    ].compactMap { $0 }
  }
}

extension BrokenRule {
  /// Returns the problem that no club or game has the required players.
  /// - Parameters:
  ///   - lacking: how many players the nearest of them lacks; `nil` where all have too many.
  ///   - nearest: the nearest club or game, and how many of the players it has.
  public static func noStack(_ stack: Stack, lacking: Int?, nearest: (name: String, count: Int)?)
    -> BrokenRule
  {
    let has = nearest.map { "; \($0.name) has \($0.count)" } ?? ""
    return BrokenRule("stack-missing", "no stack of \(stack)\(has)", lacking: lacking)
  }

  /// Returns the problem of a club or game with too many players.
  public static func stackTooMany(_ stack: Stack, of unit: String, _ count: Int, most: Int) -> BrokenRule {
    let whom = stack.roles.isEmpty ? counted(count, "player") : "\(count) of \(listed(stack.roles, "or"))"
    return BrokenRule("stack-too-many", "\(whom) from \(unit), at most \(most)", excess: count - most)
  }

  /// Returns the problem of a player with too many companions.
  public static func tooManyCompanions(
    _ stack: Stack, by name: String, _ count: Int, most: Int
  ) -> BrokenRule {
    BrokenRule(
      "stack-too-many", "\(name) allows at most \(most) \(stack.companions); the team has \(count)",
      excess: count - most)
  }

  /// Returns the problem of a player with too few companions.
  public static func tooFewCompanions(
    by name: String, _ count: Int, least: Int, _ companions: String
  ) -> BrokenRule {
    BrokenRule(
      "stack-too-few", "\(name) needs at least \(least) \(companions); the team has \(count)",
      lacking: least - count)
  }
}

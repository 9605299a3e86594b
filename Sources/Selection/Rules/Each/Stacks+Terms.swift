/// The requirements of stacks, as alternatives for the search.
extension Stack {
  /// Returns the conditions of the stack in a pool; none where every team satisfies it.
  /// - Complexity: O(players · clubs) at worst.
  func conditions(in pool: RuledPool) -> [TeamTerms.Condition] {
    let players = (0..<pool.pool.count).filter { pool.plays($0, roles) }
    let alternatives =
      role.map { companionAlternatives(for: $0, players, in: pool) } ?? [units(of: players, in: pool)]
    return alternatives.filter { !$0.contains([]) }.map {
      TeamTerms.Condition(title: "the stack \"\(self)\"", alternatives: $0)
    }
  }

  private func group(_ members: [Int]) -> TeamTerms.Group {
    TeamTerms.Group(members: members, least: least ?? 0, most: most.flatMap { $0 < members.count ? $0 : nil })
  }

  // MARK: Some club or game

  /// Returns the groups required of each club or game as alternatives; a mere maximum applies to all of them at once.
  private func units(of players: [Int], in pool: RuledPool) -> [[TeamTerms.Group]] {
    let units = pool.matchups.units(same, named: clubs)
    let members = Dictionary(grouping: players) { pool.matchups.unit($0, same) ?? "" }
    if isCeiling {
      return [units.map { group(members[$0] ?? []) }.filter { $0.most != nil }]
    }
    return units.flatMap { unit -> [[TeamTerms.Group]] in
      let own = members[unit] ?? []
      guard own.count >= least ?? 0 else { return [] }
      if let eachClub {
        let clubs = pool.matchups.clubs(ofGame: unit)
        guard clubs.count > 1 else { return [] }
        return [
          [group(own)]
            + clubs.map { club in atLeast(eachClub, own.filter { pool.matchups.clubs[$0] == club }) }
        ]
      }
      guard let opponent else { return [[group(own)]] }
      return pool.matchups.opponents(ofClub: unit).map { [group(own), atLeast(opponent, members[$0] ?? [])] }
    }
  }

  private func atLeast(_ count: Int, _ members: [Int]) -> TeamTerms.Group {
    TeamTerms.Group(members: members, least: count, most: nil)
  }

  // MARK: Players with a role

  /// For each player with the role, or all with the same companions: they are absent, or the companions are present.
  private func companionAlternatives(for role: String, _ players: [Int], in pool: RuledPool)
    -> [[[TeamTerms.Group]]]
  {
    let matchups = pool.matchups
    let (ofClub, ofGame) = (
      Dictionary(grouping: players) { matchups.clubs[$0] ?? "" },
      Dictionary(grouping: players) { matchups.games[$0] ?? "" }
    )
    let triggers = (0..<pool.pool.count).filter { pool.plays($0, [role]) }
    let groups = Dictionary(grouping: triggers) { player in
      let (club, game, other) = (matchups.clubs[player], matchups.games[player], matchups.opponents[player])
      let others = other.flatMap { ofClub[$0] } ?? []
      let companions =
        switch same {
        case .club: club.flatMap { ofClub[$0] } ?? []
        case .game: game.flatMap { ofGame[$0] } ?? []
        case .opponent: others
        }
      return Companions(
        companions: companions.filter { $0 != player }, others: opponent == nil ? [] : others)
    }
    return groups.sorted { $0.value[0] < $1.value[0] }.map { required, players in
      let absent = [TeamTerms.Group(members: players, least: 0, most: 0)]
      let rules = [group(required.companions)] + (opponent.map { [atLeast($0, required.others)] } ?? [])
      let isPossible = rules.allSatisfy { $0.least <= $0.members.count }
      return isPossible ? [absent, rules.filter { $0.least > 0 || $0.most != nil }] : [absent]
    }
  }

  /// The companions that a player requires.
  private struct Companions: Hashable {
    var companions: [Int]
    var others: [Int]
  }
}

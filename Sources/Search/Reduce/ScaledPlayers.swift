/// The free players' scaled numbers, and the range of costs for a team of them.
struct ScaledPlayers<Value: WholeNumber>: Sendable {
  /// Skill by player, 0 or more.
  var skills: [Value]
  /// Cost by player, 0 or more, ascending.
  var costs: [Value]
  /// The least and the most that the players to choose may cost in total.
  var window: ClosedRange<Value>
  /// Teams of less skill are not wanted.
  var leastSkill: Value = 0

  func totals(of team: [FreePlayer]) -> (skill: Value, cost: Value) {
    var skill: Value = 0
    var cost: Value = 0
    for player in team {
      skill += skills[player]
      cost += costs[player]
    }
    return (skill, cost)
  }

  func team(of players: [FreePlayer]) -> FoundTeam<Value> {
    let (skill, cost) = totals(of: players)
    return FoundTeam(players: players, skill: skill, cost: cost)
  }
}

extension FreePlayers {
  /// Whether any players make a team if their number is right: each can replace any other.
  var areInterchangeable: Bool {
    bounds.isEmpty && automaton.typeCount == 1 && automaton.isExact && !hasChoicesOrSums
  }

  /// By set: how many of some players are in it.
  func memberships(of team: [FreePlayer]) -> [Int] {
    var counts = [Int](repeating: 0, count: bounds.count)
    for player in team {
      for set in sets[player] { counts[Int(set)] += 1 }
    }
    return counts
  }

  /// Whether a team that fills the slots keeps within the bounds of all sets and has players from enough clubs.
  func satisfiesSetBounds(_ team: [FreePlayer]) -> Bool {
    let counts = memberships(of: team)
    return satisfiesSetBounds(counts: counts) && sums.allSatisfy { $0.isForBoundOnly || $0.admits(team) }
      && conditions.allSatisfy { $0.holds(counts) }
  }

  /// Whether these counts by set are within the bounds, and the players from enough clubs.
  func satisfiesSetBounds(counts: [Int]) -> Bool {
    guard zip(bounds, counts).allSatisfy({ $0.contains($1) }) else { return false }
    let newClubs = (0..<clubCount).count { counts[$0] > 0 && !isClubTaken[$0] }
    return newClubs >= leastNewClubs
  }

  /// Whether some players, whom the automaton accepts, fill the slots together with the locked ones.
  func fillsSlots(_ team: some Sequence<FreePlayer>) -> Bool {
    if automaton.isExact { return true }
    let types = team.map { Int(self.types[$0]) }
    return slotFit.slots.admit(slotFit.locked + types.map { slotFit.kindsOfType[$0] })
      && slotFit.duties?.admit(types) ?? true
  }

  /// The rows of a team with the locked players, ascending.
  func rows(of team: some Sequence<FreePlayer>) -> [Int] {
    (locked + team.map { Int(rows[$0]) }).sorted()
  }

  /// How many different players these are, since several may be choices of one.
  func differentRows(_ some: [FreePlayer]) -> Int {
    hasChoices ? Set(some.map { rows[$0] }).count : some.count
  }

  /// The duties of a team in the order of its rows; empty where players have none.
  func duties(of team: some Sequence<FreePlayer>) -> [Int] {
    guard hasChoices else { return [] }
    return team.sorted { rows[$0] < rows[$1] }.map { Int(duties[$0]) }
  }

  /// The key by which teams of one skill and cost are ordered.
  func key(of team: some Sequence<FreePlayer>) -> [Int] { rows(of: team) + duties(of: team) }

  /// The players by weight with those of one row together, as far as the automaton can read them in that order.
  func inOrder<Weight: Comparable>(byWeight weights: [Weight]) -> [FreePlayer] {
    let sorted = all.sorted { left, right in
      let (leftWeight, rightWeight) = (weights[left], weights[right])
      return leftWeight != rightWeight ? leftWeight > rightWeight : left < right
    }
    guard let groups = slotFit.duties else { return sorted }
    var placeOfRow: [Int32: Int] = [:]
    let marked = sorted.enumerated().map { place, player in
      let first = placeOfRow[rows[player]] ?? place
      placeOfRow[rows[player]] = first
      return (player: player, mark: (group(of: player, groups), first, place))
    }
    return marked.sorted { $0.mark < $1.mark }.map(\.player)
  }

  /// Some players by row, as far as the automaton can read them in that order.
  func inRowOrder(_ some: [FreePlayer]) -> [FreePlayer] {
    guard let groups = slotFit.duties else { return some.sorted { rows[$0] < rows[$1] } }
    func mark(_ player: FreePlayer) -> (Int, Int32, Int32) {
      (group(of: player, groups), rows[player], duties[player])
    }
    return some.sorted { mark($0) < mark($1) }
  }

  /// The bounds of everything that has a price: of sets, then of sums in coarse units.
  var pricedBounds: [ClosedRange<Int>] { bounds + sums.map(\.pricedBounds) }

  /// How much of each set, and of each sum in coarse units, some players use.
  func use(by team: [FreePlayer]) -> [Int] {
    memberships(of: team)
      + sums.map { sum in team.reduce(0) { $0 + Int(sum.pricedWeights[$1]) } }
  }
}

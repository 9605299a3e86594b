/// The free players' scaled numbers, and between which costs a team of them must lie.
struct FormatColumns<Value: WholeNumber>: Sendable {
  /// Skill by player, 0 or more.
  var skills: [Value]
  /// Cost by player, 0 or more, ascending.
  var costs: [Value]
  /// The least and the most that the players to choose may cost together.
  var window: ClosedRange<Value>

  /// The total skill and cost of some players.
  func totals(of team: [Int32]) -> (skill: Value, cost: Value) {
    var skill: Value = 0
    var cost: Value = 0
    for player in team {
      skill += skills[Int(player)]
      cost += costs[Int(player)]
    }
    return (skill, cost)
  }

  /// A team with its totals.
  func team(of players: [Int32]) -> FoundFormatTeam<Value> {
    let (skill, cost) = totals(of: players)
    return FoundFormatTeam(players: players, skill: skill, cost: cost)
  }
}

extension FreePlayers {
  /// Whether nothing but their number makes players a team: any of them can take any other's place.
  var areInterchangeable: Bool { bounds.isEmpty && automaton.typeCount == 1 && automaton.isExact }

  /// How many of each set some players are.
  func memberships(of team: [Int32]) -> [Int] {
    var counts = [Int](repeating: 0, count: bounds.count)
    for player in team {
      for set in sets[Int(player)] { counts[Int(set)] += 1 }
    }
    return counts
  }

  /// Whether a team that fills the format keeps the bounds of all sets and draws on enough clubs.
  func keepsToSets(_ team: [Int32]) -> Bool {
    let counts = memberships(of: team)
    guard zip(bounds, counts).allSatisfy({ $0.contains($1) }) else { return false }
    let newClubs = (0..<clubCount).count { counts[$0] > 0 && !isClubTaken[$0] }
    return newClubs >= leastNewClubs
  }

  /// Whether some players, whom the automaton accepts, fill the format together with the locked ones.
  func fillsFormat(_ team: some Sequence<Int32>) -> Bool {
    automaton.isExact
      || seating.seats.admit(seating.locked + team.map { seating.kindsOfType[Int(types[Int($0)])] })
  }

  /// The rows of a team with the locked players, ascending.
  func rows(of team: some Sequence<Int32>) -> [Int] {
    (locked + team.map { Int(rows[Int($0)]) }).sorted()
  }
}

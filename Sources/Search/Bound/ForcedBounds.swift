/// For each player, the weight of the heaviest team that contains them: for the players who can be needed, the best path
/// through the automaton to the player plus the best path onward. Any other player would replace one of these, at best
/// the last of their type. (Reduced-cost fixing, made exact by the automaton.)
struct ForcedBounds<Value: WholeNumber> {
  /// The bounds by player; lower than any weight where no team contains them.
  private(set) var weights: [Value]
  let heaviest: Value

  /// Lower than any weight of a team.
  static var none: Value { .min / 2 }

  /// The bounds for players with these weights; `nil` if they cannot fill the slots.
  init?(_ players: FreePlayers, weights own: [Value], picker: TeamPicker) {
    let automaton = players.automaton
    let needed = picker.needed(own)
    let states = automaton.stateCount
    let places = needed.ends.count
    // By index in `needed` and state: the weight of the best path onward.
    var onward = [Value](repeating: Self.none, count: (places + 1) * states)
    onward[places * states + automaton.goal] = 0
    for place in (0..<places).reversed() {
      let (here, after) = (place * states, (place + 1) * states)
      for state in 0..<states { onward[here + state] = onward[after + state] }
      for player in needed.choices(place) {
        for step in automaton.steps[Int(players.types[player])] {
          let through = own[player] + onward[after + Int(step.to)]
          if through > onward[here + Int(step.from)] { onward[here + Int(step.from)] = through }
        }
      }
    }
    let heaviest = onward[automaton.start]
    guard heaviest > Self.none / 2 else { return nil }
    self.heaviest = heaviest

    // A player who is not needed replaces the last needed one of their type.
    var weights = own.indices.map { player in
      needed.lastOfType[Int(players.types[player])].map { heaviest - (own[$0] - own[player]) } ?? Self.none
    }
    var arrival = [Value](repeating: Self.none, count: states)
    arrival[automaton.start] = 0
    for place in 0..<places {
      // No player is taken twice.
      let before = arrival
      for player in needed.choices(place) {
        var best = Self.none
        for step in automaton.steps[Int(players.types[player])] {
          let there = before[Int(step.from)]
          if there <= Self.none / 2 { continue }
          best = max(best, there + own[player] + onward[(place + 1) * states + Int(step.to)])
          arrival[Int(step.to)] = max(arrival[Int(step.to)], there + own[player])
        }
        weights[player] = best
      }
    }
    self.weights = weights
  }
}

extension FreePlayers {
  /// The automaton's state after some players, in the order in which it reads them; `nil` where no team can follow.
  func state(after team: [FreePlayer]) -> Int? {
    // Where the automaton has such an order, the types of a group are adjacent in it.
    let read = team.map { Int(types[$0]) }
    return automaton.state(after: hasChoices ? read.sorted() : read, from: automaton.start)
  }
}

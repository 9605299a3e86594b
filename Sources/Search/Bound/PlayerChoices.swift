/// The players who can be needed for a heaviest team.
struct NeededPlayers {
  /// The players, or all their choices; the choices of one player are adjacent.
  var players: [FreePlayer]
  /// Where the choices of each player end.
  var ends: [Int]
  /// By type: the lightest player of that type who can be needed, if any; as many can be as a team has room for.
  var lastOfType: [FreePlayer?]

  func choices(_ place: Int) -> ArraySlice<FreePlayer> {
    players[(place == 0 ? 0 : ends[place - 1])..<ends[place]]
  }
}

/// Groups the players of ``FreePlayers`` that are choices of one person.
struct PlayerChoices {
  /// By player: the number of the person.
  private let people: [Int32]
  /// By person: the choices; persons are in the order of their groups.
  private let choices: [[FreePlayer]]

  init(_ players: FreePlayers) {
    var choices: [[FreePlayer]] = []
    var people = [Int32](repeating: 0, count: players.count)
    var lastRow: Int32 = -1
    for player in players.inRowOrder(players.all) {
      if players.rows[player] != lastRow { choices.append([]) }
      lastRow = players.rows[player]
      choices[choices.count - 1].append(player)
      people[player] = Int32(choices.count - 1)
    }
    self.choices = choices
    self.people = people
  }

  /// All choices of the persons of some players, in the order in which an automaton reads them. Persons who are not among
  /// the heaviest of any of their types, as many as a team takes of their group, are never needed: one of those heaviest
  /// who is not in the team could take their place.
  func all(of some: [FreePlayer], lastOfType: [FreePlayer?]) -> NeededPlayers {
    let needed = Set(some.map { people[$0] }).sorted()
    var all = NeededPlayers(players: [], ends: [], lastOfType: lastOfType)
    for person in needed {
      all.players += choices[Int(person)]
      all.ends.append(all.players.count)
    }
    return all
  }
}

/// Returns the heaviest path of needed players, with at most one choice per person; `nil` if there is none.
func heaviestPath<Weight: Comparable & SignedNumeric>(
  _ automaton: TeamAutomaton, _ types: [Int32], _ needed: NeededPlayers, _ weights: [Weight]
) -> [FreePlayer]? {
  let states = automaton.stateCount
  // By person and state: the choice taken on the best path onward, if there is one; and that path's weight.
  var taken = [FreePlayer?](repeating: nil, count: needed.ends.count * states)
  var onward = [Weight](repeating: 0, count: states)
  var isOpen = [Bool](repeating: false, count: states)
  isOpen[automaton.goal] = true
  for person in needed.ends.indices.reversed() {
    let (before, wasOpen) = (onward, isOpen)
    for player in needed.choices(person) {
      for step in automaton.steps[Int(types[player])] where wasOpen[Int(step.to)] {
        let through = weights[player] + before[Int(step.to)]
        let from = Int(step.from)
        if isOpen[from], onward[from] >= through { continue }
        isOpen[from] = true
        onward[from] = through
        taken[person * states + from] = player
      }
    }
  }
  guard isOpen[automaton.start] else { return nil }
  var team: [FreePlayer] = []
  var state = automaton.start
  for person in needed.ends.indices {
    guard let player = taken[person * states + state] else { continue }
    team.append(player)
    state = Int(automaton.next[Int(types[player]) * states + state])
  }
  return team
}

/// All choices of members from one end of the order that can still become wanted teams, those with the same standing
/// and totals as one.
///
/// The automaton gives every team one path, so that none is counted twice however many ways its players can be
/// seated. Lists stand in the order in which they came up, so that the work does not depend on hashing.
struct PartialTeamLists<Value: WholeNumber> {
  private let end: PathBounds<Value>.End
  private let players: FreePlayers
  private let columns: FormatColumns<Value>
  private let rules: CounterRules
  private let order: ClubOrder
  private let bounds: PathBounds<Value>
  private let steps: StateSteps
  /// Members come from this side of it.
  private(set) var boundary: Int
  /// The choices by standing.
  private(set) var lists: [(standing: PartialTeamState, totals: CountedTotalsList<Value>)]
  /// How many different totals there are.
  private(set) var entryCount = 1

  /// The most totals kept at a time: 64 MB of them in 64 bits.
  static var mostEntries: Int { 1 << 21 }
  /// Steps for a total, and for a list.
  private static var stepsPerEntry: Int { 8 }
  private static var stepsPerList: Int { 150 }

  /// Nobody is chosen yet.
  init(
    _ subject: PathBounds<Value>.Subject, _ rules: CounterRules, _ order: ClubOrder,
    from end: PathBounds<Value>.End
  ) {
    self.end = end
    self.rules = rules
    self.order = order
    players = subject.players
    columns = subject.columns
    bounds = PathBounds(subject, rules, order, end: end)
    steps = StateSteps(subject.players.automaton, isReversed: end == .back)
    boundary = end == .front ? 0 : order.count
    let automaton = subject.players.automaton
    lists = [(PartialTeamState(state: Int32(end == .front ? automaton.start : automaton.goal)), .nobody)]
  }

  /// Decides about the player at the boundary: he is passed over, and taken.
  mutating func advance(meter: inout StepAllowance) throws(CountingEnd) {
    let player: Int
    switch end {
    case .front:
      player = Int(order.players[boundary])
      boundary += 1
    case .back:
      boundary -= 1
      player = Int(order.players[boundary])
    }
    let club = order.clubAcross(boundary)
    let (skill, cost) = (columns.skills[player], columns.costs[player])
    let type = Int(players.types[player])
    var following = Following(isClubOpen: club >= 0)
    for (standing, totals) in lists {
      let states = steps.states(after: Int(standing.state), type: type)
      try meter.spend((totals.entries.count * Self.stepsPerEntry + Self.stepsPerList) * (1 + states.count))
      add(totals, standing, skill: 0, cost: 0, to: &following)
      for state in states {
        guard let taken = rules.standing(standing, taking: player, to: state) else { continue }
        add(totals, taken, skill: skill, cost: cost, to: &following)
      }
    }
    lists = following.lists.filter { !$0.totals.entries.isEmpty }
    entryCount = lists.reduce(0) { $0 + $1.totals.entries.count }
    if entryCount > Self.mostEntries { throw .workLimit }
  }

  /// The lists beyond the next player, while they come up.
  private struct Following {
    /// Whether the boundary divides a club; else how many it has given is of no interest any more.
    let isClubOpen: Bool
    var lists: [(standing: PartialTeamState, totals: CountedTotalsList<Value>)] = []
    var places: [PartialTeamState: Int] = [:]
  }

  private func add(
    _ totals: CountedTotalsList<Value>, _ standing: PartialTeamState, skill: Value, cost: Value,
    to following: inout Following
  ) {
    var standing = standing
    if !following.isClubOpen { standing.fromClub = 0 }
    guard let filter = bounds.filter(at: boundary, standing) else { return }
    let place = following.places[standing, default: following.lists.count]
    if place == following.lists.count {
      following.places[standing] = place
      following.lists.append((standing, CountedTotalsList()))
    }
    following.lists[place].totals.merge(totals, skill: skill, cost: cost, filter)
  }
}

/// The steps of an automaton, or the same steps backwards.
struct StateSteps: Sendable {
  private let stateCount: Int
  /// By type and state where its steps begin in `targets`.
  private let starts: [Int]
  private let targets: [Int32]

  /// All steps of an automaton.
  init(_ automaton: FormatAutomaton, isReversed: Bool) {
    stateCount = automaton.stateCount
    var starts = [0]
    var targets: [Int32] = []
    for steps in automaton.steps {
      var byOrigin = [[Int32]](repeating: [], count: automaton.stateCount)
      for step in steps {
        byOrigin[Int(isReversed ? step.to : step.from)].append(isReversed ? step.from : step.to)
      }
      for states in byOrigin {
        targets += states
        starts.append(targets.count)
      }
    }
    self.starts = starts
    self.targets = targets
  }

  /// The states that a step of a type leads to.
  func states(after state: Int, type: Int) -> ArraySlice<Int32> {
    let place = type * stateCount + state
    return targets[starts[place]..<starts[place + 1]]
  }
}

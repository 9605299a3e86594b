/// All choices of members from one end of the order that can still become wanted teams: by state, a list of their
/// totals, reduced by the rule of `Team`. The automaton gives every team one path, so that none is found twice. Lists
/// are processed in the order of states and of their first team, so that the work does not depend on hashing.
/// (Nemhauser and Ullmann, "Discrete dynamic programming and capital allocation", 1969.)
struct Frontier<Team: PartialTeam> {
  typealias Value = Team.Value
  typealias End = CompletionBounds<Value>.End

  /// The choices that lead to one state.
  struct StateList {
    let state: PartialTeamState
    /// Their totals in order.
    var teams: [Team]
    /// The boundary that the totals belong to.
    fileprivate var boundary: Int
  }

  private let question: PartialTeamQuestion<Value>
  private let end: End
  private let bounds: CompletionBounds<Value>
  /// By type, then by state: where its steps lead from this end.
  private let steps: [[Int32]]
  private let stateCount: Int
  /// Members come from one side of this boundary.
  private(set) var boundary: Int
  /// The choices by state.
  private(set) var lists: [StateList]
  /// The index of each state's list.
  private var places: [PartialTeamState: Int]
  /// The lists in the order in which their teams are extended.
  private var sources: [Int] = []
  /// How many different totals there are.
  private(set) var teamCount = 1

  /// The most totals kept at a time: 64 MB at 64 bits.
  static var mostTeams: Int { 1 << 21 }
  /// The steps for a total, and for a list.
  private static var stepsPerTeam: Int { 6 }
  private static var stepsPerList: Int { 60 }

  init(_ question: PartialTeamQuestion<Value>, from end: End) {
    (self.question, self.end) = (question, end)
    bounds = CompletionBounds(question, end: end)
    let automaton = bounds.automaton
    stateCount = automaton.stateCount
    var steps = [[Int32]](repeating: [], count: automaton.typeCount * automaton.stateCount)
    for (type, ofType) in automaton.steps.enumerated() {
      for step in ofType { steps[type * automaton.stateCount + Int(step.from)].append(step.to) }
    }
    self.steps = steps
    boundary = end == .front ? 0 : question.order.count
    let first = PartialTeamState(state: Int32(automaton.start))
    lists = [StateList(state: first, teams: [.empty], boundary: boundary)]
    places = [first: 0]
  }

  /// Decides about the player at the boundary, both skipping them and taking them in each way.
  mutating func advance(meter: inout StepAllowance) throws(CountingEnd) {
    let places = question.order.places(at: end == .front ? boundary : boundary - 1)
    boundary += end == .front ? 1 : -1
    if sources.count != lists.count { sortSources() }
    for source in sources where !lists[source].teams.isEmpty {
      for place in places { try extend(source, with: question.order.players[place], &meter) }
    }
    for place in lists.indices where lists[place].boundary != boundary && !lists[place].teams.isEmpty {
      try spend(lists[place].teams.count, &meter)
      merge(into: place, [], joinedBy: .empty)
    }
    if question.order.clubAcross(boundary) < 0 { forgetClub() }
    teamCount = lists.reduce(0) { $0 + $1.teams.count }
    if teamCount > Self.mostTeams { throw .workLimit }
  }

  private mutating func extend(
    _ source: Int, with player: FreePlayer, _ meter: inout StepAllowance
  ) throws(CountingEnd) {
    let joining = Team(
      row: question.marks[player], skill: question.columns.skills[player],
      cost: question.columns.costs[player])
    for state in steps[Int(question.players.types[player]) * stateCount + Int(lists[source].state.state)] {
      guard let taken = question.rules.state(lists[source].state, taking: player, to: state) else { continue }
      let target = place(of: taken)
      try spend(lists[source].teams.count + lists[target].teams.count, &meter)
      merge(into: target, lists[source].teams, joinedBy: joining)
    }
  }

  /// Orders the lists so that none gets a player before its own teams are extended.
  private mutating func sortSources() {
    let isFront = end == .front
    sources = lists.indices.sorted { left, right in
      let (one, other) = (lists[left].state.state, lists[right].state.state)
      return one != other ? (one < other) == isFront : left < right
    }
  }

  private func spend(_ teams: Int, _ meter: inout StepAllowance) throws(CountingEnd) {
    try meter.spend(teams * Self.stepsPerTeam + Self.stepsPerList)
  }

  private mutating func place(of state: PartialTeamState) -> Int {
    if let place = places[state] { return place }
    places[state] = lists.count
    lists.append(StateList(state: state, teams: [], boundary: boundary))
    return lists.count - 1
  }

  /// Merges teams, each joined by a player, into a list, and keeps those that can still become a wanted team.
  private mutating func merge(into place: Int, _ others: [Team], joinedBy player: Team) {
    lists[place].boundary = boundary
    guard let filter = bounds.filter(at: boundary, lists[place].state) else {
      lists[place].teams = []
      return
    }
    lists[place].teams = lists[place].teams.merged(with: others, joinedBy: player, keeping: filter)
  }

  /// Drops the count of members from a club, which no longer matters once all of its players are decided.
  private mutating func forgetClub() {
    guard lists.contains(where: { $0.state.fromClub > 0 }) else { return }
    for source in lists.indices where lists[source].state.fromClub > 0 && !lists[source].teams.isEmpty {
      var state = lists[source].state
      state.fromClub = 0
      let target = place(of: state)
      lists[target].teams = lists[target].teams.merged(with: lists[source].teams, keeping: .everything)
    }
    lists.removeAll { $0.state.fromClub > 0 || $0.teams.isEmpty }
    sources = []
    places.removeAll(keepingCapacity: true)
    for (place, list) in lists.enumerated() { places[list.state] = place }
  }
}

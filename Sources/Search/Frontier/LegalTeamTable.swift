/// Counts all legal teams with a table of states, members of the current club and costs: the counting knapsack with an
/// automaton. For rules whose only sets are clubs, and costs with few different totals: then it is several times faster
/// than ``PartialTeamQuestion/teams(atLeast:meter:)``.
struct LegalTeamTable {
  private let automaton: TeamAutomaton
  private let order: DecisionOrder
  private let types: [Int32]
  private let costs: [Int]
  private let window: ClosedRange<Int>
  /// By position: the most members of the player's club; `nil` where that is no constraint.
  private let caps: [Int?]
  /// The rows of the table per state: one for each number of members that the current club can have.
  private let rows: Int
  let steps: Int

  /// The most numbers in the table: 64 MB.
  private static var mostNumbers: Int { 1 << 22 }

  /// A count; `nil` where rules other than slots, clubs and costs matter, or the table would be too large.
  init?<Value: WholeNumber>(_ players: FreePlayers, _ columns: ScaledPlayers<Value>) {
    guard players.automaton.isExact, !players.hasChoicesOrSums, players.bounds.count == players.clubCount,
      players.leastNewClubs == 0,
      let rules = CounterRules(players), let highest = Int(exactly: columns.window.upperBound),
      highest < Self.mostNumbers, UInt128.waysToChoose(players.choose, of: players.count) < .max
    else { return nil }
    automaton = players.automaton
    types = players.types
    costs = columns.costs.map { Int(clamping: $0) }
    window = Int(columns.window.lowerBound)...highest
    let order = DecisionOrder(players.all, of: players, rules)
    self.order = order
    caps = order.players.indices.map { position in
      let club = Int(order.club(at: position))
      return club >= 0 && rules.clubLimits[club].isCapped ? rules.clubLimits[club].top : nil
    }
    rows = 1 + caps.reduce(0) { max($0, $1 ?? 0) }
    let (numbers, isTooLarge) = (rows * automaton.stateCount).multipliedReportingOverflow(by: highest + 1)
    guard !isTooLarge, numbers <= Self.mostNumbers else { return nil }
    steps = zip(order.players, caps).reduce(0) { sum, next in
      let steps = players.automaton.steps[Int(players.types[next.0])]
      return sum + Self.steps(steps.count, cap: next.1, width: highest + 1)
    }
  }

  private static func steps(_ stepsOfType: Int, cap: Int?, width: Int) -> Int {
    stepsOfType * (cap ?? 1) * (width + 10)
  }

  func count(meter: inout StepAllowance) throws(CountingEnd) -> UInt128 {
    guard steps <= meter.left else { throw .workLimit }
    let width = window.upperBound + 1
    let table = TeamTable(states: automaton.stateCount, rows: rows, width: width)
    table.row(ofState: automaton.start, members: 0)[0] = 1
    for (position, cap) in caps.enumerated() {
      let player = order.players[position]
      let steps = automaton.steps[Int(types[player])]
      try meter.spend(Self.steps(steps.count, cap: cap, width: width))
      guard let cap else {
        // A step leads to a lower state; its origin is still without this player if lower origins are processed first.
        for step in steps { table.add(costs[player], step, members: 0, joining: 0) }
        continue
      }
      for members in (0..<cap).reversed() {
        for step in steps { table.add(costs[player], step, members: members, joining: 1) }
      }
      if order.clubEnding(at: position) >= 0 { table.leaveClub(members: cap) }
    }
    let whole = table.row(ofState: automaton.goal, members: 0)
    return window.reduce(0) { $0 + whole[$1] }
  }
}

/// Numbers of partial teams; unsafe for the same reason as ``BoundTables``.
private final class TeamTable {
  private let numbers: UnsafeMutablePointer<UInt128>
  private let arrays = PlainArrays()
  private let states: Int
  private let rows: Int
  private let width: Int

  init(states: Int, rows: Int, width: Int) {
    self.states = states
    self.rows = rows
    self.width = width
    numbers = arrays.repeating(0, count: states * rows * width)
  }

  /// By cost: the teams in a state with `members` members of the current club.
  @inline(__always)
  func row(ofState state: Int, members: Int) -> UnsafeMutablePointer<UInt128> {
    numbers + (state &* rows &+ members) &* width
  }

  /// Adds a player of some cost to the teams of one row, which have `members` of their club; keeps those teams too.
  @inline(__always)
  func add(_ cost: Int, _ step: TeamAutomaton.Step, members: Int, joining: Int) {
    guard cost < width else { return }
    let from = row(ofState: Int(step.from), members: members)
    let to = row(ofState: Int(step.to), members: members &+ joining) + cost
    for place in 0..<(width &- cost) { to[place] &+= from[place] }
  }

  /// Drops how many of the current club the teams have.
  func leaveClub(members: Int) {
    for state in 0..<states where members > 0 {
      let empty = row(ofState: state, members: 0)
      for count in 1...members {
        let some = row(ofState: state, members: count)
        for place in 0..<width {
          empty[place] &+= some[place]
          some[place] = 0
        }
      }
    }
  }
}

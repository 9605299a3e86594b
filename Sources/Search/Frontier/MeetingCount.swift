/// Counts the teams of enough skill: partial teams grow from both ends of the order, always those of which
/// there are fewer, until they meet.
///
/// The bounds leave few of them where few teams have the skill, whatever the numbers are; where numbers are narrow
/// many share their totals. (Horowitz and Sahni 1974; the lists are those of Nemhauser and Ullmann 1969.)
struct MeetingCount<Value: WholeNumber> {
  private let subject: PathBounds<Value>.Subject
  private let rules: CounterRules
  private let order: ClubOrder

  /// A count among some players; `nil` where its tables would be too large, or its counts.
  init?(_ subject: PathBounds<Value>.Subject, among some: [Int32]) {
    let states = subject.players.automaton.stateCount
    guard subject.players.automaton.isExact, let rules = CounterRules(subject.players),
      PathBounds<Value>.numbers(players: some.count, states: states) <= Self.mostNumbers,
      UInt128.waysToChoose(subject.players.choose, of: some.count) < .max
    else { return nil }
    self.subject = subject
    self.rules = rules
    order = ClubOrder(some, of: subject.players, rules)
  }

  /// The most numbers in the bounds of one end.
  private static var mostNumbers: Int { 1 << 23 }

  /// By skill the legal teams that have as much or more.
  /// - Parameter skills: none below the least skill of the subject.
  func teams(atLeast skills: [Value], meter: inout StepAllowance) throws(CountingEnd) -> [UInt128] {
    try meter.spend(
      10 * PathBounds<Value>.numbers(players: order.count, states: subject.players.automaton.stateCount))
    var front = PartialTeamLists(subject, rules, order, from: .front)
    var back = PartialTeamLists(subject, rules, order, from: .back)
    while front.boundary < back.boundary {
      if front.entryCount <= back.entryCount {
        try front.advance(meter: &meter)
      } else {
        try back.advance(meter: &meter)
      }
    }
    let club = order.clubAcross(front.boundary)
    var behind: [Int32: [TotalsPairs<Value>]] = [:]
    for list in back.lists {
      behind[list.standing.state, default: []].append(
        TotalsPairs(list.totals, standing: list.standing, window: subject.columns.window))
    }
    var counts = [UInt128](repeating: 0, count: skills.count)
    for list in front.lists {
      for pairs in behind[list.standing.state] ?? [] {
        guard rules.areMet(by: list.standing, pairs.standing, sharing: club) else { continue }
        try meter.spend(skills.count * pairs.steps(pairingWith: list.totals.entries.count))
        for (place, skill) in skills.enumerated() {
          counts[place] += pairs.count(with: list.totals, atLeast: skill)
        }
      }
    }
    return counts
  }
}

/// Members from the back of the order, ready to be paired with those from the front.
struct TotalsPairs<Value: WholeNumber> {
  /// Their standing.
  let standing: PartialTeamState
  private let entries: [CountedTotals<Value>]
  /// Costs in ascending order.
  private let costs: [Value]
  /// By entry its place in `costs`.
  private let places: [Int]
  private let window: ClosedRange<Value>

  /// Members with the totals of `list`, who make teams that cost as much as `window` allows.
  init(_ list: CountedTotalsList<Value>, standing: PartialTeamState, window: ClosedRange<Value>) {
    self.standing = standing
    self.window = window
    entries = list.entries
    let byCost = list.entries.indices.sorted { list.entries[$0].cost < list.entries[$1].cost }
    costs = byCost.map { list.entries[$0].cost }
    var places = [Int](repeating: 0, count: byCost.count)
    for (place, entry) in byCost.enumerated() { places[entry] = place }
    self.places = places
  }

  /// Steps of one count.
  func steps(pairingWith others: Int) -> Int {
    let depth = Int.bitWidth - entries.count.leadingZeroBitCount
    return 50 + (entries.count + others) * (8 + 8 * depth)
  }

  /// The teams of `skill` or more.
  ///
  /// While one list goes up by skill, more of the other has enough; those are counted by their place in the order of
  /// cost.
  func count(with front: CountedTotalsList<Value>, atLeast skill: Value) -> UInt128 {
    var enough = FenwickCounts<UInt128>(places: entries.count)
    var next = entries.count
    var pairs: UInt128 = 0
    for totals in front.entries {
      while next > 0, totals.skill + entries[next - 1].skill >= skill {
        next -= 1
        enough.add(entries[next].count, at: places[next])
      }
      let affordable = partitionPoint(0, costs.count) { totals.cost + costs[$0] > window.upperBound }
      let tooCheap = partitionPoint(0, affordable) { totals.cost + costs[$0] >= window.lowerBound }
      pairs += totals.count * (enough.sum(below: affordable) - enough.sum(below: tooCheap))
    }
    return pairs
  }
}

import Search

/// Something that a question about lineups demands, and that is too much, by itself or together with others.
public enum LineupDemand: Sendable, Hashable {
  /// The number of lineups.
  case count
  /// The number of players in which any two differ.
  case uniques
  /// The maximum of these exposure limits, which one option sets.
  case most([Int])
  /// The minimum of these exposure limits.
  case least([Int])
}

/// Why no set of lineups meets all demands.
public struct LineupContradiction: Sendable, Hashable {
  /// A demand that is relaxed, with all others unchanged.
  public struct Change: Sendable, Hashable {
    /// The demand.
    public var demand: LineupDemand
    /// Its new value: lineups, players or lineups of an exposure.
    public var value: Int
    /// Whether it is proved that no smaller change is enough.
    public var isSmallest: Bool
  }

  /// Demands that no set meets together, although some set meets all but any one of them where that was established;
  /// empty where nothing is proved.
  public var demands: [LineupDemand] = []
  /// For each of them, and for the count, the smallest change that makes a set possible, if there is one.
  public var changes: [Change] = []
  /// Where no single change is enough, changes that are enough together.
  public var together: [Change] = []
}

extension LineupQuestion {
  /// Finds the conflicting demands and the smallest changes, by asking the same question with other limits.
  ///
  /// - Parameters:
  ///   - demands: those that may be relaxed, apart from the count.
  ///   - most: the most lineups that are possible, whatever else is relaxed.
  ///   - ofCount: returns the question for fewer lineups; `nil` where its exposures are no whole number of lineups.
  /// - Returns: `nil` where there is a set after all.
  /// - Complexity: a few dozen questions on whether there is a set.
  public func contradiction(
    between demands: [LineupDemand], atMost most: Int? = nil, limits: Limits,
    ofCount: (Int) -> LineupQuestion?
  ) -> LineupContradiction? {
    let limits = limits.part()
    let proof = isOutOfReach ? [] : self.proof(limits: limits)
    let isPossible = proof == nil ? self.isPossible(limits: limits) : false
    guard isPossible != true else { return nil }
    var found = LineupContradiction()
    if isPossible == false { found.demands = conflicting(demands, proof ?? [], limits) }
    let relaxed = found.demands.isEmpty ? demands : found.demands
    found.changes = relaxed.compactMap { smallest($0, limits) }
    if let count = highestCount(most ?? count - 1, limits, ofCount) { found.changes.append(count) }
    if found.changes.isEmpty { found.together = together(demands, limits) }
    if isPossible == nil { for index in found.changes.indices { found.changes[index].isSmallest = false } }
    return found
  }

  // MARK: Conflicting demands

  /// Demands that cannot be met together, none of which can be dropped as far as was established.
  /// - Parameter priced: limits that matter to a proof; empty for all.
  private func conflicting(
    _ demands: [LineupDemand], _ priced: Set<Int>, _ limits: Limits
  ) -> [LineupDemand] {
    var (left, question) = (demands, self)
    if !priced.isEmpty {
      left.removeAll { $0.limits.allSatisfy { !priced.contains($0) } }
      question = demands.filter { !left.contains($0) }.reduce(self) { $0.without($1) }
    }
    for demand in left {
      let without = question.without(demand)
      guard without.isPossible(limits: limits) == false else { continue }
      question = without
      left.removeAll { $0 == demand }
    }
    return left
  }

  /// The question with a demand as loose as possible.
  private func without(_ demand: LineupDemand) -> LineupQuestion {
    values(of: demand).last.map { relaxed(demand, to: $0) } ?? self
  }

  // MARK: Changes that help

  /// The values that a demand can be relaxed to, the smallest change first.
  private func values(of demand: LineupDemand) -> [Int] {
    switch demand {
    case .count: (1..<count).reversed()
    case .uniques: (impliedUniques..<uniques).reversed()
    case .most(let limits):
      ((limits.map { exposures[$0].range.upperBound }.min() ?? count)..<count).map { $0 + 1 }
    case .least(let limits):
      (0..<(limits.map { exposures[$0].range.lowerBound }.max() ?? 0)).reversed()
    }
  }

  private func relaxed(_ demand: LineupDemand, to value: Int) -> LineupQuestion {
    var question = self
    switch demand {
    case .count: question.count = value
    case .uniques: question.uniques = value
    case .most(let limits):
      for limit in limits {
        let range = exposures[limit].range
        question.exposures[limit].range = range.lowerBound...max(range.upperBound, value)
      }
    case .least(let limits):
      for limit in limits {
        let range = exposures[limit].range
        question.exposures[limit].range = min(range.lowerBound, value)...range.upperBound
      }
    }
    return question
  }

  /// The smallest change of a demand that makes a set possible: a looser one allows every set that a stricter one does.
  private func smallest(_ demand: LineupDemand, _ limits: Limits) -> LineupContradiction.Change? {
    let values = values(of: demand)
    func isPossible(_ place: Int) -> Bool? { relaxed(demand, to: values[place]).isPossible(limits: limits) }
    guard !values.isEmpty, isPossible(values.count - 1) == true else { return nil }
    var (low, high, isSmallest) = (0, values.count - 1, true)
    while low < high {
      let middle = (low + high) / 2
      let answer = isPossible(middle)
      if answer == true { high = middle } else { (low, isSmallest) = (middle + 1, answer == false) }
    }
    return .init(demand: demand, value: values[high], isSmallest: isSmallest)
  }

  /// The most rounds of relaxing: a demand may have to be relaxed more than once.
  private static let mostTogether = 8

  /// The smallest change of a conflicting demand, and so on until there is a set; empty where that leads nowhere.
  private func together(_ demands: [LineupDemand], _ limits: Limits) -> [LineupContradiction.Change] {
    var question = self
    var changes: [LineupContradiction.Change] = []
    for _ in 0..<Self.mostTogether {
      let conflicting = question.conflicting(demands, question.proof(limits: limits) ?? [], limits)
      let bare = demands.filter { !conflicting.contains($0) }.reduce(question) { $0.without($1) }
      guard let change = conflicting.lazy.compactMap({ bare.smallest($0, limits) }).first else { return [] }
      changes.removeAll { $0.demand == change.demand }
      changes.append(change)
      question = question.relaxed(change.demand, to: change.value)
      if question.isPossible(limits: limits) == true { return changes }
    }
    return []
  }

  /// How many counts are tried one after another before halving.
  private static let countsTried = 8

  /// The highest count, of those tried, for which there is a set. Shares are rounded, so there may be no set of fewer
  /// lineups although there is one of more.
  private func highestCount(
    _ most: Int, _ limits: Limits, _ ofCount: (Int) -> LineupQuestion?
  ) -> LineupContradiction.Change? {
    if exposures.isEmpty {
      var question = self
      question.count = min(count, most + 1)
      return question.smallest(.count, limits)
    }
    var (value, isSmallest) = (most, true)
    while value > 0 {
      let answer = ofCount(value).map { $0.isPossible(limits: limits) } ?? false
      if answer == true { return .init(demand: .count, value: value, isSmallest: isSmallest) }
      let isNext = value > most - Self.countsTried
      isSmallest = isSmallest && isNext && answer == false
      value = isNext ? value - 1 : value / 2
    }
    return nil
  }

  // MARK: Whether there is a set

  /// What a second allows.
  private static let (shakes, steps) = (10, 20_000)

  /// Whether there is a set; `nil` where that was not established.
  private func isPossible(limits: Limits) -> Bool? {
    if isOutOfReach { return false }
    let greedy = completed(prices: exposures.map { _ in 0 }, limits: limits)
    if LineupSet(greedy, for: self, isStopped: false).status == .found { return true }
    var search = BoundSearch(unvalued, penalty: 1, steps: Self.steps)
    search.run(limits: limits, progress: nil, below: 0)
    if search.tooFew != nil || search.bound ?? 0 < 0 { return false }
    let start = greedy.map { team in
      var team = team
      team.skill = 0
      return team
    }
    switch search.findSet(from: start, limits: limits, shakes: Self.shakes) {
    case .found(let set): return set.status == .found ? true : nil
    case .none(_, let isProved): return isProved ? false : nil
    }
  }

  /// Whether there can be no set, as far as that is counted without a search.
  var isOutOfReach: Bool { hasTooFewPlayers || hasTooManyPlaces }

  /// Whether all players together make too few lineups that differ in a player.
  public var hasTooFewPlayers: Bool { uniques > 0 && setsOfPlayers < count }

  /// The number of players, each of whom may have several rows.
  public var playerCount: Int { problem.people.count(inRows: problem.count) }

  /// How many lineups that differ in a player all players make, whatever the rules: of no more than are asked for.
  public var setsOfPlayers: Int {
    min(count, Int(clamping: UInt128.waysToChoose(problem.size, of: playerCount)))
  }

  /// Whether the lineups have more places than all players together may fill.
  private var hasTooManyPlaces: Bool {
    var most = Array(repeating: count, count: problem.count)
    for limit in exposures {
      for row in limit.members { most[row] = min(most[row], limit.range.upperBound) }
    }
    return most.reduce(0, +) < count * problem.size
  }

  /// Whether it is quickly proved that no set is within all limits, whatever becomes of existing lineups.
  public func isContradictory(limits: Limits) -> Bool { isOutOfReach || proof(limits: limits) != nil }

  /// The limits that matter to a proof that every set misses some of them: a bound below 0 on the same question where
  /// lineups are worth nothing and a missed limit costs one. `nil` where nothing is proved.
  func proof(limits: Limits) -> Set<Int>? {
    var search = BoundSearch(unvalued, penalty: 1, steps: Self.steps)
    search.run(limits: limits, progress: nil, below: 0)
    guard let bound = search.bound, bound < 0 else { return nil }
    return Set(search.prices.indices.filter { search.prices[$0] != 0 })
  }

  /// The question where every lineup is worth nothing.
  private var unvalued: LineupQuestion {
    var question = self
    question.problem = problem.weighing { _, choice in (0, choice.cost) }
    return question
  }
}

extension LineupDemand {
  /// The exposure limits that it concerns.
  public var limits: [Int] {
    switch self {
    case .count, .uniques: []
    case .most(let limits), .least(let limits): limits
    }
  }
}

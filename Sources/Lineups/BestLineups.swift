import Search

/// Finds a set of lineups with a high total within all limits, and a bound that no such set can exceed.
///
/// - Parameters:
///   - question: the lineups that are asked for.
///   - limits: threads, and what ends the work early.
///   - progress: receives the progress.
/// - Returns: a set, the same for any `limits.jobs`, with a total no lower than that of repeatedly taking the best
///   lineup under the remaining limits. That greedy set comes first; when stopped, the best so far is returned. Where
///   the best lineups are not found within some seconds, or half of the time, lineups that may not be the best follow.
/// - Precondition: the problem has no overflowing column.
/// - Complexity: tenths of a second for 150 lineups of the pools and games of fantasy sites.
public func bestLineups(
  _ question: LineupQuestion, limits: Limits = Limits(), progress: (any SearchProgress)? = nil
) -> LineupSet {
  let free = question.exposures.map { _ in Int128(0) }
  let best = PricedLineups(question, count: question.count, prices: free, limits: limits.part(of: 2))
  if let known = best.flatMap(question.set(of:)) { return known }
  var search = BoundSearch(question)
  if question.isOutOfReach { return search.result([], .notFound(nearest: [], isProved: true)) }
  let greedy = question.completed(prices: search.prices, limits: limits, progress: progress)
  if LineupSet(greedy, for: question, isStopped: false).status != .found,
    question.proof(limits: limits) != nil
  {
    return search.result([], .notFound(nearest: [], isProved: true))
  }
  // Prices do not help where not even the best lineups of all are found.
  if best != nil { search.run(limits: limits, progress: progress) }
  switch search.findSet(from: greedy, limits: limits) {
  case .found(let set): return set
  case .none(let nearest, let isProved):
    return search.result([], question.shortfall(of: nearest, isProved: isProved, limits: limits))
  }
}

extension LineupQuestion {
  /// The set of the best lineups of all, where they are within all limits: no set is better; none where there are too
  /// few.
  /// - Returns: `nil` where neither is the case.
  fileprivate func set(of list: PricedLineups) -> LineupSet? {
    var set = LineupSet(list.teams, for: self, isStopped: false)
    if list.isAll, list.teams.count < count {
      (set.lineups, set.status) = ([], .tooFew(list.teams.count))
      return set
    }
    set.bound = set.total
    return set.status == .found ? set : nil
  }

  /// Why there is no set: what the nearest one found misses, and whether it is proved that every set misses something.
  /// - Parameter isProved: whether all sets were searched.
  fileprivate func shortfall(of nearest: ChosenSet, isProved: Bool, limits: Limits) -> LineupSet.Status {
    var nearest = nearest
    nearest.fillIgnoringLimits()
    nearest.exchange { limits.stop.isRaised }
    return .notFound(
      nearest: nearest.isFull ? nearest.misses : [],
      isProved: isProved)
  }
}

extension BoundSearch {
  /// The outcome of the search for a set.
  enum Outcome {
    /// A set; of fewer lineups where the work was stopped.
    case found(LineupSet)
    /// No set: the nearest one found, and whether all sets were searched.
    case none(nearest: ChosenSet, isProved: Bool)
  }

  /// Finds a set of the lineups found so far and those that complete it.
  /// - Parameters:
  ///   - greedy: an initial set, or as much of one as the limits allow.
  ///   - shakes: the number of shakes; `nil` for as many as tenths of a second allow.
  mutating func findSet(from greedy: [ListedTeam], limits: Limits, shakes: Int? = nil) -> Outcome {
    var candidates = candidates
    let starts = ([greedy] + (candidates.count == 0 ? [] : sets(limits: limits))).map { set in
      set.map { candidates.place(of: $0) }
    }
    let table = CandidateTable(candidates, for: question)
    var best = ChosenSet(question, of: table)
    for start in starts {
      var set = ChosenSet(question, of: table)
      start.forEach { set.insert($0) }
      set.exchange { limits.stop.isRaised }
      if set.isBetter(than: best) { best = set }
    }
    best.shake(
      guide: byWorth(candidates), rounds: shakes ?? self.shakes, bound: bound, stop: limits.stop)
    if !best.isWhole, !limits.stop.isRaised {
      return exhaustiveOutcome(
        candidates, nearest: best, shakes: shakes ?? self.shakes, limits: limits)
    }
    // A set that breaks a limit is not shown.
    var kept = ChosenSet(question, of: table)
    kept.fill(best.chosen)
    return .found(
      result(kept.chosen.map { candidates.teams[$0] }.sorted(), best.isWhole ? .found : .stopped))
  }

  /// The number of shakes that tenths of a second allow. Where lineups need only differ in one player, exchanges go
  /// through more candidates.
  private var shakes: Int { question.requiresUniques ? 600 : max(100, min(1_000, 15_000 / question.count)) }

  fileprivate func result(_ lineups: [ListedTeam], _ status: LineupSet.Status) -> LineupSet {
    let isPossible = status == .found || status == .stopped
    return LineupSet(
      lineups: lineups, bound: isPossible ? bound : nil,
      prices: isPossible ? prices : prices.map { _ in 0 }, status: status)
  }

  /// The most lineups listed for a search through all of their sets.
  private static let mostListed = 400

  /// The outcome where neither the program nor exchanges lead to a set: that of a search through all sets.
  private func exhaustiveOutcome(
    _ candidates: Candidates, nearest: ChosenSet, shakes: Int, limits: Limits
  ) -> Outcome {
    var candidates = candidates
    let list = question.problem.bestTeams(count: Self.mostListed, limits: limits.part(of: 2))
    for team in list.teams { _ = candidates.place(of: team) }
    var sets = ExhaustiveSetSearch(question, of: CandidateTable(candidates, for: question))
    switch sets.answer() {
    case .found(var set):
      set.exchange { limits.stop.isRaised }
      set.shake(guide: byWorth(candidates), rounds: shakes, bound: bound, stop: limits.stop)
      return .found(result(set.chosen.map { candidates.teams[$0] }.sorted(), .found))
    case .none: return .none(nearest: nearest, isProved: list.isComplete && list.hasMore == false)
    case .tooMany: return .none(nearest: nearest, isProved: false)
    }
  }

  /// Initial sets besides the greedy one: by the shares of the program, and by worth at the prices. Some may have too
  /// few lineups.
  private mutating func sets(limits: Limits) -> [[ListedTeam]] {
    let table = CandidateTable(candidates, for: question)
    let byWorth = byWorth(candidates)
    let isWhole = wholeShares(stop: limits.stop)
    let orders = [byWorth.filter { isWhole[$0] } + byWorth.filter { !isWhole[$0] }, byWorth]
    return orders.map { order in
      var set = ChosenSet(question, of: table)
      set.fill(order)
      return question.completed(
        set.chosen.map { candidates.teams[$0] }, prices: prices, limits: limits.limited())
    }
  }

  /// The candidates, those worth most at the prices first.
  private func byWorth(_ candidates: Candidates) -> [Int] {
    let worth = candidates.teams.indices.map { place in
      candidates.limits[place].reduce(candidates.teams[place].skill * Int128(PricedLineups.parts)) {
        $0 - prices[$1]
      }
    }
    return worth.indices.sorted { (worth[$1], $0) < (worth[$0], $1) }
  }
}

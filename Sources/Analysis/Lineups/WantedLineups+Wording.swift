import Lineups
import Search
import Selection
import Words

// Why there is no set of lineups, and what would make one possible.

extension WantedLineups {
  /// The reason and the repair; none if there is a set.
  package func why(_ set: LineupSet, limits: Limits) -> (reason: String?, repair: String?) {
    switch set.status {
    case .found, .stopped: return (nil, nil)
    case .tooFew(0):
      let why = whyNoTeams(question.uniques > 1 ? 1 : question.count, limits)
      return (why?.reason ?? "no team satisfies the rules", why?.repair)
    case .tooFew(let count):
      let found = contradiction(between: [], atMost: count, limits: limits)
      return (
        "only \(count) different \(count == 1 ? "lineup satisfies" : "lineups satisfy") the rules",
        repair(found)
      )
    case .notFound(let nearest, let isProved):
      if entries?.isSwap == true,
        isProved || !set.lineups.isEmpty || !question.isContradictory(limits: limits)
      {
        return (swapReason(set, nearest), exposures.repair(nearest))
      }
      let found = contradiction(between: demands, limits: limits)
      if question.hasTooFewPlayers {
        let players = counted(question.playerCount, "player")
        let lineups = counted(question.setsOfPlayers, "different lineup")
        return ("\(players) make only \(lineups) of \(question.problem.size)", repair(found))
      }
      let isProved = isProved || found?.demands.isEmpty == false
      let blamed = isProved ? found?.demands ?? [] : []
      return (
        reason(blamed.isEmpty ? demands : blamed, isProved: isProved, set),
        repair(found) ?? exposures.repair(nearest)
      )
    }
  }

  private func reason(_ demands: [LineupDemand], isProved: Bool, _ set: LineupSet) -> String {
    var titles: [String] = []
    for title in demands.map({ self.title(of: $0) }) where !titles.contains(title) { titles.append(title) }
    let all = listed(shortened(titles, to: 5), "and")
    if isProved {
      return titles.count == 1 ? "\(all) cannot be met" : "\(all) contradict one another"
    }
    if titles.isEmpty { return "the search ended before there was one" }
    return set.lineups.isEmpty
      ? "none was found that meets \(all)" : "no further lineup was found that meets \(all)"
  }

  /// Why lineups with locked players do not meet all demands.
  private func swapReason(_ set: LineupSet, _ misses: [LineupSet.Miss]) -> String {
    let lacking = question.count - set.lineups.count
    let repeated = set.lineups.indices.count { set.lineups[..<$0].contains(set.lineups[$0]) }
    let missed = demands.filter { isMissed($0, set, misses) }.map { title(of: $0) }
    let stay = entries?.hasLockedPlayers == true ? " with the locked players" : ""
    let faults = lacking > 0 ? entries?.faults(under: searched.ruled) ?? [] : []
    let why = faults.isEmpty ? "" : ": \(listed(shortened(faults, to: 5), "and"))"
    let reasons = [
      lacking > 0
        ? "no lineup was found for \(lacking) \(lacking == 1 ? "entry" : "entries")\(stay)\(why)" : nil,
      repeated > 0
        ? "\(repeated) \(repeated == 1 ? "entry has" : "entries have") the lineup of another one" : nil,
      missed.isEmpty ? nil : "\(listed(shortened(missed, to: 5), "and")) could not be met\(stay)",
    ]
    return reasons.compactMap { $0 }.joined(separator: "; ")
  }

  /// Whether lineups with locked players miss a demand.
  private func isMissed(_ demand: LineupDemand, _ set: LineupSet, _ misses: [LineupSet.Miss]) -> Bool {
    guard demand == .uniques else { return misses.contains { demand.limits.contains($0.limit) } }
    return set.lineups.indices.contains { !question.isDifferent(set.lineups[$0], Array(set.lineups[..<$0])) }
  }

  private func repair(_ found: LineupContradiction?) -> String? {
    guard let found else { return nil }
    func all(_ changes: [LineupContradiction.Change], _ conjunction: String) -> String {
      listed(shortened(changes.map { title(of: $0.demand, as: $0.value) }, to: 5), conjunction)
    }
    // With entries, the number of lineups is given.
    let changes = found.changes.filter { entries == nil || $0.demand != .count }
    if changes.isEmpty {
      return found.together.isEmpty ? nil : "what would help: \(all(found.together, "and"))"
    }
    let isSmallest = changes.allSatisfy { $0.isSmallest }
    return "\(isSmallest ? "the smallest change that helps" : "what would help"): \(all(changes, "or"))"
  }

  // MARK: What is demanded

  private var demands: [LineupDemand] {
    exposures.demands + (question.requiresUniques ? [.uniques] : [])
  }

  /// How many lineups are possible, of no more than are wanted, as far as a short search shows.
  package func possibleCount(limits: Limits) -> Int {
    guard let found = contradiction(between: [], limits: limits.limited()) else { return question.count }
    return found.changes.first { $0.demand == .count }?.value ?? 0
  }

  private func contradiction(
    between demands: [LineupDemand], atMost most: Int? = nil, limits: Limits
  ) -> LineupContradiction? {
    question.contradiction(between: demands, atMost: most, limits: limits) { count in
      var (request, fewer) = (request, question)
      request.count = count
      guard let exposures = try? NamedExposures(request, of: searched) else { return nil }
      (fewer.count, fewer.exposures) = (count, exposures.limits)
      return fewer
    }
  }

  /// A demand as the user wrote it, or as it would be with another value.
  private func title(of demand: LineupDemand, as value: Int? = nil) -> String {
    switch demand {
    case .count: "--count \(value ?? question.count)"
    case .uniques: "--uniques \(value ?? question.uniques)"
    case .most, .least: exposures.title(of: demand, as: value)
    }
  }
}

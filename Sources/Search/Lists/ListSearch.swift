/// The first teams of a pool in the order of the product, by branching with a list in place of one best team.
///
/// Goes down from the bound until there are enough teams (``Widening``). Of the teams that share the totals
/// of the last one, the list then holds just some; they are replaced by those whose rows come first
/// (``BoundaryTies``).
struct ListSearch<Value: WholeNumber> {
  /// What was found, in scaled numbers.
  struct Outcome {
    /// The teams in their order.
    var teams: [FoundTeam<Value>]
    /// Whether these are all that were asked for, or all that there are.
    var isComplete: Bool
  }

  private let list: ListPool<Value>
  private let capacity: Int
  private let branching: ListBranching<Value>
  private var widening: Widening<Value>
  private let progress: any SearchProgress

  /// A search for the first `capacity` of the teams that `widening` goes through.
  init(
    _ list: ListPool<Value>, capacity: Int, widening: Widening<Value>, limits: Limits,
    tuning: SearchTuning, progress: any SearchProgress
  ) {
    self.list = list
    self.capacity = capacity
    self.widening = widening
    self.progress = progress
    branching = ListBranching(list, capacity: capacity, limits: limits, tuning: tuning)
  }

  /// The list; stopped, the part of it that is proved.
  mutating func run() -> Outcome {
    var proved: [FoundTeam<Value>] = []
    while true {
      guard let found = branching.bestTeams(widening.target) else {
        return Outcome(teams: inOrder(proved), isComplete: false)
      }
      proved = found
      progress.advanced(done: min(found.count, capacity), total: capacity)
      if found.count == capacity { return settled(found) }
      if widening.isWidest { return Outcome(teams: inOrder(found), isComplete: true) }
      widening.widen(found: found.count, wanted: capacity)
    }
  }

  /// The full list with the right ones of the teams that share the last one's totals.
  private func settled(_ found: [FoundTeam<Value>]) -> Outcome {
    guard let last = found.min(by: { $1.isBetter(than: $0) }) else {
      return Outcome(teams: [], isComplete: true)
    }
    let better = inOrder(found.filter { $0.isBetter(than: last) })
    let ties = branching.firstTies(
      capacity - better.count, skill: last.skill, cost: last.cost)
    return Outcome(teams: better + (ties ?? []), isComplete: ties != nil)
  }

  /// Ranks are rows, so that sorted members compare as the order wants.
  private func inOrder(_ teams: [FoundTeam<Value>]) -> [FoundTeam<Value>] {
    var teams = teams
    for index in teams.indices { teams[index].ranks.sort() }
    return teams.sorted { first, second in
      if first.isBetter(than: second) { return true }
      return !second.isBetter(than: first) && first.ranks.lexicographicallyPrecedes(second.ranks)
    }
  }
}

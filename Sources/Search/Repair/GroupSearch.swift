/// Finds the best members of a group within any budget.
///
/// Two members are found by one pass over the candidates; of other numbers few choices are laid out once and
/// looked up, and among many the best is searched for.
struct GroupSearch {
  private enum Method {
    case lookUp(ChoiceStaircase)
    case pass(PairSearch)
    case search(Scale)
  }

  private let group: MemberGroup
  private let limits: Limits
  private let method: Method

  /// What the members cost at least.
  let leastCost: Int128
  /// What they can cost at most.
  let mostCost: Int128

  /// Prepares the search.
  /// - Parameter mostChoices: the most choices that are laid out, 1 or more.
  init(_ group: MemberGroup, limits: Limits, mostChoices: UInt128) {
    self.group = group
    self.limits = limits
    let candidates = group.candidates
    leastCost = group.given.cost + candidates.costs.prefix(group.choose).reduce(0, +)
    mostCost = group.given.cost + candidates.costs.suffix(group.choose).reduce(0, +)
    if group.choose == 2 {
      method = .pass(PairSearch(candidates))
    } else if group.ways <= mostChoices {
      method = .lookUp(ChoiceStaircase(of: group))
    } else {
      method = .search(Scale(of: candidates, size: group.choose))
    }
  }

  /// The best members who together cost no more than `budget`; `nil` if the stop signal ended the search.
  /// - Precondition: `budget` is at least ``leastCost``.
  func best(within budget: Int128) -> Members? {
    let left = budget - group.given.cost
    switch method {
    case .lookUp(let staircase): return staircase.best(within: budget)
    case .pass(let pairs): return group.given.joined(with: pairs.best(within: left))
    case .search(let scale):
      var search = PoolSearch(
        scale: scale, reduced: group.candidates.count, limits: limits, progress: NoProgress(),
        tuning: SearchTuning())
      let answer = search.run(group.candidates, budget: left)
      guard answer.status == .proved else { return nil }
      return group.given.joined(
        with: Members(rows: answer.rows, skill: answer.skill, cost: answer.cost))
    }
  }
}

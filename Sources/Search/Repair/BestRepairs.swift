/// The most swaps that a repair may take.
let mostSwapsOfARepair = 2

/// The best ways to make a team better by few swaps.
public struct Repairs: Sendable, Equatable {
  /// By the number of swaps, each better than the one before.
  public var changes: [TeamChange]
  /// Whether all were searched for; false where the search was stopped, and there may be more.
  public var isComplete: Bool

  /// Repairs found by a search that came to its end or did not.
  public init(changes: [TeamChange], isComplete: Bool) {
    self.changes = changes
    self.isComplete = isComplete
  }
}

/// The best ways to make a team legal, or better, with at most two swaps.
///
/// A swap takes one player out and another in. Besides, players join a team that is too small and leave one
/// that is too large. For each number of swaps there is one best team (the most skill, then the lowest cost,
/// then the smallest rows); it is listed if its skill and cost are better than those of all before it: of the
/// team itself if that is legal, of its best completion, of the repairs with fewer swaps.
///
/// - Parameters:
///   - team: rows of the problem, in any order and number.
///   - problem: the players, the size and the budget.
///   - limits: threads, and what ends the search early.
/// - Returns: by the number of swaps, at most three: no swap is a repair of too large a team only. The same
///   for any `limits.jobs`. Each search works under an effort of its own; where it is stopped or used up, those are
///   given that are proved.
/// - Precondition: `team` holds different rows of the problem; `problem.overflowingColumn` is `nil`; costs
///   are not negative.
/// - Complexity: O(n), then a search for each step of a staircase of choices; see `TwoGroupSearch`.
public func bestRepairs(
  of team: [Int], in problem: Problem, limits: Limits = Limits()
) -> Repairs {
  bestRepairs(of: team, in: problem, limits: limits, mostChoices: 1 << 18)
}

/// The same with the most choices of a group that are laid out: the usual number are those of leaving out
/// two of 700 players, a tenth of a second. No value changes the answer.
func bestRepairs(
  of team: [Int], in problem: Problem, limits: Limits, mostChoices: UInt128
) -> Repairs {
  let pool = DividedPool(problem, team: team, mostSwaps: mostSwapsOfARepair)
  var repairs: [TeamChange] = []
  var bestSoFar: Members?
  var isComplete = true
  for swaps in 0...mostSwapsOfARepair where !limits.stop.isRaised {
    guard let (staying, joining) = pool.groups(swaps: swaps) else { break }
    var search = TwoGroupSearch(
      staying, joining, budget: problem.budget, toBeat: bestSoFar,
      limits: limits.sparing(Limits.stepsOfQuestion / (mostSwapsOfARepair + 1)), mostChoices: mostChoices)
    switch search.run() {
    case .stopped: isComplete = false
    case .none: break
    case .best(let members):
      bestSoFar = members
      // The team itself or its completion is no repair.
      let isRepair = swaps > 0 || team.count > problem.size
      if isRepair { repairs.append(TeamChange(from: pool.team, to: members)) }
    }
  }
  return Repairs(changes: repairs, isComplete: isComplete && !limits.stop.isRaised)
}

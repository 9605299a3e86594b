/// What a meeting in the middle found out about a core.
enum MeetingOutcome: Sendable, Equatable {
  /// The best team of the core within the budget, ties settled: positions in the core.
  case best([Int32])
  /// No team of the core fits the budget.
  case none
  /// It would take more steps than allowed, or the search was stopped.
  case gaveUp
  /// It does not fit into memory, however many steps are allowed.
  case impossible
}

/// Finds the best team of a core from lists of partial teams, whatever the numbers are: for pools in which
/// no bound prunes, such as skill = cost with many digits.
///
/// - Parameters:
///   - core: the players; a best team within the budget lies in it.
///   - budget: the most that the whole team may cost.
///   - effort: how much work it may be.
///   - allowedSteps: the same as a number, for a method whose work is known beforehand.
///   - entries: how many partial teams may be in memory.
func meetInTheMiddle<Value: WholeNumber>(
  _ core: Core<Value>, budget: Value, effort: Effort, allowedSteps: Int, entries: Int
) -> MeetingOutcome {
  let budget = budget - core.mandatoryCost
  guard budget >= 0 else { return .none }
  guard core.choose > 0 else { return .best([]) }
  if MedianSplit.suits(core) {
    return MedianSplit.steps(core) <= allowedSteps
      ? MedianSplit(core).bestTeam(budget: budget, effort: effort) : .gaveUp
  }
  switch core.count {
  case 0...64:
    return HalfSplit<Value, UInt64>(core).bestTeam(budget: budget, effort: effort, entries: entries)
  case 65...128:
    return HalfSplit<Value, UInt128>(core).bestTeam(budget: budget, effort: effort, entries: entries)
  default:
    return .impossible
  }
}

@testable import Search

/// One thread, three threads on even the smallest problem, every change of method as early as possible, and 128 bits.
let allTunings: [(name: String, jobs: Int, tuning: SearchTuning)] = {
  var eager = SearchTuning()
  eager.stepsBeforeThreads = 0
  eager.membersBeforeNeighbours = 1
  eager.stepsBeforeNeighbours = 0
  var early = SearchTuning()
  early.stepsBeforeExchanges = 1
  early.stepsBeforeCases = 0
  early.mostSplits = 2
  early.wideGapDivisor = 1_000_000
  early.partOfGap = .max
  early.stepsBeforeRowOrder = 1
  early.membersBeforeNeighbours = 1
  early.stepsBeforeNeighbours = 0
  early.ties = 0
  early.mostNumbers = 1
  var wide = SearchTuning()
  wide.forcesWide = true
  return [
    ("one thread", 1, SearchTuning()), ("three threads", 3, eager), ("early changes", 1, early),
    ("wide", 1, wide),
  ]
}()

/// The same, plus an automaton that only counts players, and ties counted by partial teams.
let allTuningsUnderRules: [(name: String, jobs: Int, tuning: SearchTuning)] = {
  var plain = SearchTuning()
  plain.mostStates = 0
  plain.mostCounts = 0
  var merging = SearchTuning()
  merging.countingSteps = 0
  return allTunings + [("no automaton", 1, plain), ("merged count", 1, merging)]
}()

/// Finds the best team with this tuning.
func find(_ problem: Problem, jobs: Int, _ tuning: SearchTuning) -> Answer {
  BudgetQuestion(problem, keepsTies: true, tuning: tuning)
    .best(within: problem.budget, countsTies: true, limits: Limits(jobs: jobs))
}

/// Lists the best teams with this tuning.
func list(_ problem: Problem, _ count: Int, jobs: Int, _ tuning: SearchTuning) -> TeamList {
  return problem.bestTeams(
    count: count, limits: Limits(jobs: jobs), progress: nil, tuning: tuning)
}

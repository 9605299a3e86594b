@testable import Search

/// One thread, three threads on every problem however small, every change of method at its earliest, 128 bits.
let everyMethod: [(name: String, jobs: Int, tuning: SearchTuning)] = {
  var eager = SearchTuning()
  eager.stepsBeforeThreads = 0
  eager.membersBeforeNeighbours = 1
  eager.stepsBeforeNeighbours = 0
  var early = SearchTuning()
  early.stepsBeforeMeeting = 1
  early.stepsBeforeCases = 0
  early.stepsBeforeRowOrder = 1
  early.stepsBeforeExchanges = 1
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

/// The same, the automaton that counts players only, and ties that are counted by partial teams.
let everyMethodUnderRules: [(name: String, jobs: Int, tuning: SearchTuning)] = {
  var plain = SearchTuning()
  plain.mostStates = 0
  plain.mostCounts = 0
  var merging = SearchTuning()
  merging.countingSteps = 0
  return everyMethod + [("no automaton", 1, plain), ("merged count", 1, merging)]
}()

/// The best team by some change of method.
func find(_ problem: Problem, jobs: Int, _ tuning: SearchTuning) -> Answer {
  BudgetQuestion(problem, keepsTies: true, tuning: tuning)
    .best(within: problem.budget, countsTies: true, limits: Limits(jobs: jobs))
}

/// The best teams by some change of method.
func list(_ problem: Problem, _ count: Int, jobs: Int, _ tuning: SearchTuning) -> TeamList {
  return problem.bestTeams(
    count: count, limits: Limits(jobs: jobs), progress: NoProgress(), tuning: tuning)
}

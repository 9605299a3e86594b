import Chance
import Testing

@testable import Search

struct WhatIfStoppingTests {
  @Test(arguments: [1, 3])
  func aRaisedSignalLeavesNothing(jobs: Int) {
    let stop = StopSignal()
    stop.raise()
    let problem = InstanceFamily.real.problem(count: 60, size: 4)
    let best = problem.bestTeam()
    let table = problem.whatIf(best: best, limits: Limits(jobs: jobs, stop: stop))
    #expect(!table.isComplete && table.count == 60)
    #expect(Array(table.players).isEmpty && table[59] == nil)
    #expect(problem.whatIf(of: [best.rows[0]], best: best, limits: Limits(stop: stop))[best.rows[0]] == nil)
  }

  @Test(arguments: zip([1, 2, 4, 1, 20], [false, false, false, true, true]))
  func whatWasFoundBeforeTheSignalIsTrue(after: Int, isRuled: Bool) {
    let problem =
      isRuled
      ? GameFamily.slots.problem(count: 200, seed: 6) : InstanceFamily.real.problem(count: 500, size: 6)
    let best = problem.bestTeam()
    let all = problem.whatIf(best: best)
    let stop = StopSignal()
    let stopper = StopsAfterItems(stop, after: after)
    let table = problem.whatIf(best: best, limits: Limits(stop: stop), progress: stopper)
    let known = Array(table.players)
    #expect(!table.isComplete && known.count < problem.count && known.count > (isRuled ? 0 : 400))
    #expect(known.allSatisfy { all[$0.row] == $0 })
    #expect(stopper.totals.withLock { $0.count } == 1)
    #expect(problem.whatIf(of: [best.rows[0]], best: best, limits: Limits(stop: stop))[best.rows[0]] == nil)
  }

  /// Teammates from ninety twelve-digit numbers: the front never fits, and the searches take minutes.
  @Test func aDeadlineEndsLongWork() {
    let problem = InstanceFamily.subsetSumWide.problem(count: 90, size: 12)
    let best = Answer(
      status: .proved, rows: Array(0..<12), skill: problem.budget, cost: problem.budget,
      bound: problem.budget, playersAfterReduction: 90, teamsSharingSkill: TeamCount(1),
      teamsSharingSkillAndCost: TeamCount(1), inAllOptimal: [])
    let start = ContinuousClock.now
    let stop = StopSignal(after: .milliseconds(100))
    let table = problem.whatIf(best: best, limits: Limits(jobs: 2, stop: stop))
    #expect(!table.isComplete)
    #expect(ContinuousClock.now - start < .seconds(3))
  }
}

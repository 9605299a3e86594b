import Chance
import Synchronization
import Testing

@testable import Search

struct StoppingUnderRulesTests {
  @Test(arguments: [1, 3])
  func aRaisedSignalGivesABound(jobs: Int) {
    let stop = StopSignal()
    stop.raise()
    for family in GameFamily.allCases {
      let problem = family.problem(count: 80, seed: 5)
      let best = findBestTeam(problem)
      let answer = findBestTeam(problem, limits: Limits(jobs: jobs, stop: stop))
      #expect(answer.status == .stopped)
      #expect(answer.skill <= best.skill && best.skill <= answer.bound)
      #expect(answer.rows.isEmpty || answer.cost <= problem.budget)
      let list = bestTeams(problem, count: 10, limits: Limits(jobs: jobs, stop: stop))
      #expect(!list.isComplete && list.teams.isEmpty)
    }
  }

  /// Long digits that tie skill to cost: hours of work.
  private var endless: Problem {
    let (skills, costs) = InstanceFamily.subsetSumWide.pool(count: 90, seed: 3)
    return Problem(
      Problem(
        skills: .narrow(skills), costs: .narrow(costs), size: 12,
        budget: Int128(InstanceFamily.budget(costs: costs, size: 12, tightness: 0.4))),
      roles: (0..<90).map { 1 << UInt32($0 % 3) }, slots: .quotas([3...5, 3...5, 3...5]),
      clubs: (0..<90).map { Int32($0 % 7) }, mostPerClub: 3)
  }

  @Test(arguments: [1, 2])
  func aDeadlineEndsALongSearch(jobs: Int) {
    let start = ContinuousClock.now
    let problem = endless
    let stop = StopSignal(deadline: start + .milliseconds(300))
    let answer = findBestTeam(problem, limits: Limits(jobs: jobs, stop: stop))
    #expect(answer.status == .stopped)
    #expect(answer.rows.count == 12 && answer.cost <= problem.budget)
    #expect(answer.skill <= answer.bound && answer.bound <= problem.budget)
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func aDeadlineEndsALongListWithItsProvedTeams() {
    let problem = GameFamily.squad.problem(count: 300, seed: 4)
    let whole = bestTeams(problem, count: 400)
    for time in [1, 2, 4, 8, 16] {
      let stop = StopSignal(deadline: .now + .milliseconds(time))
      let list = bestTeams(problem, count: 400, limits: Limits(stop: stop))
      #expect(list.isComplete == (list.teams.count == 400))
      #expect(list.teams == Array(whole.teams.prefix(list.teams.count)))
    }
  }

  private final class Listener: SearchProgress {
    let heard = Mutex<[(best: Int128?, bound: Int128)]>([])

    func improved(best: Int128?, bound: Int128) {
      heard.withLock { $0.append((best, bound)) }
    }
  }

  @Test func progressTellsTheCurrentSkillAndBound() {
    let listener = Listener()
    let answer = findBestTeam(GameFamily.slots.problem(count: 150, seed: 9), progress: listener)
    let heard = listener.heard.withLock { $0 }
    #expect(heard.contains { $0.best == answer.skill })
    #expect(heard.allSatisfy { answer.skill <= $0.bound && $0.best ?? answer.skill <= answer.skill })
    for (before, after) in zip(heard, heard.dropFirst()) { #expect(before.bound >= after.bound) }
  }
}

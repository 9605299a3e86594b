import Chance
import Synchronization
import Testing

@testable import Search

struct StoppingTests {
  @Test(arguments: [1, 3])
  func aRaisedSignalGivesATeamAndABound(jobs: Int) {
    let stop = StopSignal()
    stop.raise()
    for family in InstanceFamily.allCases {
      let problem = family.problem(count: 60, size: 4)
      let answer = problem.bestTeam(limits: Limits(jobs: jobs, stop: stop))
      let best = problem.bestTeam()
      // Nothing is searched if the most skilled players fit the budget.
      let isTrivial = problem.skills.values.sorted(by: >).prefix(4).reduce(0, +) == best.skill
      #expect(answer.status == (isTrivial ? .proved : .stopped))
      #expect(answer.rows.count == 4 && answer.rows == answer.rows.sorted())
      #expect(answer.cost <= problem.budget)
      #expect(answer.skill <= best.skill && best.skill <= answer.bound)
    }
  }

  @Test(arguments: [1, 3])
  func aRaisedSignalGivesABoundUnderRules(jobs: Int) {
    let stop = StopSignal()
    stop.raise()
    for family in GameFamily.allCases {
      let problem = family.problem(count: 80, seed: 5)
      let best = problem.bestTeam()
      let answer = problem.bestTeam(limits: Limits(jobs: jobs, stop: stop))
      #expect(answer.status == .stopped)
      #expect(answer.skill <= best.skill && best.skill <= answer.bound)
      #expect(answer.rows.isEmpty || answer.cost <= problem.budget)
      let list = problem.bestTeams(count: 10, limits: Limits(jobs: jobs, stop: stop))
      #expect(!list.isComplete && list.teams.isEmpty)
    }
  }

  /// Long numbers with skill tied to cost: hours of work.
  private var endless: Problem {
    Problem(
      InstanceFamily.subsetSumWide.problem(count: 90, size: 12),
      roles: (0..<90).map { 1 << UInt32($0 % 3) }, slots: [3...5, 3...5, 3...5],
      clubs: (0..<90).map { Int32($0 % 7) }, mostPerClub: 3)
  }

  @Test(arguments: [1, 2], [false, true])
  func aDeadlineEndsALongSearch(jobs: Int, isRuled: Bool) {
    let start = ContinuousClock.now
    let problem = isRuled ? endless : InstanceFamily.subsetSumWide.problem(count: 90, size: 12)
    let stop = StopSignal(after: .milliseconds(200))
    let answer = problem.bestTeam(limits: Limits(jobs: jobs, stop: stop))
    #expect(answer.status == .stopped)
    #expect(answer.rows.count == 12 && answer.cost <= problem.budget)
    #expect(answer.skill <= answer.bound && answer.bound <= problem.budget)
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func aDeadlineEndsALongListWithItsProvedTeams() {
    let problem = GameFamily.squad.problem(count: 300, seed: 4)
    let whole = problem.bestTeams(count: 400)
    for time in [1, 2, 4, 8, 16] {
      let stop = StopSignal(after: .milliseconds(time))
      let list = problem.bestTeams(count: 400, limits: Limits(stop: stop))
      #expect(list.isComplete == (list.teams.count == 400))
      #expect(list.teams == Array(whole.teams.prefix(list.teams.count)))
    }
  }

  private final class Listener: SearchProgress {
    let heard = Mutex<[(best: Int128, bound: Int128)]>([])

    func advanced(done: Int, total: Int) {}
    func improved(best: Int128?, bound: Int128) {
      guard let best else { return }
      heard.withLock { $0.append((best, bound)) }
    }
  }

  @Test(arguments: [false, true])
  func progressTellsTheCurrentSkillAndBound(isRuled: Bool) {
    let listener = Listener()
    let problem =
      isRuled
      ? GameFamily.slots.problem(count: 150, seed: 9)
      : InstanceFamily.weaklyCorrelated.problem(count: 300, size: 5)
    let answer = problem.bestTeam(progress: listener)
    #expect(answer.status == .proved)
    let heard = listener.heard.withLock { $0 }
    #expect(isRuled || heard.contains { $0.best > heard[0].best && $0.bound < heard[0].bound })
    #expect(heard.allSatisfy { $0.best <= answer.skill && answer.skill <= $0.bound })
    for (before, after) in zip(heard, heard.dropFirst()) {
      #expect(before.best <= after.best && before.bound >= after.bound)
    }
    #expect(heard.last?.best == answer.skill)
  }
}

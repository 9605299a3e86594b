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
      let answer = findBestTeam(problem, limits: Limits(jobs: jobs, stop: stop))
      let best = findBestTeam(problem)
      // Nothing is searched where the most skilled fit the budget.
      let isTrivial = problem.highestSkill == best.skill
      #expect(answer.status == (isTrivial ? .proved : .stopped))
      #expect(answer.rows.count == 4 && answer.rows == answer.rows.sorted())
      #expect(answer.cost <= problem.budget)
      #expect(answer.skill <= best.skill && best.skill <= answer.bound)
    }
  }

  /// Twelve of ninety numbers of twelve digits: minutes of work.
  @Test func aDeadlineEndsALongSearch() {
    let start = ContinuousClock.now
    let problem = InstanceFamily.subsetSumWide.problem(count: 90, size: 12)
    let stop = StopSignal(deadline: start + .milliseconds(100))
    let answer = findBestTeam(problem, limits: Limits(jobs: 2, stop: stop))
    #expect(answer.status == .stopped)
    #expect(answer.skill <= answer.bound && answer.bound <= problem.budget)
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  private final class Listener: SearchProgress {
    let heard = Mutex<[(best: Int128, bound: Int128)]>([])

    func improved(best: Int128?, bound: Int128) {
      guard let best else { return }
      heard.withLock { $0.append((best, bound)) }
    }
  }

  @Test func progressTellsTheCurrentSkillAndBound() {
    let listener = Listener()
    let answer = findBestTeam(
      InstanceFamily.weaklyCorrelated.problem(count: 300, size: 5), progress: listener)
    #expect(answer.status == .proved)
    let heard = listener.heard.withLock { $0 }
    #expect(heard.contains { $0.best > heard[0].best && $0.bound < heard[0].bound })
    #expect(heard.allSatisfy { $0.best <= answer.skill && answer.skill <= $0.bound })
    for (before, after) in zip(heard, heard.dropFirst()) {
      #expect(before.best <= after.best && before.bound >= after.bound)
    }
    #expect(heard.last?.best == answer.skill)
  }
}

extension Problem {
  /// The total skill of the most skilled players, whatever they cost.
  fileprivate var highestSkill: Int128 {
    guard case .narrow(let skills) = skills else { return 0 }
    return Int128(skills.sorted(by: >).prefix(size).reduce(0, +))
  }
}

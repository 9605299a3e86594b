import Chance
import Tables
import Testing

@testable import Search

/// Sums that no selection of whole players can reach.
struct ReachableTotalsTests {
  /// Teams of eleven from 240 players, whose weights must add up exactly to the given totals.
  private func problem(_ sums: [(weights: (Int) -> Int, total: Int)]) -> Problem {
    var random = SplitMix64(seed: 41)
    func column(_ range: ClosedRange<Int64>) -> DecimalColumn.Units {
      .narrow((0..<240).map { _ in random.integer(in: range) })
    }
    var problem = Problem(skills: column(1...90), costs: column(20...140), size: 11, budget: 900)
    problem.counters = sums.map { weights, total in
      Counter(weights: (0..<240).map(weights), least: total, most: total)
    }
    return problem
  }

  private func status(_ problem: Problem) -> Answer.Status {
    problem.bestTeam(countsTies: false, limits: Limits().limited(toSteps: 20_000_000)).status
  }

  @Test func anUnreachableSumEndsTheSearch() {
    func numbers(_ total: Int) -> Problem { problem([({ [0, 6, 10, 15][$0 % 4] }, total)]) }
    #expect(status(numbers(29)) == .infeasible)
    #expect(status(numbers(31)) == .proved)
    #expect(numbers(29).causeOfInfeasibility() == .counters([0]))
    var captained = numbers(29)
    captained.duties = [Duty(count: 1...1, skillTimes: 2), Duty(count: 10...10)]
    #expect(status(captained) == .infeasible)
    // By roles: one of the players who count 0 or 15, and ten of the others.
    var slotted = numbers(66)
    slotted.roles = (0..<240).map { $0 % 4 % 3 == 0 ? 1 : 2 }
    slotted.slots = [1...1, 10...10]
    #expect(status(slotted) == .infeasible)
    slotted.slots = [2...2, 9...9]
    #expect(status(slotted) == .proved)
  }

  /// Each sum can be reached, but they are never both odd or both even together.
  @Test func twoSumsMayExcludeEachOther() {
    func both(_ first: Int, _ second: Int) -> Problem {
      problem([({ $0 % 7 }, first), ({ $0 % 7 % 2 + 2 * ($0 % 5) }, second)])
    }
    #expect(status(both(30, 41)) == .infeasible)
    #expect(both(30, 41).contradictions() == [[.counter(0), .counter(1)]])
    #expect(status(both(30, 42)) == .proved)
  }

  /// A search that meets no team gives up eventually, but not one that has found a team.
  @Test func aSearchWithoutATeamGivesUp() {
    var tuning = SearchTuning()
    (tuning.stepsBeforeNeighbours, tuning.stepsWithoutTeam) = (1, 1_000)
    let hard = problem([({ $0 * $0 % 1_009 }, 700), ({ $0 * $0 % 997 }, 350), ({ $0 * $0 % 991 }, 300)])
    let answer = find(hard, jobs: 1, tuning)
    #expect(answer.status == .stopped && answer.rows.isEmpty)
    var easy = hard
    easy.counters.removeLast(2)
    #expect(find(easy, jobs: 1, tuning).status == .proved)
  }

  /// If a sum is out of reach there is no team; if the sum is the only rule, the converse holds as well.
  @Test func nothingIsOutOfReachThatSomeTeamHas() {
    var random = SplitMix64(seed: 42)
    var (shown, missed) = (0, 0)
    for number in 0..<4_000 {
      var problem = RandomChoices(&random, charges: false).problem
      let isPlain = random.integer(in: 0...1) == 0
      if isPlain {
        problem = Problem(
          skills: problem.skills, costs: problem.costs, size: problem.size, budget: Problem.largestTotal)
      }
      let gaps = (0..<3).map { _ in Int(random.integer(in: -9...40)) }
      let weights = (0..<problem.count).map { _ in gaps[Int(random.integer(in: 0...2))] }
      let total = Int(random.integer(in: -10...80))
      problem.counters.append(
        Counter(weights: weights, least: total, most: total + Int(random.integer(in: 0...2))))
      guard let question = ReducedProblem(problem, wanted: 1, tuning: SearchTuning()) else { continue }
      let totals = ReachableTotals(question.players, question.columns(Int64.self), stop: StopSignal())
      let isFeasible = bruteForceBestTeam(problem).status == .proved
      if totals.areOutOfReach {
        #expect(!isFeasible, "problem \(number): \(problem)")
        shown += 1
      } else if !isFeasible {
        #expect(!isPlain, "problem \(number): \(problem)")
        missed += 1
      }
    }
    #expect(shown > 500 && missed < shown, "\(shown) shown, \(missed) missed")
  }
}

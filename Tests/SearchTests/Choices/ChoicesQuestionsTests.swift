import Chance
import Testing

@testable import Search

/// Questions other than the best team, with duties, sums, charges and conditions, checked against every team.
struct ChoicesQuestionsTests {
  @Test(arguments: 0..<8)
  func curvesAreThoseOfAllTeams(part: Int) {
    let seed = UInt64(15_400 + part)
    var random = SplitMix64(seed: seed)
    for number in 0..<250 {
      let problem = RandomChoices(&random).problem
      let expected = slowCurve(problem)
      let hint = "seed \(seed), problem \(number): \(problem)"
      let whole = BudgetCurve(points: expected, covered: .min ... .max, isComplete: true)
      #expect(problem.budgetCurve(limits: Limits(jobs: 1 + number % 3)) == whole, "\(hint)")
      let tuning = CurveTuning.extremes[number % CurveTuning.extremes.count]
        .with(allTuningsUnderRules[number % allTuningsUnderRules.count].tuning)
      let most = 1 + Int(random.integer(in: 0...Int64(expected.count)))
      let found = problem.budgetCurve(
        range: .min ... .max, mostPoints: most, limits: Limits(), progress: NoProgress(),
        tuning: tuning)
      #expect(found.points.count <= most && found.isTrue(of: expected, for: .min ... .max), "\(hint)")
      #expect(found.isComplete || expected.count >= most, "\(hint)")
      let costs = [problem.budget] + expected.flatMap { [$0.cost - 1, $0.cost] }
      let ends = [costs.randomElement(using: &random), costs.randomElement(using: &random)]
        .compactMap { $0 }.sorted()
      let part = problem.budgetCurve(from: ends[0], upTo: ends[1])
      #expect(part.isComplete && part.isTrue(of: expected, for: ends[0]...ends[1]), "\(hint), \(ends)")
    }
  }

  @Test func stoppedCurvesAreTrue() {
    var random = SplitMix64(seed: 15_450)
    for number in 0..<300 {
      let problem = RandomChoices(&random).problem
      let steps = Int(random.integer(in: 0...400))
      let stop = StopSignal(parent: nil, steps: steps)
      let found = problem.budgetCurve(limits: Limits(stop: stop))
      #expect(
        found.isTrue(of: slowCurve(problem), for: .min ... .max), "problem \(number), \(steps): \(problem)")
    }
  }

  @Test(arguments: 0..<8)
  func whatPlayersChangeIsThatOfAllTeams(part: Int) {
    let seed = UInt64(15_700 + part)
    var random = SplitMix64(seed: seed)
    var (known, unknown) = (0, 0)
    for number in 0..<100 {
      let problem = RandomChoices(&random).problem
      let best = problem.bestTeam()
      guard best.status == .proved else { continue }
      let slow = SlowWhatIf(problem)
      let table = problem.whatIf(best: best, limits: Limits(jobs: 1 + number % 3))
      for row in 0..<problem.count {
        let hint = "seed \(seed), problem \(number), row \(row): \(problem)"
        guard problem.timesOfCost(ofRow: row) != nil || problem.banned.contains(row) else {
          #expect(table[row] == nil && !table.isComplete, "\(hint)")
          unknown += 1
          continue
        }
        known += 1
        #expect(table[row] == slow.figures(of: row, best: best), "\(hint)")
        if row == number % problem.count {
          #expect(problem.whatIf(player: row, best: best) == table[row], "\(hint)")
        }
      }
    }
    #expect(known > 100 && unknown > 10)
  }
}

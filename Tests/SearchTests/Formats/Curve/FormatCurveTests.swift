import Chance
import Testing

@testable import Search

/// The budget curve under rules against all teams of small pools, and one thread against several.
struct FormatCurveTests {
  private static let everything: ClosedRange<Int128> = .min ... .max

  private func curve(
    _ problem: Problem, range: ClosedRange<Int128> = everything, mostPoints: Int = 1_000_000,
    jobs: Int = 1, stop: StopSignal = StopSignal(), progress: any SearchProgress = NoProgress(),
    tuning: FormatTuning = FormatTuning(), stretches: Int = 32, growth: Int = 2
  ) -> BudgetCurve {
    var tuning = tuning
    tuning.stretches = stretches
    tuning.mostGrowth = growth
    return budgetCurve(
      problem, range: range, mostPoints: mostPoints, limits: Limits(jobs: jobs, stop: stop),
      progress: progress, tuning: tuning)
  }

  @Test(arguments: 0..<8)
  func everyBreakpointIsThatOfAllTeams(part: Int) {
    let seed = UInt64(9_100 + part)
    var random = SplitMix64(seed: seed)
    var withTeams = 0
    for number in 0..<500 {
      let problem = RandomFormat(&random).problem
      let whole = BudgetCurve(points: slowCurve(problem), covered: Self.everything, isComplete: true)
      if whole.points.count > 2 { withTeams += 1 }
      #expect(budgetCurve(problem) == whole, "seed \(seed), problem \(number): \(problem)")
      for (index, (name, jobs, tuning)) in FindBestTeamFormatsTests.tunings.enumerated() {
        let found = curve(
          problem, jobs: jobs, tuning: tuning, stretches: [1, 2, 5][(number + index) % 3],
          growth: [0, 1, .max >> 32][(number + index) % 3])
        #expect(found == whole, "seed \(seed), problem \(number), \(name): \(problem)")
      }
    }
    #expect(withTeams > 50, "\(withTeams) problems have a curve worth the name")
  }

  @Test(arguments: 0..<4)
  func everyIntervalIsThatPartOfTheCurve(part: Int) {
    let seed = UInt64(9_200 + part)
    var random = SplitMix64(seed: seed)
    for number in 0..<300 {
      let problem = RandomFormat(&random).problem
      let expected = slowCurve(problem)
      let costs = [problem.budget] + expected.flatMap { [$0.cost - 1, $0.cost, $0.cost + 1] }
      for _ in 0..<5 {
        let ends = (0..<2).map { _ in costs[Int(random.integer(in: 0...Int64(costs.count - 1)))] }.sorted()
        let range = ends[0]...ends[1]
        let found = budgetCurve(problem, from: range.lowerBound, upTo: range.upperBound)
        #expect(found.isComplete, "seed \(seed), problem \(number), \(range)")
        #expect(
          found.isTrue(of: expected, for: range), "seed \(seed), problem \(number), \(range): \(problem)")
        let most = 1 + Int(random.integer(in: 0...Int64(expected.count)))
        let cut = curve(problem, range: range, mostPoints: most, stretches: 1 + number % 4)
        #expect(cut.points.count <= most)
        #expect(cut.isComplete == (expected.part(for: range).count <= most), "seed \(seed), \(problem)")
        #expect(cut.isTrue(of: expected, for: range), "seed \(seed), problem \(number), \(range)")
        #expect(cut == curve(problem, range: range, mostPoints: most, jobs: 4, stretches: 3))
      }
    }
  }

  @Test func aSignalLeavesOnlyWhatIsTrue() {
    var random = SplitMix64(seed: 9_300)
    var partly = 0
    for number in 0..<1_500 {
      let problem = RandomFormat(&random).problem
      let expected = slowCurve(problem)
      let stop = StopSignal()
      let raiser = Raiser(stop: stop, after: Int(random.integer(in: 1...4)))
      let found = curve(
        problem, jobs: 1 + number % 2, stop: stop, progress: raiser, stretches: 2 + number % 9)
      #expect(found.isTrue(of: expected, for: Self.everything), "problem \(number): \(problem)")
      if !found.isComplete, !found.points.isEmpty { partly += 1 }
    }
    #expect(partly > 100, "\(partly) were stopped on the way")
  }

  @Test(arguments: GameFamily.allCases)
  func aDeadlineLeavesOnlyWhatIsTrue(family: GameFamily) {
    let problem = family.problem(count: 60, seed: 4)
    let whole = curve(problem, stretches: 4)
    #expect(whole.isComplete && whole.points.count > 20)
    for milliseconds in [0, 1, 5, 20, 60, 200] {
      let stop = StopSignal(deadline: .now + .milliseconds(milliseconds))
      let found = curve(problem, jobs: 1 + milliseconds % 2, stop: stop)
      #expect(found.isTrue(of: whole.points, for: Self.everything), "\(milliseconds) ms")
    }
  }

  @Test func stretchesAreAllBudgetsInOrder() {
    var random = SplitMix64(seed: 9_700)
    for number in 0..<1_000 {
      let low = Int128(random.integer(in: -9...9))
      let budgets = low...low + Int128(random.integer(in: 0...40))
      let count = Int(random.integer(in: 1...9))
      let stretches = FormatCurveStretch.cut(budgets, into: count)
      let all = stretches.flatMap { $0.budgets.reversed() }
      #expect(all == budgets.reversed() && stretches.count <= count, "\(number): \(budgets) by \(count)")
      #expect(stretches.map(\.isLowest) == stretches.indices.map { $0 == stretches.count - 1 })
    }
  }

  /// Pools of real size: the same for any number of threads, and each point is what a single search finds.
  @Test(arguments: GameFamily.allCases)
  func thePointsAreWhatSingleSearchesFind(family: GameFamily) {
    let problem = family.problem(count: 90, seed: 6)
    let whole = curve(problem)
    #expect(whole.isComplete && whole.points.count > 30)
    #expect(whole == curve(problem, jobs: 4))
    #expect(whole == curve(problem, stretches: 1, growth: 0))
    for index in stride(from: 0, to: whole.points.count, by: whole.points.count / 9) {
      var single = problem
      single.budget = whole.points[index].cost
      let answer = findBestTeam(single)
      #expect(answer.skill == whole.points[index].skill && answer.cost == single.budget)
      single.budget -= 1
      let less = findBestTeam(single)
      #expect(index == 0 ? less.status == .infeasible : less.skill == whole.points[index - 1].skill)
    }
  }
}

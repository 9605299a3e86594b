import Chance
import Tables
import Testing

@testable import Search

/// The budget curve, with and without rules, checked against all teams of small pools.
struct FindBudgetCurveTests {
  private static let everything: ClosedRange<Int128> = .min ... .max

  private func curve(
    _ problem: Problem, range: ClosedRange<Int128> = everything, mostPoints: Int = 1_000_000, jobs: Int = 1,
    stop: StopSignal = StopSignal(), progress: (any SearchProgress)? = nil,
    tuning: CurveTuning = CurveTuning(), forcesWide: Bool = false
  ) -> BudgetCurve {
    problem.budgetCurve(
      range: range, mostPoints: mostPoints, limits: Limits(jobs: jobs, stop: stop),
      progress: progress,
      tuning: tuning.with(tuning.search, wide: forcesWide, growth: tuning.search.mostGrowth))
  }

  /// A small problem from any source.
  private func draw(_ random: inout SplitMix64, sizes: ClosedRange<Int64> = 1...5) -> Problem {
    let source = ProblemSource.allCases.randomElement(using: &random)!
    return RandomProblem(source, &random, sizes: sizes).problem
  }

  @Test(arguments: 0..<8)
  func everyBreakpointIsThatOfAllTeams(part: Int) {
    for seed in UInt64(1_000 * part)..<UInt64(1_000 * part + 1_000) {
      var random = SplitMix64(seed: seed)
      let problem = draw(&random, sizes: 1...6)
      let expected = slowCurve(problem)
      let whole = BudgetCurve(points: expected, covered: Self.everything, isComplete: true)
      #expect(problem.budgetCurve() == whole, "seed \(seed)")
      for (index, tuning) in CurveTuning.extremes.enumerated() {
        let found = curve(
          problem, jobs: 1 + Int(seed % 3), tuning: tuning, forcesWide: (Int(seed) + index) % 2 == 0)
        #expect(found == whole, "seed \(seed), tuning \(index)")
      }
      for (index, (name, jobs, search)) in allTuningsUnderRules.enumerated() {
        let tuning = CurveTuning.extremes[(Int(seed) + index) % CurveTuning.extremes.count]
          .with(search, growth: [0, 1, .max >> 32][(Int(seed) + index) % 3])
        #expect(curve(problem, jobs: jobs, tuning: tuning) == whole, "seed \(seed), \(name): \(problem)")
      }
    }
  }

  @Test func everyIntervalIsThatPartOfTheCurve() {
    for seed in 0..<1_000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let problem = draw(&random)
      let expected = slowCurve(problem)
      let costs = [problem.budget] + expected.flatMap { [$0.cost - 1, $0.cost, $0.cost + 1] }
      let tuning = CurveTuning.extremes[Int(seed) % CurveTuning.extremes.count]
      for _ in 0..<6 {
        let ends = (0..<2).map { _ in costs[Int(random.integer(in: 0...Int64(costs.count - 1)))] }.sorted()
        let found = curve(problem, range: ends[0]...ends[1], tuning: tuning, forcesWide: seed % 2 == 0)
        #expect(found.isComplete, "seed \(seed), \(ends)")
        #expect(found.isTrue(of: expected, for: ends[0]...ends[1]), "seed \(seed), \(ends)")
        #expect(found.points.last == found.point(within: ends[1]))
        #expect(found.point(within: ends[0]) == expected.last { $0.cost <= ends[0] }, "seed \(seed)")
      }
      let upTo = problem.budgetCurve(upTo: problem.budget)
      #expect(upTo.points == expected.filter { $0.cost <= problem.budget }, "seed \(seed)")
      let from = problem.budgetCurve(from: problem.budget)
      #expect(from.points == expected.part(for: problem.budget ... .max), "seed \(seed)")
    }
  }

  @Test func whenThereAreTooManyPointsTheHighestBudgetsAreKept() {
    for seed in 0..<750 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let problem = draw(&random)
      let expected = slowCurve(problem)
      for (index, tuning) in CurveTuning.extremes.enumerated() {
        let most = 1 + Int(random.integer(in: 0...Int64(expected.count)))
        let found = curve(problem, mostPoints: most, tuning: tuning)
        #expect(found.points.count <= most, "seed \(seed), tuning \(index)")
        #expect(found.isComplete || expected.count >= most, "seed \(seed), tuning \(index)")
        #expect(!found.isComplete || expected.count <= most, "seed \(seed), tuning \(index)")
        #expect(found.isTrue(of: expected, for: Self.everything), "seed \(seed), tuning \(index)")
        #expect(found == curve(problem, mostPoints: most, jobs: 3, tuning: tuning), "seed \(seed)")
      }
    }
  }

  @Test func aSignalLeavesOnlyWhatIsTrue() {
    var partly = 0
    for seed in 0..<750 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let problem = draw(&random, sizes: 2...5)
      let expected = slowCurve(problem)
      for (index, tuning) in CurveTuning.extremes.enumerated().dropFirst() {
        let stop = StopSignal()
        let raiser = StopsAfterItems(stop, after: Int(random.integer(in: 1...4)))
        let found = curve(
          problem, jobs: 1 + Int(seed % 2), stop: stop, progress: raiser, tuning: tuning,
          forcesWide: seed % 2 == 0)
        #expect(found.isTrue(of: expected, for: Self.everything), "seed \(seed), tuning \(index)")
        if !found.isComplete, !found.points.isEmpty { partly += 1 }
      }
    }
    #expect(partly > 250, "\(partly) were stopped on the way")
  }

  /// What is left out depends on the problem, not on the number of threads.
  @Test(arguments: [3_000, 30_000, 300_000])
  func whenTheEffortIsUsedUpTheHighestBudgetsAreKept(steps: Int) {
    var problems = [
      GameFamily.squad.problem(count: 60, seed: 4), GameFamily.slots.problem(count: 90, seed: 5),
    ]
    problems += [InstanceFamily.subsetSum, .weaklyCorrelated].map { $0.problem(count: 150, size: 9) }
    for (number, problem) in problems.enumerated() {
      var tuning = CurveTuning(mostCellsAtOnce: 0, parts: 6)
      tuning.steps = steps
      let found = curve(problem, tuning: tuning)
      #expect(found == curve(problem, jobs: 3, tuning: tuning), "problem \(number)")
      #expect(!found.isComplete || number != 2)
      for point in found.points.suffix(2) {
        var single = problem
        single.budget = point.cost
        #expect(single.findTeam(limits: Limits()).skill == point.skill, "problem \(number)")
      }
    }
  }

  @Test func partsAreAllBudgetsInOrder() {
    var random = SplitMix64(seed: 9_700)
    for number in 0..<500 {
      let low = random.integer(in: -9...9)
      let budgets = low...low + random.integer(in: 0...40)
      let count = Int(random.integer(in: 1...9))
      let parts = CurveSearch<Int64>.cut(budgets, into: count)
      #expect(parts.flatMap { $0.reversed() } == budgets.reversed(), "\(number): \(budgets) by \(count)")
      #expect(parts.count <= count)
    }
  }

  /// Pools of realistic size: any number of threads gives the same, and each point agrees with a single search.
  @Test(arguments: GameFamily.allCases)
  func thePointsUnderRulesAreWhatSingleSearchesFind(family: GameFamily) {
    let problem = family.problem(count: 90, seed: 6)
    let whole = curve(problem)
    #expect(whole.isComplete && whole.points.count > 30)
    #expect(whole == curve(problem, jobs: 4))
    #expect(whole == curve(problem, tuning: CurveTuning(parts: 1).with(SearchTuning(), growth: 0)))
    expectSingleSearches(of: problem, toFind: whole)
  }

  /// Some points of a curve are what single searches find, and a unit less buys only the point before.
  private func expectSingleSearches(of problem: Problem, toFind whole: BudgetCurve) {
    for index in stride(from: 0, to: whole.points.count, by: max(1, whole.points.count / 9)) {
      var single = problem
      single.budget = whole.points[index].cost
      let answer = single.bestTeam()
      #expect(answer.skill == whole.points[index].skill && answer.cost == single.budget, "\(problem)")
      single.budget -= 1
      let less = single.bestTeam()
      #expect(
        index == 0 ? less.status == .infeasible : less.skill == whole.points[index - 1].skill, "\(problem)")
    }
  }

  @Test func aDeadlineLeavesOnlyWhatIsTrue() {
    let ofGames = GameFamily.allCases.map { $0.problem(count: 60, seed: 4) }
    let plain = [InstanceFamily.weaklyCorrelated, .stronglyCorrelated, .subsetSum].map {
      $0.problem(count: $0 == .subsetSum ? 22 : 200, size: 4, seed: 3)
    }
    for (number, problem) in (ofGames + plain).enumerated() {
      let whole = curve(problem, tuning: CurveTuning(parts: 4))
      #expect(whole.isComplete && whole.points.count > 20, "problem \(number)")
      for tuning in number < ofGames.count ? [CurveTuning()] : CurveTuning.extremes {
        for microseconds in [0, 50, 300, 1_000, 5_000, 20_000, 60_000, 200_000] {
          let stop = StopSignal(after: .microseconds(microseconds))
          let found = curve(problem, jobs: 1 + microseconds / 1_000 % 2, stop: stop, tuning: tuning)
          #expect(found.isTrue(of: whole.points, for: Self.everything), "problem \(number), \(microseconds)")
        }
      }
    }
  }

  @Test func thePointsAreWhatSingleSearchesFind() {
    for family in InstanceFamily.allCases {
      // Among subset sums nearly every team is a breakpoint.
      let isSubsetSum = [.subsetSum, .subsetSumWide].contains(family)
      for (size, count) in [(5, isSubsetSum ? 16 : 120), (9, isSubsetSum ? 13 : 60)] {
        let pool = family.pool(count: count, seed: 7)
        let problem = Problem(
          skills: .narrow(pool.skills), costs: .narrow(pool.costs), size: size, budget: .max)
        let whole = problem.budgetCurve()
        #expect(whole.isComplete && !whole.points.isEmpty)
        for tuning in CurveTuning.extremes[1...2] {
          #expect(curve(problem, jobs: 2, tuning: tuning) == whole, "\(family)")
        }
        expectSingleSearches(of: problem, toFind: whole)
      }
    }
  }

  @Test func aRaisedSignalLeavesNothing() {
    let stop = StopSignal()
    stop.raise()
    let problem = Problem(skills: .narrow([1, 2]), costs: .narrow([1, 2]), size: 1, budget: 5)
    #expect(
      problem.budgetCurve(limits: Limits(stop: stop))
        == BudgetCurve(points: [], covered: nil, isComplete: false))
  }

  @Test func tooFewPlayersHaveNoCurve() {
    let problem = Problem(skills: .narrow([1, 2]), costs: .narrow([1, 2]), size: 3, budget: 5)
    #expect(problem.budgetCurve() == BudgetCurve(points: [], covered: Self.everything, isComplete: true))
  }

  @Test func aBudgetFindsItsPlaceOnTheCurve() {
    let curve = BudgetCurve(
      points: [.init(cost: 10, skill: 1), .init(cost: 20, skill: 5), .init(cost: 30, skill: 6)],
      covered: Self.everything, isComplete: true)
    for (budget, skill) in [(9, nil), (10, 1), (19, 1), (99, 6)] as [(Int128, Int128?)] {
      #expect(curve.point(within: budget)?.skill == skill)
    }
  }
}

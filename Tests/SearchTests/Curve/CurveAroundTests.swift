import Chance
import Testing

@testable import Search

/// The curve around a best team, checked against all teams of small pools with many ties.
struct CurveAroundTests {
  /// The curve around the best team and its neighbours.
  private func curve(_ problem: Problem, _ best: Answer, _ limits: Limits = Limits()) -> BudgetCurve {
    problem.budgetCurve(
      around: best, between: problem.budgetNeighbours(of: best), limits: limits)
  }

  /// Whether the covered budgets miss no step, and every other point is a step, too.
  private func isTrue(_ curve: BudgetCurve, of whole: [BudgetCurve.Point]) -> Bool {
    guard let covered = curve.covered else { return false }
    let part = whole.part(for: covered)
    let others = curve.points.filter { !part.contains($0) }
    return curve.points.count == part.count + others.count
      && zip(curve.points, curve.points.dropFirst()).allSatisfy { $0.cost < $1.cost }
      && others.allSatisfy { whole.contains($0) && !covered.contains($0.cost) }
  }

  private func compare(_ problem: Problem, _ comment: String, _ stopped: inout Int) {
    let best = problem.bestTeam()
    guard best.status == .proved else { return }
    let whole = slowCurve(problem)
    let found = curve(problem, best)
    #expect(isTrue(found, of: whole), "\(comment): \(problem)")
    #expect(found.points.contains { $0.cost == best.cost && $0.skill == best.skill }, "\(comment)")
    #expect(curve(problem, best, Limits(jobs: 3)) == found, "\(comment)")
    if found.isComplete, problem.budget < .max {
      let reach = Int128(problem.budget.magnitude / 10)
      #expect(found.covered!.lowerBound <= problem.budget - reach, "\(comment)")
      #expect(found.covered!.upperBound >= problem.budget + reach, "\(comment)")
    }
    let stop = StopSignal(parent: nil, steps: 50_500)
    let some = curve(problem, best, Limits(stop: stop))
    #expect(isTrue(some, of: whole), "\(comment), stopped: \(problem)")
    if !some.isComplete { stopped += 1 }
    let none = problem.budgetCurve(
      around: best, between: BudgetNeighbours(next: nil, less: nil, isComplete: false))
    #expect(isTrue(none, of: whole) && none.covered == best.cost...best.cost, "\(comment)")
  }

  @Test(arguments: [ProblemSource.rules, .choices], 0..<3)
  func noStepIsMissing(source: ProblemSource, part: Int) {
    var random = SplitMix64(seed: UInt64(9_700 + part))
    var stopped = 0
    for number in 0..<(source == .rules ? 250 : 100) {
      compare(RandomProblem(source, &random).problem, "\(source), part \(part), \(number)", &stopped)
    }
    #expect(source == .choices || stopped > 2)
  }

  /// Larger pools, where the effort limit is reached before the curve is complete.
  @Test(arguments: GameFamily.allCases)
  func thePartThatIsKnownIsThatOfTheWholeCurve(family: GameFamily) throws {
    let problem = family.problem(count: 100, seed: 3)
    let best = problem.bestTeam()
    let found = curve(problem, best)
    let covered = try #require(found.covered)
    let whole = problem.budgetCurve(from: covered.lowerBound, upTo: covered.upperBound)
    let known = found.points.part(for: covered)
    #expect(whole.isComplete && whole.points == known)
    #expect(known.count > 8)
    let tenth = problem.budget / 10
    for point in found.points where !known.contains(point) {
      var asked = problem
      asked.budget = point.cost
      let best = asked.bestTeam(countsTies: false)
      #expect(best.skill == point.skill && best.cost == point.cost, "\(point)")
    }
    #expect(
      found.points[0].cost <= problem.budget - tenth || found.covered!.lowerBound <= problem.budget - tenth)
    #expect(curve(problem, best, Limits(jobs: 3)) == found)
  }
}

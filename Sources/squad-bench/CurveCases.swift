import Chance
import Search

/// The whole budget curve on some families of pools, compared with a single search for each of its points, and the
/// teams of its points with their ties.
enum CurveCases {
  private static let sizes = [5, 15]
  private static let counts = [1_000, 10_000, 100_000, 1_000_000]
  private static let families: [InstanceFamily] = [
    .uniform, .real, .realFine, .cards, .weaklyCorrelated, .stronglyCorrelatedRounded,
  ]
  /// The time after which a curve is given up.
  private static let patience = Duration.seconds(10)
  /// The most single searches: a longer curve is sampled.
  private static let mostSearches = 40

  static func cases() -> [BenchmarkCase] {
    families.flatMap { family in
      sizes.flatMap { size in
        counts.flatMap { count in
          let pool = CurvePool(family, size: size, count: count)
          let name = "\(family.rawValue)/k=\(size)/n=\(count)"
          return [curve("curve/" + name, pool), teams("curve-teams/" + name, pool)]
        }
      }
    }
  }

  /// The subject finds all points; the baseline solves again at some of them.
  private static func curve(_ name: String, _ pool: CurvePool) -> BenchmarkCase {
    var result = BenchmarkCase(
      name: name,
      subject: .init(name: "curve") {
        pool.curve = pool.problem.value.budgetCurve(
          limits: Limits(stop: StopSignal(after: patience)))
        return pool.curve?.points.count ?? 0
      })
    result.baseline = .init(name: "a search each") {
      var problem = pool.problem.value
      return pool.sample(mostSearches).reduce(0) { sum, budget in
        problem.budget = budget
        return sum &+ problem.bestTeam().rows.hashValue
      }
    }
    result.note = { pool.note(mostSearches) }
    result.work = { [.init(amount: Double(pool.curve?.points.count ?? 0), unit: "points")] }
    return result
  }

  /// The subject finds the teams of some points together, the baseline one by one; both count ties.
  private static func teams(_ name: String, _ pool: CurvePool) -> BenchmarkCase {
    func budgets() -> [Int128] {
      if pool.curve == nil {
        pool.curve = pool.problem.value.budgetCurve(
          limits: Limits(stop: StopSignal(after: patience)))
      }
      return pool.sample(mostSearches)
    }
    var result = BenchmarkCase(
      name: name,
      subject: .init(name: "teams") {
        pool.problem.value.bestTeams(forBudgets: budgets()).reduce(0) { $0 &+ $1.rows.hashValue }
      })
    result.baseline = .init(name: "a search each") {
      var problem = pool.problem.value
      return budgets().reduce(0) { sum, budget in
        problem.budget = budget
        return sum &+ problem.bestTeam().rows.hashValue
      }
    }
    result.note = { pool.note(mostSearches) }
    result.work = { [.init(amount: Double(budgets().count), unit: "teams")] }
    return result
  }
}

/// A pool, and its curve once it is known.
private final class CurvePool {
  let problem: Deferred<Problem>
  var curve: BudgetCurve?

  init(_ family: InstanceFamily, size: Int, count: Int) {
    problem = Deferred {
      let pool = family.pool(count: count, seed: 1)
      return Problem(skills: .narrow(pool.skills), costs: .narrow(pool.costs), size: size, budget: .max)
    }
  }

  /// Returns the budgets of at most `most` points, spread evenly over the curve.
  func sample(_ most: Int) -> [Int128] {
    let points = curve?.points ?? []
    let count = min(most, points.count)
    return (0..<count).map { points[$0 * points.count / count].cost }
  }

  func note(_ most: Int) -> String {
    let count = curve?.points.count ?? 0
    let points = "\(count) points" + (curve?.isComplete == true ? "" : ", given up")
    return count <= most ? points : points + "; searches for \(most) of them"
  }
}

import Lineups
import Search
import Selection

/// Sets of 150 lineups from 250 players, compared with the loop that solves again for every lineup under the limits
/// that remain, as programs without a bound do.
enum LineupCases {
  private static let count = 150

  static func cases() -> [BenchmarkCase] {
    let problem = Deferred {
      Rules.builtIn.first { $0.name == "draftkings-nba" }.map { GamePool($0, count: 250).problem() }!
    }
    return [
      one("plain", problem, most: count, uniques: 1), one("exposure=40%", problem, most: 60, uniques: 1),
      one("exposure=40%/uniques=3", problem, most: 60, uniques: 3), drawn(problem),
    ]
  }

  private static func question(_ problem: Problem, most: Int, uniques: Int) -> LineupQuestion {
    let rows = most < count ? Array(0..<problem.count) : []
    return LineupQuestion(
      problem, count: count, exposures: rows.map { ExposureLimit(members: [$0], 0...most) }, uniques: uniques)
  }

  private static func one(
    _ name: String, _ problem: Deferred<Problem>, most: Int, uniques: Int
  ) -> BenchmarkCase {
    let totals = Totals()
    var result = BenchmarkCase(
      name: "lineups/n=250/\(name)",
      subject: .init(name: "set") {
        let set = bestLineups(question(problem.value, most: most, uniques: uniques), limits: Limits(jobs: 2))
        (totals.set, totals.bound) = (set.total, set.bound ?? 0)
        return set.lineups.count
      })
    result.baseline = .init(name: "again and again") {
      totals.loop = loop(problem.value, most: most, uniques: uniques)
      return Int(truncatingIfNeeded: totals.loop)
    }
    result.note = { "set \(totals.set), bound \(totals.bound), loop \(totals.loop)" }
    return result
  }

  private static func drawn(_ problem: Deferred<Problem>) -> BenchmarkCase {
    BenchmarkCase(
      name: "lineups/n=250/exposure=40%/noise=15%",
      subject: .init(name: "draws") {
        drawnLineups(
          question(problem.value, most: 60, uniques: 1), Noise(.share(thousandths: 150), seed: 1),
          limits: Limits(jobs: 2)
        ).set.lineups.count
      })
  }

  /// Returns the total of the loop's lineups; 0 if it finds none within the limits that remain.
  private static func loop(_ problem: Problem, most: Int, uniques: Int) -> Int128 {
    var (left, total) = (problem, Int128(0))
    var counts = [Int](repeating: 0, count: problem.count)
    for _ in 0..<count {
      let best = left.bestTeam()
      guard best.status == .proved else { return 0 }
      total += best.skill
      left.groups.append(GroupRule(members: best.rows, most: problem.size - uniques))
      for row in best.rows {
        counts[row] += 1
        if counts[row] == most { left.banned.append(row) }
      }
    }
    return total
  }

  private final class Totals {
    var set: Int128 = 0, bound: Int128 = 0, loop: Int128 = 0
  }
}

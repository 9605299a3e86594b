import Chance
import Search

/// The ranks of four teams, from the best to a poor one, on some families of pools; compared with brute force where
/// that ends in time.
enum RankingCases {
  private static let sizes = [5, 15]
  private static let counts = [25, 100, 1_000]
  private static let families: [InstanceFamily] = [
    .uniform, .stronglyCorrelated, .subsetSumWide, .cards, .real,
  ]
  /// How far the teams asked for fall short of the best skill, in per mille.
  private static let shortfalls: [Int128] = [0, 5, 50, 300]
  /// The most teams that brute force looks at.
  private static let mostTeams = 1e8

  static func cases() -> [BenchmarkCase] {
    families.flatMap { family in
      sizes.flatMap { size in counts.map { ranking(family, size: size, count: $0) } }
    }
  }

  private static func ranking(_ family: InstanceFamily, size: Int, count: Int) -> BenchmarkCase {
    let question = Deferred { () -> (problem: Problem, best: Answer, skills: [Int128]) in
      let pool = family.pool(count: count, seed: 1)
      let problem = Problem(
        skills: .narrow(pool.skills), costs: .narrow(pool.costs), size: size,
        budget: Int128(InstanceFamily.budget(costs: pool.costs, size: size, tightness: 0.25)))
      let best = problem.bestTeam(limits: Limits(stop: StopSignal(after: .seconds(2))))
      return (problem, best, shortfalls.map { best.skill - best.skill * $0 / 1_000 })
    }
    let bounds = Counter()
    var result = BenchmarkCase(
      name: "ranking/\(family.rawValue)/k=\(size)/n=\(count)",
      subject: .init(name: "ranking") {
        let ranks = question.value.problem.ranks(
          skills: question.value.skills, best: question.value.best)
        bounds.count = ranks.ranks.filter { !$0.better.isExact || !$0.equal.isExact }.count
        return ranks.legal.value.hashValue
      })
    result.note = { bounds.count > 0 ? "\(bounds.count) of \(shortfalls.count) bounded" : "" }
    result.work = { [.init(amount: Double(shortfalls.count), unit: "ranks")] }
    return result
  }
}

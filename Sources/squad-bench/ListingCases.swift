import Chance
import Search

/// Lists of the best teams on families of pools; short ones are compared with the same number of single searches, as in
/// programs that solve again for each lineup.
enum ListingCases {
  /// Where the budgets lie between the cheapest (0) and the most expensive team (1).
  private static let tightnesses = [0.1, 0.25, 0.5]
  /// The time after which a list is given up.
  private static let patience = Duration.seconds(10)
  private static let families: [(family: InstanceFamily, sizes: [Int], counts: [Int])] = [
    (.uniform, [5], [1_000, 10_000, 100_000, 1_000_000]),
    (.real, [5, 10], [1_000, 10_000, 100_000, 1_000_000]),
    (.weaklyCorrelated, [5, 10], [1_000, 10_000, 100_000]),
    (.cards, [5], [1_000, 10_000, 1_000_000]),
    (.stronglyCorrelated, [5], [100, 1_000, 10_000]),
    (.stronglyCorrelatedRounded, [5, 10], [100, 1_000, 10_000]),
  ]

  static func cases() -> [BenchmarkCase] {
    families.flatMap { family, sizes, counts in
      sizes.flatMap { size in
        counts.flatMap { count in
          [10, 150, 10_000].map { list(of: $0, family, size: size, count: count) }
        }
      }
    } + [3, 5].map { different(by: $0, count: 20, .real, size: 10, players: 600) }
      + [(2, 10_000), (4, 1_000)].map { different(by: $0, count: $1, .uniform, size: 5, players: 1_000) }
  }

  private static func problems(_ family: InstanceFamily, size: Int, count: Int) -> Deferred<[Problem]> {
    Deferred {
      let pool = family.pool(count: count, seed: 1)
      return tightnesses.map { tightness in
        Problem(
          skills: .narrow(pool.skills), costs: .narrow(pool.costs), size: size,
          budget: Int128(InstanceFamily.budget(costs: pool.costs, size: size, tightness: tightness)))
      }
    }
  }

  private static func list(
    of length: Int, _ family: InstanceFamily, size: Int, count: Int
  ) -> BenchmarkCase {
    let problems = problems(family, size: size, count: count)
    var result = timed("top=\(length)", family.rawValue, size: size, count: count, problems) {
      $0.bestTeams(count: length, limits: $1)
    }
    if length == 10, count <= 10_000 {
      result.baseline = .init(name: "\(length) single searches") {
        problems.value.reduce(0) { sum, problem in
          (0..<length).reduce(sum) { sum, _ in sum &+ problem.bestTeam().rows.hashValue }
        }
      }
    }
    return result
  }

  private static func different(
    by least: Int, count: Int, _ family: InstanceFamily, size: Int, players: Int
  ) -> BenchmarkCase {
    timed(
      "different=\(least)x\(count)", family.rawValue, size: size, count: players,
      problems(family, size: size, count: players)
    ) {
      $0.bestTeams(count: count, differingBy: least, limits: $1)
    }
  }

  /// One round makes the lists of all problems.
  private static func timed(
    _ what: String, _ family: String, size: Int, count: Int, _ problems: Deferred<[Problem]>,
    _ list: @escaping (Problem, Limits) -> TeamList
  ) -> BenchmarkCase {
    let stopped = Counter()
    var result = BenchmarkCase(
      name: "listing/\(family)/k=\(size)/n=\(count)/\(what)",
      subject: .init(name: "list") {
        stopped.count = 0
        return problems.value.reduce(0) { sum, problem in
          let teams = list(problem, Limits(stop: StopSignal(after: patience)))
          if !teams.isComplete { stopped.count += 1 }
          return sum &+ teams.teams.count
        }
      })
    result.note = { stopped.count > 0 ? "\(stopped.count) of \(tightnesses.count) given up" : "" }
    result.work = { [.init(amount: Double(tightnesses.count), unit: "lists")] }
    return result
  }
}

import Chance
import Search

/// The search on every family of pools, by team size and number of players.
enum SearchCases {
  private static let sizes = [5, 15]
  private static let counts = [100, 1_000, 10_000, 100_000, 1_000_000]
  /// Where the budgets lie between the cheapest (0) and the most expensive team (1).
  private static let tightnesses = [0.1, 0.25, 0.5, 0.75]
  /// The time after which a problem is given up: subset sums of many digits and players would take for ever.
  private static let patience = Duration.seconds(2)

  static func cases() -> [BenchmarkCase] {
    InstanceFamily.allCases.flatMap { family in
      sizes.flatMap { size in
        ([25] + counts).filter { $0 > size }.map { count in search(family, size: size, count: count) }
      }
    }
  }

  /// One round solves four budgets; each pool is created when its case begins, not all of them at once.
  private static func search(_ family: InstanceFamily, size: Int, count: Int) -> BenchmarkCase {
    let problems = Deferred {
      let pool = family.pool(count: count, seed: 1)
      return tightnesses.map { tightness in
        Problem(
          skills: .narrow(pool.skills), costs: .narrow(pool.costs), size: size,
          budget: Int128(InstanceFamily.budget(costs: pool.costs, size: size, tightness: tightness)))
      }
    }
    let stopped = Counter()
    var result = BenchmarkCase(
      name: "search/\(family.rawValue)/k=\(size)/n=\(count)",
      subject: .init(name: "search") {
        stopped.count = 0
        return problems.value.reduce(0) { sum, problem in
          let stop = StopSignal(after: patience)
          let answer = problem.bestTeam(limits: Limits(stop: stop))
          if answer.status == .stopped { stopped.count += 1 }
          return sum &+ answer.rows.hashValue
        }
      })
    result.note = { stopped.count > 0 ? "\(stopped.count) of \(tightnesses.count) given up" : "" }
    result.work = { [.init(amount: Double(tightnesses.count), unit: "problems")] }
    return result
  }
}

/// Returns how many teams of `size` players there are.
func teams(of size: Int, among count: Int) -> Double {
  (0..<size).reduce(1.0) { $0 * Double(count - $1) / Double($1 + 1) }
}

/// A number that several closures share.
final class Counter {
  var count = 0
}

/// A value that is created when it is first used.
final class Deferred<Value> {
  private let make: () -> Value
  private(set) lazy var value = make()

  init(_ make: @escaping () -> Value) {
    self.make = make
  }
}

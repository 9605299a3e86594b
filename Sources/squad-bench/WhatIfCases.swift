import Chance
import Search

/// The marginal values of all players of a pool, compared with searches for the best team with and without a player,
/// for a sample of the players; the note scales that up to all of them.
enum WhatIfCases {
  private static let families: [InstanceFamily] = [.uniform, .real, .realFine, .cards, .weaklyCorrelated]
  private static let sizes = [5, 15]
  private static let counts = [1_000, 10_000, 100_000, 1_000_000]
  /// The number of players that the baseline searches for.
  private static let sample = 8

  static func cases() -> [BenchmarkCase] {
    families.flatMap { family in
      sizes.flatMap { size in counts.map { whatIfCase(family, size: size, count: $0) } }
    }
  }

  private static func whatIfCase(_ family: InstanceFamily, size: Int, count: Int) -> BenchmarkCase {
    let question = Deferred { () -> (problem: Problem, best: Answer) in
      let pool = family.pool(count: count, seed: 1)
      let problem = Problem(
        skills: .narrow(pool.skills), costs: .narrow(pool.costs), size: size,
        budget: Int128(InstanceFamily.budget(costs: pool.costs, size: size, tightness: 0.25)))
      return (problem, problem.bestTeam())
    }
    let known = Counter()
    var result = BenchmarkCase(
      name: "whatif/\(family.rawValue)/k=\(size)/n=\(count)",
      subject: .init(name: "what-if") {
        let (problem, best) = question.value
        let limits = Limits(stop: StopSignal(after: .seconds(20)))
        let table = problem.whatIf(best: best, limits: limits)
        var sum: Int128 = 0
        known.count = 0
        for player in table.players {
          sum &+= (player.skillWith ?? 0) &+ (player.entersAt ?? 0)
          known.count += 1
        }
        return Int(truncatingIfNeeded: sum)
      },
      baseline: .init(name: "\(sample) searches") {
        let problem = question.value.problem
        return (0..<sample).reduce(0) { sum, index in
          var without = problem
          without.leaveOut(row: index * (count / sample))
          return sum &+ without.bestTeam().rows.hashValue
        }
      })
    result.work = { [.init(amount: Double(count), unit: "players")] }
    result.note = {
      known.count < count
        ? "stopped, \(known.count) known"
        : "one search a player: ratio times \(count / sample)"
    }
    return result
  }
}

extension Problem {
  /// Makes a player too expensive for any team.
  fileprivate mutating func leaveOut(row: Int) {
    guard case .narrow(var values) = costs else { return }
    values[row] = Int64(budget) + 1
    costs = .narrow(values)
  }
}

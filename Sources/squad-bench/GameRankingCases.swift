import Search

/// The ranks of five teams, from the best to a poor one, and the number of all legal teams, in four games.
enum GameRankingCases {
  private static let counts = [30, 100, 600]
  /// How far the teams asked for fall short of the best skill, in per mille.
  private static let shortfalls: [Int128] = [0, 10, 30, 100, 300]

  static func cases() -> [BenchmarkCase] {
    GameFamily.allCases.flatMap { family in counts.map { ranking(family, count: $0) } }
  }

  private static func ranking(_ family: GameFamily, count: Int) -> BenchmarkCase {
    let question = Deferred { () -> (problem: Problem, best: Answer, skills: [Int128]) in
      let problem = family.problem(count: count, seed: 1)
      let best = problem.bestTeam()
      return (problem, best, shortfalls.map { best.skill - best.skill * $0 / 1_000 })
    }
    let known = Known()
    var result = BenchmarkCase(
      name: "format-ranking/\(family.rawValue)/n=\(count)",
      subject: .init(name: "ranking") {
        let (problem, best, skills) = question.value
        let ranks = problem.ranks(skills: skills, best: best)
        known.ranks = ranks
        return ranks.legal.value.hashValue
      })
    result.note = { known.text }
    result.work = { [.init(amount: Double(shortfalls.count), unit: "ranks")] }
    return result
  }

  /// The counts of the last round.
  private final class Known {
    var ranks: TeamRanks?

    var text: String {
      guard let ranks else { return "" }
      return ([ranks.legal] + ranks.ranks.map(\.better)).map { ($0.isExact ? "" : ">= ") + "\($0.value)" }
        .joined(separator: ", ")
    }
  }
}

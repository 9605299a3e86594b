import Search

/// The best team, the best 150 and 1,000 teams, and every player's marginal value in four games, on ten random pools of
/// each size; brute force cannot compete.
enum GameCases {
  private static let counts = [100, 200, 500, 1_000]
  private static let lists = [1, 150, 1_000]
  private static let seeds: ClosedRange<UInt64> = 1...10

  static func cases() -> [BenchmarkCase] {
    GameFamily.allCases.flatMap { family in
      lists.flatMap { wanted in counts.map { search(family, wanted: wanted, count: $0) } }
        + counts.map { players(family, count: $0) }
    }
  }

  /// One round finds the marginal value of every player of one pool.
  private static func players(_ family: GameFamily, count: Int) -> BenchmarkCase {
    let question = Deferred { () -> (problem: Problem, best: Answer) in
      let problem = family.problem(count: count, seed: seeds.lowerBound)
      return (problem, problem.bestTeam())
    }
    var result = BenchmarkCase(
      name: "formats/\(family.rawValue)/whatif/n=\(count)",
      subject: .init(name: "what-if") {
        let (problem, best) = question.value
        return problem.whatIf(best: best).players.reduce(0) { $0 &+ Int($1.skillWith ?? 0) }
      })
    result.work = { [.init(amount: Double(count), unit: "players")] }
    return result
  }

  /// One round solves the problem of every seed.
  private static func search(_ family: GameFamily, wanted: Int, count: Int) -> BenchmarkCase {
    let problems = Deferred { seeds.map { family.problem(count: count, seed: $0) } }
    var result = BenchmarkCase(
      name: "formats/\(family.rawValue)/top=\(wanted)/n=\(count)",
      subject: .init(name: "search") {
        problems.value.reduce(0) { sum, problem in
          wanted == 1
            ? sum &+ problem.bestTeam().rows.hashValue
            : sum &+ problem.bestTeams(count: wanted).teams.count
        }
      })
    result.work = { [.init(amount: Double(problems.value.count), unit: "problems")] }
    return result
  }
}

import Search

/// The best team and the best 150 and 1,000 teams of four games, ten random pools of each size; brute force has no
/// chance beside it.
enum FormatCases {
  private static let counts = [100, 200, 500, 1_000]
  private static let lists = [1, 150, 1_000]
  private static let seeds: ClosedRange<UInt64> = 1...10

  static func cases() -> [BenchmarkCase] {
    FormatFamily.allCases.flatMap { family in
      lists.flatMap { wanted in counts.map { search(family, wanted: wanted, count: $0) } }
    }
  }

  /// One round solves the problem of every seed.
  private static func search(_ family: FormatFamily, wanted: Int, count: Int) -> BenchmarkCase {
    let problems = Deferred { seeds.map { family.problem(count: count, seed: $0) } }
    var result = BenchmarkCase(
      name: "formats/\(family.rawValue)/top=\(wanted)/n=\(count)",
      subject: .init(name: "search") {
        problems.value.reduce(0) { sum, problem in
          wanted == 1
            ? sum &+ findBestTeam(problem).rows.hashValue
            : sum &+ bestTeams(problem, count: wanted).teams.count
        }
      })
    result.work = { [.init(amount: Double(problems.value.count), unit: "problems")] }
    return result
  }
}

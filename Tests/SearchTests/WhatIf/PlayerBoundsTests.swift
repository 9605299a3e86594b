import Chance
import Testing

@testable import Search

struct PlayerBoundsTests {
  /// Whatever is found of the players before the work is stopped: what is said of the others is true of all teams.
  @Test(arguments: ProblemSource.allCases, 0..<3)
  func whatIsSaidOfPlayersIsTrueOfAllTeams(source: ProblemSource, part: Int) {
    var random = SplitMix64(seed: UInt64(8_800 + part))
    var (exact, above) = (0, 0)
    for number in 0..<300 {
      let problem =
        number % 3 == 0 ? randomSlotRows(&random) : RandomProblem(source, &random, sizes: 1...5).problem
      guard case let best = problem.bestTeam(), best.status == .proved else { continue }
      let (all, most) = (AllTeams(problem), problem.skillsWithAtMost(limits: Limits()))
      // Better teams come first.
      func highest(_ rows: [Int]) -> Int128? {
        all.teams.first { $0.rows.contains(where: rows.contains) }?.skill
      }
      let found = (0..<problem.count).compactMap { row -> PlayerWhatIf? in
        let (skill, luck) = (highest([row]), random.integer(in: 0...3))
        #expect(
          skill ?? .min <= most[row] ?? .min || problem.locked.contains(row), "\(number), \(row): \(problem)")
        return luck < 2 ? nil : PlayerWhatIf(row: row, skillWith: skill, knowsPrices: luck == 2)
      }
      let table = WhatIfTable(
        problem, best: best, front: nil, single: 0..<problem.count, found,
        skillsWithAtMost: number % 5 == 0 ? [:] : most)
      for known in table.boundsByPlayer {
        let rows = problem.people.rows(with: known.row)
        let (skill, least) = (highest(rows) ?? .min, known.skillWithAtLeast ?? .min)
        #expect(least <= skill && skill <= known.skillWithAtMost, "\(number): \(known), \(problem)")
        #expect(!rows.contains { best.rows.contains($0) || table[$0] != nil }, "\(number): \(known)")
        if known.skillWithAtLeast == known.skillWithAtMost { exact += 1 } else { above += 1 }
      }
    }
    #expect(exact > 50 && above > 50, "\(exact), \(above)")
  }
}

import Chance
import Testing

@testable import Search

/// Questions other than the best team, with duties, sums, charges and conditions, checked against every team.
struct ChoicesQuestionsTests {
  @Test(arguments: 0..<8)
  func whatPlayersChangeIsThatOfAllTeams(part: Int) {
    let seed = UInt64(15_700 + part)
    var random = SplitMix64(seed: seed)
    var (known, unknown) = (0, 0)
    for number in 0..<100 {
      let problem = RandomChoices(&random).problem
      let best = problem.bestTeam()
      guard best.status == .proved else { continue }
      let slow = SlowWhatIf(problem)
      let table = problem.whatIf(best: best, limits: Limits(jobs: 1 + number % 3))
      for row in 0..<problem.count {
        var hint: String { "seed \(seed), problem \(number), row \(row): \(problem)" }
        guard problem.timesOfCost(ofRow: row) != nil || problem.banned.contains(row) else {
          #expect(table[row] == nil && !table.isComplete, "\(hint)")
          unknown += 1
          continue
        }
        known += 1
        #expect(table[row] == slow.figures(of: row, best: best), "\(hint)")
        if row == number % problem.count {
          #expect(problem.whatIf(of: [row], best: best)[row] == table[row], "\(hint)")
        }
      }
    }
    #expect(known > 100 && unknown > 10)
  }
}

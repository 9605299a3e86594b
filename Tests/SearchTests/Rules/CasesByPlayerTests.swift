import Chance
import Testing

@testable import Search

struct CasesByPlayerTests {
  /// The teams with a player and those without are all teams, each once; and enough problems are split to try it.
  @Test func everyTeamBelongsToOneCase() {
    var random = SplitMix64(seed: 9_100)
    var split = 0
    for number in 0..<600 {
      let problem = RandomProblem(number % 2 == 0 ? .rules : .choices, &random, sizes: 2...5).problem
      guard problem.parts.count == 1, case let all = AllTeams(problem).teams, let best = all.first else {
        continue
      }
      guard let cases = problem.casesByPlayer(best: best.skill - 1, closing: .max, limits: Limits()) else {
        continue
      }
      split += 1
      let teams = cases.flatMap { AllTeams($0.problem).teams }.sorted()
      #expect(teams.map(\.rows) == all.map(\.rows), "problem \(number): \(problem)")
    }
    #expect(split > 200)
  }
}

import Chance
import Tables
import Testing

@testable import Search

struct FindBestTeamTests {
  @Test func findsTheBestTeamOfTheTenPlayers() {
    let problem = Problem(
      skills: .narrow([8, 7, 9, 6, 8, 7, 9, 6, 8, 7]),
      costs: .narrow([120, 100, 150, 80, 110, 90, 140, 70, 120, 100]), size: 5, budget: 500)
    let answer = problem.bestTeam()
    #expect(answer.status == .proved)
    #expect(answer.rows == [0, 1, 4, 5, 7])
    #expect(answer.skill == 36)
    #expect(answer.cost == 490)
    #expect(answer.bound == 36)
    #expect(answer.playersAfterReduction == 10)
  }

  /// With eighteen decimal places, the first two skills are further apart than 64 bits can hold.
  @Test func findsTheBestTeamOfSkillsFurtherApartThanTheirType() {
    let problem = Problem(
      skills: .narrow([
        -6_000_000_000_000_000_001, 6_000_000_000_000_000_000, 5_000_000_000_000_000_000,
        1_000_000_000_000_000_000,
      ]), costs: .narrow([1, 3, 2, 1]), size: 2, budget: 5)
    let answer = problem.bestTeam()
    #expect(answer.status == .proved)
    #expect(answer.rows == [1, 2])
    #expect(answer.skill == 11_000_000_000_000_000_000)
    #expect(answer.cost == 5)
  }

  @Test(arguments: 0..<20)
  func agreesWithBruteForce(part: Int) {
    let seed = UInt64(4_711 + part)
    var random = SplitMix64(seed: seed)
    for number in 0..<1_000 {
      let sample = RandomProblem(&random)
      let problem = sample.problem
      let expected = bruteForceBestTeam(problem)
      for (name, jobs, tuning) in allTunings {
        let answer = find(problem, jobs: jobs, tuning)
        #expect(
          sample.accepts(answer, asGoodAs: expected),
          "seed \(seed), problem \(number), \(name): \(problem) gave \(answer)")
      }
    }
  }
}

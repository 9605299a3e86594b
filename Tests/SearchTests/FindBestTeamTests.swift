import Chance
import Tables
import Testing

@testable import Search

struct FindBestTeamTests {
  @Test func findsTheBestTeamOfTheTenPlayers() {
    let answer = SamplePool.problem.bestTeam()
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

  @Test(arguments: ProblemSource.allCases, 0..<10)
  func agreesWithBruteForce(source: ProblemSource, part: Int) {
    let seed = UInt64(4_711 + part)
    var random = SplitMix64(seed: seed)
    var (possible, counted) = (0, 0)
    for number in 0..<source.rounds(2_000, 800, 600) {
      let sample = RandomProblem(source, &random)
      let problem = sample.problem
      let expected = bruteForceBestTeam(problem)
      if expected.status == .proved { possible += 1 }
      for (name, jobs, tuning) in source.tunings {
        let answer = find(problem, jobs: jobs, tuning)
        var hint: String { "seed \(seed), problem \(number), \(name): \(problem) gave \(answer)" }
        #expect(source == .plain || answer.playersAfterReduction <= problem.count)
        guard name == "merged count", source == .choices || !problem.groups.isEmpty else {
          #expect(sample.accepts(answer, asGoodAs: expected), "\(hint)")
          continue
        }
        // Partial teams cannot be counted under every rule.
        #expect(answer.teamsSharingSkill.isTrue(of: expected.teamsSharingSkill), "\(hint)")
        #expect(answer.listed == expected.listed && answer.status == expected.status, "\(hint)")
        if answer.teamsSharingSkill.isExact { counted += 1 }
      }
    }
    #expect(possible > 150 && (source != .choices || counted > 300))
  }
}

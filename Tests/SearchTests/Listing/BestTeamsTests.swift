import Chance
import Tables
import Testing

@testable import Search

struct BestTeamsTests {
  @Test(arguments: ProblemSource.allCases, 0..<10)
  func everyRankIsThatOfAllTeamsSorted(source: ProblemSource, part: Int) {
    let seed = UInt64(90_001 + part)
    var random = SplitMix64(seed: seed)
    for number in 0..<(source == .rules ? 500 : 300) {
      let problem = RandomProblem(source, &random).problem
      let teams = AllTeams(problem)
      let all = teams.teams.count
      let counts = [1, 2, 5, 20, 2_000, max(1, all - 1), max(1, all), all + 1, all + 7]
      for (name, jobs, tuning) in source.tunings where source != .choices || name != "merged count" {
        let count = counts[Int(random.integer(in: 0...8))]
        let list = list(problem, count, jobs: jobs, tuning)
        let expected = teams.best(count)
        // Whether there are more may be unknown under rules.
        #expect(
          list.teams == expected.teams && list.isComplete
            && (list.hasMore == expected.hasMore || (source != .plain && list.hasMore == nil)),
          "seed \(seed), problem \(number), \(count) of \(all), \(name): \(problem)")
      }
    }
  }

  @Test(arguments: 0..<10)
  func theTeamsSharingTheBestSkillAreAll(part: Int) {
    let seed = UInt64(91_001 + part)
    var random = SplitMix64(seed: seed)
    for number in 0..<300 {
      let problem = RandomProblem(&random).problem
      let best = problem.findTeam(limits: Limits())
      let expected = AllTeams(problem)
      guard best.status == .proved else { continue }
      for (name, jobs, tuning) in allTunings {
        let count = Int(random.integer(in: 1...12))
        let list = problem.differentTeams(
          sharing: best, count: count, differingBy: 1, limits: Limits(jobs: jobs),
          progress: NoProgress(), tuning: tuning)
        #expect(
          list == expected.sharingSkill(count),
          "seed \(seed), problem \(number), \(count), \(name): \(problem)")
      }
    }
  }
}

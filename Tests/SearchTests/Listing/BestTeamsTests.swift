import Chance
import Tables
import Testing

@testable import Search

struct BestTeamsTests {
  @Test(arguments: 0..<10)
  func everyRankIsThatOfAllTeamsSorted(part: Int) {
    let seed = UInt64(90_001 + part)
    var random = SplitMix64(seed: seed)
    for number in 0..<300 {
      let problem = RandomProblem(&random).problem
      let expected = AllTeams(problem)
      let all = expected.teams.count
      let counts = [1, 2, Int(random.integer(in: 1...60)), max(1, all - 1), max(1, all), all + 1, all + 7]
      for (name, jobs, tuning) in allTunings {
        let count = counts[Int(random.integer(in: 0...6))]
        let list = list(problem, count, jobs: jobs, tuning)
        #expect(
          list == expected.best(count),
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

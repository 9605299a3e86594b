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

  @Test(arguments: [ProblemSource.plain, .rules], 0..<10)
  func theTeamsSharingTheBestSkillAreAll(source: ProblemSource, part: Int) {
    let seed = UInt64(91_001 + part)
    var random = SplitMix64(seed: seed)
    for number in 0..<(source == .plain ? 300 : 150) {
      let problem = RandomProblem(source, &random).problem
      let best = problem.bestTeam()
      let expected = AllTeams(problem)
      guard best.status == .proved else { continue }
      var bounded = best
      bounded.teamsSharingSkill = TeamCount(1, isExact: false)
      for (name, jobs, tuning) in source.tunings where name != "merged count" {
        let count = Int(random.integer(in: 1...12))
        func list(_ best: Answer) -> TeamList {
          problem.differentTeams(
            sharing: best, count: count, differingBy: 1, limits: Limits(jobs: jobs),
            progress: nil, tuning: tuning)
        }
        let (sharing, unsure) = (list(best), list(bounded))
        var hint: String { "seed \(seed), problem \(number), \(count), \(name): \(problem)" }
        #expect(sharing == expected.sharingSkill(count), "\(hint)")
        #expect(
          unsure.teams == sharing.teams && unsure.hasMore ?? sharing.hasMore == sharing.hasMore, "\(hint)")
      }
    }
  }
}

import Chance
import Tables
import Testing

@testable import Search

struct BestTeamsTests {
  /// One thread, three threads on every problem however small, the row by row search at once, 128 bits.
  static let tunings: [(name: String, jobs: Int, tuning: SearchTuning)] = {
    var eager = SearchTuning()
    eager.stepsBeforeThreads = 0
    var early = SearchTuning()
    early.stepsBeforeRowOrder = 1
    early.playersBeforeSampling = 1
    early.playersWithSideBounds = 0
    var wide = SearchTuning()
    wide.forcesWide = true
    return [
      ("one thread", 1, SearchTuning()), ("three threads", 3, eager), ("early changes", 1, early),
      ("wide", 1, wide),
    ]
  }()

  @Test(arguments: 0..<10)
  func everyRankIsThatOfAllTeamsSorted(part: Int) {
    let seed = UInt64(90_001 + part)
    var random = SplitMix64(seed: seed)
    for number in 0..<300 {
      let problem = RandomProblem(&random).problem
      let expected = ObviousLists(problem)
      let all = expected.teams.count
      let counts = [1, 2, Int(random.integer(in: 1...60)), max(1, all - 1), max(1, all), all + 1, all + 7]
      for (name, jobs, tuning) in Self.tunings {
        let count = counts[Int(random.integer(in: 0...6))]
        let list = bestTeams(
          problem, count: count, limits: Limits(jobs: jobs), progress: NoProgress(), tuning: tuning)
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
      let best = findTeam(problem, limits: Limits())
      let expected = ObviousLists(problem)
      guard best.status == .proved else { continue }
      for (name, jobs, tuning) in Self.tunings {
        let count = Int(random.integer(in: 1...12))
        let list = teamsSharingSkill(
          problem, best: best, upTo: count, limits: Limits(jobs: jobs), progress: NoProgress(),
          tuning: tuning)
        #expect(
          list == expected.sharingSkill(count),
          "seed \(seed), problem \(number), \(count), \(name): \(problem)")
      }
    }
  }
}

import Chance
import Tables
import Testing

@testable import Search

struct DifferentTeamsUnderRulesTests {
  /// Some at once; one at a time, with three threads; two at a time, in 128 bits.
  private static let tunings: [(name: String, jobs: Int, tuning: SearchTuning)] = {
    var single = SearchTuning()
    (single.mostTeamsAtOnce, single.stepsBeforeThreads) = (1, 0)
    var wide = SearchTuning()
    (wide.mostTeamsAtOnce, wide.forcesWide) = (2, true)
    return [("many at once", 1, SearchTuning()), ("one at a time", 3, single), ("wide", 1, wide)]
  }()

  private func obvious(
    _ teams: [ListedTeam], _ count: Int, differingBy least: Int
  ) -> [ListedTeam] {
    var listed: [ListedTeam] = []
    for team in teams where listed.count < count {
      let rows = Set(team.rows)
      if listed.allSatisfy({ rows.subtracting($0.rows).count >= least }) { listed.append(team) }
    }
    return listed
  }

  @Test(arguments: 0..<10)
  func everyTeamIsTheFirstThatDiffersFromThoseBefore(part: Int) {
    let seed = UInt64(8_800 + part)
    var random = SplitMix64(seed: seed)
    var several = 0
    for number in 0..<300 {
      let problem = RandomRules(&random).problem
      let teams = bruteForceBestTeams(problem, count: .max).teams
      for (name, jobs, tuning) in Self.tunings {
        let count = Int(random.integer(in: 1...12))
        let least = Int(random.integer(in: 1...Int64(problem.size)))
        let expected = obvious(teams, count, differingBy: least)
        let list = differentTeams(
          problem, sharing: nil, count: count, differingBy: least, limits: Limits(jobs: jobs),
          progress: NoProgress(), tuning: tuning)
        #expect(
          list.teams == expected && list.isComplete,
          "seed \(seed), problem \(number), \(count) by \(least), \(name): \(problem)")
        #expect(list.hasMore != true || least == 1)
        #expect(expected.count == count || list.hasMore == false)
        several += expected.count > 2 ? 1 : 0
        guard let first = teams.first else { continue }
        let sharing = differentTeams(
          problem, sharing: findTeam(problem, limits: Limits()), count: count, differingBy: least,
          limits: Limits(jobs: jobs), progress: NoProgress(), tuning: tuning)
        #expect(
          sharing.teams == Array(expected.prefix { $0.skill == first.skill }) && sharing.isComplete,
          "seed \(seed), problem \(number), \(count) by \(least), \(name): \(problem)")
      }
    }
    #expect(several > 100)
  }

  /// Pools of real size: however many are found at once, and any number of threads.
  @Test(arguments: GameFamily.allCases, [2, 4])
  func agreesWithItself(family: GameFamily, least: Int) {
    let problem = family.problem(count: 120, seed: 2)
    let list = bestTeams(problem, count: 12, differingBy: least)
    #expect(list.isComplete && list.teams.count == 12)
    #expect(list.teams == list.teams.sorted())
    #expect(list.teams[0].rows == findBestTeam(problem).rows)
    for (name, jobs, tuning) in Self.tunings {
      let other = differentTeams(
        problem, sharing: nil, count: 12, differingBy: least, limits: Limits(jobs: jobs),
        progress: NoProgress(), tuning: tuning)
      #expect(other == list, "\(name)")
    }
  }

  @Test func stoppedEarlyItIsABeginning() {
    let problem = GameFamily.squad.problem(count: 200, seed: 4)
    let whole = bestTeams(problem, count: 10, differingBy: 3)
    let stop = StopSignal()
    stop.raise()
    #expect(bestTeams(problem, count: 10, differingBy: 3, limits: Limits(stop: stop)).teams.isEmpty)
    for time in [2, 8, 32, 128] {
      let limits = Limits(stop: StopSignal(deadline: .now + .milliseconds(time)))
      let list = bestTeams(problem, count: 10, differingBy: 3, limits: limits)
      #expect(list.isComplete == (list.teams.count == 10))
      #expect(list.teams == Array(whole.teams.prefix(list.teams.count)))
    }
  }
}

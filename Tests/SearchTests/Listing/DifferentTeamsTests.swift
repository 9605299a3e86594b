import Chance
import Tables
import Testing

@testable import Search

struct DifferentTeamsTests {
  /// One thread; three threads at once; one team at a time; 128 bits.
  private static let tunings: [(name: String, jobs: Int, tuning: SearchTuning)] = {
    var eager = SearchTuning()
    eager.stepsBeforeThreads = 0
    var single = SearchTuning()
    single.mostTeamsAtOnce = 1
    var wide = SearchTuning()
    wide.forcesWide = true
    return [
      ("one thread", 1, SearchTuning()), ("three threads", 3, eager), ("single teams", 1, single),
      ("wide", 1, wide),
    ]
  }()

  @Test(arguments: 0..<10, [false, true])
  func everyTeamIsTheFirstThatDiffersFromThoseBefore(part: Int, isRuled: Bool) {
    let seed = UInt64(92_001 + part)
    var random = SplitMix64(seed: seed)
    var several = 0
    for number in 0..<200 {
      let problem = isRuled ? RandomRules(&random).problem : RandomProblem(&random).problem
      let all = AllTeams(problem)
      let best = problem.findTeam(limits: Limits())
      for (name, jobs, tuning) in Self.tunings {
        let count = Int(random.integer(in: 1...12))
        let least = Int(random.integer(in: 1...Int64(problem.size)))
        var hint: String { "seed \(seed), problem \(number), \(count) by \(least), \(name): \(problem)" }
        let expected = all.different(count, differingBy: least)
        let list = problem.differentTeams(
          sharing: nil, count: count, differingBy: least, limits: Limits(jobs: jobs),
          progress: nil, tuning: tuning)
        #expect(list.teams == expected && list.isComplete, "\(hint)")
        #expect(list.hasMore != true || least == 1)
        #expect(expected.count == count || list.hasMore == false)
        guard best.status == .proved else { continue }
        let sharing = expected.prefix { $0.skill == all.teams[0].skill }
        let ofBestSkill = problem.differentTeams(
          sharing: best, count: count, differingBy: least, limits: Limits(jobs: jobs),
          progress: nil, tuning: tuning)
        #expect(ofBestSkill.teams == Array(sharing) && ofBestSkill.isComplete, "\(hint)")
        #expect(sharing.count == count || ofBestSkill.hasMore == false)
        several += sharing.count > 1 ? 1 : 0
      }
    }
    #expect(several > 20)
  }

  /// Thousands of less skilled teams differ enough: none of them may be searched for.
  @Test(arguments: [InstanceFamily.uniform, .cards])
  func aThousandPlayersOfTheBestSkill(family: InstanceFamily) {
    let problem = family.problem(count: 1_000, size: 5, tightness: 0.3, seed: 3)
    let best = problem.findTeam(limits: Limits())
    for least in [2, 4] {
      let limits = Limits(stop: StopSignal(after: .seconds(20)))
      let count = family == .cards ? 20 : 10_000
      let list = problem.bestTeams(
        count: count, differingBy: least, sharing: best, limits: limits)
      #expect(list.isComplete && list.teams.first?.rows == best.rows)
      #expect(list.teams.allSatisfy { $0.skill == best.skill })
    }
  }

  /// The list is the same however far the plain list is read, and however many teams are found at once.
  @Test(arguments: [2, 3])
  func longListsAreTheSameByEveryMethod(least: Int) {
    let problem = InstanceFamily.uniform.problem(count: 200, size: 5, tightness: 0.3, seed: 8)
    let expected = problem.bestTeams(count: 120, differingBy: least)
    #expect(expected.isComplete && expected.teams.count == 120)
    for (name, jobs, tuning) in Self.tunings {
      let list = problem.differentTeams(
        sharing: nil, count: 120, differingBy: least, limits: Limits(jobs: jobs),
        progress: nil,
        tuning: tuning)
      #expect(list == expected, "\(name)")
    }
  }

  /// More players than a mask's word has bits, and few enough teams to sort all of them.
  @Test(arguments: InstanceFamily.allCases)
  func poolsOfEveryFamily(family: InstanceFamily) {
    for tightness in [0.15, 0.5] {
      let problem = family.problem(count: 70, size: 3, tightness: tightness, seed: 5)
      let all = AllTeams(problem)
      for least in 1...3 {
        let expected = all.different(25, differingBy: least)
        for (name, jobs, tuning) in Self.tunings {
          let list = problem.differentTeams(
            sharing: nil, count: 25, differingBy: least, limits: Limits(jobs: jobs),
            progress: nil,
            tuning: tuning)
          #expect(list.teams == expected, "\(family) \(tightness), by \(least), \(name)")
        }
      }
    }
  }

  /// Pools of realistic size, with any number of teams found at once and any number of threads.
  @Test(arguments: GameFamily.allCases, [2, 4])
  func methodsAndThreadsAgreeOnRealisticPools(family: GameFamily, least: Int) {
    let problem = family.problem(count: 120, seed: 2)
    let list = problem.bestTeams(count: 12, differingBy: least)
    #expect(list.isComplete && list.teams.count == 12)
    #expect(list.teams == list.teams.sorted())
    #expect(list.teams[0].rows == problem.bestTeam().rows)
    for (name, jobs, tuning) in Self.tunings {
      let other = problem.differentTeams(
        sharing: nil, count: 12, differingBy: least, limits: Limits(jobs: jobs),
        progress: nil, tuning: tuning)
      #expect(other == list, "\(name)")
    }
  }

  @Test func aStoppedListIsAPrefix() {
    let problem = GameFamily.squad.problem(count: 200, seed: 4)
    let whole = problem.bestTeams(count: 10, differingBy: 3)
    let stop = StopSignal()
    stop.raise()
    #expect(problem.bestTeams(count: 10, differingBy: 3, limits: Limits(stop: stop)).teams.isEmpty)
    for time in [2, 8, 32, 128] {
      let limits = Limits(stop: StopSignal(after: .milliseconds(time)))
      let list = problem.bestTeams(count: 10, differingBy: 3, limits: limits)
      #expect(list.isComplete == (list.teams.count == 10))
      #expect(list.teams == Array(whole.teams.prefix(list.teams.count)))
    }
  }
}

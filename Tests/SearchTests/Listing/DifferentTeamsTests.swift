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

  @Test(arguments: 0..<10)
  func everyTeamIsTheFirstThatDiffersFromThoseBefore(part: Int) {
    let seed = UInt64(92_001 + part)
    var random = SplitMix64(seed: seed)
    for number in 0..<200 {
      let problem = RandomProblem(&random).problem
      let lists = ObviousLists(problem)
      for (name, jobs, tuning) in Self.tunings {
        let count = Int(random.integer(in: 1...12))
        let least = Int(random.integer(in: 1...Int64(problem.size)))
        let list = differentTeams(
          problem, sharing: nil, count: count, differingBy: least, limits: Limits(jobs: jobs),
          progress: NoProgress(), tuning: tuning)
        let expected = lists.different(count, differingBy: least)
        #expect(
          list.teams == expected && list.isComplete,
          "seed \(seed), problem \(number), \(count) by \(least), \(name): \(problem)")
        #expect(list.hasMore != true || least == 1)
        #expect(expected.count == count || list.hasMore == false)
      }
    }
  }

  @Test(arguments: 0..<10)
  func ofTheBestSkillOnly(part: Int) {
    let seed = UInt64(93_001 + part)
    var random = SplitMix64(seed: seed)
    var several = 0
    for number in 0..<200 {
      let problem = RandomProblem(&random).problem
      let lists = ObviousLists(problem)
      let best = findTeam(problem, limits: Limits())
      guard best.status == .proved else { continue }
      for (name, jobs, tuning) in Self.tunings {
        let count = Int(random.integer(in: 1...12))
        let least = Int(random.integer(in: 1...Int64(problem.size)))
        let list = differentTeams(
          problem, sharing: best, count: count, differingBy: least, limits: Limits(jobs: jobs),
          progress: NoProgress(), tuning: tuning)
        let expected = Array(
          lists.different(count, differingBy: least).prefix { $0.skill == lists.teams[0].skill })
        #expect(
          list.teams == expected && list.isComplete,
          "seed \(seed), problem \(number), \(count) by \(least), \(name): \(problem)")
        #expect(expected.count == count || list.hasMore == false)
        several += expected.count > 1 ? 1 : 0
      }
    }
    #expect(several > 40)
  }

  /// There are thousands of teams of less skill that differ enough: none of them may be looked for.
  @Test(arguments: [InstanceFamily.uniform, .cards])
  func aThousandPlayersOfTheBestSkill(family: InstanceFamily) {
    let (skills, costs) = family.pool(count: 1_000, seed: 3)
    let problem = Problem(
      skills: .narrow(skills), costs: .narrow(costs), size: 5,
      budget: Int128(InstanceFamily.budget(costs: costs, size: 5, tightness: 0.3)))
    let best = findTeam(problem, limits: Limits())
    for least in [2, 4] {
      let limits = Limits(stop: StopSignal(deadline: .now + .seconds(20)))
      let count = family == .cards ? 20 : 10_000
      let list = bestTeams(
        problem, count: count, differingBy: least, sharing: best, limits: limits)
      #expect(list.isComplete && list.teams.first?.rows == best.rows)
      #expect(list.teams.allSatisfy { $0.skill == best.skill })
    }
  }

  /// However far the plain list is gone through, and however many teams are found at once.
  @Test(arguments: [2, 3])
  func longListsAreTheSameByEveryMethod(least: Int) {
    let (skills, costs) = InstanceFamily.uniform.pool(count: 200, seed: 8)
    let problem = Problem(
      skills: .narrow(skills), costs: .narrow(costs), size: 5,
      budget: Int128(InstanceFamily.budget(costs: costs, size: 5, tightness: 0.3)))
    let expected = bestTeams(problem, count: 120, differingBy: least)
    #expect(expected.isComplete && expected.teams.count == 120)
    for (name, jobs, tuning) in Self.tunings {
      let list = differentTeams(
        problem, sharing: nil, count: 120, differingBy: least, limits: Limits(jobs: jobs),
        progress: NoProgress(),
        tuning: tuning)
      #expect(list == expected, "\(name)")
    }
  }

  /// More players than a word of a mask has bits, and few enough teams to sort them all.
  @Test(arguments: InstanceFamily.allCases)
  func poolsOfEveryFamily(family: InstanceFamily) {
    let (skills, costs) = family.pool(count: 70, seed: 5)
    for tightness in [0.15, 0.5] {
      let problem = Problem(
        skills: .narrow(skills), costs: .narrow(costs), size: 3,
        budget: Int128(InstanceFamily.budget(costs: costs, size: 3, tightness: tightness)))
      let lists = ObviousLists(problem)
      for least in 1...3 {
        let expected = lists.different(25, differingBy: least)
        for (name, jobs, tuning) in Self.tunings {
          let list = differentTeams(
            problem, sharing: nil, count: 25, differingBy: least, limits: Limits(jobs: jobs),
            progress: NoProgress(),
            tuning: tuning)
          #expect(list.teams == expected, "\(family) \(tightness), by \(least), \(name)")
        }
      }
    }
  }
}

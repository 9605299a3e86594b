import Chance
import Testing

@testable import Search

/// Transfers from a squad with captain, lineup and bench, under limits and stacks, checked against every team.
struct TransferChoicesTests {
  /// A pool, an owned squad, and duties: a captain who counts twice, some players in the lineup, sometimes a bench.
  private static func question(_ random: inout SplitMix64) -> (problem: Problem, owned: [Int]) {
    var problem = RandomChoices(&random, charges: false).problem
    while problem.size < 2 || problem.count < 5 {
      problem = RandomChoices(&random, charges: false).problem
    }
    let size = problem.size
    let bench = Int(random.integer(in: 0...Int64(size - 2)))
    problem.duties = [
      Duty(count: 1...1, skillTimes: 20),
      Duty(count: (size - 1 - bench)...(size - 1 - bench), skillTimes: 10),
    ]
    if bench > 0 {
      problem.duties.append(Duty(count: bench...bench, skillTimes: Int(random.integer(in: 0...3))))
    }
    let usesRoles = !problem.roles.isEmpty && random.integer(in: 0...1) == 0
    problem.dutyRules = usesRoles ? [DutyRule(duties: [0, 1], roles: 3, count: 1...size)] : []
    problem.ownChoices = [:]
    problem.budget = Int128(random.integer(in: 2...Int64(4 * size)))
    let owned = Array(0..<problem.count).shuffled(using: &random).prefix(size).sorted()
    return (problem, owned)
  }

  @Test(arguments: 0..<8)
  func theTableIsThatOfAllTeams(part: Int) {
    var random = SplitMix64(seed: UInt64(17_000 + part))
    var (squads, gains) = (0, 0)
    for number in 0..<250 {
      let (problem, owned) = Self.question(&random)
      let all = bruteForceBestTeams(problem, count: 100_000).teams
      var before: Int128?
      for count in 0...problem.size {
        var buying = problem
        buying.groups.append(GroupRule(members: owned, least: problem.size - count))
        let expected = all.first { team in team.rows.count { !owned.contains($0) } <= count }
        let found = [1, 3].map { buying.bestTeam(limits: Limits(jobs: $0)) }
        #expect(found[0] == found[1], "part \(part), problem \(number), \(count): \(problem)")
        #expect(
          found[0].rows == expected?.rows ?? [], "part \(part), problem \(number), \(count): \(problem)")
        #expect(
          found[0].status == .infeasible
            || (found[0].skill == expected?.skill && found[0].cost == expected?.cost),
          "part \(part), problem \(number), \(count): \(problem)")
        if let expected {
          squads += 1
          if let before, expected.skill > before { gains += 1 }
          #expect(before.map { $0 <= expected.skill } ?? true)
          before = expected.skill
        }
      }
    }
    #expect(squads > 60 && gains > 5, "\(squads) squads, \(gains) gains")
  }

  /// A list of squads has each set of players once, in its best lineup.
  @Test(arguments: 0..<4)
  func squadsAreListedOnce(part: Int) {
    var random = SplitMix64(seed: UInt64(17_100 + part))
    for number in 0..<300 {
      let problem = part % 2 == 0 ? RandomChoices(&random).problem : Self.question(&random).problem
      var known: Set<[Int]> = []
      let squads = bruteForceBestTeams(problem, count: 100_000).teams.filter {
        known.insert($0.rows).inserted
      }
      let count = Int([1, 3, 40][Int(random.integer(in: 0...2))])
      for jobs in [1, 3] {
        let list = problem.bestTeams(count: count, differingBy: 1, limits: Limits(jobs: jobs))
        #expect(
          list.teams == Array(squads.prefix(count)) && list.isComplete,
          "\(part) \(number), \(count): \(problem)")
      }
      let best = problem.bestTeam()
      guard best.status == .proved else { continue }
      let sharing = problem.bestTeams(count: 50, differingBy: 1, sharing: best)
      #expect(
        sharing.teams == Array(squads.filter { $0.skill == best.skill }.prefix(50)), "\(part) \(number)")
    }
  }
}

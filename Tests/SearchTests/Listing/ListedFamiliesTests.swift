import Chance
import Tables
import Testing

@testable import Search

/// Lists from pools of every family.
struct ListedFamiliesTests {
  @Test(arguments: InstanceFamily.allCases)
  func listsAreThoseOfAllTeamsSorted(family: InstanceFamily) {
    for (count, size) in [(40, 3), (24, 4)] {
      for tightness in [0.05, 0.4, 0.9] {
        let problem = family.problem(count: count, size: size, tightness: tightness, seed: 9)
        let expected = AllTeams(problem)
        for length in [1, 10, 150, 3_000] {
          #expect(problem.bestTeams(count: length) == expected.best(length), "\(size) \(tightness)")
        }
        let best = problem.findTeam(limits: Limits())
        #expect(problem.bestTeams(count: 7, sharing: best) == expected.sharingSkill(7))
      }
    }
  }

  /// With too many teams to sort, the lists of one thread, several threads and 128 bits agree, every list is the
  /// beginning of a longer one, and its order and totals are right.
  @Test(arguments: InstanceFamily.allCases, [200, 3_000])
  func threadsWidthsAndLengthsAgree(family: InstanceFamily, count: Int) {
    let isSparse = family == .subsetSum || family == .subsetSumWide
    for (size, tightness) in [(isSparse ? 3 : 5, isSparse ? 0.5 : 0.1), (isSparse ? 3 : 9, 0.4)] {
      let problem = family.problem(
        count: isSparse ? 100 : count, size: size, tightness: tightness, seed: 9)
      let long = problem.bestTeams(count: 400)
      #expect(long.teams.count == 400)
      for (name, jobs, tuning) in allTunings.dropFirst() {
        let list = list(problem, 400, jobs: jobs, tuning)
        #expect(list == long, "size \(size), \(name)")
      }
      #expect(problem.bestTeams(count: 30).teams == Array(long.teams.prefix(30)))
      #expect(long.teams[0].rows == problem.findTeam(limits: Limits()).rows)
      for (team, next) in zip(long.teams, long.teams.dropFirst()) { #expect(team.comes(before: next)) }
      for team in long.teams.suffix(5) {
        #expect(team.skill == team.rows.reduce(0) { $0 + problem.skills.values[$1] })
        #expect(team.cost == team.rows.reduce(0) { $0 + problem.costs.values[$1] })
        #expect(team.cost <= problem.budget)
      }
    }
  }

  /// Three thousand identical players: every team ties, and the lists are the first of 2 × 10^15 in row order.
  @Test func manyIdenticalPlayers() {
    let problem = Problem(
      skills: .narrow(Array(repeating: 5, count: 3_000)), costs: .narrow(Array(repeating: 2, count: 3_000)),
      size: 5, budget: 11)
    let list = problem.bestTeams(count: 3_000)
    #expect(list.isComplete && list.hasMore == true)
    #expect(
      list.teams.map(\.rows) == (4..<3_000).map { [0, 1, 2, 3, $0] } + [
        [0, 1, 2, 4, 5], [0, 1, 2, 4, 6], [0, 1, 2, 4, 7], [0, 1, 2, 4, 8],
      ])
    let best = problem.findTeam(limits: Limits())
    #expect(problem.bestTeams(count: 3_000, sharing: best) == list)
    let different = problem.bestTeams(count: 3, differingBy: 5)
    #expect(different.teams.map(\.rows) == [[0, 1, 2, 3, 4], [5, 6, 7, 8, 9], [10, 11, 12, 13, 14]])
  }
}

extension ListedTeam {
  /// Whether this team comes before another in the program's order.
  fileprivate func comes(before other: ListedTeam) -> Bool {
    if skill != other.skill { return skill > other.skill }
    if cost != other.cost { return cost < other.cost }
    return rows.lexicographicallyPrecedes(other.rows)
  }
}

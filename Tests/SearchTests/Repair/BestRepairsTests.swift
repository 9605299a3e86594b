import Chance
import Testing

@testable import Search

struct BestRepairsTests {
  private func expectRepairs(
    _ expected: [TeamChange], of team: [Int], in problem: Problem,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(problem.bestRepairs(of: team).changes == expected, sourceLocation: sourceLocation)
    #expect(AllTeams(problem).repairs(of: team) == expected, sourceLocation: sourceLocation)
  }

  /// The greedy picks that allow no fifth player: two players replace one; a second swap only saves money.
  @Test func repairsTheGreedyTeamOfTheSample() {
    expectRepairs(
      [
        TeamChange(
          out: SamplePool.rows("Rohit"), in: SamplePool.rows("Bhuvneshwar", "Dhoni"), skill: 36, cost: 500),
        TeamChange(
          out: SamplePool.rows("Rohit", "Kohli"), in: SamplePool.rows("Rishabh", "Hardik", "Dhoni"),
          skill: 36,
          cost: 490),
      ], of: SamplePool.rows("Rohit", "Kohli", "Rituraj", "Kuldeep"), in: SamplePool.problem)
  }

  /// An empty team has a completion, which is no repair.
  @Test func theBestTeamAndAnEmptyOneHaveNoRepair() {
    expectRepairs([], of: [0, 1, 4, 5, 7], in: SamplePool.problem)
    expectRepairs([], of: [], in: SamplePool.problem)
  }

  /// Another of the five best teams: equal skill and cost is not better.
  @Test func anEquallyGoodTeamHasNoRepair() {
    expectRepairs(
      [], of: SamplePool.rows("Hardik", "Kuldeep", "Dhoni", "Bumrah", "Surya"), in: SamplePool.problem)
  }

  /// Rohit, Kohli and Rituraj cost 41.0 of 30.0: whoever leaves, even the cheapest replacement is too expensive.
  @Test func twoSwapsDoWhatOneCannot() {
    var problem = SamplePool.problem
    problem.size = 3
    problem.budget = 300
    expectRepairs(
      [
        TeamChange(
          out: SamplePool.rows("Rohit", "Kohli"), in: SamplePool.rows("Hardik", "Dhoni"), skill: 22, cost: 300
        )
      ], of: SamplePool.rows("Rohit", "Kohli", "Rituraj"), in: problem)
  }

  @Test func aTeamOfTheWholePoolOnlyLosesPlayers() {
    expectRepairs(
      [TeamChange(out: [2, 3, 6, 8, 9], in: [], skill: 36, cost: 490)], of: Array((0..<10).reversed()),
      in: SamplePool.problem)
  }

  /// Pools with a realistic structure, and others that barely reduce.
  @Test(arguments: InstanceFamily.allCases)
  func agreesWithBruteForceInFamilies(family: InstanceFamily) {
    var random = SplitMix64(seed: 97)
    for tightness in [0.1, 0.4, 0.8] {
      let problem = family.problem(count: 22, size: 5, tightness: tightness, seed: 8)
      let all = AllTeams(problem)
      for count in [2, 5, 6, 9, 17] {
        let team = problem.randomTeam(of: count, &random)
        #expect(
          problem.bestRepairs(of: team).changes == all.repairs(of: team),
          "tightness \(tightness): \(team)")
      }
    }
  }

  /// Whenever it is stopped, the search lists the first repairs, or none.
  @Test func aSearchStoppedAtAnyTimeListsTheFirstOfItsRepairs() {
    let problem = InstanceFamily.stronglyCorrelated.problem(count: 400, size: 6, tightness: 0.4, seed: 2)
    let team = Array(stride(from: 0, to: 400, by: 9))
    let all = problem.bestRepairs(of: team).changes
    #expect(!all.isEmpty)
    for microseconds in (0..<14).map({ 1 << $0 }) {
      let stop = StopSignal(after: .microseconds(microseconds))
      let found = problem.bestRepairs(of: team, limits: Limits(jobs: 2, stop: stop)).changes
      #expect(found == Array(all.prefix(found.count)), "stopped after \(microseconds) µs")
    }
  }
}

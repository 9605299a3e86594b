import Chance
import Testing

@testable import Search

/// Duties, sums, charges and conditions, checked against every team.
struct ChoicesTests {
  /// Players with a row for each slot, as in a showdown, who can replace one another.
  @Test(arguments: 0..<6)
  func rowsForSlotsAgreeWithBruteForce(part: Int) {
    let seed = UInt64(15_150 + part)
    var random = SplitMix64(seed: seed)
    var (possible, setAside) = (0, 0)
    for number in 0..<400 {
      let problem = randomSlotRows(&random)
      let expected = bruteForceBestTeam(problem)
      if expected.status == .proved { possible += 1 }
      for (name, jobs, tuning) in allTuningsUnderRules where name != "merged count" {
        var answer = find(problem, jobs: jobs, tuning)
        answer.playersAfterReduction = expected.playersAfterReduction
        #expect(answer == expected, "seed \(seed), problem \(number), \(name): \(problem)")
      }
      let count = Int([1, 2, 5][Int(random.integer(in: 0...2))])
      let teams = bruteForceBestTeams(problem, count: count).teams
      #expect(problem.bestTeams(count: count).teams == teams, "seed \(seed), problem \(number): \(problem)")
      let left = ReducedProblem(problem, wanted: 1, tuning: SearchTuning())?.playerCount
      if let left, left < problem.count { setAside += 1 }
      guard expected.status == .proved else { continue }
      let table = problem.whatIf(best: problem.bestTeam())
      for row in [0, problem.count - 1] where !problem.banned.contains(row) {
        var locking = problem
        locking.locked.append(row)
        let with = bruteForceBestTeam(locking)
        #expect(
          table[row] == nil || table[row]?.skillWith == (with.status == .proved ? with.skill : nil),
          "seed \(seed), problem \(number), row \(row): \(problem)")
      }
    }
    #expect(possible > 150 && setAside > 100)
  }

  /// The questions that build on the best team: the public search, the cheapest team, and causes of infeasibility.
  @Test(arguments: 0..<4)
  func cheapestTeamsAndCausesAgreeWithBruteForce(part: Int) {
    let seed = UInt64(15_300 + part)
    var random = SplitMix64(seed: seed)
    var impossible = 0
    for number in 0..<400 {
      let problem = RandomChoices(&random).problem
      let expected = bruteForceBestTeam(problem)
      var answer = problem.bestTeam()
      answer.playersAfterReduction = expected.playersAfterReduction
      #expect(answer == expected, "seed \(seed), problem \(number): \(problem)")
      let any = problem.findTeam(stepsOnTies: nil, limits: Limits(jobs: 1 + number % 3))
      #expect((any.status, any.skill) == (expected.status, expected.skill), "\(seed) \(number): \(problem)")
      var unlimited = problem
      unlimited.budget = .max
      let all = bruteForceBestTeams(unlimited, count: 100_000).teams
      let cheapest = problem.cheapestTeam()
      #expect(cheapest.status == (all.isEmpty ? .infeasible : .proved))
      if let cost = all.map(\.cost).min() { #expect(cheapest.cost == cost, "\(seed) \(number): \(problem)") }
      if let middle = all.dropFirst(all.count / 2).first {
        let neighbours = expected.status == .proved ? problem.budgetNeighbours(of: expected) : nil
        #expect(neighbours?.isComplete ?? true)
        let moreExpensive = all.filter { $0.skill > expected.skill }.map(\.cost).min()
        #expect(neighbours.map { $0.next?.cost == moreExpensive } ?? true, "\(seed) \(number): \(problem)")
        let wanted = all.filter { $0.skill >= middle.skill }.min {
          $0.cost != $1.cost ? $0.cost < $1.cost : $0 < $1
        }
        let found = problem.cheapestTeam(reaching: middle.skill)
        #expect(found.cost == wanted?.cost && found.skill == wanted?.skill, "\(seed) \(number): \(problem)")
      }
      let cause = problem.causeOfInfeasibility()
      #expect((cause == nil) == (expected.status == .proved), "\(seed) \(number): \(problem)")
      if cause != nil { impossible += 1 }
    }
    #expect(impossible > 50)
  }

  /// If a cause names a single limit or condition, there is a team without it.
  @Test func causesAreTrue() throws {
    var problem = Problem(skills: .narrow([5, 4, 3, 2]), costs: .narrow([1, 1, 1, 1]), size: 2, budget: 2)
    problem.counters = [Counter(weights: [1, 1, 1, 1], most: 2), Counter(weights: [9, 9, 9, 9], most: 17)]
    #expect(problem.causeOfInfeasibility() == .counter(1, possible: 18))
    problem.counters.removeLast()
    problem.conditions = [.ifAny(of: [0, 1, 2, 3], then: [GroupRule(members: [1], least: 2)])]
    #expect(problem.causeOfInfeasibility() == .conditions([0]))
    problem.conditions = []
    problem.duties = [Duty(count: 1...1, skillTimes: 2), Duty(count: 1...1)]
    problem.dutyRules = [DutyRule(duties: [0], count: 0...0)]
    #expect(problem.causeOfInfeasibility() == .dutyRules)
    problem.dutyRules = []
    #expect(problem.causeOfInfeasibility() == nil)
    #expect(problem.bestTeam().duties == [0, 1] && problem.bestTeam().skill == 14)
  }
}

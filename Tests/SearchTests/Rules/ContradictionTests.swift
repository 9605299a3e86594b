import Chance
import Tables
import Selection
import Testing

@testable import Search

struct ContradictionTests {
  /// The rules named together allow no team; without any one of them there is a team: checked by looking at every team.
  @Test func theRulesNamedContradictEachOther() throws {
    var random = SplitMix64(seed: 37)
    var sizes: [Int: Int] = [:]
    for number in 0..<1_500 {
      var problem = CauseOfInfeasibilityTests.problem(&random)
      if random.integer(in: 0...1) == 0 {
        problem.conditions = [
          Condition(alternatives: [
            [GroupRule(members: [0, 1], least: 2)], [GroupRule(members: [2], least: 1)],
          ])
        ]
      }
      let found = try #require(problem.contradictions())
      let isFeasible = bruteForceBestTeam(problem).status == .proved
      #expect(!isFeasible || found.isEmpty, "problem \(number)")
      let all = found.joined()
      #expect(Set(all).count == all.count)
      for rules in found {
        #expect(!isPossible(problem, keeping: rules), "problem \(number): \(rules)")
        for rule in rules {
          #expect(isPossible(problem, keeping: rules.filter { $0 != rule }), "problem \(number): \(rules)")
        }
        sizes[rules.count, default: 0] += 1
      }
      // The remaining rules do not contradict each other, unless there are too few players for any team.
      if !isFeasible, found.isEmpty { #expect(!isPossible(problem, keeping: [])) }
    }
    #expect((1...3).allSatisfy { sizes[$0] ?? 0 > 20 }, "\(sizes)")
  }

  private func isPossible(_ problem: Problem, keeping rules: [ContradictingRule]) -> Bool {
    var other = Problem(
      skills: problem.skills, costs: problem.costs, size: problem.size,
      budget: rules.contains(.budget) ? problem.budget : 1_000)
    other.roles = problem.roles
    other.clubs = problem.clubs
    for rule in rules {
      switch rule {
      case .budget: break
      case .leastCost: other.leastCost = problem.leastCost
      case .roles: other.slots = problem.slots
      case .dutyRules: Issue.record("the problem has none")
      case .mostPerClub: other.mostPerClub = problem.mostPerClub
      case .leastClubs: other.leastClubs = problem.leastClubs
      case .banned: other.banned = problem.banned
      case .locked(let row): other.locked.append(row)
      case .group(let index): other.groups.append(problem.groups[index])
      case .counter(let index): other.counters.append(problem.counters[index])
      case .condition(let index): other.conditions.append(problem.conditions[index])
      }
    }
    return bruteForceBestTeam(other).status == .proved
  }

  /// Prices never report a contradiction where there is none, and report nearly all that exist.
  @Test func pricesShowContradictions() {
    var random = SplitMix64(seed: 38)
    var (shown, missed) = (0, 0)
    for number in 0..<3_000 {
      var problem = CauseOfInfeasibilityTests.problem(&random)
      problem.counters = []
      let members = Array(0..<problem.count)
      for _ in 0..<random.integer(in: 1...3) {
        let some = members.filter { _ in random.integer(in: 0...1) == 0 }
        let least = Int(random.integer(in: 0...2))
        problem.groups.append(
          random.integer(in: 0...1) == 0
            ? GroupRule(members: some, least: least) : GroupRule(members: some, most: least))
      }
      guard let question = ReducedProblem(problem, wanted: 1, tuning: SearchTuning()) else { continue }
      var search = PriceSearch(question.players, question.columns(Int64.self), stop: StopSignal())
      let isFeasible = bruteForceBestTeam(problem).status == .proved
      if search.showsContradiction() {
        #expect(!isFeasible, "problem \(number): \(problem)")
        shown += 1
      } else if !isFeasible {
        missed += 1
      }
    }
    #expect(shown > 200 && missed < shown / 4, "\(shown) shown, \(missed) missed")
  }

  /// A contradiction between several groups is found within a limited number of steps, however many players there are.
  @Test(arguments: [50, 200])
  func groupsThatContradictEachOtherEndTheSearch(count: Int) {
    var random = SplitMix64(seed: 39)
    func column(_ range: ClosedRange<Int64>) -> DecimalColumn.Units {
      .narrow((0..<count).map { _ in random.integer(in: range) })
    }
    var problem = Problem(skills: column(1...10), costs: column(20...140), size: 15, budget: 1_500)
    let some = Array(0..<20)
    problem.groups =
      [GroupRule(members: some, least: 4)]
      + stride(from: 0, to: 20, by: 7).map { GroupRule(members: Array(some[$0..<min(20, $0 + 7)]), most: 1) }
    let answer = problem.bestTeam(limits: Limits().limited(toSteps: 1_000_000))
    #expect(answer.status == .infeasible)
    #expect(
      problem.contradictions() == [[.group(0), .group(1), .group(2), .group(3)]])
    problem.groups[0].least = 3
    #expect(problem.bestTeam().status == .proved && problem.contradictions() == [])
  }
}

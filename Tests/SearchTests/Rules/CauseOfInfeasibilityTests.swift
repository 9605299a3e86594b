import Chance
import Tables
import Selection
import Testing

@testable import Search

struct CauseOfInfeasibilityTests {
  /// A small problem with roles, clubs and locks that often has no team.
  static func problem(_ random: inout SplitMix64) -> Problem {
    let count = Int(random.integer(in: 3...7))
    let size = Int(random.integer(in: 2...3))
    func column(_ range: ClosedRange<Int64>) -> DecimalColumn.Units {
      .narrow((0..<count).map { _ in random.integer(in: range) })
    }
    let base = Problem(
      skills: column(0...3), costs: column(1...4), size: size, budget: Int128(random.integer(in: 2...8)))
    var problem = Problem(
      base, roles: (0..<count).map { _ in UInt32(random.integer(in: 1...3)) },
      slots: [1...2, 0...2], clubs: (0..<count).map { _ in Int32(random.integer(in: 0...1)) },
      mostPerClub: Int(random.integer(in: 1...3)))
    if random.integer(in: 0...2) == 0 { problem.locked = [Int(random.integer(in: 0...Int64(count) - 1))] }
    if random.integer(in: 0...2) == 0 { problem.banned = [0] }
    if random.integer(in: 0...3) == 0 { problem.leastClubs = 2 }
    if random.integer(in: 0...3) == 0 { problem.leastCost = 5 }
    if random.integer(in: 0...3) == 0 { problem.groups = [GroupRule(members: [0, 1], least: 1, most: 1)] }
    if random.integer(in: 0...3) == 0 {
      let weights = (0..<count).map { _ in Int(random.integer(in: -2...5)) }
      let least = Int(random.integer(in: 0...12))
      problem.counters = [
        Counter(
          weights: weights, least: least % 2 == 0 ? least : nil,
          most: least % 3 == 0 ? least + Int(random.integer(in: 0...2)) : nil)
      ]
    }
    return problem
  }

  @Test func theRepairThatItNamesIsEnough() {
    var random = SplitMix64(seed: 11)
    var kinds: Set<String?> = []
    for _ in 0..<2_000 {
      let problem = Self.problem(&random)
      let isFeasible = bruteForceBestTeam(problem).status == .proved
      guard let obstacle = problem.causeOfInfeasibility() else {
        #expect(isFeasible)
        continue
      }
      #expect(!isFeasible)
      kinds.insert(Self.kind(of: obstacle))
      check(obstacle, of: problem)
    }
    #expect(kinds.subtracting([nil]).count == 12, "\(kinds)")
  }

  private static func kind(of obstacle: CauseOfInfeasibility) -> String? {
    switch obstacle {
    case .budget: "budget"
    case .roles: "roles"
    case .mostPerClub: "most per club"
    case .leastClubs: "least clubs"
    case .locked: "locked"
    case .banned: "banned"
    case .groups: "groups"
    case .leastCost: "least cost"
    case .counter: "counter"
    case .counters: "counters"
    case .either: "either"
    case .both: "both"
    default: nil
    }
  }

  private func check(_ obstacle: CauseOfInfeasibility, of problem: Problem) {
    switch obstacle {
    case .either(let money, let other):
      for cause in [money, other] { check(cause, of: problem) }
      guard case .budget = money else {
        Issue.record("the budget comes first")
        return
      }
    case .both(let cause, let cheapest):
      #expect(cheapest > problem.budget)
      var rich = problem
      rich.budget = 100
      #expect(bruteForceBestTeam(rich).status == .infeasible)
      check(cause, of: rich)
      var repaired = rich
      switch cause {
      case .mostPerClub(let enough): repaired.mostPerClub = enough
      case .leastClubs(let possible): repaired.leastClubs = possible
      case .groups: repaired.groups = []
      case .counters: repaired.counters = []
      case .counter(_, let possible):
        repaired.counters[0].least = repaired.counters[0].least.map { min($0, possible) }
        repaired.counters[0].most = repaired.counters[0].most.map { max($0, possible) }
      default: Issue.record("\(cause) names no change")
      }
      repaired.budget = cheapest
      #expect(bruteForceBestTeam(repaired).status == .proved)
      repaired.budget = cheapest - 1
      #expect(bruteForceBestTeam(repaired).status == .infeasible)
    case .budget(let cheapest):
      var repaired = problem
      repaired.budget = cheapest
      #expect(bruteForceBestTeam(repaired).status == .proved)
      repaired.budget = cheapest - 1
      #expect(bruteForceBestTeam(repaired).status == .infeasible)
    case .role(let role, let can):
      let able = problem.roles.indices.filter {
        problem.roles[$0] >> UInt32(role) & 1 == 1 && !problem.banned.contains($0)
      }
      #expect(able.count == can)
    case .tooFewPlayers(let count): #expect(count < problem.size)
    case .roles:
      #expect(Self.isPossible(problem) { $0.slots = [] })
    case .mostPerClub(let enough):
      #expect(Self.isPossible(problem) { $0.mostPerClub = enough })
      #expect(!Self.isPossible(problem) { $0.mostPerClub = enough - 1 })
    case .leastClubs(let possible):
      #expect(Self.isPossible(problem) { $0.leastClubs = possible })
      #expect(!Self.isPossible(problem) { $0.leastClubs = possible + 1 })
    case .leastCost(let possible):
      #expect(Self.isPossible(problem) { $0.leastCost = possible })
      #expect(!Self.isPossible(problem) { $0.leastCost = possible + 1 })
    case .locked(let single):
      #expect(Self.isPossible(problem) { $0.locked = [] })
      #expect(single == problem.locked)
    case .banned(let single):
      #expect(Self.isPossible(problem) { $0.banned = [] })
      #expect(single == problem.banned)
    case .groups(let single):
      #expect(Self.isPossible(problem) { $0.groups = [] })
      #expect(single == [0])
    case .counter(let index, let possible):
      let isLow = problem.counters[index].least.map { possible < $0 } ?? false
      func bounded(_ sum: Int) -> Bool {
        Self.isPossible(problem) {
          if isLow { $0.counters[index].least = sum } else { $0.counters[index].most = sum }
        }
      }
      #expect(bounded(possible))
      #expect(!bounded(possible + (isLow ? 1 : -1)))
    case .counters(let single):
      #expect(Self.isPossible(problem) { $0.counters = [] })
      #expect(single == [0])
    case .conditions, .dutyRules: Issue.record("the problem has none")
    case .several: break
    }
  }

  private static func isPossible(_ problem: Problem, _ change: (inout Problem) -> Void) -> Bool {
    var other = problem
    change(&other)
    return bruteForceBestTeam(other).status == .proved
  }

  /// The cause for a team that keeps some players is the one when they are locked, but their own locks are never named.
  @Test func theTeamIsKeptWhateverIsLoosened() {
    var random = SplitMix64(seed: 19)
    var compared = 0
    for _ in 0..<1_500 {
      let problem = Self.problem(&random)
      let team = [1, 2].filter { _ in random.integer(in: 0...1) == 0 }
      var locking = problem
      locking.locked = Set(problem.locked).union(team).sorted()
      let obstacle = problem.causeOfInfeasibility(keeping: team)
      #expect((obstacle == nil) == (bruteForceBestTeam(locking).status == .proved))
      guard let obstacle, !team.isEmpty else { continue }
      compared += 1
      if case .locked = obstacle {
        #expect(Self.isPossible(problem) { $0.locked = team })
        #expect(!Set(problem.locked).isSubset(of: team))
      }
    }
    #expect(compared > 200)
  }
}

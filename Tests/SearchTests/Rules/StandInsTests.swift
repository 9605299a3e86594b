import Chance
import Testing

@testable import Search

/// Players set aside because players of other clubs, or other people, are better, checked against every team.
struct StandInsTests {
  /// Pools large enough for stand-ins from several clubs, with many ties.
  private static func problem(_ random: inout SplitMix64) -> Problem {
    func draw(_ low: Int64, _ high: Int64) -> Int { Int(random.integer(in: low...high)) }
    let (size, count, clubs) = (draw(2, 4), draw(11, 16), draw(3, 9))
    let most = Int64(draw(2, 7))
    let base = Problem(
      skills: units((0..<count).map { _ in Int128(draw(0, most)) }),
      costs: units((0..<count).map { _ in Int128(draw(0, most)) }), size: size,
      budget: Int128(draw(0, 4) * size))
    var problem = base
    if draw(0, 3) > 0 {
      problem = Problem(
        base, clubs: (0..<count).map { _ in Int32(draw(-1, Int64(clubs - 1))) }, mostPerClub: draw(1, 2))
    }
    if draw(0, 1) == 0 {
      let people = Dictionary(grouping: 0..<count) { _ in draw(0, Int64(count)) }
      problem.groups = people.sorted { $0.key < $1.key }.map { GroupRule(members: $0.value, most: 1) }
    }
    if problem.clubLimit != nil, draw(0, 2) == 0 {
      problem.clubs = problem.clubs.map { max(0, $0) }
      problem.leastClubs = draw(1, 3)
    }
    if draw(0, 3) == 0 {
      problem.roles = (0..<count).map { _ in UInt32(draw(1, 3)) }
      problem.slots = [0...size, 1...size]
    }
    if draw(0, 4) == 0 { problem.locked = [draw(0, Int64(count - 1))] }
    return problem
  }

  @Test(arguments: [BetterPlayers.plain, .skillAlone])
  func nobodyOfAWantedTeamIsSetAside(_ order: BetterPlayers) {
    var random = SplitMix64(seed: 7_100)
    var setAside = 0
    for number in 0..<500 {
      var problem = Self.problem(&random)
      (problem.roles, problem.slots) = ([], [])
      var people = problem.groups.isEmpty ? [] : Array(0..<problem.count)
      if !people.isEmpty { problem.locked = [] }
      for group in problem.groups { for row in group.members { people[row] = group.members[0] } }
      let wanted = order == .plain ? 1 + number % 4 : 1
      let teams = bruteForceBestTeams(problem, count: .max).teams
      let best = order == .plain ? Array(teams.prefix(wanted)) : teams.filter { $0.skill == teams[0].skill }
      let standIns = StandIns(
        problem, people: people, locked: Set(problem.locked), order: order, wanted: wanted)
      guard let standIns else { continue }
      let players = (0..<Int32(problem.count)).filter { !problem.locked.contains(Int($0)) }
        .map { (problem.costs[Int($0)], -problem.skills[Int($0)], $0) }.sorted { $0 < $1 }.map(\.2)
      let needed = standIns.needed(players, most: problem.size - problem.locked.count)
      setAside += players.count - needed.count
      let kept = Set(needed.map { Int($0) } + problem.locked)
      #expect(best.allSatisfy { kept.isSuperset(of: $0.rows) }, "problem \(number): \(problem)")
    }
    #expect(setAside > 500)
  }

  @Test(arguments: 0..<4)
  func teamsAreThoseOfAllTeams(part: Int) {
    var random = SplitMix64(seed: UInt64(7_200 + part))
    for number in 0..<150 {
      var problem = Self.problem(&random)
      if part > 0 {
        problem.locked = []
        let bench = Duty(count: 1...1, skillTimes: part == 1 ? 1 : 0)
        problem.duties = [Duty(count: 0...(problem.size - 1)), Duty(count: 0...1, skillTimes: 2), bench]
        // Most of the pool is new, and the automaton counts the new players.
        let new = (0..<problem.count).filter { _ in random.integer(in: 0...3) > 0 }
        let least = part == 3 ? 1 : 0
        problem.groups.append(GroupRule(members: new, least: least, most: Int(random.integer(in: 1...2))))
      }
      for first in 0..<number % 3 {
        problem.groups.append(GroupRule(members: [first, 4, 7 + first], most: 1))
      }
      let found = bruteForceBestTeam(problem)
      let count = 1 + number % 7
      let listed = bruteForceBestTeams(problem, count: count)
      for (name, jobs, tuning) in allTuningsUnderRules {
        var answer = find(problem, jobs: jobs, tuning)
        answer.playersAfterReduction = found.playersAfterReduction
        if name == "merged count", part > 0, answer.teamsSharingSkill.isTrue(of: found.teamsSharingSkill) {
          // Partial teams cannot be counted under every rule.
          answer.teamsSharingSkill = found.teamsSharingSkill
          answer.teamsSharingSkillAndCost = found.teamsSharingSkillAndCost
          answer.inAllOptimal = found.inAllOptimal
        }
        #expect(answer == found, "\(part), problem \(number), \(name): \(problem)")
        #expect(
          list(problem, count, jobs: jobs, tuning) == listed, "\(part), list \(number), \(name): \(problem)")
      }
      let alone = problem.bestTeam(countsTies: false)
      #expect((alone.rows, alone.duties) == (found.rows, found.duties), "\(part), \(number): \(problem)")
    }
  }

  /// Of groups that share a player, only one tells people apart.
  @Test func groupsThatOverlapAreNoPeople() {
    var problem = Problem(
      skills: .narrow([10, 1, 9, 8, 5]), costs: .narrow([1, 1, 1, 1, 1]), size: 2, budget: 9)
    (problem.roles, problem.slots) = ([1, 1, 2, 2, 2], [1...1, 1...1])
    problem.groups = [GroupRule(members: [0, 2], most: 1), GroupRule(members: [0, 3], most: 1)]
    #expect(problem.bestTeam(countsTies: false).rows == [0, 4])
  }
}

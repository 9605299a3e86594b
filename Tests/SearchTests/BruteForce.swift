@testable import Search

/// Returns the same answer as ``Problem/bestTeam(countsTies:limits:progress:)`` by looking at every team.
///
/// Simple on purpose: the search is tested against it, and it shares no code with the search. `playersAfterReduction`
/// is the number of players; counts are exact unless it was stopped.
/// - Precondition: `problem.overflowingColumn` is `nil`.
/// - Complexity: n choose `size`, each with all ways to fill the slots.
func bruteForceBestTeam(_ problem: Problem, limits: Limits = Limits()) -> Answer {
  var search = BruteForce(problem, stop: limits.stop)
  var best: ListedTeam?
  var sharingSkill: UInt128 = 0
  var ties: [[Int]] = []
  search.forEachLegalTeam { team in
    if best == nil || team.skill > best!.skill { sharingSkill = 0 }
    if best == nil || team.skill > best!.skill || (team.skill == best!.skill && team.cost < best!.cost) {
      best = team
      ties = []
    } else if team < best! {
      best = team
    }
    guard team.skill == best!.skill else { return }
    sharingSkill += 1
    if team.cost == best!.cost { ties.append(team.rows) }
  }
  let isStopped = search.isStopped
  guard let best else {
    guard isStopped else { return .infeasible(playersAfterReduction: search.count) }
    return Answer(
      status: .stopped, rows: [], skill: 0, cost: 0, bound: search.highestSkill,
      playersAfterReduction: search.count, teamsSharingSkill: TeamCount(0, isExact: false),
      teamsSharingSkillAndCost: TeamCount(0, isExact: false), inAllOptimal: [])
  }
  return Answer(
    status: isStopped ? .stopped : .proved, rows: best.rows, duties: best.duties, skill: best.skill,
    cost: best.cost, bound: isStopped ? search.highestSkill : best.skill, playersAfterReduction: search.count,
    teamsSharingSkill: TeamCount(sharingSkill, isExact: !isStopped),
    teamsSharingSkillAndCost: TeamCount(UInt128(ties.count), isExact: !isStopped),
    inAllOptimal: isStopped ? [] : best.rows.map { row in ties.allSatisfy { $0.contains(row) } })
}

/// Returns the same teams as ``bestTeams(_:count:differingBy:sharing:limits:progress:)`` by looking at every team.
/// - Precondition: as for the search; `count` is 1 or more.
/// - Complexity: that of ``bruteForceBestTeam(_:limits:)``, and a sort of all teams.
func bruteForceBestTeams(
  _ problem: Problem, count: Int, limits: Limits = Limits()
) -> TeamList {
  var search = BruteForce(problem, stop: limits.stop)
  var teams: [ListedTeam] = []
  search.forEachLegalTeam { teams.append($0) }
  if search.isStopped { return TeamList(teams: [], isComplete: false, hasMore: nil) }
  teams.sort()
  return TeamList(teams: Array(teams.prefix(count)), isComplete: true, hasMore: teams.count > count)
}

/// Returns the cheapest team with enough skill; among equals, the first. `teams` must be in order, best first.
func bruteForceCheapestTeam(reaching skill: Int128, in teams: [ListedTeam]) -> ListedTeam? {
  let reaching = teams.prefix { $0.skill >= skill }
  let lowestCost = reaching.map(\.cost).min()
  return reaching.first { $0.cost == lowestCost }
}

/// Looks at every team in row order.
private struct BruteForce {
  let problem: Problem
  let skills: [Int128]
  let costs: [Int128]
  let stop: StopSignal
  private var teamsSeen = 0
  private(set) var isStopped = false

  init(_ problem: Problem, stop: StopSignal) {
    self.problem = problem
    self.stop = stop
    skills = problem.skills.values
    costs = problem.costs.values
  }

  var count: Int { skills.count }

  /// The total skill of the most skilled players, regardless of the rules.
  var highestSkill: Int128 {
    let highest =
      problem.duties.isEmpty
      ? skills : skills.indices.map { problem.choices(ofRow: $0).map(\.skill).max() ?? 0 }
    return highest.sorted(by: >).prefix(problem.size).reduce(0, +)
  }

  mutating func forEachLegalTeam(_ body: (ListedTeam) -> Void) {
    guard problem.size <= count else { return }
    var combinations = Combinations(picking: problem.size, of: count)
    repeat {
      teamsSeen += 1
      if teamsSeen % 4_096 == 0, stop.isRaised { isStopped = true }
      if isStopped { return }
      let rows = combinations.picks
      guard keepsRules(rows) else { continue }
      let charged = problem.counters.reduce(0) { $0 + charge($1, rows) }
      forEachChoice(of: rows[...], ListedTeam(rows: rows, skill: -charged, cost: 0)) { team in
        guard team.cost <= problem.budget, team.cost >= problem.leastCost ?? 0 else { return }
        if keepsDuties(team) { body(team) }
      }
    } while combinations.advance()
  }

  /// Calls `body` with every way to give the players duties.
  private func forEachChoice(of rows: ArraySlice<Int>, _ team: ListedTeam, _ body: (ListedTeam) -> Void) {
    guard let row = rows.first else { return body(team) }
    func goOn(_ duty: [Int], _ skill: Int128, _ cost: Int128) {
      var team = team
      team.duties += duty
      team.skill += skill
      team.cost += cost
      forEachChoice(of: rows.dropFirst(), team, body)
    }
    if problem.duties.isEmpty { return goOn([], skills[row], costs[row]) }
    if let own = problem.ownChoices[row] {
      for choice in own { goOn([choice.duty], choice.skill, choice.cost) }
      return
    }
    for (index, duty) in problem.duties.enumerated() where duty.roles.map({ has(row, $0) }) ?? true {
      goOn([index], skills[row] * Int128(duty.skillTimes), costs[row] * Int128(duty.costTimes))
    }
  }

  private func has(_ row: Int, _ roles: UInt32) -> Bool {
    !problem.roles.isEmpty && problem.roles[row] & roles != 0
  }

  private func keepsDuties(_ team: ListedTeam) -> Bool {
    for (index, duty) in problem.duties.enumerated()
    where !duty.count.contains(team.duties.count { $0 == index }) { return false }
    return problem.dutyRules.allSatisfy { rule in
      let members = team.rows.indices.count {
        rule.duties.contains(team.duties[$0]) && (rule.roles == nil || has(team.rows[$0], rule.roles ?? 0))
      }
      return rule.count.contains(members)
    }
  }

  private func charge(_ counter: Counter, _ rows: [Int]) -> Int128 {
    guard let charge = counter.charge else { return 0 }
    return Int128(max(0, rows.reduce(0) { $0 + counter.weights[$1] } - charge.beyond)) * charge.perUnit
  }

  private func keepsRules(_ rows: [Int]) -> Bool {
    guard problem.locked.allSatisfy(rows.contains) else { return false }
    guard !problem.banned.contains(where: rows.contains) else { return false }
    guard problem.groups.allSatisfy({ keeps($0, rows) }) else { return false }
    for counter in problem.counters {
      let sum = rows.reduce(0) { $0 + counter.weights[$1] }
      guard sum >= counter.least ?? .min, sum <= counter.most ?? .max else { return false }
    }
    guard
      problem.conditions.allSatisfy({ condition in
        condition.alternatives.contains { $0.allSatisfy { keeps($0, rows) } }
      })
    else { return false }
    return keepsToClubs(rows) && fillsSlots(rows)
  }

  private func keeps(_ group: GroupRule, _ rows: [Int]) -> Bool {
    let members = rows.filter(group.members.contains).count
    return members >= group.least && members <= group.most
  }

  private func keepsToClubs(_ rows: [Int]) -> Bool {
    guard !problem.clubs.isEmpty else { return problem.leastClubs ?? 0 <= 0 }
    let clubs = Dictionary(grouping: rows.filter { problem.clubs[$0] >= 0 }) { problem.clubs[$0] }
    return clubs.count >= problem.leastClubs ?? 0
      && clubs.values.allSatisfy { $0.count <= problem.mostPerClub ?? .max }
  }

  private func fillsSlots(_ rows: [Int]) -> Bool {
    problem.slots.isEmpty
      || count(rows[...], toRoles: [Int](repeating: 0, count: problem.slots.count), problem.slots)
  }

  /// Whether each player can count for one of their roles so that all slots are filled.
  private func count(_ rows: ArraySlice<Int>, toRoles counts: [Int], _ slots: [ClosedRange<Int>]) -> Bool {
    guard let row = rows.first else { return zip(slots, counts).allSatisfy { $0.contains($1) } }
    return slots.indices.contains { role in
      let isOpen = counts[role] < slots[role].upperBound
      guard isOpen, problem.roles[row] >> UInt32(role) & 1 == 1 else { return false }
      var counts = counts
      counts[role] += 1
      return count(rows.dropFirst(), toRoles: counts, slots)
    }
  }
}

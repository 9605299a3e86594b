import Tables

/// The same answer as ``findBestTeam(_:limits:progress:)`` by looking at every team.
///
/// Plain on purpose: it is what the search is tested against. No player is set aside, so
/// `playersAfterReduction` is the number of players; counts are exact unless it was stopped.
///
/// - Precondition: `problem.overflowingColumn` is `nil`.
/// - Complexity: n choose `size`.
public func bruteForceBestTeam(
  _ problem: Problem, limits: Limits = Limits(), progress: some SearchProgress = NoProgress()
) -> Answer {
  var search = BruteForce(problem, stop: limits.stop)
  search.chooseMembers(from: 0, skill: 0, cost: 0)
  return search.answer
}

private struct BruteForce {
  let skills: [Int128]
  let costs: [Int128]
  let size: Int
  let budget: Int128
  let stop: StopSignal

  var team: [Int] = []
  var best: (rows: [Int], skill: Int128, cost: Int128)?
  /// Teams of the best skill at any cost within the budget.
  var sharingSkill: UInt128 = 0
  /// Those of them of the lowest cost.
  var sharingSkillAndCost: UInt128 = 0
  /// By row: in how many of the latter the player is.
  var memberships: [UInt128]
  var teamsSeen = 0
  var isStopped = false

  init(_ problem: Problem, stop: StopSignal) {
    skills = problem.skills.values
    costs = problem.costs.values
    size = problem.size
    budget = problem.budget
    self.stop = stop
    memberships = Array(repeating: 0, count: skills.count)
  }

  mutating func chooseMembers(from first: Int, skill: Int128, cost: Int128) {
    guard team.count < size else {
      judge(skill: skill, cost: cost)
      return
    }
    for row in first..<max(first, skills.count) where !isStopped {
      team.append(row)
      chooseMembers(from: row + 1, skill: skill + skills[row], cost: cost + costs[row])
      team.removeLast()
    }
  }

  /// Rows are tried in order, so of equal teams the first one seen is the one wanted.
  private mutating func judge(skill: Int128, cost: Int128) {
    teamsSeen += 1
    if teamsSeen % 4_096 == 0, stop.isRaised { isStopped = true }
    guard cost <= budget else { return }
    if best == nil || skill > best!.skill {
      sharingSkill = 0
      sharingSkillAndCost = 0
      best = (team, skill, cost)
      memberships = Array(repeating: 0, count: skills.count)
    } else if skill == best!.skill, cost < best!.cost {
      sharingSkillAndCost = 0
      best = (team, skill, cost)
      memberships = Array(repeating: 0, count: skills.count)
    }
    guard skill == best!.skill else { return }
    sharingSkill += 1
    guard cost == best!.cost else { return }
    sharingSkillAndCost += 1
    for row in team { memberships[row] += 1 }
  }

  var answer: Answer {
    guard let best else {
      guard isStopped else { return .infeasible(playersAfterReduction: skills.count) }
      return Answer(
        status: .stopped, rows: [], skill: 0, cost: 0, bound: highestSkill,
        playersAfterReduction: skills.count, teamsSharingSkill: TeamCount(0, isExact: false),
        teamsSharingSkillAndCost: TeamCount(0, isExact: false), inAllOptimal: [])
    }
    return Answer(
      status: isStopped ? .stopped : .proved, rows: best.rows, skill: best.skill, cost: best.cost,
      bound: isStopped ? highestSkill : best.skill, playersAfterReduction: skills.count,
      teamsSharingSkill: TeamCount(sharingSkill, isExact: !isStopped),
      teamsSharingSkillAndCost: TeamCount(sharingSkillAndCost, isExact: !isStopped),
      inAllOptimal: isStopped ? [] : best.rows.map { memberships[$0] == sharingSkillAndCost })
  }

  /// What the most skilled players have together, whatever they cost.
  private var highestSkill: Int128 {
    skills.sorted(by: >).prefix(size).reduce(0, +)
  }
}

extension DecimalColumn.Units {
  /// The values, all of one width.
  var values: [Int128] {
    switch self {
    case .narrow(let values): values.map { Int128($0) }
    case .wide(let values): values
    }
  }
}

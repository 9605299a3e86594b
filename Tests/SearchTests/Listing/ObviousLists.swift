@testable import Search

/// Lists of teams from all teams, sorted.
struct ObviousLists {
  /// Every team within the budget, in the order of the product.
  let teams: [ListedTeam]

  /// Makes and sorts all teams of a small problem.
  init(_ problem: Problem) {
    let (skills, costs) = (problem.skills.values, problem.costs.values)
    var teams: [ListedTeam] = []
    func choose(from first: Int, _ team: ListedTeam) {
      guard team.rows.count < problem.size else {
        if team.cost <= problem.budget { teams.append(team) }
        return
      }
      for row in first..<max(first, skills.count) {
        choose(
          from: row + 1,
          ListedTeam(
            rows: team.rows + [row], skill: team.skill + skills[row], cost: team.cost + costs[row]))
      }
    }
    choose(from: 0, ListedTeam(rows: [], skill: 0, cost: 0))
    // Made in the order of their rows, and so teams of equal totals stay.
    self.teams = teams.enumerated().sorted { first, second in
      let (one, other) = (first.element, second.element)
      if one.skill != other.skill { return one.skill > other.skill }
      return one.cost != other.cost ? one.cost < other.cost : first.offset < second.offset
    }.map(\.element)
  }

  /// The first `count`.
  func best(_ count: Int) -> TeamList {
    TeamList(teams: Array(teams.prefix(count)), isComplete: true, hasMore: teams.count > count)
  }

  /// The first `count` of those that share the best skill.
  func sharingSkill(_ count: Int) -> TeamList {
    let sharing = teams.filter { $0.skill == teams[0].skill }
    return TeamList(teams: Array(sharing.prefix(count)), isComplete: true, hasMore: sharing.count > count)
  }

  /// The first `count` of those that differ from every one before in at least `least` players.
  func different(_ count: Int, differingBy least: Int) -> [ListedTeam] {
    var listed: [ListedTeam] = []
    for team in teams where listed.count < count {
      let rows = Set(team.rows)
      if listed.allSatisfy({ rows.subtracting($0.rows).count >= least }) { listed.append(team) }
    }
    return listed
  }
}

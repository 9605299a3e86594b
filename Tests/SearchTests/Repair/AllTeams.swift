@testable import Search

/// Every legal team of a problem, the best first.
struct AllTeams {
  let problem: Problem
  let teams: [ListedTeam]

  init(_ problem: Problem) {
    self.problem = problem
    teams = bruteForceBestTeams(problem, count: .max).teams
  }

  func completion(of team: [Int]) -> TeamChange? {
    teams.first { Set($0.rows).isSuperset(of: team) }.map { change(from: team, to: $0) }
  }

  func repairs(of team: [Int]) -> [TeamChange] {
    var repairs: [TeamChange] = []
    var last: ListedTeam?
    let size = problem.size
    for swaps in 0...2 {
      let best = teams.first { found in
        found.rows.count { team.contains($0) } == min(team.count, size) - swaps
      }
      guard let best else { continue }
      if let last, (last.skill, -last.cost) >= (best.skill, -best.cost) { continue }
      last = best
      if swaps > 0 || team.count > size { repairs.append(change(from: team, to: best)) }
    }
    return repairs
  }

  private func change(from team: [Int], to best: ListedTeam) -> TeamChange {
    TeamChange(
      out: team.filter { !best.rows.contains($0) }.sorted(), in: best.rows.filter { !team.contains($0) },
      skill: best.skill, cost: best.cost,
      duties: Dictionary(uniqueKeysWithValues: zip(best.rows, best.duties)))
  }
}

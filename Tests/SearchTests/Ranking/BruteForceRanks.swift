import Tables

@testable import Search

/// The same as `rankTeams` by looking at every team.
///
/// Plain on purpose: it is what the counts are tested against.
///
/// - Precondition: `problem.overflowingColumn` is `nil`.
/// - Complexity: n choose `size`.
func bruteForceRanks(_ problem: Problem, skills: [Int128]) -> TeamRanks {
  var ranks = TeamRanks(
    legal: TeamCount(0), ranks: Array(repeating: .unreached, count: skills.count))
  let players = zip(problem.skills.values, problem.costs.values).map { (skill: $0, cost: $1) }

  func choose(_ missing: Int, from first: Int, skill: Int128, cost: Int128) {
    guard missing > 0 else {
      guard cost <= problem.budget else { return }
      ranks.legal.value += 1
      for (place, asked) in skills.enumerated() {
        if skill > asked { ranks.ranks[place].better.value += 1 }
        if skill == asked { ranks.ranks[place].equal.value += 1 }
      }
      return
    }
    for row in first..<max(first, players.count) {
      choose(
        missing - 1, from: row + 1, skill: skill + players[row].skill, cost: cost + players[row].cost)
    }
  }
  choose(problem.size, from: 0, skill: 0, cost: 0)
  return ranks
}

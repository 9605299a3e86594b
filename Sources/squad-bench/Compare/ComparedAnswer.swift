/// What a program answered.
enum ComparedAnswer {
  /// Legal teams, with their skills from the best on.
  case teams([Int64])
  /// Lineups that were asked for with limits on exposures: their total, and how many players stand in too many.
  case set(total: Int64, broken: Int)
  /// A team that costs so much more than the budget.
  case tooDear(Int64)
  /// Not the teams that were asked for: too few, not of the pool, one twice, or not by the rules.
  case noTeams
  /// None within the time.
  case late
  /// None: the program ended with an error.
  case failed

  /// The best of legal answers, team by team.
  static func best(of answers: [ComparedAnswer]) -> [Int64] {
    answers.compactMap { if case .teams(let skills) = $0 { skills } else { nil } }
      .max { $0.lexicographicallyPrecedes($1) } ?? []
  }

  /// What a set adds up to, in words behind a verdict; empty for other answers.
  var totalInWords: String {
    if case .set(let total, _) = self { ", total \(total)" } else { "" }
  }

  /// What is wrong with it; `nil` where it is as good as the best.
  func fault(besides best: [Int64], timeLimit: Int) -> String? {
    switch self {
    case .teams(let skills):
      zip(skills, best).first { $0 != $1 }.map { "WRONG: \($1 - $0) short of \($1)" }
    case .set(_, let broken): broken > 0 ? "WRONG: \(broken) exposures broken\(totalInWords)" : nil
    case .tooDear(let excess): "WRONG: \(excess) over the budget"
    case .noTeams: "WRONG: no such team"
    case .late: "no answer in \(timeLimit) s"
    case .failed: "no answer: it failed"
    }
  }
}

extension ComparedQuestion {
  /// What teams of players, by what an answer calls them, are as an answer.
  func answer(of teams: [[Int]]) -> ComparedAnswer {
    let found = teams.map { Set($0.map { $0 - firstPlayer }) }
    let areLegal = found.allSatisfy { team in
      team.count == size && team.allSatisfy(costs.indices.contains) && (self.teams == 1 || fillsPlaces(team))
    }
    guard found.count == self.teams, Set(found).count == found.count, areLegal else { return .noTeams }
    let excess = found.map { $0.reduce(-budget) { $0 + costs[$1] } }.max() ?? 0
    if excess > 0 { return .tooDear(excess) }
    let totals = found.map { $0.reduce(0) { $0 + skills[$1] } }
    guard let most else { return .teams(totals.sorted(by: >)) }
    let broken = costs.indices.count { player in found.count { $0.contains(player) } > most }
    return .set(total: totals.reduce(0, +), broken: broken)
  }

  /// Whether eight players of DraftKings' basketball fill PG, SG, SF, PF, C, a guard, a forward and anybody.
  private func fillsPlaces(_ team: Set<Int>) -> Bool {
    let counts = (0..<5).map { position in team.count { $0 % 5 == position } }
    return counts.allSatisfy { $0 >= 1 } && counts[0] + counts[1] >= 3 && counts[2] + counts[3] >= 3
  }
}

/// The answer of a program.
enum ComparedAnswer {
  /// Legal teams, by their skills from the best down.
  case teams([Int64])
  /// Lineups that were asked for with limits on exposures: their total, and how many players are in too many.
  case set(total: Int64, broken: Int)
  /// A team over the budget, by the excess.
  case overBudget(Int64)
  /// Not the teams that were asked for: too few, players not in the pool, a team twice, or against the rules.
  case noTeams
  /// No answer within the time.
  case timedOut
  /// No answer: the program ended with an error.
  case failed

  /// Returns the best of the legal answers, team by team.
  static func best(of answers: [ComparedAnswer]) -> [Int64] {
    answers.compactMap { if case .teams(let skills) = $0 { skills } else { nil } }
      .max { $0.lexicographicallyPrecedes($1) } ?? []
  }

  /// The total of a set, in words to follow a verdict; empty for other answers.
  var totalInWords: String {
    if case .set(let total, _) = self { ", total \(total)" } else { "" }
  }

  /// Returns what is wrong with it; `nil` if it is as good as the best.
  func fault(comparedTo best: [Int64], timeLimit: Int) -> String? {
    switch self {
    case .teams(let skills):
      zip(skills, best).first { $0 != $1 }.map { "WRONG: \($1 - $0) short of \($1)" }
    case .set(_, let broken): broken > 0 ? "WRONG: \(broken) exposures broken\(totalInWords)" : nil
    case .overBudget(let excess): "WRONG: \(excess) over the budget"
    case .noTeams: "WRONG: not a legal answer"
    case .timedOut: "no answer in \(timeLimit) s"
    case .failed: "no answer: it failed"
    }
  }
}

extension ComparedQuestion {
  /// Judges teams of players, who are given by the labels of the answer.
  func answer(of teams: [[Int]]) -> ComparedAnswer {
    let found = teams.map { Set($0.map { $0 - firstPlayer }) }
    let areLegal = found.allSatisfy { team in
      team.count == size && team.allSatisfy(costs.indices.contains) && (self.teams == 1 || fillsPlaces(team))
    }
    guard found.count == self.teams, Set(found).count == found.count, areLegal else { return .noTeams }
    let excess = found.map { $0.reduce(-budget) { $0 + costs[$1] } }.max() ?? 0
    if excess > 0 { return .overBudget(excess) }
    let totals = found.map { $0.reduce(0) { $0 + skills[$1] } }
    guard let most else { return .teams(totals.sorted(by: >)) }
    let broken = costs.indices.count { player in found.count { $0.contains(player) } > most }
    return .set(total: totals.reduce(0, +), broken: broken)
  }

  /// Whether eight DraftKings basketball players fill PG, SG, SF, PF, C, a guard, a forward and a utility slot.
  private func fillsPlaces(_ team: Set<Int>) -> Bool {
    let counts = (0..<5).map { position in team.count { $0 % 5 == position } }
    return counts.allSatisfy { $0 >= 1 } && counts[0] + counts[1] >= 3 && counts[2] + counts[3] >= 3
  }
}

import Reading
import Selection
import Snapshots
import Tables
import Tournament
import Words

extension Entrants {
  /// Adds players of a pool as a team, unless they make no lineup, which `placing` records.
  /// - Parameters:
  ///   - budget: the budget for which the team is the best; `nil` for a hand-picked one.
  ///   - places: the role that each player fills, if the rules have roles.
  ///   - file: the file that names the team.
  ///   - columns: the headers of skill and cost in the pool's file.
  package mutating func add(
    _ name: String, for budget: DecimalNumber? = nil, _ players: [Int], standingIn places: [String]?,
    from file: String, columns: [String: String]?, with placing: inout PlayerPlacing
  ) {
    guard let lineUp = placing.lineUp(name, players, standingIn: places, from: file) else { return }
    lineUps.append(lineUp)
    purchases.append(
      PurchaseRecord(
        team: name, budget: budget.map { ExactDecimal($0) }, players, standingIn: places, of: placing.pool,
        columns: columns))
  }

  /// Adds a hand-picked team, unless something keeps it from playing, which `placing` records. It may cost any amount:
  /// the tournament shows what its money buys.
  package mutating func add(
    _ file: TeamFile, _ team: ManualTeam, under rules: Rules, ruled: RuledPool?, columns: [String: String]?,
    with placing: inout PlayerPlacing
  ) {
    let judgement = TeamJudgement(team, of: placing.pool, under: rules, ruled: ruled)
    let flaws = judgement.problems.filter { $0.keepsFromPlaying }
    for flaw in flaws { placing.refuse(file.path, code: flaw.code, "\(flaw)") }
    guard flaws.isEmpty else { return }
    let name = ManualTeamRecord(file, team, judgement, of: placing.pool).name
    add(
      name, team.players, standingIn: ruled?.places(of: team.players), from: file.path, columns: columns,
      with: &placing)
  }

  /// Refuses two teams of the same name: teams are known by their names.
  package func refuseNamesakes(in placing: inout PlayerPlacing) {
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      placing.refuse(
        nil, code: "repeat", "two teams are called \(quoted(name)); rename one of the team files")
    }
  }
}

extension TeamProblem {
  /// Whether it keeps a team from playing: every problem does, except what the team costs.
  fileprivate var keepsFromPlaying: Bool {
    switch self {
    case .overBudget: false
    case .rule(let rule, _): !rule.isAboutCost
    default: true
    }
  }
}

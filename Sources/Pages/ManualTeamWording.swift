import Snapshots
import Words

/// What pages say about a hand-picked team: the same words on every page.
struct ManualTeamWording {
  let team: ManualTeamRecord
  let rules: TeamRulesRecord
  let units: Units

  /// `36 skill for 50.0, 0.0 left`
  var summary: String {
    "\(units.skill(team.skill)) skill for \(units.cost(team.cost)), \(units.cost(team.left)) left"
  }

  /// `4 of 5 players`
  var size: String { "\(team.count) of \(counted(rules.size, "player"))" }

  /// Where it stands among all legal teams: `0/51`, or with lower bounds `≥12/≥51`; empty where it is not
  /// legal.
  var rank: String {
    guard let better = team.better, let legal = team.legal else { return "" }
    let sign = team.countsExact == false ? "≥" : ""
    return "\(sign)\(grouped(digits: better))/\(sign)\(grouped(digits: legal))"
  }

  /// The same in words.
  var rankInWords: String? {
    guard let better = team.better, let equal = team.equal, let legal = team.legal else { return nil }
    let atLeast = team.countsExact == false ? "at least " : ""
    return
      "\(atLeast)\(grouped(digits: better)) of \(atLeast)\(grouped(digits: legal)) legal teams are better, "
      + "\(atLeast)\(grouped(digits: equal)) as good, itself included"
  }

  /// `add Bhuvneshwar, Dhoni: 36 for 50.0`
  var completion: String? {
    guard let players = team.completion, let totals = team.completed else { return nil }
    return "add \(names(players).joined(separator: ", ")): \(result(totals.skill, totals.cost))"
  }

  /// `Rohit out, Bhuvneshwar and Dhoni in: 36 for 50.0`
  func change(_ repair: ManualTeamRecord.Repair) -> String {
    let leaving = repair.out.isEmpty ? nil : listed(names(repair.out), "and") + " out"
    let joining = repair.in.isEmpty ? nil : listed(names(repair.in), "and") + " in"
    return [leaving, joining].compactMap { $0 }.joined(separator: ", ")
      + ": \(result(repair.skill, repair.cost))"
  }

  /// What is wrong and the shortest way to mend it, a line each; for a legal team how far it is from the best.
  /// Nothing for a team that cannot be bettered.
  var advice: [String] {
    var lines: [String] = []
    switch team.status {
    case .invalid: lines = team.problems.map(\.message)
    case .incomplete: lines = [team.completion == nil ? team.deadEnd : nil].compactMap { $0 }
    case .valid:
      if let gap = team.gap, team.optimal == false { lines = ["\(units.skill(gap)) behind the best"] }
      if team.gap == nil, !team.repairs.isEmpty { lines = ["could be better"] }
    }
    let way = team.completion == nil ? shortestRepair : completion
    if let way, team.optimal != true { lines.append((lines.popLast().map(continued) ?? "") + way) }
    return lines
  }

  /// The repair with the fewest swaps, said to be missing where a team that needs one has none.
  private var shortestRepair: String? {
    if let repair = team.repairs.first { return change(repair) }
    return team.status == .valid ? nil : "no two swaps make it legal"
  }

  /// A statement to which another is added.
  private func continued(_ statement: String) -> String {
    statement.hasSuffix("?") ? statement + " " : statement + "; "
  }

  private func names(_ players: [PlayerRecord]) -> [String] { players.map(\.displayName) }

  private func result(_ skill: ExactDecimal, _ cost: ExactDecimal) -> String {
    "\(units.skill(skill)) for \(units.cost(cost))"
  }
}

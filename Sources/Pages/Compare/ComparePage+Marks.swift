import Documents
import Snapshots

extension ComparePage {
  /// Hand-picked teams compared with the curve: the skill that their money could buy, and the cost of their skill.
  var marksSection: Section? {
    guard let teams = content.picked?.manualTeams, !teams.isEmpty else { return nil }
    let (marks, skill, cost) = (content.marks, units.words.skill, units.words.cost)
    let rows = zip(distinctNames(of: teams), teams).enumerated().map { index, named in
      row(named.0, named.1, marks.indices.contains(index) ? marks[index] : nil)
    }
    let table = DataTable(
      caption:
        "Hand-picked teams: the best \(skill) for their \(cost), and the lowest \(cost) for their \(skill)",
      columns: [
        .init("Team"), units.words.skillColumn, units.words.costColumn,
        units.words.column("Best \(skill) for its \(cost)", short: "Best \(skill)"),
        units.words.column("Lowest \(cost) for its \(skill)", short: "Lowest \(cost)"),
      ], rows: rows, markTitle: "Marks")
    return Section("Hand-picked teams and the curve", anchor: "hand-picked", blocks: [.table(table)])
  }

  private func row(_ name: String, _ team: ManualTeamRecord, _ mark: CurveMarkRecord?) -> DataTable.Row {
    let isBest = team.status == .valid && mark?.couldHave == team.skill && mark?.couldCost == team.cost
    let marks: [DataTable.Mark] =
      team.status == .valid
      ? (isBest ? [.init("on the curve")] : []) : [.init(team.status.rawValue, tone: team.status.tone)]
    return DataTable.Row(
      [
        .init(name), .init(units.skill(team.skill)), .init(units.cost(team.cost)),
        .init(units.skill(mark?.couldHave)), .init(units.cost(mark?.couldCost)),
      ], marks: marks)
  }
}

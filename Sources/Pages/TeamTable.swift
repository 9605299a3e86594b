import Documents
import Selection
import Snapshots

/// Returns the players of a team with their skills and costs, and the totals.
///
/// Roles and clubs have columns if any player has them; then there is no room for bars.
func teamTable(
  _ players: [PlayerRecord], skill: ExactDecimal?, cost: ExactDecimal?, units: Units, caption: String,
  marks: (PlayerRecord) -> [DataTable.Mark]
) -> DataTable {
  // If every player has only the role in which they play, it is not repeated.
  let hasRoles = players.contains { $0.role != nil && $0.role != $0.place }
  let hasBars = players.allSatisfy { $0.place == nil && $0.role == nil && $0.club == nil }
  let rows = players.map { player in
    DataTable.Row(
      [
        .init(player.displayName), .init(player.place ?? ""), .init(hasRoles ? player.role ?? "" : ""),
        .init(player.club ?? ""), .init(skill: player.skill, units),
        .init(units.cost(player.cost), amount: player.cost.approximate),
      ], marks: player.roleMarks + marks(player))
  }
  let totals: [DataTable.Cell] = [
    "Total", "", "", "", .init(units.skill(skill), exact: units.exactSkill(skill)), .init(units.cost(cost)),
  ]
  return DataTable(
    caption: caption,
    columns: [
      .init("Player"), .init("Place").optional, .init("Role").optional, .init("Club").minor.optional,
      units.words.column(units.words.skillTitle, hasBars ? .bar(.blue, full: nil) : .number),
      units.words.column(units.words.costTitle, hasBars ? .bar(.orange, full: nil) : .number),
    ], rows: rows + [.init(totals, emphasis: .total)], markTitle: "Marks")
}

extension DataTable.Cell {
  /// A player's skill, with a bar of that length.
  init(skill: ExactDecimal, _ units: Units) {
    self.init(
      units.skill(ofPlayer: skill), amount: skill.approximate, exact: units.exactSkill(ofPlayer: skill))
  }
}

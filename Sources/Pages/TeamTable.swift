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
  let hasPlaces = players.contains { $0.place != nil }
  // If every player has only the role in which they play, it is not repeated.
  let hasRoles = players.contains { $0.role != nil && $0.role != $0.place }
  let hasClubs = players.contains { $0.club != nil }
  let hasBars = !hasPlaces && !hasRoles && !hasClubs
  var columns = [DataTable.Column("Player")]
  if hasPlaces { columns.append(.init("Place")) }
  if hasRoles { columns.append(.init("Role")) }
  if hasClubs { columns.append(DataTable.Column("Club").minor) }
  columns += [
    .init("Skill", hasBars ? .bar(.blue, full: nil) : .number),
    .init("Cost", hasBars ? .bar(.orange, full: nil) : .number),
  ]

  func cells(_ name: String, place: String?, role: String?, club: String?) -> [DataTable.Cell] {
    var cells = [DataTable.Cell(name)]
    if hasPlaces { cells.append(.init(place ?? "")) }
    if hasRoles { cells.append(.init(role ?? "")) }
    if hasClubs { cells.append(.init(club ?? "")) }
    return cells
  }
  var rows = players.map { player in
    DataTable.Row(
      cells(player.displayName, place: player.place, role: player.role, club: player.club) + [
        .init(skill: player.skill, units),
        .init(units.cost(player.cost), amount: player.cost.approximate),
      ], marks: player.roleMarks + marks(player))
  }
  rows.append(
    DataTable.Row(
      cells("Total", place: nil, role: nil, club: nil) + [
        .init(units.skill(skill), exact: units.exactSkill(skill)), .init(units.cost(cost)),
      ],
      emphasis: .total))
  return DataTable(caption: caption, columns: columns, rows: rows, markTitle: "Marks")
}

extension DataTable.Cell {
  /// A player's skill, with a bar of that length.
  init(skill: ExactDecimal, _ units: Units) {
    self.init(
      units.skill(ofPlayer: skill), amount: skill.approximate, exact: units.exactSkill(ofPlayer: skill))
  }
}

import Documents
import Snapshots
import Tables

/// Players with all that the pool says of them, and the skill that their cost buys.
/// - Parameter marks: what the table says of a player beside; who has a good mark stands out.
func playersTable(
  _ players: [PlayerRecord], _ units: Units, markTitle: String, marks: (PlayerRecord) -> [DataTable.Mark]
) -> DataTable {
  let hasIDs = players.contains { $0.id != nil }
  let hasRoles = players.contains { $0.role != nil }
  let hasClubs = players.contains { $0.club != nil }
  var columns = [DataTable.Column("Player")]
  if hasRoles { columns.append(.init("Role")) }
  let base = valueBase(of: players)
  let per = base == 1 ? "" : base == 1_000 ? " per 1,000" : " per million"
  columns += [
    .init("Skill", .number), .init("Cost", .number), .init("Value\(per)", .number),
  ]
  if hasClubs { columns.append(DataTable.Column("Club").minor) }
  if hasIDs { columns.append(DataTable.Column("ID").minor) }
  columns.append(DataTable.Column("Row", .number).minor)
  let rows = players.map { player in
    var cells = [DataTable.Cell(player.displayName)]
    if hasRoles { cells.append(.init(player.role ?? "")) }
    cells += [
      .init(units.skill(ofPlayer: player.skill)), .init(units.cost(player.cost)),
      .init(
        player.skill.number.multiplied(by: DecimalNumber(mantissa: base, places: 0))?
          .divided(by: player.cost.number, places: 3)?.padded(toPlaces: 3).replacing("-", with: "−") ?? ""),
    ]
    if hasClubs { cells.append(.init(player.club ?? "")) }
    if hasIDs { cells.append(.init(player.id ?? "")) }
    cells.append(.init(String(player.row)))
    let marks = marks(player)
    return DataTable.Row(
      cells, marks: marks, emphasis: marks.contains { $0.tone == .good } ? .highlighted : .none)
  }
  return DataTable(
    caption: "The players of the pool; value is skill per cost\(base == 1 ? "" : ",\(per)")",
    columns: columns, rows: rows,
    markTitle: markTitle)
}

/// For how much cost values are told, so that the best has digits before the point or right behind it: 1, 1,000 or 1,000,000.
private func valueBase(of players: [PlayerRecord]) -> Int128 {
  let best =
    players.map { player in
      player.cost.number.mantissa > 0 ? player.skill.approximate / player.cost.approximate : 0
    }.max() ?? 0
  return best <= 0 || best >= 0.1 ? 1 : best >= 0.0001 ? 1_000 : 1_000_000
}

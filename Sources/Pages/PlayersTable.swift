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
  columns += [.init("Skill", .number), .init("Cost", .number), .init("Value", .number)]
  if hasClubs { columns.append(DataTable.Column("Club").minor) }
  if hasIDs { columns.append(DataTable.Column("ID").minor) }
  columns.append(DataTable.Column("Row", .number).minor)
  let places = valuePlaces(of: players)
  let rows = players.map { player in
    var cells = [DataTable.Cell(player.displayName)]
    if hasRoles { cells.append(.init(player.role ?? "")) }
    cells += [
      .init(units.skill(player.skill)), .init(units.cost(player.cost)),
      .init(
        player.skill.number.divided(by: player.cost.number, places: places)?
          .padded(toPlaces: places).replacing("-", with: "−") ?? ""),
    ]
    if hasClubs { cells.append(.init(player.club ?? "")) }
    if hasIDs { cells.append(.init(player.id ?? "")) }
    cells.append(.init(String(player.row)))
    let marks = marks(player)
    return DataTable.Row(
      cells, marks: marks, emphasis: marks.contains { $0.tone == .good } ? .highlighted : .none)
  }
  return DataTable(
    caption: "The players of the pool; value is skill per cost", columns: columns, rows: rows,
    markTitle: markTitle)
}

/// How many decimals the values need: three, or more where costs are so high that the best value would not
/// show three digits.
private func valuePlaces(of players: [PlayerRecord]) -> Int {
  let best =
    players.map { player in
      player.cost.number.mantissa > 0 ? player.skill.approximate / player.cost.approximate : 0
    }.max() ?? 0
  var places = 3
  var smallest = 0.1
  while best > 0, best < smallest, places < 12 {
    places += 1
    smallest /= 10
  }
  return places
}

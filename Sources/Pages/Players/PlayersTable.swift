import Documents
import Snapshots
import Tables

/// Returns a table of players with all their details, and their value for money.
/// - Parameter marks: the marks of a player; a player with a good mark is highlighted.
func playersTable(
  _ players: [PlayerRecord], _ units: Units, markTitle: String, marks: (PlayerRecord) -> [DataTable.Mark]
) -> DataTable {
  let base = valueBase(of: players)
  let per = base.words
  let rows = players.map { player in
    let marks = marks(player)
    return DataTable.Row(
      [
        .init(player.displayName), .init(player.role ?? ""), .init(units.skill(ofPlayer: player.skill)),
        .init(units.cost(player.cost)), .init(value(of: player, for: base.cost)), .init(player.club ?? ""),
        .init(player.id ?? ""), .init(String(player.row)),
      ], marks: marks, emphasis: marks.contains { $0.tone == .good } ? .highlighted : .none)
  }
  return DataTable(
    caption:
      "The players of the pool; value is \(units.words.skill) per \(units.words.cost)\(per.isEmpty ? "" : ",\(per)")",
    columns: [
      .init("Player"), .init("Role").optional, units.words.skillColumn, units.words.costColumn,
      .init("Value\(per)", .number), .init("Club").minor.lower.optional, .init("ID").minor.lower.optional,
      .init("Row", .number).minor,
    ], rows: rows, markTitle: markTitle)
}

/// Returns the amount of cost to which values refer, so that most have digits right after the point.
private func valueBase(of players: [PlayerRecord]) -> (cost: Int128, words: String) {
  let values = players.filter { $0.cost.number.mantissa > 0 && $0.skill.number.mantissa > 0 }.map(roughValue)
    .sorted()
  let bases: [(cost: Int128, words: String)] = [
    (1, ""), (1_000, " per 1,000"), (1_000_000, " per million"), (1_000_000_000, " per billion"),
    (1_000_000_000_000, " per trillion"),
  ]
  guard !values.isEmpty else { return bases[0] }
  return bases.first { values[values.count / 2] * Double($0.cost) >= 0.01 } ?? bases[bases.count - 1]
}

private func roughValue(of player: PlayerRecord) -> Double {
  player.skill.approximate / player.cost.approximate
}

/// Returns the skill per amount of cost, with three decimals, or two significant digits; empty if the cost is zero.
private func value(of player: PlayerRecord, for cost: Int128) -> String {
  var (places, shown) = (3, abs(roughValue(of: player)) * Double(cost) * 1_000)
  while shown > 0, shown < 10, places < 18 { (places, shown) = (places + 1, shown * 10) }
  return player.skill.number.multiplied(by: DecimalNumber(mantissa: cost, places: 0))?
    .divided(by: player.cost.number, places: places)?.padded(toPlaces: places).replacing("-", with: "−") ?? ""
}

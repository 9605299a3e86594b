import Documents
import Snapshots
import Words

/// How many teams stand side by side.
private let mostTeams = 20

/// Who is in which of the best teams, and in how many of them: players × teams; `nil` if there is but one team.
func exposuresSection(_ teams: [TopTeamRecord], units: Units) -> Section? {
  guard teams.count > 1 else { return nil }
  let shown = teams.prefix(mostTeams)
  let rows = exposures(teams).map { player, count in
    let share = Double(count) / Double(teams.count)
    return DataTable.Row(
      [.init(player.displayName), .init("\((100 * count + teams.count / 2) / teams.count) %", amount: share)]
        + shown.map { team in
          .init(team.players.first { $0.row == player.row }.map(word) ?? "")
        })
  }
  let totals = [
    ("Skill", shown.map { units.skill($0.skill) }), ("Cost", shown.map { units.cost($0.cost) }),
  ].map { name, texts in
    DataTable.Row([.init(name), ""] + texts.map { DataTable.Cell($0) })
  }
  let columns: [DataTable.Column] =
    [.init("Player"), .init("Exposure", .bar(.blue, full: 1))]
    + shown.map { .init(grouped($0.rank), .number) }
  let table = DataTable(
    caption:
      "The players of the best teams: the share of all \(grouped(teams.count)) teams in which they are, and in "
      + (shown.count < teams.count ? "which of the first \(shown.count)" : "which"),
    columns: columns, rows: rows + totals)
  return Section("Who is in them", anchor: "exposures", place: .reports, blocks: [.table(table)])
}

/// How they stand in a team: with a letter, on the bench, or simply in it.
private func word(_ player: PlayerRecord) -> String {
  player.dutyMark ?? (player.bench ?? 0 > 0 ? "b" : "●")
}

/// Every player of the teams with how many they are in, those in most of them first, of equals whoever came first.
private func exposures(_ teams: [TopTeamRecord]) -> [(player: PlayerRecord, count: Int)] {
  var places: [Int: Int] = [:]
  var found: [(player: PlayerRecord, count: Int)] = []
  for player in teams.lazy.flatMap(\.players) {
    if let place = places[player.row] {
      found[place].count += 1
    } else {
      places[player.row] = found.count
      found.append((player, 1))
    }
  }
  return found.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(
    \.element)
}

import Selection
import Snapshots

/// Players of a team by the roles in which they stand, in the order of the rules; if there are none, in pool order. Those
/// on the bench come last, in its order.
func byPlace(_ players: [PlayerRecord], under rules: TeamRulesRecord) -> [PlayerRecord] {
  let names = (rules.roles ?? []).compactMap { try? RoleRule(title: $0.role).name }
  let ranks = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
  let keys = players.map { $0.place.flatMap { ranks[$0] } ?? 0 }
  let benches = players.map { $0.bench ?? 0 }
  return players.indices.sorted { (benches[$0], keys[$0], $0) < (benches[$1], keys[$1], $1) }.map {
    players[$0]
  }
}

/// The players of a team in one line, by roles where the rules have them: `GK Raya; DEF Gabriel, Timber`.
func teamLine(_ players: [PlayerRecord], under rules: TeamRulesRecord) -> String {
  var line = ""
  var last: String?
  for player in byPlace(players, under: rules) {
    let place = player.bench ?? 0 > 0 ? "bench" : player.place
    let name = player.displayName + (player.dutyMark.map { " (\($0))" } ?? "")
    if let place, place != last {
      line += (line.isEmpty ? "" : "; ") + "\(place) \(name)"
    } else {
      line += (line.isEmpty ? "" : ", ") + name
    }
    last = place
  }
  return line
}

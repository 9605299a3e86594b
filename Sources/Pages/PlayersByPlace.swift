import Selection
import Snapshots

/// Players of a team by the roles in which they stand, in the order of the rules; if there are none, in pool order.
func byPlace(_ players: [PlayerRecord], under rules: TeamRulesRecord) -> [PlayerRecord] {
  let names = (rules.roles ?? []).compactMap { try? RoleRule(title: $0.role).name }
  let ranks = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
  let keys = players.map { $0.place.flatMap { ranks[$0] } ?? 0 }
  return players.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { players[$0] }
}

/// The players of a team in one line, by roles where the rules have them: `GK Raya; DEF Gabriel, Timber`.
func teamLine(_ players: [PlayerRecord], under rules: TeamRulesRecord) -> String {
  var line = ""
  var last: String?
  for player in byPlace(players, under: rules) {
    if let place = player.place, place != last {
      line += (line.isEmpty ? "" : "; ") + "\(place) \(player.displayName)"
    } else {
      line += (line.isEmpty ? "" : ", ") + player.displayName
    }
    last = player.place
  }
  return line
}

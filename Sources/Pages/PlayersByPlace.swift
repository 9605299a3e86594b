import Snapshots

/// Players of a team by the roles in which they stand, in the order of the rules; if there are none, in pool order. Those
/// on the bench come last, in its order.
func byPlace(_ players: [PlayerRecord], under rules: TeamRulesRecord) -> [PlayerRecord] {
  let names = rules.roleNames ?? []
  let ranks = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
  let keys = players.map { $0.place.flatMap { ranks[$0] } ?? 0 }
  let benches = players.map { $0.bench ?? 0 }
  return players.indices.sorted { (benches[$0], keys[$0], $0) < (benches[$1], keys[$1], $1) }.map {
    players[$0]
  }
}

/// The players of a team in one line, by roles where the rules have them: `GK Raya; DEF Gabriel, Timber`.
func teamLine(_ players: [PlayerRecord], under rules: TeamRulesRecord) -> String {
  TeamLines(players, under: rules)?.words.joined(separator: "; ")
    ?? byPlace(players, under: rules).map(\.markedName).joined(separator: ", ")
}

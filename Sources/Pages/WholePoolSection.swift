import Documents
import Snapshots
import Words

/// Returns the whole pool for a page about teams, folded, the most skilled first, with a `tick` for the best team; `nil`
/// if the pool is too large for a page.
/// - Parameter picks: the hand-picked teams that have a player, by the player's row.
func wholePoolSection(
  _ players: [PlayerRecord]?, of snapshot: Snapshot, best: [PlayerRecord], tick: String,
  picks: [Int: [String]] = [:]
) -> Section? {
  guard let players, !players.isEmpty else { return nil }
  let rowsInBest = Set(best.map(\.row))
  let table = playersTable(
    players.sorted(on: \.skill.number, by: >), Units(snapshot.playerPool), markTitle: "Teams"
  ) {
    player in
    (rowsInBest.contains(player.row) ? [.init("✓ " + tick)] : [])
      + (picks[player.row] ?? []).map { .init("✓ " + $0, tone: .neutral) }
  }
  return Section(
    "All \(counted(players.count, "player")) of the pool", anchor: "all-players", place: .reports,
    isFolded: true,
    blocks: [.table(table)])
}

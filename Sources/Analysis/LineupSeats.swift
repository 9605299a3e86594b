import Selection
import Snapshots

/// The seats of a lineup's players: their slots in a site's upload file.
package struct LineupSeats {
  private let slots: [String]
  private let roles: [RoleRule]
  private let ruled: RuledPool?
  /// The player and the start of their game, by row of the file; the start is `nil` if the file does not say.
  private let players: [Int: (index: Int, start: GameTime?)]

  /// The seats of a site, or of one of its files.
  /// - Parameter ruled: the pool as the rules on roles, clubs and names see it; `nil` if there are none.
  package init(_ slots: [String], of pool: Pool, under rules: Rules, ruled: RuledPool?) {
    (self.slots, roles, self.ruled) = (slots, rules.roles, ruled)
    let games = pool.games
    var starts: [String: GameTime?] = [:]
    var players: [Int: (index: Int, start: GameTime?)] = [:]
    for index in 0..<pool.count {
      let game = games?[index] ?? ""
      let start = starts[game] ?? GameTime(ofGame: game)
      starts[game] = .some(start)
      players[Int(pool.records[index])] = (index, start)
    }
    self.players = players
  }

  /// The rows of the players by slot. Players whose games begin last get the slots that are open to most players.
  /// - Parameter kept: by slot the row of the player who is locked in it; empty for none.
  /// - Returns: `nil` if the players do not fill the slots.
  package func seats(of lineup: TopTeamRecord, keeping kept: [Int?] = []) -> [Int]? {
    let byGame = lineup.players.sorted { one, other in
      let (first, second) = (players[one.row]?.start, players[other.row]?.start)
      guard let second else { return first == nil && one.row < other.row }
      return first.map { $0 == second ? one.row < other.row : $0 < second } ?? true
    }.filter { !kept.contains($0.row) }
    let seated = lineup.players.filter { kept.contains($0.row) }
    let names = byGame.map { $0.slot ?? $0.place ?? "" }
    let places = ruled?.duties == nil ? places(of: byGame, beside: seated, kept) ?? names : names
    var left = Array(zip(places, byGame))
    let rows = slots.enumerated().compactMap { number, slot -> Int? in
      if kept.indices.contains(number), let row = kept[number] { return row }
      return left.firstIndex { $0.0 == slot }.map { left.remove(at: $0).1.row }
    }
    return rows.count == slots.count ? rows : nil
  }

  /// The roles that players fill beside those whose slots are given.
  private func places(
    of players: [PlayerRecord], beside seated: [PlayerRecord], _ kept: [Int?]
  ) -> [String]? {
    let rows = (seated + players).compactMap { self.players[$0.row]?.index }
    guard rows.count == seated.count + players.count else { return nil }
    var named: [Int: NamedSlot] = [:]
    for (player, row) in zip(seated, rows) {
      guard let slot = kept.firstIndex(of: player.row),
        let role = roles.firstIndex(where: { $0.name == slots[slot] })
      else { continue }
      named[row] = .role(role)
    }
    return ruled?.places(of: rows, slots: named).map { Array($0.dropFirst(seated.count)) }
  }
}

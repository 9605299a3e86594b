/// Who sits where, while players are being seated: a matching that grows along augmenting paths.
struct SeatTable {
  private let players: [UInt64]
  private var kindOfSeat: [Int] = []
  private var playerAtSeat: [Int] = []
  private var seatOfPlayer: [Int]

  /// Nobody sits; there are no seats.
  /// - Parameter players: by player the kinds of seats that they can take, a bit for each.
  init(players: [UInt64]) {
    self.players = players
    seatOfPlayer = Array(repeating: -1, count: players.count)
  }

  /// Adds an empty seat.
  mutating func addSeat(ofKind kind: Int) {
    kindOfSeat.append(kind)
    playerAtSeat.append(-1)
  }

  private func fits(_ player: Int, _ seat: Int) -> Bool {
    players[player] >> UInt64(kindOfSeat[seat]) & 1 == 1
  }

  /// Adds a seat and finds a player for it, moving others if need be.
  mutating func fillSeat(ofKind kind: Int) -> Bool {
    addSeat(ofKind: kind)
    var seen = [Bool](repeating: false, count: players.count)
    return fill(kindOfSeat.count - 1, &seen)
  }

  private mutating func fill(_ seat: Int, _ seen: inout [Bool]) -> Bool {
    for player in players.indices where !seen[player] && fits(player, seat) {
      seen[player] = true
      let other = seatOfPlayer[player]
      if other < 0 || fill(other, &seen) {
        put(player, at: seat)
        return true
      }
    }
    return false
  }

  /// Finds a seat for a player who has none, moving others if need be; true for one who has.
  mutating func seatPlayer(_ player: Int) -> Bool {
    if seatOfPlayer[player] >= 0 { return true }
    var seen = [Bool](repeating: false, count: kindOfSeat.count)
    return seatPlayer(player, &seen)
  }

  private mutating func seatPlayer(_ player: Int, _ seen: inout [Bool]) -> Bool {
    for seat in kindOfSeat.indices where !seen[seat] && fits(player, seat) {
      seen[seat] = true
      let other = playerAtSeat[seat]
      if other < 0 || seatPlayer(other, &seen) {
        put(player, at: seat)
        return true
      }
    }
    return false
  }

  private mutating func put(_ player: Int, at seat: Int) {
    seatOfPlayer[player] = seat
    playerAtSeat[seat] = player
  }
}

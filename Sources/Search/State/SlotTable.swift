/// Which player is in which slot while players are being placed: a matching that grows along augmenting paths.
struct SlotTable {
  private let players: [UInt64]
  private var kindOfSlot: [Int] = []
  private var playerInSlot: [Int] = []
  private var slotOfPlayer: [Int]

  /// A table without slots, with no player placed.
  /// - Parameter players: by player, the kinds of slots that they can take, a bit for each.
  init(players: [UInt64]) {
    self.players = players
    slotOfPlayer = Array(repeating: -1, count: players.count)
  }

  /// Adds an empty slot.
  mutating func addSlot(ofKind kind: Int) {
    kindOfSlot.append(kind)
    playerInSlot.append(-1)
  }

  private func fits(_ player: Int, _ slot: Int) -> Bool {
    players[player] >> UInt64(kindOfSlot[slot]) & 1 == 1
  }

  /// Adds a slot and finds a player for it, moving others if necessary.
  mutating func fillSlot(ofKind kind: Int) -> Bool {
    addSlot(ofKind: kind)
    var seen = [Bool](repeating: false, count: players.count)
    return fill(kindOfSlot.count - 1, &seen)
  }

  private mutating func fill(_ slot: Int, _ seen: inout [Bool]) -> Bool {
    for player in players.indices where !seen[player] && fits(player, slot) {
      seen[player] = true
      let other = slotOfPlayer[player]
      if other < 0 || fill(other, &seen) {
        put(player, in: slot)
        return true
      }
    }
    return false
  }

  /// Finds a slot for a player who has none, moving others if necessary; true for one who already has a slot.
  mutating func placePlayer(_ player: Int) -> Bool {
    if slotOfPlayer[player] >= 0 { return true }
    var seen = [Bool](repeating: false, count: kindOfSlot.count)
    return placePlayer(player, &seen)
  }

  private mutating func placePlayer(_ player: Int, _ seen: inout [Bool]) -> Bool {
    for slot in kindOfSlot.indices where !seen[slot] && fits(player, slot) {
      seen[slot] = true
      let other = playerInSlot[slot]
      if other < 0 || placePlayer(other, &seen) {
        put(player, in: slot)
        return true
      }
    }
    return false
  }

  private mutating func put(_ player: Int, in slot: Int) {
    slotOfPlayer[player] = slot
    playerInSlot[slot] = player
  }
}

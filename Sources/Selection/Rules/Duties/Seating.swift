/// An assignment of players to seats, where players fit some seats and each seat holds a range of players.
struct Seating {
  /// Whether each player fits each seat.
  private let fits: [[Bool]]
  private let seats: [DutyPlan.Seat]
  /// The seat of each player; `nil` for players without a seat.
  private(set) var seatOf: [Int?]

  /// Seats players with these roles, each in the first seat that leaves one for the others, or one that their given
  /// slot allows; `nil` where they cannot all be seated with the minimum of every seat met.
  /// - Complexity: O(players² · seats²).
  /// - Parameter slots: the slot that a file gives each player; `nil` for any.
  init?(_ seats: [DutyPlan.Seat], masks: [UInt64], slots: [NamedSlot?]) {
    self.seats = seats
    fits = zip(masks, slots).map { mask, slot in
      seats.map { seat in (seat.roles.map { $0 & mask != 0 } ?? true) && (slot?.allows(seat) ?? true) }
    }
    seatOf = masks.map { _ in nil }
    // Required seats first; a player who has a seat keeps one from then on.
    for seat in seats.indices {
      for _ in 0..<seats[seat].count.lowerBound {
        var tried = Set<Int>()
        guard fill(seat, &tried) else { return nil }
      }
    }
    for player in masks.indices where seatOf[player] == nil {
      var tried = Set<Int>()
      guard place(player, &tried) else { return nil }
    }
  }

  private func players(in seat: Int) -> [Int] { seatOf.indices.filter { seatOf[$0] == seat } }

  /// Finds one more player for a seat, possibly from another seat that can be refilled.
  private mutating func fill(_ seat: Int, _ tried: inout Set<Int>) -> Bool {
    for player in seatOf.indices
    where fits[player][seat] && seatOf[player] != seat && tried.insert(player).inserted {
      let old = seatOf[player]
      if let old, players(in: old).count <= seats[old].count.lowerBound, !fill(old, &tried) { continue }
      seatOf[player] = seat
      return true
    }
    return false
  }

  /// Finds a seat for a player, possibly that of another player who can move to a free one.
  private mutating func place(_ player: Int, _ tried: inout Set<Int>) -> Bool {
    for seat in seats.indices where fits[player][seat] && tried.insert(seat).inserted {
      let others = players(in: seat)
      if others.count < seats[seat].count.upperBound {
        seatOf[player] = seat
        return true
      }
      for other in others where place(other, &tried) {
        seatOf[player] = seat
        return true
      }
    }
    return false
  }
}

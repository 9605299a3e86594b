/// Who takes which seat, where players fit some of them and each seat is for so many.
struct Seating {
  /// By player the seats that they fit.
  private let fits: [[Bool]]
  private let seats: [DutyPlan.Seat]
  /// By player the seat; `nil` for whoever stands.
  private(set) var seatOf: [Int?]

  /// Seats players of these roles, those who are said to stand somewhere there, in their order each in the first seat that leaves one for the others; `nil` where they
  /// cannot all sit so that every seat has its least number.
  /// - Complexity: O(players² · seats²).
  /// - Parameter slots: by player where they are said to stand; `nil` for anywhere.
  init?(_ seats: [DutyPlan.Seat], masks: [UInt64], slots: [NamedSlot?]) {
    self.seats = seats
    fits = zip(masks, slots).map { mask, slot in
      seats.map { seat in (seat.roles.map { $0 & mask != 0 } ?? true) && (slot?.allows(seat) ?? true) }
    }
    seatOf = masks.map { _ in nil }
    // What must be taken first; whoever sits stays seated then.
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

  /// Finds a player more for a seat, who may leave another one that finds a player then.
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

  /// Finds a seat for a player, who may take that of another one who finds one then.
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

/// An assignment of players to seats, where players fit some seats and each seat holds a range of players.
struct Seating {
  /// The seat of each player.
  private(set) var seatOf: [Int] = []

  /// Seats players with these roles; of all seatings it is the one in which the first player has the first possible seat,
  /// then the second, and so on. `nil` where they cannot all be seated with the minimum of every seat met.
  /// - Parameter slots: the slot that a file gives each player; `nil` for any.
  /// - Complexity: O(players³ · seats²) at worst.
  init?(_ seats: [DutyPlan.Seat], masks: [UInt64], slots: [NamedSlot?]) {
    var fits = zip(masks, slots).map { mask, slot in
      seats.enumerated().reduce(UInt64(0)) { fits, next in
        let (index, seat) = next
        let takes = (seat.roles.map { $0 & mask != 0 } ?? true) && (slot?.allows(seat) ?? true)
        return takes ? fits | 1 << UInt64(index) : fits
      }
    }
    // Players and minima can be satisfied together if each can alone (Mendelsohn and Dulmage 1958).
    func isPossible() -> Bool {
      let shortage = RoleShortage(masks: fits, counts: seats.map(\.count))
      return shortage.crowded == nil && shortage.lacking == nil
    }
    guard isPossible() else { return nil }
    for player in fits.indices {
      var open = fits[player]
      // If no other seat is possible, the last one is.
      while open.nonzeroBitCount > 1 {
        fits[player] = 1 << UInt64(open.trailingZeroBitCount)
        if isPossible() { break }
        open &= open - 1
      }
      seatOf.append(open.trailingZeroBitCount)
      fits[player] = 1 << UInt64(open.trailingZeroBitCount)
    }
  }
}

extension RuledPool {
  /// Returns the role that each player of a team fills where all members count alike: of all assignments the one in which
  /// the first player has the first possible role, then the second, and so on. The team may be partial: whoever is to
  /// come may play anything.
  /// - Parameters:
  ///   - team: indices in the pool.
  ///   - slots: the slots that a file gives to some of them.
  /// - Returns: `nil` if the rules have no roles, the players cannot fill them, there are more than a team has, or
  ///   members have duties (``LinedUpTeam``).
  public func places(of team: [Int], slots: [Int: NamedSlot] = [:]) -> [String]? {
    duties == nil ? roles(of: team, slots: slots) : nil
  }

  /// Returns the same, whatever their duties.
  func roles(of team: [Int], slots: [Int: NamedSlot]) -> [String]? {
    let seats = rules.roles.enumerated().map { index, role in
      DutyPlan.Seat(name: role.name, roles: 1 << UInt64(index), count: role.count)
    }
    guard !seats.isEmpty, team.count <= rules.size else { return nil }
    let toCome = rules.size - team.count
    let seating = Seating(
      seats, masks: team.map { eligibility.masks[$0] } + [UInt64](repeating: .max, count: toCome),
      slots: team.map { slots[$0] } + [NamedSlot?](repeating: nil, count: toCome))
    return seating?.seatOf.prefix(team.count).map { rules.roles[$0].name }
  }
}

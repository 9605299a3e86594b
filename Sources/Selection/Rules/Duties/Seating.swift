/// An assignment of players to seats, where players fit some seats and each seat holds a range of players.
struct Seating {
  /// The seat of each player.
  private(set) var seatOf: [Int]

  /// Seats players with these roles; of all seatings it is the one in which the first player has the first possible seat,
  /// then the second, and so on. `nil` where they cannot all be seated with the minimum of every seat met.
  /// - Parameter slots: the slot that a file gives each player; `nil` for any.
  /// - Complexity: O(players³ · seats³) at worst.
  init?(_ seats: [DutyPlan.Seat], masks: [UInt64], slots: [NamedSlot?]) {
    var fits = zip(masks, slots).map { mask, slot in
      seats.map { seat in (seat.roles.map { $0 & mask != 0 } ?? true) && (slot?.allows(seat) ?? true) }
    }
    let counts = seats.map(\.count)
    guard var found = SeatMatching(fits, counts)?.seatOf else { return nil }
    for player in found.indices {
      for seat in 0..<found[player] where fits[player][seat] {
        var tried = fits
        tried[player] = seats.indices.map { $0 == seat }
        guard let better = SeatMatching(tried, counts) else { continue }
        found = better.seatOf
        break
      }
      fits[player] = seats.indices.map { $0 == found[player] }
    }
    seatOf = found
  }
}

/// Any seats for all players, found along augmenting paths.
private struct SeatMatching {
  private let fits: [[Bool]]
  private let counts: [ClosedRange<Int>]
  private var seats: [Int?]

  /// The seat of each player.
  var seatOf: [Int] { seats.map { $0! } }

  /// Seats players; `nil` where they cannot all be seated with the minimum of every seat met.
  /// - Parameter fits: by player, whether they fit each seat.
  /// - Complexity: O(players² · seats²).
  init?(_ fits: [[Bool]], _ counts: [ClosedRange<Int>]) {
    (self.fits, self.counts) = (fits, counts)
    seats = fits.map { _ in nil }
    // Required seats first; a player who has a seat keeps one from then on.
    for seat in counts.indices {
      for _ in 0..<counts[seat].lowerBound {
        var tried = Set<Int>()
        guard fill(seat, &tried) else { return nil }
      }
    }
    for player in fits.indices where seats[player] == nil {
      var tried = Set<Int>()
      guard place(player, &tried) else { return nil }
    }
  }

  private func players(in seat: Int) -> [Int] { seats.indices.filter { seats[$0] == seat } }

  /// Finds one more player for a seat, possibly from another seat that can be refilled.
  private mutating func fill(_ seat: Int, _ tried: inout Set<Int>) -> Bool {
    for player in seats.indices
    where fits[player][seat] && seats[player] != seat && tried.insert(player).inserted {
      let old = seats[player]
      if let old, players(in: old).count <= counts[old].lowerBound, !fill(old, &tried) { continue }
      seats[player] = seat
      return true
    }
    return false
  }

  /// Finds a seat for a player, possibly that of another player who can move to a free one.
  private mutating func place(_ player: Int, _ tried: inout Set<Int>) -> Bool {
    for seat in counts.indices where fits[player][seat] && tried.insert(seat).inserted {
      let others = players(in: seat)
      if others.count < counts[seat].upperBound {
        seats[player] = seat
        return true
      }
      for other in others where place(other, &tried) {
        seats[player] = seat
        return true
      }
    }
    return false
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

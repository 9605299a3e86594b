/// The kinds of slots: how many of each kind a team fills, and which players fit it.
///
/// Quotas have a kind for each role. Slots that admit the same roles are one kind, of which a team fills exactly that
/// many. Where anyone may play there is one kind for all.
struct Slots: Sendable {
  /// By kind: the fewest and the most slots that a team fills.
  let bounds: [ClosedRange<Int>]
  /// By kind: the roles that fit.
  private let roles: [UInt32]
  /// By kind: the places in the rules that it represents: its role, or its slots.
  private let places: [[Int]]

  /// The slots of a team of `size`.
  init(_ slots: TeamSlots, size: Int) {
    switch slots {
    case .anyone:
      bounds = [0...size]
      roles = []
      places = [[Int](repeating: 0, count: size)]
    case .quotas(let quotas):
      precondition(quotas.count <= 32, "a player's roles are a mask of 32 bits")
      bounds = quotas.map { max(0, $0.lowerBound)...max(0, $0.upperBound) }
      roles = quotas.indices.map { 1 << UInt32($0) }
      places = quotas.indices.map { [Int](repeating: $0, count: size) }
    case .each(let slots):
      precondition(slots.count == size, "a team has a player for every slot")
      var kinds: [(roles: UInt32, slots: [Int])] = []
      for (slot, mask) in slots.enumerated() {
        if let kind = kinds.firstIndex(where: { $0.roles == mask }) {
          kinds[kind].slots.append(slot)
        } else {
          kinds.append((mask, [slot]))
        }
      }
      precondition(kinds.count <= 64, "a team has at most 64 different slots")
      bounds = kinds.map { $0.slots.count...$0.slots.count }
      roles = kinds.map(\.roles)
      places = kinds.map(\.slots)
    }
  }

  /// The kinds of slots, a bit for each, that a player of these roles can take.
  func kinds(forRoles mask: UInt32) -> UInt64 {
    guard !roles.isEmpty else { return 1 }
    var kinds: UInt64 = 0
    for (kind, roles) in roles.enumerated() where roles & mask != 0 { kinds |= 1 << UInt64(kind) }
    return kinds
  }

  /// By kind: the place in the rules of the next player placed there.
  func places(ofKinds kinds: [Int]) -> [Int] {
    var placed = [Int](repeating: 0, count: bounds.count)
    return kinds.map { kind in
      defer { placed[kind] += 1 }
      return places[kind][placed[kind]]
    }
  }
}

// MARK: - Placing a team

extension Slots {
  /// Whether these players, given by the kinds that each can take, can all be placed so that every kind has as many as
  /// it needs.
  func admit(_ players: [UInt64]) -> Bool {
    slot(players, leaving: bounds)
  }

  /// By player: the kind of their slot, in the assignment that gives the first player the first possible kind, then the
  /// second, and so on; `nil` if there is none.
  /// - Complexity: O(players³ · kinds²) at worst.
  func placement(of players: [UInt64]) -> [Int]? {
    guard admit(players) else { return nil }
    var left = bounds
    return players.indices.map { player in
      let others = Array(players[(player + 1)...])
      for kind in left.indices where players[player] >> UInt64(kind) & 1 == 1 && left[kind].upperBound > 0 {
        var after = left
        after[kind] = max(0, left[kind].lowerBound - 1)...(left[kind].upperBound - 1)
        if slot(others, leaving: after) {
          left = after
          return kind
        }
      }
      preconditionFailure("a team that can be placed has a slot for each player")
    }
  }

  /// Matches required slots with players, then the remaining players with any slots: augmenting keeps every placed
  /// player placed. (Mendelsohn and Dulmage 1958.)
  private func slot(_ players: [UInt64], leaving bounds: [ClosedRange<Int>]) -> Bool {
    var table = SlotTable(players: players)
    for (kind, range) in bounds.enumerated() {
      guard range.lowerBound <= players.count else { return false }
      for _ in 0..<range.lowerBound where !table.fillSlot(ofKind: kind) { return false }
    }
    for (kind, range) in bounds.enumerated() {
      let open = min(range.upperBound, players.count) - range.lowerBound
      for _ in 0..<max(0, open) { table.addSlot(ofKind: kind) }
    }
    return players.indices.allSatisfy { table.placePlayer($0) }
  }
}

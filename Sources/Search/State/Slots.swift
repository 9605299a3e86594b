/// The kinds of slots: how many of each kind a team fills, and which players fit it. There is a kind for each role, or
/// one for all where anyone may play.
struct Slots: Sendable {
  /// By kind: the fewest and the most slots that a team fills.
  let bounds: [ClosedRange<Int>]
  private let isForAnyone: Bool

  /// The slots of a team of `size`.
  /// - Parameter slots: by role how many players fill it; empty where anyone may play.
  init(_ slots: [ClosedRange<Int>], size: Int) {
    precondition(slots.count <= 32, "a player's roles are a mask of 32 bits")
    isForAnyone = slots.isEmpty
    bounds = isForAnyone ? [0...size] : slots.map { max(0, $0.lowerBound)...max(0, $0.upperBound) }
  }

  /// The kinds of slots, a bit for each, that a player of these roles can take.
  func kinds(forRoles mask: UInt32) -> UInt64 {
    isForAnyone ? 1 : UInt64(mask) & (1 << UInt64(bounds.count) - 1)
  }

  /// Whether these players, given by the kinds that each can take, can all be placed so that every kind has as many as
  /// it needs.
  ///
  /// Matches required slots with players, then the remaining players with any slots: augmenting keeps every placed
  /// player placed. (Mendelsohn and Dulmage 1958.)
  func admit(_ players: [UInt64]) -> Bool {
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

extension Problem {
  /// The kinds of slots that the player of a row can take, a bit for each.
  func kinds(ofRow row: Int, _ slots: Slots) -> UInt64 {
    slots.kinds(forRoles: roles.isEmpty ? 0 : roles[row])
  }
}

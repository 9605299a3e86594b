/// How many slots of each kind a team fills; there is a kind for each role, or one for all where anyone may play.
struct Slots: Sendable {
  /// By kind: the fewest and the most slots that a team fills.
  let bounds: [ClosedRange<Int>]
  private let isForAnyone: Bool

  /// The slots of a team of `size`, by role; none where anyone may play.
  init(_ slots: [ClosedRange<Int>], size: Int) {
    precondition(slots.count <= 32, "a player's roles are a mask of 32 bits")
    isForAnyone = slots.isEmpty
    bounds = isForAnyone ? [0...size] : slots.map { max(0, $0.lowerBound)...max(0, $0.upperBound) }
  }

  /// The kinds of slots, a bit for each, that a player of these roles can take.
  func kinds(forRoles mask: UInt32) -> UInt64 {
    isForAnyone ? 1 : UInt64(mask) & (1 << UInt64(bounds.count) - 1)
  }

  /// Whether these players, given by the kinds that each can take, can be placed so that every kind has as many as it
  /// needs: if some matching places all players and one fills all required slots, one does both. (Mendelsohn, Dulmage 1958.)
  func admit(_ players: [UInt64]) -> Bool {
    guard bounds.allSatisfy({ $0.lowerBound <= players.count }) else { return false }
    func slots(_ count: (ClosedRange<Int>) -> Int) -> [Int] {
      bounds.indices.flatMap { Array(repeating: $0, count: min(count(bounds[$0]), players.count)) }
    }
    func fits(_ player: UInt64, _ kind: Int) -> Bool { player >> UInt64(kind) & 1 == 1 }
    return canMatch(players, with: slots(\.upperBound), where: fits)
      && canMatch(slots(\.lowerBound), with: players) { fits($1, $0) }
  }
}

/// Whether each of some elements can get another partner: a matching that grows along augmenting paths.
private func canMatch<Element, Partner>(
  _ elements: [Element], with partners: [Partner], where fits: (Element, Partner) -> Bool
) -> Bool {
  var elementOfPartner = [Int?](repeating: nil, count: partners.count)
  func match(_ element: Int, _ seen: inout [Bool]) -> Bool {
    for partner in partners.indices where !seen[partner] && fits(elements[element], partners[partner]) {
      seen[partner] = true
      if elementOfPartner[partner].map({ match($0, &seen) }) ?? true {
        elementOfPartner[partner] = element
        return true
      }
    }
    return false
  }
  return elements.indices.allSatisfy { element in
    var seen = [Bool](repeating: false, count: partners.count)
    return match(element, &seen)
  }
}

extension Problem {
  /// The kinds of slots that the player of a row can take, a bit for each.
  func kinds(ofRow row: Int, _ slots: Slots) -> UInt64 {
    slots.kinds(forRoles: roles.isEmpty ? 0 : roles[row])
  }
}

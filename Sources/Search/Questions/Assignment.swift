extension Problem {
  /// Assigns the players of a team to slots: by player, in the order of `rows`, the index of their slot, or of the role
  /// that they count for; 0 for all where anyone may play.
  ///
  /// Of all assignments it is the one in which the first player of `rows` has the first possible slot or role, then the
  /// second, and so on; slots that admit the same roles are filled in their order.
  ///
  /// The team may lack players: the assignment leaves slots that players who can play anything could fill.
  /// - Returns: `nil` if the players cannot fill the slots, or are more than a team has.
  /// - Complexity: O(players³ · slots²) at worst.
  public func assignment(of rows: [Int]) -> [Int]? {
    let slots = Slots(self.slots, size: size)
    guard rows.count <= size else { return nil }
    let toCome = [UInt64](repeating: .max, count: size - rows.count)
    let placed = slots.placement(of: rows.map { kinds(ofRow: $0, slots) } + toCome)
    return placed.map { Array(slots.places(ofKinds: $0).prefix(rows.count)) }
  }

  /// The kinds of slots that the player of a row can take, a bit for each.
  func kinds(ofRow row: Int, _ slots: Slots) -> UInt64 {
    slots.kinds(forRoles: roles.isEmpty ? 0 : roles[row])
  }
}

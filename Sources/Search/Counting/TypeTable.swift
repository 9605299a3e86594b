/// Players grouped by equal skill and cost: a hash table with linear probing, because sorting a million
/// players of a few thousand types takes ten times as long.
struct TypeTable<Value: WholeNumber> {
  /// The types found, in the order of their first players.
  private(set) var types: [PlayerType<Value>] = []
  /// Indices of types, −1 for none; a power of two of them, at most half in use.
  private var slots = [Int32](repeating: -1, count: 64)

  /// Counts one more player.
  /// - Parameters:
  ///   - skill: his skill.
  ///   - cost: his cost.
  ///   - loss: what swapping him loses.
  ///   - inBase: whether he stands in the base.
  /// - Returns: the index of his type.
  @inline(__always)
  mutating func add(skill: Value, cost: Value, loss: Value, inBase: Bool) -> Int {
    let slot = slot(skill, cost)
    if slots[slot] >= 0 {
      types[Int(slots[slot])].copies += 1
      return Int(slots[slot])
    }
    slots[slot] = Int32(types.count)
    types.append(
      PlayerType(skill: skill, cost: cost, loss: loss, copies: 1, winners: 0, inBase: inBase))
    if types.count * 2 > slots.count { grow() }
    return types.count - 1
  }

  /// Notes that one of the players of a type is a winner.
  mutating func addWinner(_ type: Int) {
    types[type].winners += 1
  }

  /// Where the type with these values is, or would be.
  @inline(__always)
  private func slot(_ skill: Value, _ cost: Value) -> Int {
    var slot = Self.hash(skill, cost) & (slots.count - 1)
    while slots[slot] >= 0 {
      let type = types[Int(slots[slot])]
      if type.cost == cost, type.skill == skill { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  /// Multiplies by odd constants and takes the upper half, where all digits have had their say.
  @inline(__always)
  private static func hash(_ skill: Value, _ cost: Value) -> Int {
    let mixed =
      UInt64(truncatingIfNeeded: skill) &* 0x9E37_79B9_7F4A_7C15
      ^ UInt64(truncatingIfNeeded: cost) &* 0xC2B2_AE3D_27D4_EB4F
    return Int(truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 4)
    for (index, type) in types.enumerated() { slots[slot(type.skill, type.cost)] = Int32(index) }
  }
}

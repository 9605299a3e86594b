/// The players by the roles that they fit, so that what is still to come can be bounded class by class: a team that
/// lacks two goalkeepers gets no more from the five best forwards.
struct RoleClasses {
  /// By player in the order of the census the number of their class.
  let numbers: [Int]
  /// By class a bit for each role that its players fit, and for each that nobody else fits.
  private let masks: [UInt64], own: [UInt64]

  /// With more classes than this all players are one: a bound would take longer than it saves.
  private static let most = 12

  /// The classes of an order of players.
  /// - Complexity: O(players + classes²).
  init(_ pool: CensusPool, order: [Int]) {
    let fits = order.map { pool.masks[$0] }
    let different = Set(fits).sorted()
    guard !pool.ruled.terms.placeCounts.isEmpty, (1...Self.most).contains(different.count) else {
      (numbers, masks, own) = (order.map { _ in 0 }, [.max], [.max])
      return
    }
    let number = Dictionary(uniqueKeysWithValues: different.enumerated().map { ($1, $0) })
    numbers = fits.map { number[$0] ?? 0 }
    masks = different
    own = different.map { mask in different.reduce(mask) { $1 == mask ? $0 : $0 & ~$1 } }
  }

  /// How many classes there are.
  var count: Int { masks.count }

  /// By class how many of it may join a part in a state, and must.
  func room(in slots: SlotStates, state: Int, missing: Int) -> [ClosedRange<Int>] {
    zip(masks, own).map { mask, own in
      let room = slots.room(for: mask, alone: own, in: state) ?? 0...missing
      return min(room.lowerBound, missing)...min(room.upperBound, missing)
    }
  }
}

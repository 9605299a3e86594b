/// The players grouped by the roles that they fit, so that the rest can be bounded class by class: a team that lacks
/// two goalkeepers gains nothing more from the five best forwards.
struct RoleClasses {
  /// The class number of each player in the order of the census.
  let numbers: [Int]
  /// For each class, a bit for each role that its players fit, and for each role that no other players fit.
  private let masks: [UInt64], own: [UInt64]

  /// The most classes; with more, all players form one, because the bound would take longer than it saves.
  private static let most = 12

  /// Creates the classes of an order of players.
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

  /// The number of classes.
  var count: Int { masks.count }

  /// Returns for each class how many of its players must and may join a partial team in a state.
  func room(in slots: SlotStates, state: Int, missing: Int) -> [ClosedRange<Int>] {
    zip(masks, own).map { mask, own in
      let room = slots.room(for: mask, alone: own, in: state) ?? 0...missing
      return min(room.lowerBound, missing)...min(room.upperBound, missing)
    }
  }
}

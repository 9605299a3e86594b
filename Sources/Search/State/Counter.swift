/// A sum over a team of a number that each player has: ownership, age, 1 for each new player.
public struct Counter: Sendable, Hashable {
  /// The number, by row; of either sign.
  public var weights: [Int]
  /// The least that the sum may be; `nil` for no limit.
  public var least: Int?
  /// The most that the sum may be; `nil` for no limit.
  public var most: Int?
  /// What is deducted from the team's skill for a sum that is too high; `nil` for nothing.
  public var charge: Charge?

  /// A price for each unit beyond a free amount.
  public struct Charge: Sendable, Hashable {
    /// The highest sum that is free.
    public var beyond: Int
    /// The skill deducted for each unit above it, 0 or more, in the unit of totals.
    public var perUnit: Int128

    /// A charge.
    public init(beyond: Int, perUnit: Int128) {
      self.beyond = beyond
      self.perUnit = perUnit
    }
  }

  /// A counter.
  public init(weights: [Int], least: Int? = nil, most: Int? = nil, charge: Charge? = nil) {
    self.weights = weights
    self.least = least
    self.most = most
    self.charge = charge
  }

  /// The rule that it amounts to where it counts some players, without a charge.
  var asGroup: GroupRule? {
    guard charge == nil, weights.allSatisfy({ $0 == 0 || $0 == 1 }) else { return nil }
    let members = weights.indices.filter { weights[$0] == 1 }
    return GroupRule(members: members, least: least ?? 0, most: most ?? .max)
  }
}

/// A sum over a team of a number that each player has: ownership, age, 1 for whoever is new.
public struct Counter: Sendable, Hashable {
  /// The number, by row; of either sign.
  public var weights: [Int]
  /// The least that the sum may be; `nil` for anything.
  public var least: Int?
  /// The most that it may be; `nil` for anything.
  public var most: Int?
  /// What is taken off the team's skill for a sum that is too high; `nil` for nothing.
  public var charge: Charge?

  /// A price for each unit beyond a free amount.
  public struct Charge: Sendable, Hashable {
    /// The highest sum that is free.
    public var beyond: Int
    /// Skill taken off for each unit above it, 0 or more, in the unit in which totals are.
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
}

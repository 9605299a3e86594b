/// A limit on the sum of a number that each free player has.
struct SumLimit: Sendable {
  /// By player.
  let weights: [Int64]
  /// The least sum of a team's players, without the locked ones; `nil` for anything.
  let least: Int64?
  /// The most.
  let most: Int64?
  /// By player the number in coarse units, so that a whole price of a unit is fine enough.
  let pricedWeights: [Int32]
  /// Between which sums of coarse units every team lies that keeps the limit.
  let pricedBounds: ClosedRange<Int>
  /// Whether the bound alone looks at it: something else sees to it that it is kept.
  let isForBoundOnly: Bool

  /// Numbers up to this are not made coarser.
  private static var mostUnits: Int64 { 1_000 }

  /// A limit for teams of `choose` players; `nil` if none can keep it.
  ///
  /// All sums of teams leave the same rest when divided by what divides the differences of the numbers: of even ones no
  /// sum is odd. Units are rounded down: Σ ⌊w/q⌋ ≤ ⌊Σ w / q⌋, and no more than choose·(q − 1)/q below it.
  init?(weights: [Int64], least: Int64?, most: Int64?, choose: Int, isForBoundOnly: Bool = false) {
    let first = weights.first ?? 0
    let step = weights.reduce(0) { greatestCommonDivisor($0, abs($1 - first)) }
    let sum = first * Int64(choose)
    guard step > 0 || (least ?? sum <= sum && sum <= most ?? sum) else { return nil }
    let least = least.map { $0.raised(toStepsOf: step, from: sum) }
    let most = most.map { -(-$0).raised(toStepsOf: step, from: -sum) }
    self.weights = weights
    self.least = least
    self.most = most
    self.isForBoundOnly = isForBoundOnly
    let largest = weights.reduce(0) { max($0, abs($1)) }
    let unit = max(1, (largest + Self.mostUnits - 1) / Self.mostUnits)
    let units = weights.map { Int32($0.roundedDown(by: unit)) }
    pricedWeights = units
    let lowest = Int64(units.min() ?? 0) * Int64(choose)
    let highest = Int64(units.max() ?? 0) * Int64(choose)
    let from = least.map { -(Int64(choose) * (unit - 1) - $0).roundedDown(by: unit) } ?? lowest
    let upTo = most.map { $0.roundedDown(by: unit) } ?? highest
    guard least ?? .min <= most ?? .max, max(from, lowest) <= min(upTo, highest) else { return nil }
    pricedBounds = Int(max(from, lowest))...Int(min(upTo, highest))
  }

  /// Whether a team keeps it.
  func admits(_ team: [FreePlayer]) -> Bool {
    let sum = team.reduce(0) { $0 + weights[$1] }
    return sum >= least ?? .min && sum <= most ?? .max
  }
}

extension Int64 {
  /// The least number from this one on that is some steps away from another one.
  fileprivate func raised(toStepsOf step: Int64, from other: Int64) -> Int64 {
    guard step > 1 else { return self }
    let rest = (other - self) % step
    return self + (rest < 0 ? rest + step : rest)
  }

  /// The quotient rounded down.
  fileprivate func roundedDown(by unit: Int64) -> Int64 {
    self >= 0 ? self / unit : -((-self + unit - 1) / unit)
  }
}

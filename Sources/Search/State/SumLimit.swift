/// A limit on the sum of a number that each free player has.
struct SumLimit: Sendable {
  /// The number of each player.
  let weights: [Int64]
  /// The least sum of a team's players, without the locked ones; `nil` for no limit.
  let least: Int64?
  /// The most that the sum may be; `nil` for no limit.
  let most: Int64?
  /// By player: the number in coarse units, so that a whole price per unit is fine enough.
  let pricedWeights: [Int32]
  /// The sums in coarse units between which every team within the limit lies.
  let pricedBounds: ClosedRange<Int>
  /// Whether only the bound uses it, because something else enforces it.
  let isForBoundOnly: Bool

  /// Numbers up to this are not coarsened.
  private static var mostUnits: Int64 { 1_000 }

  /// A limit for teams of `choose` players; `nil` if none can satisfy it. All sums leave the same remainder when
  /// divided by what divides the differences of the numbers: a sum of even numbers is never odd. Units are rounded
  /// down: Σ ⌊w/q⌋ ≤ ⌊Σ w / q⌋, at most choose·(q − 1)/q below it.
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

  /// Whether a team is within the limit.
  func admits(_ team: [FreePlayer]) -> Bool {
    let sum = team.reduce(0) { $0 + weights[$1] }
    return sum >= least ?? .min && sum <= most ?? .max
  }
}

extension Int64 {
  /// The least number, from this one up, that is a whole number of steps away from another one.
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

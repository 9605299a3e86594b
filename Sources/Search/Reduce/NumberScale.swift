/// How the numbers of a problem were made small: with a lowest value of 0, in the largest common unit. A team has
/// exactly `size` players, so a shift moves every total by the same amount.
struct NumberScale: Sendable {
  /// One column's shift and unit.
  struct Column: Sendable {
    var lowest: Int128
    /// The common divisor of all differences from the lowest value, at least 1.
    var unit: Int128
    var highest: Int128

    init<Value: WholeNumber>(_ values: [Value]) {
      let (lowest, highest) = (values.min() ?? 0, values.max() ?? 0)
      var unit: Value.Magnitude = 0
      for value in values where unit != 1 {
        unit = greatestCommonDivisor(unit, Value.Magnitude(truncatingIfNeeded: value &- lowest))
      }
      self.lowest = Int128(lowest)
      self.unit = max(1, Int128(unit))
      self.highest = (Int128(highest) - Int128(lowest)) / self.unit
    }

    /// The column in scaled numbers, which `highest` fits.
    func scaled<Value: WholeNumber, Scaled: WholeNumber>(_ values: [Value]) -> [Scaled] {
      let lowest = Value(self.lowest)
      let unit = Value.Magnitude(self.unit)
      return values.map { value in
        // A difference may exceed `Value.max`: only its magnitude widens without turning negative.
        let above = Value.Magnitude(truncatingIfNeeded: value &- lowest)
        return Scaled(truncatingIfNeeded: unit == 1 ? above : above / unit)
      }
    }

    /// The total of a team before scaling.
    func total(_ scaled: some WholeNumber, size: Int) -> Int128 {
      Int128(scaled) * unit + Int128(size) * lowest
    }
  }

  var skills: Column
  var costs: Column
  var size: Int

  /// The scale of some players' values, of which there may be none.
  init<Value: WholeNumber>(skills: [Value], costs: [Value], size: Int) {
    self.skills = Column(skills.isEmpty ? [0] : skills)
    self.costs = Column(costs.isEmpty ? [0] : costs)
    self.size = size
  }

  /// The budget in scaled cost, at most the highest cost of any team; `nil` if it is below the lowest.
  func scaled(budget: Int128) -> Int128? {
    let least = Int128(size) * costs.lowest
    guard budget >= least else { return nil }
    return min((budget - least) / costs.unit, Int128(size) * costs.highest)
  }
}

/// The greatest common divisor by Euclid's algorithm; that of 0 and a number is the number.
func greatestCommonDivisor<Value: BinaryInteger>(_ first: Value, _ second: Value) -> Value {
  var (a, b) = (first, second)
  while b != 0 { (a, b) = (b, a % b) }
  return a
}

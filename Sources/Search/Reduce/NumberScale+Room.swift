extension NumberScale {
  /// Room for the multipliers and teams of these players in numbers of some width; `nil` where even totals do not fit.
  func room<Value: WholeNumber>(_: Value.Type) -> MultiplierRoom<Value>? {
    MultiplierRoom(size: size, highestSkill: skills.highest, highestCost: costs.highest)
  }
}

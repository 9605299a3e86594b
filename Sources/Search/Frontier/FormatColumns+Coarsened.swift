extension FormatColumns {
  /// The numbers in units of which `skill` and `cost` make one, skills rounded down and costs up: what is legal and
  /// skilled there is so in truth. `nil` where no cost is sure to be allowed.
  func coarsened(skill: Value, cost: Value, choose: Int) -> FormatColumns? {
    // Rounding up adds less than a unit for each player.
    let added = window.lowerBound > 0 ? Value(choose) * (cost - 1) : 0
    let lowest = (window.lowerBound + added + cost - 1) / cost
    let highest = window.upperBound / cost
    guard lowest <= highest else { return nil }
    return FormatColumns(
      skills: skills.map { $0 / skill }, costs: costs.map { ($0 + cost - 1) / cost }, window: lowest...highest
    )
  }
}

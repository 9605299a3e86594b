extension RestBounds.Price {
  /// The price at which the bound for whole teams is about lowest.
  ///
  /// It is found in floating point, which is harmless here: no result depends on it, only how much work there is.
  /// - Complexity: O(players), at worst O(players · size).
  static func tight(skills: [Int128], costs: [Int128], size: Int, mostCost: Int128) -> Self {
    let limit = Int128(1) << 90
    let isSmall = (skills + costs + [mostCost]).allSatisfy { $0.magnitude < limit.magnitude }
    guard isSmall, size > 0, skills.count > size else { return Self() }
    let skills = skills.map { Double($0) }
    let costs = costs.map { Double($0) }
    let budget = Double(mostCost)
    func bound(_ price: Double) -> Double {
      var best = LargestFew<Double>(count: size)
      for player in skills.indices { best.insert(skills[player] - price * costs[player]) }
      return best.numbers.reduce(price * budget, +)
    }
    let dearest = costs.max() ?? 0
    let spread = (skills.max() ?? 0) - (skills.min() ?? 0)
    guard dearest > 0, spread > 0 else { return Self() }
    var (low, high) = (0.0, spread / (costs.filter { $0 > 0 }.min() ?? 1))
    for _ in 0..<60 {
      let (first, second) = (low + (high - low) / 3, high - (high - low) / 3)
      if bound(first) <= bound(second) { high = second } else { low = first }
    }
    let price = (low + high) / 2
    // Where money is no object the lowest point lies at the end of the range.
    return Self(near: bound(0) <= bound(price) ? 0 : price)
  }

  /// A fraction near a price, of numbers below 2^20.
  private init(near price: Double) {
    let scale = Double(1 << 20)
    self.init(
      money: Int128((price > 1 ? scale : price * scale).rounded()),
      skill: Int128((price > 1 ? scale / price : scale).rounded()))
  }
}

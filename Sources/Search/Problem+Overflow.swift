import Tables

extension Problem {
  /// A column of a problem.
  public enum Column: Sendable, Hashable {
    /// The skills.
    case skill
    /// The costs.
    case cost
    /// The weights of a counter, by its index.
    case counter(Int)
  }

  /// The largest total, positive or negative, that the search can compute with: 118 bits with the sign. Shifting the
  /// lowest skill to zero can double a total, prices add to weights, and the mark for "none" lies apart.
  public static let largestTotal: Int128 = (1 << 117) - 1

  /// The largest sum of a counter, of either sign, that the search can compute with: 64 bits with room for a bound.
  public static let largestSum = (1 << 60) - 1

  /// The first column in which a team's total could exceed what the search can compute with, in whatever order it is
  /// added up; `nil` if there is none. A problem with such a column must not be searched.
  /// - Complexity: O(n)
  public var overflowingColumn: Column? {
    if let column = columnExceeding(Self.largestTotal) { return column }
    let most = UInt(Self.largestSum) / UInt(size)
    return counters.firstIndex { $0.weights.contains { $0.magnitude > most } }.map { .counter($0) }
  }

  /// The first column in which a team's total could leave ±`largest`, if any.
  func columnExceeding(_ largest: Int128) -> Column? {
    let charged = counters.reduce(UInt128(0)) { $0.addingSaturated($1.mostCharged(size)) }
    guard charged < largest.magnitude else { return .skill }
    let forSkill = largest - Int128(charged)
    if exceeds(forSkill, skills, times: duties.map(\.skillTimes).max() ?? 1) { return .skill }
    if exceeds(largest, costs, times: duties.map(\.costTimes).max() ?? 1) { return .cost }
    let own = ownChoices.values.joined()
    if exceeds(forSkill, .wide(own.map(\.skill)), times: 1) { return .skill }
    if exceeds(largest, .wide(own.map(\.cost)), times: 1) { return .cost }
    return nil
  }

  private func exceeds(_ largestTotal: Int128, _ units: DecimalColumn.Units, times: Int) -> Bool {
    let largest: UInt128 =
      switch units {
      case .narrow(let values): UInt128(values.reduce(0) { max($0, $1.magnitude) })
      case .wide(let values): values.reduce(0) { max($0, $1.magnitude) }
      }
    let (total, overflow) = largest.multipliedReportingOverflow(by: UInt128(size) * UInt128(max(1, times)))
    return overflow || total > largestTotal.magnitude
  }
}

extension Counter {
  /// The most that is ever taken off, or added to make up for it.
  fileprivate func mostCharged(_ size: Int) -> UInt128 {
    guard let charge else { return 0 }
    let largest = weights.reduce(charge.beyond.magnitude) { max($0, $1.magnitude) }
    return UInt128(largest).multipliedSaturated(by: UInt128(size) + 1)
      .multipliedSaturated(by: charge.perUnit.magnitude)
  }
}

import Search

extension TeamRanks {
  /// Whether all counts are exact and right, or valid lower bounds.
  func isTrue(of truth: TeamRanks) -> Bool {
    legal.isTrue(of: truth.legal) && ranks.count == truth.ranks.count
      && zip(ranks, truth.ranks).allSatisfy {
        $0.better.isTrue(of: $1.better) && $0.equal.isTrue(of: $1.equal)
      }
  }
}

extension TeamCount {
  /// Whether the count is right, or a valid lower bound.
  func isTrue(of truth: TeamCount) -> Bool {
    isExact ? self == truth : value <= truth.value
  }
}

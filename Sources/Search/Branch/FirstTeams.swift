/// The teams whose rows come first among those seen, at most `capacity` of them.
struct FirstTeams {
  private var kept: LargestValues<EarlyTeam>

  /// Keeps nothing yet.
  /// - Precondition: `capacity` is at least 1.
  init(capacity: Int) {
    kept = LargestValues(capacity: capacity)
  }

  /// The kept teams in the order of their rows.
  var teams: [[Int32]] {
    kept.values.sorted(by: >).map(\.rows)
  }

  /// Keeps a team, given by its ascending rows, if it is among the first.
  /// - Complexity: O(size) for a team that is not kept, else O(size · log `capacity`).
  mutating func insert(_ rows: [Int32]) {
    kept.insert(EarlyTeam(rows: rows))
  }
}

/// Ascending rows; greater the earlier they come.
private struct EarlyTeam: Comparable {
  var rows: [Int32]

  static func < (left: Self, right: Self) -> Bool {
    right.rows.lexicographicallyPrecedes(left.rows)
  }
}

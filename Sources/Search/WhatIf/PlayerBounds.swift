/// What is known of a player whose figures were not all found before the work was stopped.
public struct PlayerBounds: Sendable, Equatable {
  /// The player's row.
  public var row: Int
  /// The skill of the best legal team with them that is known; `nil` if none is.
  public var skillWithAtLeast: Int128?
  /// No legal team with them has more skill.
  public var skillWithAtMost: Int128
}

extension Problem {
  /// By row: a skill that no legal team with the player exceeds, from prices for money and rules; missing for players
  /// who are in no legal team, and without duties for locked ones. (Reduced-cost bounds, as in ``ForcedBounds``.)
  /// - Returns: nothing where the steps of `limits` are not enough.
  /// - Complexity: that of finding prices for each of ``parts``, without a search.
  func skillsWithAtMost(limits: Limits) -> [Int: Int128] {
    var most: [Int: Int128] = [:]
    for part in parts {
      guard limits.stop.spend(stepsToReduce) else { return [:] }
      // Where as many teams are wanted as there are players, none of them is set aside.
      guard let (question, search) = part.problem.priced(wanted: count, keepsTies: true, limits) else {
        continue
      }
      for (row, weight) in zip(question.players.rows, search.forced.weights) {
        let bound = search.bound(atWeight: weight)
        if bound >= 0 { most[Int(row)] = max(most[Int(row)] ?? .min, question.skill(bound) + part.bonus) }
      }
    }
    return most
  }
}

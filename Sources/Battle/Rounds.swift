/// Fights rounds by rank one after the other, until no two living fighters of a rank face each other or the maximum
/// number of rounds is reached.
///
/// - Parameters:
///   - fighters: the roster with its lives.
///   - most: the maximum number of rounds, 1 or more.
///   - firstNumber: the number of the first fight.
/// - Returns: the rounds with a fight; a single round without one if no two can.
/// - Complexity: O(r · n log n) for r rounds, which are fewer than the fighters: each leaves at least one dead.
public func fightRounds(_ fighters: [Fighter], limit most: Int, firstNumber: Int) -> [War] {
  precondition(most > 0, "a run fights a round")
  var rounds = [wage(fighters, under: .sameRank, firstNumber: firstNumber)]
  while rounds.count < most, let last = rounds.last, let fight = last.fights.last {
    let next = wage(last.fighters, under: .sameRank, firstNumber: fight.number + 1)
    if next.fights.isEmpty { break }
    rounds.append(next)
  }
  return rounds
}

extension War {
  /// Combines consecutive rounds into one war; skipped are the fighters who fought in none of them.
  /// - Precondition: there is at least one round.
  public init(of rounds: [War], under policy: Policy = .sameRank) {
    guard let first = rounds.first, let last = rounds.last else { preconditionFailure("there is a round") }
    let fights = rounds.flatMap(\.fights)
    let haveFought = Set(fights.flatMap { [$0.pair.autobot, $0.pair.decepticon] })
    let fallen = Set(rounds.flatMap(\.fallen))
    self.init(
      fights: fights, fighters: last.fighters, skipped: first.skipped.filter { !haveFought.contains($0) },
      survivors: last.survivors, fallen: policy.byRank(last.fighters).filter(fallen.contains))
  }
}

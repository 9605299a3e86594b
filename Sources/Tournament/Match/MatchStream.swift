import Chance

/// Which match of which tournament: what its chances depend on, and nothing else does. So one match can be
/// played again without changing any other.
public struct MatchKey: Sendable, Hashable {
  /// The seed of the tournaments.
  public var seed: UInt64
  /// The number of the tournament, from 1.
  public var run: Int
  /// The number of the round, from 1.
  public var round: Int
  /// The numbers of both teams in the order of input, from 1.
  public var home, away: Int

  /// The match of `home` against `away` in this round of this tournament.
  public init(seed: UInt64, run: Int, round: Int, home: Int, away: Int) {
    self.seed = seed
    self.run = run
    self.round = round
    self.home = home
    self.away = away
  }

  /// The random numbers of the match.
  public var random: Xoshiro256 {
    let stream = SplitMix64(seed: seed).stream(UInt64(run)).stream(UInt64(round))
      .stream(UInt64(home)).stream(UInt64(away))
    return Xoshiro256(stream)
  }
}

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
  /// The numbers of both teams in the order of input, from 1. The chances do not depend on them.
  public var home, away: Int
  /// What the chances of both teams depend on.
  public var homeName, awayName: TeamStream
  /// How often the match has been played again.
  public var replay: Int

  /// The match of `home` against `away` in this round of this tournament.
  /// - Parameter names: what the chances of both teams depend on; nil for their numbers.
  public init(
    seed: UInt64, run: Int, round: Int, home: Int, away: Int,
    names: (home: TeamStream, away: TeamStream)? = nil,
    replay: Int = 0
  ) {
    self.seed = seed
    self.run = run
    self.round = round
    self.home = home
    self.away = away
    homeName = names?.home ?? TeamStream(number: home)
    awayName = names?.away ?? TeamStream(number: away)
    self.replay = replay
  }

  /// The random numbers of the match.
  public var random: Xoshiro256 {
    let stream = SplitMix64(seed: seed).stream(UInt64(run)).stream(UInt64(round))
      .stream(homeName.bits).stream(awayName.bits)
    return Xoshiro256(replay == 0 ? stream : stream.stream(UInt64(replay)))
  }
}

/// What the chances of a team depend on: its name, so that they stay when a file lists the teams in another order.
public struct TeamStream: Sendable, Hashable {
  fileprivate let bits: UInt64

  /// The stream of a name, from its bytes.
  public init(_ name: String) {
    var end = name.utf8.reduce(SplitMix64(seed: UInt64(name.utf8.count))) { $0.stream(UInt64($1)) }
    bits = end.next()
  }

  init(number: Int) {
    bits = UInt64(number)
  }
}

import Chance

/// The identity of a match in a tournament. The match's random numbers depend on it alone, so one match can be replayed
/// without changing any other.
public struct MatchKey: Sendable, Hashable {
  /// The seed of the tournaments.
  public var seed: UInt64
  /// The number of the tournament, from 1.
  public var run: Int
  /// The number of the round, from 1.
  public var round: Int
  /// The numbers of both teams in the order of input, from 1. Random numbers depend on them only without names.
  public var home, away: Int
  /// The parts of the random stream that belong to the teams.
  public var homeName, awayName: TeamStream
  /// How many times the match has been replayed.
  public var replay: Int

  /// Creates the identity of a match of `home` against `away` in a round of a tournament.
  /// - Parameter names: the teams' parts of the random stream; nil to use their numbers.
  public init(
    seed: UInt64, run: Int, round: Int, home: Int, away: Int,
    names: (home: TeamStream, away: TeamStream)? = nil,
    replay: Int = 0
  ) {
    (self.seed, self.run, self.round, self.home) = (seed, run, round, home)
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

/// A team's part of the random stream: its name, so that the stream does not depend on the order in a file.
public struct TeamStream: Sendable, Hashable {
  fileprivate let bits: UInt64

  /// Creates the part for a name, from its bytes.
  public init(_ name: String) {
    var end = name.utf8.reduce(SplitMix64(seed: UInt64(name.utf8.count))) { $0.stream(UInt64($1)) }
    bits = end.next()
  }

  init(number: Int) {
    bits = UInt64(number)
  }
}

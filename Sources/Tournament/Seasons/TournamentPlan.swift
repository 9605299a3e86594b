/// Everything that determines the scores of a tournament.
public struct TournamentPlan: Sendable {
  /// The powers of the teams, in the order of input.
  public let powers: [TeamPowers]
  private let names: [TeamStream]
  /// The pairings of each round.
  public let rounds: [[Pairing]]
  /// Scores that are known and not simulated.
  public var known: [Pairing: Score] = [:]
  /// The seed of all random numbers.
  public var seed: UInt64

  /// Creates a tournament of these teams, with no matches played.
  public init(_ lineUps: [LineUp], rounds: [ScheduledRound], seed: UInt64) {
    powers = lineUps.map { TeamPowers($0) }
    names = lineUps.map { TeamStream($0.team) }
    self.rounds = rounds.map(\.pairings)
    self.seed = seed
  }

  /// Plays one match.
  /// - Parameters:
  ///   - pairing: the teams that meet.
  ///   - round: the number of the round, from 1.
  ///   - run: the number of the tournament, from 1.
  ///   - replay: how many times the match has been replayed.
  ///   - observer: observes the match.
  /// - Complexity: O(1); allocates nothing of its own.
  public func play(
    _ pairing: Pairing, round: Int, run: Int, replay: Int = 0, _ observer: inout some MatchObserver
  ) -> Score {
    var key = key(pairing, round: round, run: run)
    key.replay = replay
    let random = key.random
    var match = Match(home: powers[pairing.home], away: powers[pairing.away], random: random)
    return match.play(&observer)
  }

  /// Returns all results of some tournaments: the known ones, and the rest simulated.
  /// - Parameters:
  ///   - runs: the numbers of the tournaments, from 1.
  ///   - quick: matches between ``powers``.
  func results(runs: ClosedRange<Int>, _ quick: QuickMatches) -> [[MatchResult]] {
    var results: [[MatchResult]] = []
    var places: [(run: Int, match: Int)] = []
    var keys: [MatchKey] = []
    for run in runs {
      var season: [MatchResult] = []
      for (index, round) in rounds.enumerated() {
        for pairing in round {
          if known[pairing] == nil {
            places.append((results.count, season.count))
            keys.append(key(pairing, round: index + 1, run: run))
          }
          season.append(MatchResult(pairing, known[pairing] ?? Score(home: 0, away: 0)))
        }
      }
      results.append(season)
    }
    quick.play(keys) { place, score in
      results[places[place].run][places[place].match].score = score
    }
    return results
  }

  private func key(_ pairing: Pairing, round: Int, run: Int) -> MatchKey {
    MatchKey(
      seed: seed, run: run, round: round, home: pairing.home + 1, away: pairing.away + 1,
      names: (names[pairing.home], names[pairing.away]))
  }
}

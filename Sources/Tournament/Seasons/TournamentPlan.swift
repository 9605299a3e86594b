/// Everything on which the scores of a tournament depend.
public struct TournamentPlan: Sendable {
  /// The powers of the teams, in the order of input.
  public let powers: [TeamPowers]
  private let names: [TeamStream]
  /// Who meets whom in which round.
  public var rounds: [Round]
  /// Scores that are known and not simulated.
  public var known: [Pairing: Score] = [:]
  /// What all chances follow from.
  public var seed: UInt64

  /// A tournament of these teams, of which nothing has been played.
  public init(_ lineUps: [LineUp], rounds: [Round], seed: UInt64) {
    powers = lineUps.map { TeamPowers($0) }
    names = lineUps.map { TeamStream($0.team) }
    self.rounds = rounds
    self.seed = seed
  }

  /// Plays one match.
  /// - Parameters:
  ///   - pairing: who meets.
  ///   - round: the number of the round, from 1.
  ///   - run: the number of the tournament, from 1.
  ///   - replay: how often the match has been played again.
  ///   - observer: who watches.
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

  /// All results of some tournaments, each with the known ones and the rest simulated.
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
        for pairing in round.pairings {
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

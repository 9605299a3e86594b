/// Everything on which the scores of a tournament depend.
public struct TournamentPlan: Sendable {
  /// The powers of the teams, in the order of input.
  public var powers: [TeamPowers]
  /// Who meets whom in which round.
  public var rounds: [Round]
  /// Scores that are known and not simulated.
  public var known: [Pairing: Score] = [:]
  /// What all chances follow from.
  public var seed: UInt64

  /// A tournament of these teams, of which nothing has been played.
  public init(powers: [TeamPowers], rounds: [Round], seed: UInt64) {
    self.powers = powers
    self.rounds = rounds
    self.seed = seed
  }

  /// Plays one match.
  /// - Parameters:
  ///   - pairing: who meets.
  ///   - round: the number of the round, from 1.
  ///   - run: the number of the tournament, from 1.
  ///   - observer: who watches.
  /// - Complexity: O(1); allocates nothing of its own.
  public func play(
    _ pairing: Pairing, round: Int, run: Int, _ observer: inout some MatchObserver
  ) -> Score {
    let key = MatchKey(seed: seed, run: run, round: round, home: pairing.home + 1, away: pairing.away + 1)
    var match = Match(home: powers[pairing.home], away: powers[pairing.away], random: key.random)
    return match.play(&observer)
  }

  /// All results of one tournament: what is known, and the rest simulated.
  /// - Parameter run: the number of the tournament, from 1.
  func results(run: Int) -> [MatchResult] {
    var nobody = NoObserver()
    return rounds.enumerated().flatMap { index, round in
      round.pairings.map { pairing in
        MatchResult(pairing, known[pairing] ?? play(pairing, round: index + 1, run: run, &nobody))
      }
    }
  }
}

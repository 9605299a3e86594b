/// A match of a schedule, played or not.
public struct ScheduledMatch: Sendable, Hashable {
  /// Who meets.
  public var pairing: Pairing
  /// The score; nil as long as it has not been played.
  public var score: Score?
  /// Whether the score is a real result and was not simulated.
  public var isGiven = false
  /// The story of a simulated match.
  public var events: [MatchEvent] = []

  /// A match that has not been played.
  public init(_ pairing: Pairing) {
    self.pairing = pairing
  }
}

/// A round of a schedule.
public struct ScheduledRound: Sendable, Hashable {
  /// Its matches.
  public var matches: [ScheduledMatch]
  /// The team that rests.
  public var bye: Int?

  /// A round of these matches.
  public init(matches: [ScheduledMatch], bye: Int?) {
    self.matches = matches
    self.bye = bye
  }

  /// Whether every match has been played.
  public var isPlayed: Bool { matches.allSatisfy { $0.score != nil } }
}

/// A tournament round by round: who meets whom, and the scores so far. It is drawn once and then kept.
public struct Schedule: Sendable, Hashable {
  /// The rounds in their order.
  public var rounds: [ScheduledRound]

  /// Rounds that have been drawn before.
  public init(rounds: [ScheduledRound]) {
    self.rounds = rounds
  }

  /// A new schedule by Berger tables.
  /// - Precondition: there are two teams or more.
  public init(teams count: Int) {
    rounds = roundRobin(teams: count).map { round in
      ScheduledRound(matches: round.pairings.map { ScheduledMatch($0) }, bye: round.bye)
    }
  }

  /// The matches that have been played.
  public var results: [MatchResult] {
    rounds.flatMap(\.matches).compactMap { match in match.score.map { MatchResult(match.pairing, $0) } }
  }

  /// Who meets whom, without scores.
  public var pairings: [Round] {
    rounds.map { Round(pairings: $0.matches.map(\.pairing), bye: $0.bye) }
  }

  /// The real results among the scores.
  public var given: [Pairing: Score] {
    Dictionary(
      uniqueKeysWithValues: rounds.flatMap(\.matches).compactMap { match in
        match.isGiven ? match.score.map { (match.pairing, $0) } : nil
      })
  }

  /// Takes a real result in the place of what the match had before; the teams play where it was played.
  public mutating func take(_ result: MatchResult) {
    for round in rounds.indices {
      for index in rounds[round].matches.indices
      where rounds[round].matches[index].pairing.isBetween(result.pairing) {
        rounds[round].matches[index] = ScheduledMatch(result.pairing)
        rounds[round].matches[index].score = result.score
        rounds[round].matches[index].isGiven = true
      }
    }
  }

  /// Forgets what was simulated, so that it can be played anew.
  public mutating func forgetSimulated() {
    for round in rounds.indices {
      for index in rounds[round].matches.indices where !rounds[round].matches[index].isGiven {
        rounds[round].matches[index] = ScheduledMatch(rounds[round].matches[index].pairing)
      }
    }
  }

  /// Plays what is missing in the next rounds that are not complete.
  /// - Parameters:
  ///   - count: how many of them; nil for all.
  ///   - plan: the teams and the seed; the tournament is its first.
  public mutating func play(nextRounds count: Int? = nil, _ plan: TournamentPlan) {
    let open = rounds.indices.filter { !rounds[$0].isPlayed }
    for round in open.prefix(count ?? open.count) {
      for index in rounds[round].matches.indices where rounds[round].matches[index].score == nil {
        var recorder = MatchRecorder()
        rounds[round].matches[index].score = plan.play(
          rounds[round].matches[index].pairing, round: round + 1, run: 1, &recorder)
        rounds[round].matches[index].events = recorder.events
      }
    }
  }

  /// A simulated match with all its plays, played again where only some were kept; as it is where that ends
  /// otherwise, because the teams have changed since.
  /// - Parameters:
  ///   - round: the number of its round, from 1.
  ///   - index: its place in the round, from 0.
  ///   - plan: the teams and the seed.
  public func wholeMatch(round: Int, index: Int, _ plan: TournamentPlan) -> ScheduledMatch {
    var match = rounds[round - 1].matches[index]
    guard let score = match.score, !match.isGiven, match.events.count < Match.plays else { return match }
    var recorder = MatchRecorder()
    let isSame = plan.play(match.pairing, round: round, run: 1, &recorder) == score
    if isSame, match.events.allSatisfy(recorder.events.contains) { match.events = recorder.events }
    return match
  }
}

extension Pairing {
  /// Whether the same two teams meet, wherever.
  func isBetween(_ other: Pairing) -> Bool {
    self == other || (home == other.away && away == other.home)
  }
}

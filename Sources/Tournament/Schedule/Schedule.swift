/// A match of a schedule, played or not.
public struct ScheduledMatch: Sendable, Hashable {
  /// The teams that meet.
  public var pairing: Pairing
  /// The score; nil until it has been played.
  public var score: Score?
  /// Whether the score is a real result rather than simulated.
  public var isGiven = false
  /// How many times it has been replayed; each time with its own random numbers.
  public var replays = 0
  /// The events of a simulated match.
  public var events: [MatchEvent] = []

  /// Creates a match that has not been played.
  public init(_ pairing: Pairing) {
    self.pairing = pairing
  }
}

/// A round of a schedule.
public struct ScheduledRound: Sendable, Hashable {
  /// Its matches.
  public var matches: [ScheduledMatch]
  /// The team with a bye.
  public var bye: Int?

  /// Creates a round of these matches.
  public init(matches: [ScheduledMatch], bye: Int?) {
    self.matches = matches
    self.bye = bye
  }

  /// Returns the round with other numbers for its teams.
  func renumbered(_ numbers: [Int]) -> ScheduledRound {
    ScheduledRound(
      matches: matches.map { match in
        ScheduledMatch(Pairing(home: numbers[match.pairing.home], away: numbers[match.pairing.away]))
      }, bye: bye.map { numbers[$0] })
  }

  /// The pairings, without scores.
  public var pairings: [Pairing] { matches.map(\.pairing) }

  /// Whether every match has been played.
  public var isPlayed: Bool { matches.allSatisfy { $0.score != nil } }
}

/// A tournament round by round: the pairings, and the scores so far. It is drawn once and then kept.
public struct Schedule: Sendable, Hashable {
  /// The rounds in order.
  public var rounds: [ScheduledRound]

  /// Creates a schedule from rounds that were drawn earlier.
  public init(rounds: [ScheduledRound]) {
    self.rounds = rounds
  }

  /// Creates a new schedule by Berger tables.
  /// - Precondition: there are two teams or more.
  public init(teams count: Int) {
    rounds = roundRobin(teams: count)
  }

  /// Creates a new schedule that does not depend on the order of the teams: their numbers in it follow their names.
  /// - Precondition: there are two teams or more, with different names.
  public init(names: [String]) {
    let byName = names.indices.sorted { names[$0].utf8.lexicographicallyPrecedes(names[$1].utf8) }
    rounds = Schedule(teams: names.count).rounds.map { $0.renumbered(byName) }
  }

  /// The matches that have been played.
  public var results: [MatchResult] {
    rounds.flatMap(\.matches).compactMap { match in match.score.map { MatchResult(match.pairing, $0) } }
  }

  /// The real results among the scores.
  public var given: [Pairing: Score] {
    Dictionary(
      uniqueKeysWithValues: rounds.flatMap(\.matches).compactMap { match in
        match.isGiven ? match.score.map { (match.pairing, $0) } : nil
      })
  }

  /// Replaces a match with a real result; home and away are as in the result.
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

  /// Discards simulated results, so that they can be played again.
  public mutating func forgetSimulated() {
    for round in rounds.indices {
      for index in rounds[round].matches.indices where !rounds[round].matches[index].isGiven {
        rounds[round].matches[index] = ScheduledMatch(rounds[round].matches[index].pairing)
      }
    }
  }

  /// Plays the missing matches of the next incomplete rounds.
  /// - Parameters:
  ///   - count: the number of these rounds; nil for all.
  ///   - plan: the teams and the seed; the tournament is number 1 of the plan.
  public mutating func play(nextRounds count: Int? = nil, _ plan: TournamentPlan) {
    let open = rounds.indices.filter { !rounds[$0].isPlayed }
    for round in open.prefix(count ?? open.count) {
      for index in rounds[round].matches.indices where rounds[round].matches[index].score == nil {
        play(MatchPlace(round: round + 1, index: index), plan)
      }
    }
  }

  /// Plays one match; one that has been played is replayed with new random numbers and gets a new score.
  public mutating func play(_ place: MatchPlace, _ plan: TournamentPlan) {
    var match = self[place]
    if match.score != nil { match.replays += 1 }
    var recorder = MatchRecorder()
    match.score = plan.play(match.pairing, round: place.round, run: 1, replay: match.replays, &recorder)
    match.events = recorder.events
    self[place] = match
  }

  /// Returns the match at a place.
  public subscript(place: MatchPlace) -> ScheduledMatch {
    get { rounds[place.round - 1].matches[place.index] }
    set { rounds[place.round - 1].matches[place.index] = newValue }
  }

  /// Returns a simulated match with all its plays and their duels; it is played once more, because not everything is
  /// kept. If it ends differently, because the teams have changed, it is returned as it is and without duels.
  public func wholeMatch(_ place: MatchPlace, _ plan: TournamentPlan) -> (
    match: ScheduledMatch, duels: [Duel]
  ) {
    var match = self[place]
    guard let score = match.score, !match.isGiven else { return (match, []) }
    var recorder = MatchRecorder()
    let again = plan.play(match.pairing, round: place.round, run: 1, replay: match.replays, &recorder)
    guard again == score, match.events.allSatisfy(recorder.events.contains) else { return (match, []) }
    match.events = recorder.events
    return (match, recorder.duels)
  }
}

/// The place of a match in a schedule.
public struct MatchPlace: Sendable, Hashable {
  /// The number of its round, from 1.
  public var round: Int
  /// Its place in the round, from 0.
  public var index: Int

  /// Creates the place of a match in a round.
  public init(round: Int, index: Int) {
    self.round = round
    self.index = index
  }
}

extension Pairing {
  /// Returns whether the same two teams meet, home or away.
  func isBetween(_ other: Pairing) -> Bool {
    self == other || (home == other.away && away == other.home)
  }
}

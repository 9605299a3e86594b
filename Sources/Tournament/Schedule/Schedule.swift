/// A match of a schedule, played or not.
public struct ScheduledMatch: Sendable, Hashable {
  /// Who meets.
  public var pairing: Pairing
  /// The score; nil as long as it has not been played.
  public var score: Score?
  /// Whether the score is a real result and was not simulated.
  public var isGiven = false
  /// How often it has been played again; each time has chances of its own.
  public var replays = 0
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

  /// The same for teams of other numbers.
  func renumbered(_ numbers: [Int]) -> ScheduledRound {
    ScheduledRound(
      matches: matches.map { match in
        ScheduledMatch(Pairing(home: numbers[match.pairing.home], away: numbers[match.pairing.away]))
      }, bye: bye.map { numbers[$0] })
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

  /// A new schedule that is the same in whatever order the teams come: their numbers in it follow their names.
  /// - Precondition: there are two teams or more, all with names of their own.
  public init(names: [String]) {
    let byName = names.indices.sorted { names[$0].utf8.lexicographicallyPrecedes(names[$1].utf8) }
    rounds = Schedule(teams: names.count).rounds.map { $0.renumbered(byName) }
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

  /// Takes a real result in place of what the match had before; the teams play where it was played.
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

  /// Forgets what was simulated, so that it can be played again.
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
        play(MatchPlace(round: round + 1, index: index), plan)
      }
    }
  }

  /// Plays one match; one that has been played gets a new score for its old one, with new chances.
  public mutating func play(_ place: MatchPlace, _ plan: TournamentPlan) {
    var match = self[place]
    if match.score != nil { match.replays += 1 }
    var recorder = MatchRecorder()
    match.score = plan.play(match.pairing, round: place.round, run: 1, replay: match.replays, &recorder)
    match.events = recorder.events
    self[place] = match
  }

  /// The match at a place.
  public subscript(place: MatchPlace) -> ScheduledMatch {
    get { rounds[place.round - 1].matches[place.index] }
    set { rounds[place.round - 1].matches[place.index] = newValue }
  }

  /// A simulated match with all its plays and their duels, which are played once more, because not all is kept. As it is
  /// and without duels where that ends otherwise, because the teams have changed since.
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

/// Where a match is in a schedule.
public struct MatchPlace: Sendable, Hashable {
  /// The number of its round, from 1.
  public var round: Int
  /// Its place in the round, from 0.
  public var index: Int

  /// The match of this place in this round.
  public init(round: Int, index: Int) {
    self.round = round
    self.index = index
  }
}

extension Pairing {
  /// Whether the same two teams meet, wherever.
  func isBetween(_ other: Pairing) -> Bool {
    self == other || (home == other.away && away == other.home)
  }
}

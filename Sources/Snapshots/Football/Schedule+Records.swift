import Tournament

extension Schedule {
  /// Reads the schedule that an earlier run wrote.
  /// - Parameter teams: the names of the teams in the order of input.
  /// - Returns: nil if the rounds name other teams, or are not a tournament of everyone against everyone.
  public init?(_ records: [RoundRecord], teams: [String]) {
    let numbers = Dictionary(zip(teams, teams.indices)) { first, _ in first }
    var met: Set<Set<Int>> = []
    var rounds: [ScheduledRound] = []
    for record in records {
      var matches: [ScheduledMatch] = []
      for match in record.matches {
        guard let home = numbers[match.home], let away = numbers[match.away],
          met.insert([home, away]).inserted, home != away
        else { return nil }
        matches.append(ScheduledMatch(match, Pairing(home: home, away: away)))
      }
      if let bye = record.bye, numbers[bye] == nil { return nil }
      rounds.append(ScheduledRound(matches: matches, bye: record.bye.flatMap { numbers[$0] }))
    }
    guard met.count == teams.count * (teams.count - 1) / 2 else { return nil }
    self.init(rounds: rounds)
  }

  /// Returns the rounds as the snapshot holds them.
  /// - Parameter teams: the names of the teams in the order of input.
  public func records(teams: [String]) -> [RoundRecord] {
    // For a tournament with more matches only goals and cards are kept: the full stories would fill many megabytes that
    // no one reads.
    let keepsStories = rounds.reduce(0) { $0 + $1.matches.count } <= Self.matchesWithStories
    return rounds.enumerated().map { index, round in
      RoundRecord(
        round: index + 1,
        matches: round.matches.map { MatchRecord($0, teams: teams, keepsStory: keepsStories) },
        bye: round.bye.map { teams[$0] })
    }
  }

  /// The most matches of a tournament for which every play is kept.
  public static let matchesWithStories = 200
}

extension ScheduledMatch {
  fileprivate init(_ record: MatchRecord, _ pairing: Pairing) {
    self.init(pairing)
    guard record.played, let home = record.homeGoals, let away = record.awayGoals else { return }
    score = Score(home: home, away: away)
    isGiven = record.given ?? false
    replays = record.replays ?? 0
    events = record.events.compactMap { MatchEvent($0, home: record.home) }
  }
}

extension MatchRecord {
  /// Creates a match as the snapshot holds it.
  /// - Parameters:
  ///   - teams: the names of the teams in the order of input.
  ///   - keepsStory: whether all of its plays are kept; otherwise only goals and cards.
  ///   - duels: the duels of all its plays; empty if they were not asked for.
  public init(_ match: ScheduledMatch, teams: [String], keepsStory: Bool, duels: [Duel] = []) {
    let (home, away) = (teams[match.pairing.home], teams[match.pairing.away])
    var events: [EventRecord] = []
    if let score = match.score, !match.events.isEmpty {
      events = EventRecord.story(match.events, duels: duels, home: home, away: away, score: score)
    }
    self.init(
      home: home, away: away, goals: match.score.map { ($0.home, $0.away) },
      events: keepsStory ? events : events.filter(\.isNotable))
    given = match.isGiven ? true : nil
    replays = match.replays == 0 ? nil : match.replays
  }
}

extension EventRecord {
  /// Whether it is a goal, a card or not a play.
  public var isNotable: Bool {
    event == .goal || !isPlay || foul == Foul.yellow.rawValue || foul == Foul.red.rawValue
  }
}

extension MatchEvent {
  /// Reads the event of a match of `home` that an earlier run wrote; nil if the record contradicts itself.
  fileprivate init?(_ record: EventRecord, home: String) {
    guard let position = record.position.flatMap({ Position($0) }) else { return nil }
    let kind: Kind
    switch record.event {
    case .keepsBall: kind = .keepsBall
    case .takesBall: kind = .takesBall
    case .goal: kind = .goal
    case .kickOff, .halfTime, .fullTime: return nil
    case .foul:
      guard let foul = record.foul.flatMap({ Foul(rawValue: $0) }) else { return nil }
      kind = .foul(foul, sendsOff: record.sendsOff ?? false)
    }
    self.init(
      minute: record.minute, kind: kind, side: record.team == home ? .home : .away, position: position,
      score: Score(home: record.homeGoals, away: record.awayGoals))
  }
}

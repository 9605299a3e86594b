import Tournament

extension Schedule {
  /// A schedule that an earlier run has written.
  /// - Parameter teams: the names of the teams in the order of input.
  /// - Returns: nil where the rounds speak of other teams, or of other matches than everyone against everyone.
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

  /// The rounds as the snapshot holds them.
  /// - Parameter teams: the names of the teams in the order of input.
  public func records(teams: [String]) -> [RoundRecord] {
    // Of a tournament with more matches only goals and cards are kept: the whole stories would fill many
    // megabytes that nobody reads.
    let keepsStories = rounds.reduce(0) { $0 + $1.matches.count } <= Self.matchesWithStories
    return rounds.enumerated().map { index, round in
      RoundRecord(
        round: index + 1,
        matches: round.matches.map { MatchRecord($0, teams: teams, keepsStory: keepsStories) },
        bye: round.bye.map { teams[$0] })
    }
  }

  /// In tournaments of up to so many matches every play is kept.
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
  /// A match as the snapshot holds it.
  /// - Parameters:
  ///   - teams: the names of the teams in the order of input.
  ///   - keepsStory: whether all of its plays are kept; else goals and cards alone.
  ///   - duels: the duels of all its plays; empty where nobody asked for them.
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
  /// Whether it is a goal, a card or no play.
  public var isNotable: Bool {
    event == .goal || !isPlay || foul == Foul.yellow.rawValue || foul == Foul.red.rawValue
  }
}

extension MatchEvent {
  /// The event of a match of `home`, as an earlier run has written it; nil where the record contradicts
  /// itself.
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

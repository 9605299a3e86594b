import Documents
import Snapshots
import Tournament

/// The statistics of one team from the stories of all matches.
struct DuelStatistics {
  private(set) var duels = 0
  private(set) var won = 0
  private(set) var shots = 0
  private(set) var goals = 0
  private(set) var fouls = 0
  private(set) var yellow = 0
  private(set) var red = 0
  private(set) var sentOff = 0

  /// Counts the plays of the matches of `team`.
  init(of team: String, in matches: [MatchRecord]) {
    for match in matches where match.home == team || match.away == team {
      for event in match.events where event.isPlay { count(event, isOwn: event.team == team) }
    }
  }

  private mutating func count(_ event: EventRecord, isOwn: Bool) {
    duels += 1
    switch event.event {
    case .goal:
      if isOwn {
        goals += 1
        shots += 1
        won += 1
      }
    case .kickOff, .halfTime, .fullTime: break
    case .keepsBall: won += isOwn ? 1 : 0
    case .takesBall:
      won += isOwn ? 1 : 0
      // A keeper who takes the ball has saved a shot by the other team.
      if !isOwn, event.position == "keeper" { shots += 1 }
    case .foul:
      guard isOwn else { return }
      fouls += 1
      yellow += event.foul == "yellow card" ? 1 : 0
      red += event.foul == "red card" ? 1 : 0
      sentOff += event.sendsOff == true ? 1 : 0
    }
  }
}

/// Returns duels, shots, fouls and cards of every team; nil if full stories were not kept.
func statisticsTable(teams: [String], matches: [MatchRecord]) -> DataTable? {
  let described = matches.filter { $0.events.count(where: \.isPlay) == Match.plays }
  guard !described.isEmpty else { return nil }
  let titles = ["Duels", "Won", "Shots", "Goals", "Fouls", "Yellow", "Red"]
  return DataTable(
    caption: "Duels, shots, fouls and cards in simulated matches",
    columns: [.init("Team")] + titles.map { .init($0, .number) }
      + [.init("Sent off", .number).lower],
    rows: teams.map { team in
      let own = DuelStatistics(of: team, in: described)
      let share = own.duels == 0 ? "" : "\((own.won * 100 + own.duels / 2) / own.duels)%"
      let numbers = [own.shots, own.goals, own.fouls, own.yellow, own.red, own.sentOff]
      return DataTable.Row(
        [.init(team), .init(grouped(own.duels)), .init(share)] + numbers.map { .init(grouped($0)) })
    })
}

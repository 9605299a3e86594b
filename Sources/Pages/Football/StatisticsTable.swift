import Documents
import Snapshots
import Tournament

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
      let plays = described.filter { $0.home == team || $0.away == team }.flatMap(\.events).filter(\.isPlay)
      let own = plays.filter { $0.team == team }
      let (fouls, goals) = (own.filter { $0.event == .foul }, own.count { $0.event == .goal })
      // A keeper who takes the ball has saved a shot by the other team.
      let saved = plays.count { $0.team != team && $0.event == .takesBall && $0.position == "keeper" }
      let won = own.count - fouls.count
      let share = plays.isEmpty ? "" : "\((won * 100 + plays.count / 2) / plays.count)%"
      let cards = ["yellow card", "red card"].map { card in fouls.count { $0.foul == card } }
      let numbers = [goals + saved, goals, fouls.count] + cards + [fouls.count { $0.sendsOff == true }]
      return DataTable.Row(
        [.init(team), .init(grouped(plays.count)), .init(share)] + numbers.map { .init(grouped($0)) })
    })
}

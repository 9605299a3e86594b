import Documents
import Snapshots

extension BattlePage {
  /// How many battles of the past the reports list; the terminal lists all on request.
  private static let listedBattles = 50

  /// The wars of the past: every battle, and what became of each fighter.
  var historySection: Section {
    let wars = snapshot.battleHistory ?? []
    var blocks: [Block] = []
    if wars.isEmpty {
      blocks.append(.paragraph("No battle was fought yet."))
    } else {
      let battles = wars.flatMap { war in war.fights.map { (war, $0) } }
      let listed = extras.contains(.history) ? battles.count : Self.listedBattles
      blocks.append(.table(talliesTable))
      blocks.append(.table(historyTable(battles.suffix(listed))))
      if battles.count > listed {
        blocks.append(.note(Prose("The last \(listed) of \(counted(battles.count, "battle")).")))
      }
    }
    return Section(
      "The history", anchor: "history", place: extras.contains(.history) ? .everywhere : .reports,
      blocks: blocks)
  }

  private var talliesTable: DataTable {
    DataTable(
      caption: "Wins and losses of every fighter, the most wins first",
      columns: [
        .init("Fighter"), .init("Team"), .init("Battles", .number), .init("Wins", .number),
        .init("Losses", .number), .init("Ties", .number),
      ],
      rows: (snapshot.fighterTallies ?? []).map { tally in
        DataTable.Row([
          .init(name(of: tally.key, otherwise: tally.name)), .init(tally.team), .init(String(tally.battles)),
          .init(String(tally.wins)), .init(String(tally.losses)), .init(String(tally.ties)),
        ])
      })
  }

  private func historyTable(_ battles: ArraySlice<(WarRecord, FightRecord)>) -> DataTable {
    let hasDates = battles.contains { $0.0.date != nil }
    return DataTable(
      caption: "Every battle, the first one first",
      columns: [.init("War", .number)] + (hasDates ? [.init("Date")] : []) + [
        .init("Policy"), .init("Battle", .number), .init("Autobot"), .init("Decepticon"), .init("Winner"),
        .init("Why"),
      ],
      rows: battles.map { war, fight in
        DataTable.Row(
          [.init(String(war.war))] + (hasDates ? [.init(war.date ?? "")] : []) + [
            .init(war.policy), .init(String(fight.number)), .init(name(of: .autobots, in: fight)),
            .init(name(of: .decepticons, in: fight)), .init(fight.winner.rawValue), .init(fight.why),
          ])
      })
  }
}

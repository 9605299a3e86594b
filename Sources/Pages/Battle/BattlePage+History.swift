import Battle
import Documents
import Snapshots
import Words

extension BattlePage {
  /// The most past battles that the reports list; the terminal lists all on request.
  private static let listedBattles = 50

  /// The past wars: every battle, and the record of each fighter.
  var historySection: Section {
    let isWhole = extras.contains(.allHistory)
    let isAskedFor = isWhole || extras.contains(.history)
    let games = Array(zip(content.past.gameNumbers, content.past.battleHistory))
    let wars = isWhole ? games : Array(games.suffix(content.past.game.count))
    let earlier = (games.count - wars.count)
    let battles = wars.flatMap { game, war in war.fights.map { PastBattle(game: game, war: war, fight: $0) } }
    let listed = isAskedFor ? battles.count : Self.listedBattles
    let tallies = isWhole ? TallyRecord.all(of: content.past.battleHistory) : content.fighterTallies
    let none = earlier > 0 ? "since the last reset" : "yet"
    return Section(
      "The history", anchor: "history", place: isAskedFor ? .everywhere : .reports, isFolded: !isAskedFor,
      blocks: [
        wars.isEmpty ? .paragraph("No battle has been fought \(none).") : nil,
        wars.isEmpty ? nil : .table(talliesTable(tallies, isWhole: isWhole)),
        wars.isEmpty ? nil : .table(historyTable(battles.suffix(listed), hasGames: isWhole)),
        battles.count > listed
          ? .note("The last \(listed) of \(counted(battles.count, "battle")).") : nil,
        earlier > 0
          ? .note(
            "\(counted(earlier, "war")) before the last reset: \("squad battle --history --all", .code).")
          : nil,
      ])
  }

  private func talliesTable(_ tallies: [TallyRecord], isWhole: Bool) -> DataTable {
    DataTable(
      caption: "Wins and losses of every fighter\(isWhole ? " in all games" : ""), most wins first",
      columns: [
        .init("Fighter"), .init("Team"), .init("Battles", .number), .init("Wins", .number),
        .init("Losses", .number), .init("Ties", .number),
      ],
      rows: tallies.map { tally in
        DataTable.Row([
          .init(name(of: tally.key, otherwise: tally.name)), .init(tally.team), .init(String(tally.battles)),
          .init(String(tally.wins)), .init(String(tally.losses)), .init(String(tally.ties)),
        ])
      })
  }

  private func historyTable(_ battles: ArraySlice<PastBattle>, hasGames: Bool) -> DataTable {
    DataTable(
      caption: "Every battle, in order",
      columns: [
        .init("Game", .number), .init("War", .number), .init("Date").optional, .init("Policy").minor,
        .init("Battle", .number).minor, .init("Autobot"), .init("Decepticon"), .init("Winner").lower,
        .init("Why").lower,
      ],
      rows: battles.map { battle in
        let (war, fight) = (battle.war, battle.fight)
        return DataTable.Row([
          .init(String(battle.game)), .init(String(content.past.number(of: war, in: battle.game))),
          .init(war.date ?? ""), .init(war.policy.rawValue), .init(String(fight.number)),
          .init(name(of: .autobots, in: battle)), .init(name(of: .decepticons, in: battle)),
          .init(fight.winner.rawValue), .init(fight.why),
        ])
      }, rowHeader: hasGames ? 0 : 1
    ).keeping { $0 > 0 || hasGames }
  }

  /// Returns the name of the fighter on a side. Before a reset it may have belonged to a different fighter.
  private func name(of side: Side, in battle: PastBattle) -> String {
    let isOfThisGame = battle.game == 1 + (content.past.resets?.count ?? 0)
    guard !isOfThisGame else { return name(of: side, in: battle.fight) }
    return side == .autobots ? battle.fight.autobot : battle.fight.decepticon
  }
}

private struct PastBattle {
  let game: Int
  let war: WarRecord
  let fight: FightRecord
}

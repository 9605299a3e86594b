import Battle
import Documents
import Snapshots
import Words

// The events of a war in the words of its headline: who fought, who died, and the totals of all rounds.

extension BattlePage {
  /// The most names listed in a headline, and in a fact; the snapshot has all.
  private static let headlined = 4
  static let named = 40
  /// The most fights described one by one in a headline; more are only counted.
  private static let describedFights = 3

  var total: GameTotalsRecord { GameTotalsRecord(content.past.game) }

  /// The number of rounds fought by this run, limited to those in the history in case the snapshot is damaged.
  private var rounds: Int { min(max(battle.rounds ?? 1, 0), total.rounds) }

  /// `Round 2`, `Rounds 2 to 5`
  var roundName: String {
    if battle.fights.isEmpty { return "This round" }
    return rounds > 1 ? "Rounds \(total.rounds - rounds + 1) to \(total.rounds)" : "Round \(total.rounds)"
  }

  /// `A beat B, T and U destroyed each other; died: B, T and U`
  var eventSummary: String {
    let fights =
      battle.fights.count > Self.describedFights
      ? "\(counted(battle.fights.count, "battle")), \(wins)"
      : battle.fights.map { inWords($0) }.joined(separator: ", ")
    return battle.annihilation ? fights : "\(fights); died: \(namesShortened(fallen))"
  }

  private func inWords(_ fight: FightRecord) -> String {
    let (autobot, decepticon) = (name(of: .autobots, in: fight), name(of: .decepticons, in: fight))
    switch fight.winner.side {
    case .autobots: return "\(autobot) beat \(decepticon)"
    case .decepticons: return "\(decepticon) beat \(autobot)"
    case nil where fight.reason == .annihilation: return "\(autobot) faced \(decepticon)"
    case nil: return "\(autobot) and \(decepticon) destroyed each other"
    }
  }

  /// `; all 3 rounds: 5 battles, Autobots 3, Decepticons 2`, if there were earlier rounds.
  var totalsInWords: String {
    guard isByRank, total.rounds > (battle.fights.isEmpty ? 0 : rounds) else { return "" }
    let count =
      switch total.rounds {
      case 1: "round 1"
      case 2: "both rounds"
      default: "all \(grouped(total.rounds)) rounds"
      }
    return "; \(count): \(counted(total.battles, "battle")), \(bySide(total.wins))"
  }

  /// The totals of this round, followed by those of all rounds.
  var totalsFacts: [Fact] {
    func words(_ battles: Int, _ wins: String, _ eliminated: SidesRecord<Int>) -> Prose {
      Prose("\(counted(battles, "battle")): \(wins); eliminated by \(bySide(eliminated))")
    }
    let own = Fact(rounds > 1 ? "This run" : "This round", words(battle.battles, wins, battle.eliminated))
    guard total.rounds > rounds else { return [own] }
    return [own, Fact("All rounds", words(total.battles, bySide(total.wins), total.eliminated))]
  }

  /// The same totals as a table, in more detail.
  var totalsTable: DataTable {
    func row(_ title: String, _ own: Int, _ all: Int) -> DataTable.Row {
      DataTable.Row([.init(title), .init(grouped(own)), .init(grouped(all))])
    }
    func count(_ isCounted: (FightRecord) -> Bool) -> (Int, Int) {
      (battle.fights.count(where: isCounted), fightsSoFar.count(where: isCounted))
    }
    let total = total
    let nobody = count { $0.winner.side == nil }
    let won = Side.allCases.map { side in
      let wins = count { $0.winner.side == side }
      return row("Won by the \(side.rawValue)", wins.0, wins.1)
    }
    return DataTable(
      caption: "This run compared with all rounds so far",
      columns: [
        .init("What"), .init(rounds > 1 ? "This run" : "This round", .number), .init("All rounds", .number),
      ],
      rows: [
        row("Rounds", rounds, total.rounds), row("Battles", battle.fights.count, total.battles),
      ] + won + [row("No winner", nobody.0, nobody.1)]
        + Side.allCases.map { side in
          row("Eliminated by the \(side.rawValue)", battle.eliminated[side], total.eliminated[side])
        })
  }

  func bySide(_ values: SidesRecord<Int>) -> String {
    Side.allCases.map { "\($0.rawValue) \(values[$0])" }.joined(separator: ", ")
  }

  // MARK: Who

  /// The fights of this run; for rounds by rank, all since the last reset.
  var fightsSoFar: [FightRecord] {
    isByRank ? content.past.game.filter(\.isRound).flatMap(\.fights) : battle.fights
  }

  /// The fighters killed in this war, by rank.
  var fallen: [FighterRecord] {
    let dead = ranked.filter { !$0.state.isLiving }
    guard !battle.annihilation else { return fighters(named: battle.died ?? dead.map(\.name), among: dead) }
    let fought = Set(battle.fights.flatMap { [$0.autobotKey, $0.decepticonKey] })
    return dead.filter { fought.contains($0.key) }
  }

  /// The fighters who were already dead, by rank.
  var deadBefore: [FighterRecord] {
    let fallen = Set(fallen.map(\.key))
    return ranked.filter { !$0.state.isLiving && !fallen.contains($0.key) }
  }

  /// Returns the fighters with the given names; both are in rank order.
  func fighters(named names: [String], among fighters: [FighterRecord]) -> [FighterRecord] {
    var rest = fighters[...]
    return names.compactMap { name in
      while let fighter = rest.popFirst() {
        if fighter.name == name { return fighter }
      }
      return nil
    }
  }

  /// Returns their names, or only the first if there are many.
  func namesShortened(_ fighters: [FighterRecord], to most: Int = headlined) -> String {
    guard !fighters.isEmpty else { return "nobody" }
    return listed(shortened(fighters.map(\.displayName), to: most), "and")
  }
}

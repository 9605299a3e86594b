import Battle
import Documents
import Snapshots

/// Returns fighters as a table in the format of a fighters file, so that `squad` can read its own CSV output.
public func fightersForCSV(_ fighters: [FighterRecord]) -> DataTable {
  let hasIDs = fighters.contains { $0.id != nil }
  return csvTable(
    FighterColumn.allCases.map(\.header).filter { hasIDs || $0 != "id" },
    fighters.map { fighter in
      let statistics = fighter.statistics.values.map { String($0) }
      let last = [fighter.state.rawValue] + (hasIDs ? [fighter.id ?? ""] : [])
      return [fighter.name, fighter.team.rawValue] + statistics + last
    })
}

/// Returns the fights of a war as a table, or the pairs if the war was only set up.
public func fightsForCSV(_ battle: BattleRecord) -> DataTable {
  if let pairs = battle.setUp {
    return csvTable(
      ["rank", "autobot", "decepticon"],
      pairs.map { [$0.rank.map { String($0) } ?? "", $0.autobot, $0.decepticon] })
  }
  return csvTable(fightHeaders, battle.fights.map(fightCells))
}

/// Returns every pair with the winner of its fight.
public func matrixForCSV(_ matrix: [PairingRecord]?) -> DataTable {
  csvTable(
    ["autobot", "decepticon", "winner", "reason"],
    (matrix ?? []).map { [$0.autobot, $0.decepticon, $0.winner.rawValue, $0.reason.rawValue] })
}

/// Returns every past battle as a table: those since the last reset, or all of them with the number of their game.
public func historyForCSV(_ past: PastWars, isWhole: Bool) -> DataTable {
  let all = Array(zip(past.gameNumbers, past.battleHistory))
  return csvTable(
    (isWhole ? ["game"] : []) + ["war", "date", "policy"] + fightHeaders,
    (isWhole ? all : all.suffix(past.game.count)).flatMap { game, war in
      war.fights.map { fight in
        (isWhole ? [String(game)] : []) + [
          String(past.number(of: war, in: game)), war.date ?? "", war.policy.rawValue,
        ] + fightCells(fight)
      }
    })
}

private let fightHeaders = [
  "number", "rank", "autobot", "decepticon", "winner", "reason", "autobot_rank", "decepticon_rank", "why",
]

private func fightCells(_ fight: FightRecord) -> [String] {
  [
    String(fight.number), fight.rank.map { String($0) } ?? "", fight.autobot, fight.decepticon,
    fight.winner.rawValue, fight.reason.rawValue, String(fight.autobotRank), String(fight.decepticonRank),
    fight.why,
  ]
}

import Battle
import Documents
import Snapshots

/// Fighters as a table in the form of a fighters file: what squad prints as CSV it can read.
public func fightersForCSV(_ fighters: [FighterRecord]) -> DataTable {
  let hasIDs = fighters.contains { $0.id != nil }
  return csvTable(
    FighterColumn.allCases.map(\.header).filter { hasIDs || $0 != "id" },
    fighters.map { fighter in
      [fighter.name, fighter.team.rawValue] + fighter.statistics.values.map { String($0) } + [
        fighter.state.rawValue
      ]
        + (hasIDs ? [fighter.id ?? ""] : [])
    })
}

/// The fights of a war as a table, or who will face whom where it was only set up.
public func fightsForCSV(_ battle: BattleRecord) -> DataTable {
  if let pairs = battle.setUp {
    return csvTable(
      ["rank", "autobot", "decepticon"],
      pairs.map { [$0.rank.map { String($0) } ?? "", $0.autobot, $0.decepticon] })
  }
  return csvTable(fightHeaders, battle.fights.map(fightCells))
}

/// Every pair, and who would win.
public func matrixForCSV(_ matrix: [PairingRecord]?) -> DataTable {
  csvTable(
    ["autobot", "decepticon", "winner", "reason"],
    (matrix ?? []).map { [$0.autobot, $0.decepticon, $0.winner.rawValue, $0.reason.rawValue] })
}

/// Every battle of the past: since the last reset, or all of them with the number of their game.
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

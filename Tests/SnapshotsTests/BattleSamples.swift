import Battle
import Files
import Reading
import Selection
import Testing

@testable import Snapshots

/// A sample roster, with an Autobot and two Decepticons of rank 5 and a lone Autobot of rank 9, and its snapshots.
enum BattleSamples {
  static func fighter(
    _ name: String, _ side: Side, rank: Int = 5, skill: Int = 5, id: String? = nil
  ) -> Fighter {
    var statistics = Statistics(Array(repeating: 5, count: 8))
    (statistics[.rank], statistics[.skill]) = (rank, skill)
    return Fighter(name: name, side: side, statistics: statistics, id: id, file: "fighters.csv")
  }

  static func roster(_ fighters: [Fighter]) -> Roster {
    var roster = Roster()
    roster.fighters = fighters.enumerated().map { row, fighter in
      var fighter = fighter
      fighter.row = row + 1
      return fighter
    }
    return roster
  }

  static let fighters = [
    fighter("Kup", .autobots, rank: 9, id: "k"), fighter("Jazz", .autobots, skill: 9),
    fighter("Ravage", .decepticons), fighter("Blitz", .decepticons, skill: 6),
  ]
  static let roster = roster(fighters)

  /// The snapshot of a run that has read its files.
  static var snapshot: Snapshot {
    Snapshot(
      program: "squad 0.0", command: "squad battle fighters.csv", date: nil, rules: .game(name: "face-off"),
      inputs: [], warnings: [], warningCount: 0)
  }

  /// The snapshot after a war between fighters who continue from an earlier one, as the command does it.
  static func war(
    _ roster: Roster = roster, under policy: Policy, rounds: Int = 1, after earlier: Snapshot? = nil,
    date: String? = nil
  ) -> Snapshot {
    war(roster, under: policy, rounds: rounds, after: earlier?.wars.past, last: earlier, date: date)
  }

  /// The same snapshot when only this is known of past wars.
  static func war(
    _ roster: Roster, under policy: Policy, rounds: Int, after past: PastWars?, last: Snapshot?,
    date: String? = nil
  ) -> Snapshot {
    var (roster, snapshot) = (roster, snapshot)
    snapshot.date = date
    let content = roster.fighters.map {
      "\($0.name) \($0.side) \(StatisticsRecord($0.statistics).values) \($0.id ?? "")"
    }
    let file = InputFile(path: "fighters.csv", bytes: 0, rows: content.count, used: content.count)
    snapshot.inputs = [
      InputRecord(file, sha256: SHA256.hexDigest(of: Array(content.joined(separator: ";").utf8)))
    ]
    if policy == .sameRank, let lives = past?.continuingLives {
      do { try roster.resume(lives) } catch { Issue.record("\(error)") }
    }
    snapshot.warnings = roster.warnings.map(WarningRecord.init)
    snapshot.wage(roster, under: policy, rounds: rounds, after: past, last: last)
    return snapshot
  }
}

extension Snapshot {
  /// The battle content of the snapshot, which must have one.
  var wars: BattleContent {
    get { self[BattleContent.self]! }
    set { self[BattleContent.self] = newValue }
  }
}

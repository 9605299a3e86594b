import Battle
import Reading
import Selection

@testable import Snapshots

/// Rosters and the snapshots of wars between them.
enum BattleSample {
  static func fighter(
    _ name: String, _ side: Side, rank: Int = 5, _ changed: [Statistic: Int] = [:]
  ) -> Fighter {
    var statistics = Statistics(Array(repeating: 5, count: 8))
    statistics[.rank] = rank
    for (statistic, value) in changed { statistics[statistic] = value }
    return Fighter(name: name, side: side, statistics: statistics)
  }

  /// The example of the assignment.
  static let assignment = [
    Fighter(name: "Soundwave", side: .decepticons, statistics: Statistics([8, 9, 2, 6, 7, 5, 6, 10])),
    Fighter(name: "Bluestreak", side: .autobots, statistics: Statistics([6, 6, 7, 9, 5, 2, 9, 7])),
    Fighter(name: "Hubcap", side: .autobots, statistics: Statistics([4, 4, 4, 4, 4, 4, 4, 4])),
  ]

  /// Four ranks, the third of which destroys everyone.
  static let game = [
    fighter("A1", .autobots, rank: 1, [.skill: 9]), fighter("D1", .decepticons, rank: 1),
    fighter("A2", .autobots, rank: 2), fighter("D2", .decepticons, rank: 2, [.skill: 9]),
    fighter("Predaking", .autobots, rank: 3), fighter("Optimus Prime", .decepticons, rank: 3),
    fighter("A4", .autobots, rank: 4), fighter("D4", .decepticons, rank: 4),
  ]

  /// A rank with one fighter too many, a lone fighter, and a tie.
  static let ranks = [
    fighter("A", .autobots, rank: 1, [.skill: 9]), fighter("B", .decepticons, rank: 1),
    fighter("C", .decepticons, rank: 1), fighter("A2", .autobots, rank: 2),
    fighter("T", .autobots, rank: 3), fighter("U", .decepticons, rank: 3),
  ]

  /// A fight for each rule that produces a winner.
  static let reasons = [
    fighter("Optimus Prime", .autobots, rank: 9), fighter("D1", .decepticons, rank: 9),
    fighter("A2", .autobots, rank: 8), fighter("Predaking", .decepticons, rank: 8),
    fighter("A3", .autobots, rank: 7, [.courage: 9, .strength: 8]), fighter("Coward", .decepticons, rank: 7),
    fighter("A4", .autobots, rank: 6, [.speed: 6]), fighter("D4", .decepticons, rank: 6),
  ]

  /// The snapshot and roster of a run that has read these fighters from `fighters.csv`.
  private static func snapshot(_ fighters: [Fighter], _ policy: Policy) -> (Snapshot, Roster) {
    var roster = Roster()
    roster.fighters = fighters.enumerated().map { row, fighter in
      var fighter = fighter
      (fighter.file, fighter.row) = ("fighters.csv", row + 1)
      return fighter
    }
    let file = InputRecord(
      InputFile(path: "fighters.csv", bytes: 99, rows: fighters.count, used: fighters.count),
      sha256: String(repeating: "a", count: 64))
    return (
      Snapshot(
        program: "squad 0.0", command: "squad battle fighters.csv", date: nil,
        rules: .game(name: policy.name.rawValue), inputs: [file], warnings: [], warningCount: 0), roster
    )
  }

  /// The snapshot of a war that continues an earlier one.
  static func war(
    _ fighters: [Fighter], under policy: Policy, rounds: Int = 1, after earlier: Snapshot? = nil
  ) -> Snapshot {
    var (snapshot, roster) = snapshot(fighters, policy)
    resume(&roster, after: earlier)
    snapshot.wage(roster, under: policy, rounds: rounds, after: earlier?.wars.past, last: earlier)
    return snapshot
  }

  /// The snapshot of a war that was not fought.
  static func setUp(_ fighters: [Fighter], under policy: Policy, after earlier: Snapshot? = nil) -> Snapshot {
    var (snapshot, roster) = snapshot(fighters, policy)
    resume(&roster, after: earlier)
    snapshot.setUp(roster, under: policy, after: earlier?.wars.past)
    return snapshot
  }

  /// The snapshot of a reset.
  static func reset(after earlier: Snapshot) -> Snapshot {
    var (snapshot, roster) = snapshot(ranks, .sameRank)
    snapshot.startNewGame(roster, after: earlier.wars.past)
    return snapshot
  }

  private static func resume(_ roster: inout Roster, after earlier: Snapshot?) {
    guard let lives = earlier?.wars.past.continuingLives else { return }
    do { try roster.resume(lives) } catch { preconditionFailure("\(error)") }
  }
}

import JSON
import Running
import Snapshots
import Verification

// Battles continue from what an earlier run has left. The snapshot contains that, so that its own war can be fought
// again from there, with the fighters in the files.

extension RunAgain {
  /// The battles in the snapshot.
  var battle: BattleContent? { snapshot[BattleContent.self] }

  /// The words of the command with the date and the rounds of the war. A run that found no fight left may have recorded
  /// others.
  func wordsOfBattle(_ words: [String]) -> [String] {
    var words = words
    if let date = dateOfWar {
      words = words.withoutOption("date").inserting(["--date", date], behind: 1)
    }
    if let rounds = battle?.battle.rounds {
      words = words.withoutOption("rounds").inserting(["--rounds", String(max(1, rounds))], behind: 1)
    }
    return words
  }

  private var dateOfWar: String? {
    (battle?.battle.battles ?? 0) > 0 ? battle?.past.battleHistory.last?.date : nil
  }

  /// Compares what was fought, and checks that what was fought before agrees with itself and with the files.
  func compareBattle(_ kept: inout JSONValue, _ found: inout JSONValue) -> [Finding] {
    if dateOfWar != nil, command[RunOptions.date] != dateOfWar { remove(["date"], from: &kept, &found) }
    guard let battle else { return [] }
    let findings = verifyBattleHistory(battle)
    guard battle.isRound, battle.battle.total == nil else { return findings }
    remove(
      [
        "battle", "fighters", "battleMatrix", "battleHistory", "fighterTallies", "lives", "livesBefore",
        "newKeys",
      ],
      from: &kept, &found)
    remove(["warnings", "warningCount"], from: &kept, &found)
    return findings + [
      Finding(
        "the round by rank continues the one before",
        .notProvedAgain("an earlier version of squad wrote it, which did not record the lives at the start"))
    ]
  }
}

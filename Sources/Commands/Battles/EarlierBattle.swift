import Battle
import Options
import Running
import Snapshots
import Tables

/// What an earlier run has left of battles in the folder of the reports.
struct EarlierBattle: Sendable {
  /// Its file.
  var path: String
  /// Its snapshot; `nil` where its own war is fought again.
  var snapshot: Snapshot?
  /// What the next war goes on from.
  var past: PastWars
  /// Whether that was changed since it was written.
  var isAltered: Bool

  /// The lives of rounds by rank with which the next one begins.
  var lives: Lives? { past.livesToGoOn }

  /// What is to be said of it.
  var warnings: [Diagnostic] {
    guard isAltered else { return [] }
    return [
      Diagnostic(
        .warning, file: path, code: brokenSealCode,
        message:
          "changed since squad wrote it: its seal is broken; lives and history are used as they "
          + "stand")
    ]
  }
}

extension EarlierBattle {
  /// What a recorded war went on from; `nil` where nothing was fought.
  init?(before snapshot: Snapshot) {
    guard let battle = snapshot[BattleContent.self] else { return nil }
    let warning = snapshot.warnings.first { $0.code == brokenSealCode }
    self.init(path: warning?.file ?? "", snapshot: nil, past: battle.before, isAltered: warning != nil)
  }

  /// Reads what stands in the output folder of a command; `nil` where there is nothing.
  /// - Throws: `InputError` when it cannot be read, is about something else, or its lives are damaged.
  init?(for command: ParsedCommand) throws(InputError) {
    let folder = command[RunOptions.output]
    guard folder != "none" else { return nil }
    let path = slashed(folder) + "battle.json"
    guard let (earlier, seal) = try readEarlierSnapshotAndSeal(path) else { return nil }
    guard let past = earlier[BattleContent.self]?.past else {
      throw unusableSnapshot(path, "a snapshot of something other than a battle")
    }
    guard past.lives == nil || past.livesToGoOn != nil else {
      throw unusableSnapshot(path, "a damaged snapshot: the value at 'lives' is impossible")
    }
    (self.path, snapshot, self.past, isAltered) = (path, earlier, past, seal.isWhole == false)
  }
}

/// The code of the warning that a snapshot was changed since it was written.
let brokenSealCode = "broken-seal"

import Battle
import Options
import Running
import Snapshots
import Tables

/// The battles that an earlier run has left in the report folder.
struct EarlierBattle: Sendable {
  /// Its file.
  var path: String
  /// Its snapshot; `nil` if its own war is fought again.
  var snapshot: Snapshot?
  /// What the next war continues from.
  var past: PastWars
  /// Whether the file was changed since it was written.
  var isAltered: Bool

  /// The lives from rounds by rank with which the next round begins.
  var lives: SavedWar? { past.continuingLives }

  /// The warnings about it.
  var warnings: [Diagnostic] {
    guard isAltered else { return [] }
    return [
      Diagnostic(
        .warning, file: path, code: brokenSealCode,
        message:
          "changed since squad wrote it: its seal is broken; lives and history are used as they "
          + "are")
    ]
  }
}

extension EarlierBattle {
  /// What a recorded war continued from; `nil` if nothing was fought.
  init?(before snapshot: Snapshot) {
    guard let battle = snapshot[BattleContent.self] else { return nil }
    let warning = snapshot.warnings.first { $0.code == brokenSealCode }
    self.init(path: warning?.file ?? "", snapshot: nil, past: battle.before, isAltered: warning != nil)
  }

  /// Reads what is in the output folder of a command; `nil` if there is nothing.
  /// - Throws: `InputError` if it cannot be read, is about something else, or its lives are damaged.
  init?(for command: ParsedCommand) throws(InputError) {
    let folder = command[RunOptions.output]
    guard folder != "none" else { return nil }
    let path = slashed(folder) + "battle.json"
    guard let (earlier, seal) = try readEarlierSnapshotAndSeal(path) else { return nil }
    guard let past = earlier[BattleContent.self]?.past else {
      throw unusableSnapshot(path, "a snapshot of something other than a battle")
    }
    guard past.lives == nil || past.continuingLives != nil else {
      throw unusableSnapshot(path, "a damaged snapshot: the value at 'lives' is impossible")
    }
    (self.path, snapshot, self.past, isAltered) = (path, earlier, past, seal.isWhole == false)
  }
}

/// The code of the warning that a snapshot was changed since it was written.
let brokenSealCode = "broken-seal"

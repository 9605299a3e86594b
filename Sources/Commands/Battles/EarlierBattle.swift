import Battle
import Options
import Running
import Snapshots
import Tables

/// The battles that an earlier run has left in the report folder.
struct EarlierBattle: Sendable {
  /// Its snapshot; `nil` if its own war is fought again.
  var snapshot: Snapshot?
  /// What the next war continues from.
  var past: PastWars
  /// The warnings about it.
  var warnings: [Diagnostic]

  /// The lives from rounds by rank with which the next round begins.
  var lives: SavedWar? { past.continuingLives }

  /// The warning that its file was changed since it was written.
  private static func brokenSeal(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning, file: path, code: brokenSealCode,
      message: "changed since squad wrote it: its seal is broken; lives and history are used as they are")
  }
}

extension EarlierBattle {
  /// What a recorded war continued from; `nil` if nothing was fought.
  init?(before snapshot: Snapshot) {
    guard let battle = snapshot[BattleContent.self] else { return nil }
    let warning = snapshot.warnings.first { $0.code == Self.brokenSealCode }
    self.init(
      snapshot: nil, past: battle.before, warnings: warning.map { [Self.brokenSeal($0.file)] } ?? [])
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
    (snapshot, self.past, warnings) = (earlier, past, seal.isWhole == false ? [Self.brokenSeal(path)] : [])
  }

  private static let brokenSealCode = "broken-seal"
}

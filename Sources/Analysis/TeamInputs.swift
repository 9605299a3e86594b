import Reading
import Selection
import Snapshots
import Tables

/// Hand-picked teams as they were read, with their players looked up in the pool.
package struct TeamInputs {
  /// The files, in the order in which they were named.
  package var files: [TeamFile] = []
  /// Their players.
  package var teams: [ManualTeam] = []
  /// The files with their checksums.
  package var records: [InputRecord] = []
  /// Warnings about them.
  package var warnings: [Diagnostic] = []

  /// Creates inputs without a team.
  package init() {}

  /// The largest number of players that a file names.
  package var largestTeam: Int { teams.map(\.players.count).max() ?? 0 }
}

extension TeamInputs {
  /// Adds a team file that was read, or one still to be written, which does not count as an input.
  /// - Returns: the problems with the slots that it names.
  @discardableResult
  package mutating func add(
    _ file: TeamFile, in pool: Pool, under rules: Rules, finder: PlayerFinder, sha256: String?
  ) -> [Diagnostic] {
    var team = ManualTeam(file, in: pool, finder: finder, under: rules)
    let problems = team.applySlots(of: file, under: rules)
    files.append(file)
    teams.append(team)
    warnings += team.warnings
    guard let sha256 else { return problems }
    let size = file.entries.count
    records.append(
      InputRecord(
        InputFile(path: file.path, bytes: file.byteCount, rows: size, used: team.players.count),
        sha256: sha256))
    return problems
  }
}

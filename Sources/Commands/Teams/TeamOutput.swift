import Files
import Options
import Reading
import Running
import Selection
import Snapshots
import Words

/// Prints a team in the format that the command asks for. As CSV the answer is only the players, so that refusals go to
/// standard error.
func printTeam(_ snapshot: Snapshot, for command: ParsedCommand) throws {
  if command[RunOptions.format].isTable {
    for refusal in (snapshot[TeamContent.self]?.teamSteps ?? []).flatMap(\.refusals) {
      writeToStandardError("squad: refused: \(refusal)")
    }
  }
  try printAnswer(of: snapshot, for: command)
}

extension TeamFile {
  /// The file as it is to be written.
  func output() throws(UsageMistake) -> OutputFile {
    guard let bytes else { throw UsageMistake(refusal) }
    return OutputFile(path: path, bytes: bytes)
  }

  /// The files to write so that the file holds this team: none if it already holds a final team of the same players.
  /// - Throws: `OutputError` if it holds a different final team, unless the command lets it be replaced.
  func saved(in pool: Pool, for command: ParsedCommand) throws -> [OutputFile] {
    let old = fileExists(path) ? try? TeamFile(reading: path, encoding: command[PoolOptions.encoding]) : nil
    guard let old, old.isFinal else { return [try output()] }
    let finder = PlayerFinder(pool)
    let (final, wanted) = (
      ManualTeam(old, in: pool, finder: finder), ManualTeam(self, in: pool, finder: finder)
    )
    if final.count == wanted.count, Set(final.players) == Set(wanted.players) { return [] }
    guard command[RunOptions.replaceFinal] else {
      throw OutputError.unusable(
        path: path, reason: "it holds a different final team; --replace-final overwrites it")
    }
    return [try output()]
  }
}

import Files
import Options
import Pages
import Selection
import Snapshots

/// Prints a team in the form that standard output gets. As CSV the answer is the players alone, so that refusals
/// go to standard error.
func printTeam(_ snapshot: Snapshot, for command: ParsedCommand) throws {
  let players = (snapshot.manualTeams ?? []).flatMap(\.players)
  if command[RunOptions.format] == .csv {
    for refusal in (snapshot.teamSteps ?? []).flatMap(\.refusals) { complain("squad: refused: \(refusal)") }
  }
  try writeToStandardOutput(
    rendered(
      teamPage(snapshot), of: snapshot, csv: playersForCSV(players, of: snapshot),
      as: command[RunOptions.format]))
}

extension TeamFile {
  /// The file as it is to be written.
  func output() throws(UsageMistake) -> OutputFile {
    guard let bytes else {
      throw UsageMistake("a name has characters that Latin-1 has not; write \(path) as UTF-8 first")
    }
    return OutputFile(path: path, bytes: bytes)
  }
}

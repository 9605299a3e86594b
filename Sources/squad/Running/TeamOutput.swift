import Files
import Options
import Pages
import Selection
import Snapshots

/// Prints a team in the form that standard output gets.
func printTeam(_ snapshot: Snapshot, for command: ParsedCommand) throws {
  let players = (snapshot.manualTeams ?? []).flatMap(\.players)
  try writeToStandardOutput(
    rendered(
      teamPage(snapshot), of: snapshot, csv: playersForCSV(players, of: snapshot),
      as: command[RunOptions.format]))
}

/// Writes a team file durably.
func writeTeam(_ file: TeamFile) throws {
  guard let bytes = file.bytes else {
    throw UsageMistake("a name has characters that Latin-1 has not; write \(file.path) as UTF-8 first")
  }
  try writeDurably(bytes, to: file.path)
}

/// Makes sure that a team file can be written, before the work begins.
func prepareTeamFile(_ path: String) throws(OutputError) {
  let name = path.split(separator: "/").last.map(String.init) ?? path
  try prepareFolder(parentFolder(of: path), for: [name])
}

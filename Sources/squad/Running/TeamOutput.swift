import Files
import Glibc
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

/// The team file that `--save-team` asks for: sure to be writable, and its folder held for this run, before the
/// work begins.
struct SavedTeam {
  /// The path as the user spelled it.
  let path: String
  private let lock: FolderLock?

  /// Returns `nil` where no team is to be saved.
  /// - Parameters:
  ///   - inputs: files that are read, none of which may be written over.
  ///   - reports: the folder that this run holds already.
  init?(
    for command: ParsedCommand, besides inputs: [String], reports: ReportFolder? = nil, stop: () -> Bool
  ) throws {
    guard let path = command[RunOptions.saveTeam] else { return nil }
    try refuseToOverwrite(inputs, by: path, of: "--save-team")
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let folder = parentFolder(of: path)
    try prepareFolder(folder, for: [name])
    let isHeld = reports.map { isSameFile($0.path, folder) } ?? false
    lock =
      isHeld
      ? nil
      : try FolderLock(folder: folder, wait: command[RunOptions.wait] ?? .zero, shouldStop: stop)
    self.path = path
  }
}

/// Refuses an output that is one of the files a run reads.
func refuseToOverwrite(_ inputs: [String], by output: String, of what: String) throws(UsageMistake) {
  for input in inputs where isSameFile(input, output) {
    throw UsageMistake("\(what) \(output) would write over \(input), which is read")
  }
}

/// Whether two paths lead to one file or folder that exists.
private func isSameFile(_ one: String, _ other: String) -> Bool {
  var (first, second) = (stat(), stat())
  guard stat(one, &first) == 0, stat(other, &second) == 0 else { return false }
  return first.st_dev == second.st_dev && first.st_ino == second.st_ino
}

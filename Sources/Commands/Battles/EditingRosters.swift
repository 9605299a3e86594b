import Battle
import Files
import Options
import Pages
import Running
import Selection
import Snapshots

/// The result of changing fighters files.
struct RosterEdit {
  /// What was changed, in a sentence.
  var done: String
  /// The new content of the battle page in the output folder; `nil` if it stays as it is.
  var battle: Snapshot?
}

/// Changes fighters files durably, all or none, while no other run changes a file in their folders.
///
/// Nothing is written if nothing changes. Afterwards the files are read again, so that the answer shows what they
/// contain; if it cannot be shown, everything stays as it was.
/// - Parameters:
///   - paths: the files.
///   - game: what the output folder knows about them, which is held if it changes with the files.
///   - creates: whether a missing file is created with its header.
///   - change: makes the change.
///   - show: shows the files as they are now, with what was done.
/// - Throws: `InputError`, `OutputError`, or what the closures throw; the files are then untouched.
func editRosters(
  _ paths: [String], of game: RosterGame, creates: Bool = false, for command: ParsedCommand,
  _ change: (inout [RosterFile]) throws -> RosterEdit, show: (RosterInput, String) throws -> Void
) throws {
  let request = command.plainRosterRequest
  let held = try game.folder?.outputs ?? HeldOutputs(for: command)
  defer { held.release() }
  var files = try paths.map { path in
    creates && !fileExists(path) ? try newRoster(path, request) : try readEditableRoster(path, request)
  }
  for file in files { try file.roster.refuseWarnings(for: command) }
  let former = files.map(\.bytes)
  let edit = try change(&files)
  let changed = try zip(files, former).filter { $0.0.bytes != $0.1 }.map { try $0.0.output() }
  func answer() throws { try show(RosterInput(paths, request), edit.done) }
  if let folder = game.folder, let battle = edit.battle {
    try folder.write(answerPage(of: battle), of: battle, and: changed, then: answer)
  } else {
    try held.write(changed, then: answer)
  }
}

extension RosterInput {
  /// Changed files as they will be read once they are written.
  /// - Throws: `UsageMistake` if a file cannot hold its values.
  init(_ files: [RosterFile]) throws(UsageMistake) {
    roster = Roster(of: files)
    records = []
    for (number, file) in files.enumerated() {
      let output = try file.output()
      roster.sources[number].bytes = output.bytes.count
      records.append(InputRecord(roster.sources[number], sha256: SHA256.hexDigest(of: output.bytes)))
    }
  }
}

extension RosterFile {
  /// The file as it is to be written.
  fileprivate func output() throws(UsageMistake) -> OutputFile {
    guard let bytes else {
      throw UsageMistake("\(path) is Latin-1, which lacks some character in the new values")
    }
    return OutputFile(path: path, bytes: bytes)
  }
}

/// A file that does not exist yet.
private func newRoster(_ path: String, _ request: RosterRequest) throws(UsageMistake) -> RosterFile {
  guard let file = RosterFile(newAt: path, request) else {
    throw UsageMistake(
      "\(path) does not exist yet; in a new file --columns can name columns, but not number them")
  }
  return file
}

/// Checks that fighters can be changed: only in a file, and only cells that hold a whole value.
func checkChangeable(_ path: String, _ request: RosterRequest) throws {
  guard path != "-" else { throw UsageMistake("standard input cannot be edited; give a file") }
  guard request.columns.values.allSatisfy({ $0.count == 1 }) else {
    throw UsageMistake("a value that is joined from several columns cannot be changed")
  }
  try checkFolder(of: path)
}

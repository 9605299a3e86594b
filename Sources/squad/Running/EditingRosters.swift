import Battle
import Files
import Options
import Pages
import Snapshots
import Tables

/// Changes a fighters file durably, while no other run changes a file of the same folder.
///
/// Nothing is written when nothing changes. Afterwards the file is read again, so that the answer shows what
/// stands there; where it cannot be shown, everything is what it was.
/// - Parameters:
///   - takeReport: takes a folder whose battle is reset with the file, in one set.
///   - change: makes the change and says in a sentence what it was.
///   - show: shows the file as it is now, with that sentence.
/// - Throws: `InputError`, `OutputError`, or what the others throw; the file is untouched then.
func editRoster(
  for command: ParsedCommand, with takeReport: () throws -> ReportFolder? = { nil },
  _ change: (inout RosterFile) throws -> String, show: (RosterInput, String) throws -> Void
) throws {
  let path = command[FighterOptions.file]
  let request = command.plainRosterRequest
  try checkChangeable(path, request)
  let report = try takeReport()
  let held = try report?.outputs ?? holdChangedFile(path, for: command)
  defer { held.release() }
  var file = try readEditableRoster(path, request)
  try RosterInput(file.roster, digests: InputDigests()).refuseWarnings(for: command)
  let former = file.bytes
  let done = try change(&file)
  let changed = file.bytes == former ? [] : [try file.output(at: path)]
  func answer() throws {
    let digests = InputDigests()
    let roster = try readRoster([path], request) { digests.update(file: $0, $1) }
    try show(RosterInput(roster, digests: digests), done)
  }
  if let report, let snapshot = try battleReset(by: command) {
    try report.write(battlePage(snapshot), of: snapshot, and: changed, then: answer)
  } else {
    try held.write(changed, then: answer)
  }
}

/// The battle in the output folder with everybody Born; `nil` where there is none.
private func battleReset(by command: ParsedCommand) throws(InputError) -> Snapshot? {
  guard var snapshot = try readEarlierBattle(for: command) else { return nil }
  snapshot.resetLives()
  if snapshot.battle?.setUp != nil { (snapshot.command, snapshot.date) = (command.record, command.date) }
  return snapshot
}

extension RosterFile {
  /// The file as it is to be written.
  fileprivate func output(at path: String) throws(UsageMistake) -> OutputFile {
    guard let bytes else {
      throw UsageMistake("\(path) is Latin-1, which lacks a character of the new values")
    }
    return OutputFile(path: path, bytes: bytes)
  }
}

/// Only a file can be changed, and only cells that hold a whole value.
private func checkChangeable(_ path: String, _ request: RosterRequest) throws {
  guard path != "-" else { throw UsageMistake("standard input cannot be changed; name a file") }
  guard request.columns.values.allSatisfy({ $0.count == 1 }) else {
    throw UsageMistake("a value that is joined from several columns cannot be changed")
  }
  try checkFolder(of: path)
}

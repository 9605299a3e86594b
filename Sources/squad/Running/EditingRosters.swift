import Battle
import Files
import Options
import Tables

/// Changes a fighters file durably, while no other run changes a file of the same folder.
///
/// Nothing is written when nothing changes. Afterwards the file is read again, so that the answer shows what
/// stands there.
/// - Parameter change: makes the change and says in a sentence what it was.
/// - Returns: the file as it is now, and the sentence.
/// - Throws: `InputError`, `OutputError`, or what `change` throws; the file is untouched then.
func editRoster(
  for command: ParsedCommand, _ change: (inout RosterFile) throws -> String
) throws -> (input: RosterInput, done: String) {
  let path = command[FighterOptions.file]
  let request = command.plainRosterRequest
  try checkChangeable(path, request)
  let lock = try lockFolder(of: path, for: command)
  defer { lock.release() }
  var file = try readEditableRoster(path, request)
  try RosterInput(file.roster, digests: InputDigests()).refuseWarnings(for: command)
  let former = file.bytes
  let done = try change(&file)
  if file.bytes != former {
    guard let bytes = file.bytes else {
      throw UsageMistake("\(path) is Latin-1, which lacks a character of the new values")
    }
    try writeDurably(bytes, to: path)
  }
  let digests = InputDigests()
  let roster = try readRoster([path], request) { digests.update(file: $0, $1) }
  return (RosterInput(roster, digests: digests), done)
}

/// Only a file can be changed, and only cells that hold a whole value.
private func checkChangeable(_ path: String, _ request: RosterRequest) throws(UsageMistake) {
  guard path != "-" else { throw UsageMistake("standard input cannot be changed; name a file") }
  guard request.columns.values.allSatisfy({ $0.count == 1 }) else {
    throw UsageMistake("a value that is joined from several columns cannot be changed")
  }
}

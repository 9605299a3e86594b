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
  let lock = try FolderLock(folder: parentFolder(of: path), wait: command[RunOptions.wait] ?? .zero)
  defer { lock.release() }
  var file = try readEditableRoster(path, request)
  try RosterInput(file.roster, digests: InputDigests()).showWarnings(for: command, isShown: false)
  let former = file.csv
  let done = try change(&file)
  if file.csv != former {
    guard let bytes = request.encoding.encode(file.csv) else {
      throw UsageMistake(message: "\(path) is Latin-1, which lacks a character of the new values")
    }
    try writeDurably(bytes, to: path)
  }
  let digests = InputDigests()
  let roster = try readRoster([path], request) { digests.update(file: $0, $1) }
  return (RosterInput(roster, digests: digests), done)
}

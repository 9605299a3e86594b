import Files
import Glibc
import Options
import Tables

extension HeldOutputs {
  /// Takes for this run what a command writes: the files that its command line names, and others.
  /// - Parameters:
  ///   - files: the others.
  ///   - folders: folders for files whose names are not known yet.
  ///   - stop: ends the wait for another run.
  /// - Throws: `OutputError`, also where one of them is a file that the command reads.
  package convenience init(
    for command: ParsedCommand, _ files: [String] = [], in folders: [String] = [], stop: () -> Bool
  ) throws(OutputError) {
    try command.checkPicture()
    try self.init(
      command.filesWritten + files, in: folders, reading: command.filesRead, besides: Console.current.held,
      wait: command[RunOptions.wait] ?? .zero, shouldStop: stop)
  }
}

/// Takes a file that is about to be changed, and that the command line names for writing, for this run.
/// - Throws: as ``checkFolder(of:)``, and `OutputError`.
package func holdChangedFile(
  _ path: String, for command: ParsedCommand, stop: () -> Bool = { false }
) throws -> HeldOutputs {
  try checkFolder(of: path)
  return try HeldOutputs(for: command, stop: stop)
}

/// Without its folder a file that is to be changed is one that cannot be read.
package func checkFolder(of path: String) throws(InputError) {
  let folder = parentFolder(of: path)
  guard fileExists(folder) else {
    throw InputError.unreadable(file: path, reason: "the folder \(folder) does not exist")
  }
}

/// Takes the files of `--save-team`, `--upload` and `--picture` for this run, where they are to be written without any
/// pages.
package func holdNamedFiles(for command: ParsedCommand, stop: () -> Bool) throws(OutputError) -> HeldOutputs?
{
  let isWritten = [RunOptions.saveTeam, RunOptions.upload, RunOptions.picture].contains {
    command.knows($0.spec.name) && command.isGiven($0)
  }
  return isWritten ? try HeldOutputs(for: command, stop: stop) : nil
}

/// Whether something stands at a path.
package func fileExists(_ path: String) -> Bool {
  access(path, F_OK) == 0 || errno != ENOENT
}

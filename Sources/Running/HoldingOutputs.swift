import Files
import Glibc
import Options
import Tables

extension HeldOutputs {
  /// Holds for this run the files that a command writes: those that its command line names, and others. An interrupt
  /// ends the wait for another run.
  /// - Parameters:
  ///   - files: the other files.
  ///   - folders: folders for files whose names are not known yet.
  /// - Throws: `OutputError`, also if one of them is a file that the command reads.
  package convenience init(
    for command: ParsedCommand, _ files: [String] = [], in folders: [String] = []
  ) throws(OutputError) {
    try command.checkPicture()
    try self.init(
      command.filesWritten + files, in: folders, reading: command.filesRead, besides: Console.current.held,
      wait: command[RunOptions.wait] ?? .zero, shouldStop: { interruptExitCode != nil })
  }
}

/// Checks that a file to be changed has a folder; without one, the file counts as unreadable.
package func checkFolder(of path: String) throws(InputError) {
  let folder = parentFolder(of: path)
  guard fileExists(folder) else {
    throw InputError.unreadable(file: path, reason: "the folder \(folder) does not exist")
  }
}

/// Holds for this run the files of `--save-team`, `--upload` and `--picture`, if they are written without any pages.
package func holdNamedFiles(for command: ParsedCommand) throws(OutputError) -> HeldOutputs? {
  let isWritten = [RunOptions.saveTeam, RunOptions.upload, RunOptions.picture].contains {
    command.isGiven($0)
  }
  return isWritten ? try HeldOutputs(for: command) : nil
}

/// Whether something exists at a path.
package func fileExists(_ path: String) -> Bool {
  access(path, F_OK) == 0 || errno != ENOENT
}

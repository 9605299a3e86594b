import Glibc

/// Why an output could not be written, or its folder not be locked.
///
/// In every case the files that were there before are still there.
public enum OutputError: Error, Sendable, Hashable {
  /// A folder is where the file should go.
  case folderInTheWay(path: String)
  /// A file is where the folder should be.
  case fileInTheWay(path: String)
  /// The target exists and is neither an ordinary file nor a folder: a device, a pipe, a socket.
  case notAnOrdinaryFile(path: String)
  /// A chain of symbolic links that forms a loop.
  case linkLoop(path: String)
  /// The system refused: `code` is the value of `errno` (no space, no permission, file too large...).
  case refused(path: String, code: Int32)
  /// The output is a file that the run reads.
  case overwritesInput(path: String, input: String)
  /// Two outputs of the run are the same file.
  case sameOutput(path: String, other: String)
  /// It must not be written, for a reason that the system does not know.
  case unusable(path: String, reason: String)
  /// Another run writes the file (exit code 75).
  case heldFile(path: String)
  /// Another run holds the folder (exit code 75).
  case held(folder: String)
  /// The wait for the folder was stopped from outside, for instance by a signal.
  case stoppedWaiting(folder: String)
}

extension OutputError: CustomStringConvertible {
  /// `reports/best-team.html: no space left on device`
  public var description: String {
    switch self {
    case .folderInTheWay(let path): "\(path): is a folder, not a file"
    case .fileInTheWay(let path): "\(path): is a file, not a folder"
    case .notAnOrdinaryFile(let path): "\(path): is not an ordinary file"
    case .linkLoop(let path): "\(path): too many levels of symbolic links"
    case .refused(let path, let code): "\(path): \(reason(ofError: code))"
    case .overwritesInput(let path, let input):
      path == input
        ? "\(path) is an input and would be overwritten; choose another output"
        : "\(path) would overwrite the input \(input); choose another output"
    case .sameOutput(let path, let other): "\(path) and \(other) would be written to the same file"
    case .unusable(let path, let reason): "\(path): \(reason)"
    case .heldFile(let path):
      "\(path): another run is writing this file; try later, or wait with '--wait 60s'"
    case .held(let folder):
      "\(folder): another run is using this folder; try later, or wait with '--wait 60s'"
    case .stoppedWaiting(let folder): "\(folder): stopped while waiting for another run"
    }
  }
}

/// Returns the system's message for `code`, as part of a sentence: `no space left on device`.
func reason(ofError code: Int32) -> String {
  let text = String(cString: strerror(code))
  return text.prefix(1).lowercased() + text.dropFirst()
}

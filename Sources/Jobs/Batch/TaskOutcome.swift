import Files
import Running
import Snapshots
import Synchronization

/// The result of a task, and the files that were written for its page.
package struct TaskOutcome {
  package var result: TaskResult
  /// By their names in the folder of the task.
  package var files: [StoredTask.File] = []

  mutating func take(_ snapshot: Snapshot, _ files: [OutputFile]) {
    result.snapshot = snapshot
    self.files = files.map { StoredTask.File(path: $0.path, sha256: SHA256.hexDigest(of: $0.bytes)) }
  }

  /// The result after the end of the command.
  func ended(with code: ExitCode, reading rules: [StoredTask.File]) -> TaskOutcome {
    var found = self
    found.result.exitCode = code.rawValue
    // A result that an interrupt kept from being published is not done, whatever its exit code.
    if result.snapshot == nil, code.status != .failed, let interrupted = interruptExitCode {
      found.result.exitCode = interrupted.rawValue
    }
    let inputs = (result.snapshot?.inputs ?? []).map { StoredTask.File(path: $0.path, sha256: $0.sha256) }
    found.result.inputs = inputs + rules
    return found
  }
}

extension TaskResult {
  /// The result with the error that kept it from being written.
  package func failing(_ error: any Error) -> TaskResult {
    var failed = self
    let heard = Mutex<[String]>([])
    let console = Console.current.forTask { line in heard.withLock { $0.append(line) } }
    failed.exitCode = console.run { report(error) }.rawValue
    failed.complaints += heard.withLock { $0 }
    return failed
  }
}

import Running
import Snapshots
import Synchronization

/// What came of a task, and the files of its page that were written.
package struct FoundOfTask {
  package var result: TaskResult
  /// By their names in the folder of the task.
  package var files: [StoredTask.File] = []

  mutating func take(_ snapshot: Snapshot, _ files: [StoredTask.File]) {
    result.snapshot = snapshot
    self.files = files
  }

  /// The same after the end of the command.
  func ended(with code: ExitCode, reading rules: [StoredTask.File]) -> FoundOfTask {
    var found = self
    found.result.exitCode = code.rawValue
    // What an interrupt has kept from being published is not done, whatever its command says.
    if result.snapshot == nil, code.status != .failed, let interrupted = interruptExitCode {
      found.result.exitCode = interrupted.rawValue
    }
    let inputs = (result.snapshot?.inputs ?? []).map { StoredTask.File(path: $0.path, sha256: $0.sha256) }
    found.result.inputs = inputs + rules
    return found
  }
}

extension TaskResult {
  /// The same with what kept it from being written.
  package func failing(_ error: any Error) -> TaskResult {
    var failed = self
    let heard = Mutex<[String]>([])
    let console = Console.current.forTask { line in heard.withLock { $0.append(line) } }
    failed.exitCode = console.hearing { report(error) }.rawValue
    failed.complaints += heard.withLock { $0 }
    return failed
  }
}

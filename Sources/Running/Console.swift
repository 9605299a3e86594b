import Files
import Snapshots
import Synchronization

/// Where the output of a command goes, and the snapshot that it makes: to the process itself, or to a batch that gives
/// each of its tasks a console of its own.
///
/// A task-local value, so that commands write as if they were alone; only the thread that runs the command sees it and
/// writes.
package struct Console: Sendable {
  /// The console of the running command; unless one is set, it discards everything.
  @TaskLocal package static var current = Console(of: NoProcess(), answer: { _ in }, writeError: { _ in })

  /// The process, with its signals and terminals.
  package let process: any Process
  /// Writes an answer.
  package var answer: @Sendable (String) throws(OutputError) -> Void
  /// Writes a line about the progress of the run, given without its line break.
  package var writeError: @Sendable (String) -> Void
  /// Called with a snapshot and its files, once these are written.
  package var published: @Sendable (Snapshot, [OutputFile]) -> Void = { _, _ in }
  /// Whether the console is that of the process, which may be a terminal.
  package var isProcess = true
  /// Whether reports are written; if not, a command only answers, and reads what an earlier run has left in the output
  /// folder.
  package var writesReports = true
  /// The outputs that the caller of the command holds for it.
  package var held: HeldOutputs?

  /// The console of the process itself.
  package init(
    of process: any Process, answer: @escaping @Sendable (String) throws(OutputError) -> Void,
    writeError: @escaping @Sendable (String) -> Void
  ) {
    (self.process, self.answer, self.writeError) = (process, answer, writeError)
  }

  /// Does something whose output goes to this console.
  package func run<Value>(_ body: () throws -> Value) rethrows -> Value {
    try Self.$current.withValue(self) { try body() }
  }

  /// A console for a task of a batch, which discards answers.
  /// - Parameter writeError: writes a line about the progress of the run.
  package func forTask(writeError: @escaping @Sendable (String) -> Void) -> Console {
    var console = Console(of: process, answer: { _ in }, writeError: writeError)
    console.isProcess = false
    return console
  }

  /// Returns the answer of a command without printing it.
  package static func answer(of body: () throws -> Void) rethrows -> String {
    let heard = Mutex("")
    var console = current
    console.answer = { text in heard.withLock { $0 += text } }
    console.isProcess = false
    try console.run(body)
    return heard.withLock { $0 }
  }
}

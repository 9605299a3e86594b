import Files
import Snapshots
import Synchronization

/// Where a command's words go, and who hears of the snapshot that it makes: the process itself, or a batch that
/// gives each of its tasks a console of its own.
///
/// A task-local value, so that commands write as if they were alone; it is seen on the thread that runs the command,
/// which is the one that writes.
package struct Console: Sendable {
  /// The one of the command that runs; where nothing was said of it, nobody listens.
  @TaskLocal package static var current = Console(of: NoProcess(), answer: { _ in }, complain: { _ in })

  /// The process, with its signals and terminals.
  package let process: any Process
  /// Takes an answer.
  package var answer: @Sendable (String) throws(OutputError) -> Void
  /// Takes a line about how the run goes, without its line break.
  package var complain: @Sendable (String) -> Void
  /// Hears of a snapshot, once its files are written, and of these.
  package var published: @Sendable (Snapshot, [StoredTask.File]) -> Void = { _, _ in }
  /// Whether the console is that of the process, which may be a terminal.
  package var isProcess = true
  /// Whether reports are written; else a command only answers, and looks at the output folder for what an earlier run
  /// has left there.
  package var writesReports = true
  /// What whoever runs the command holds for it.
  package var held: HeldOutputs?

  /// The console of the process itself.
  package init(
    of process: any Process, answer: @escaping @Sendable (String) throws(OutputError) -> Void,
    complain: @escaping @Sendable (String) -> Void
  ) {
    (self.process, self.answer, self.complain) = (process, answer, complain)
  }

  /// Does something whose words go to this console.
  package func hearing<Value>(_ body: () throws -> Value) rethrows -> Value {
    try Self.$current.withValue(self) { try body() }
  }

  /// A console for a task of a batch, whose answer nobody sees.
  /// - Parameter complain: takes a line about how the run goes.
  package func forTask(complain: @escaping @Sendable (String) -> Void) -> Console {
    var console = Console(of: process, answer: { _ in }, complain: complain)
    console.isProcess = false
    return console
  }

  /// What a command answers, which nobody else sees.
  package static func answer(of body: () throws -> Void) rethrows -> String {
    let heard = Mutex("")
    var console = current
    console.answer = { text in heard.withLock { $0 += text } }
    console.isProcess = false
    try console.hearing(body)
    return heard.withLock { $0 }
  }
}

import Files
import Glibc
import Jobs
import Snapshots
import Synchronization
import Tournament

/// Where a command's words go, and who hears of the snapshot that it makes: the process itself, or a batch that
/// gives each of its tasks a console of its own.
///
/// A task-local value, so that commands write as if they were alone; it is seen on the thread that runs the command,
/// which is the one that writes.
struct Console: Sendable {
  @TaskLocal static var current = Console.process

  /// Takes an answer.
  var answer: @Sendable (String) throws(OutputError) -> Void
  /// Takes a line about how the run goes, without its line break.
  var complain: @Sendable (String) -> Void
  /// Hears of a snapshot, once its files are written, and of these.
  var published: @Sendable (Snapshot, [StoredTask.File]) -> Void
  /// Whether the console is that of the process, which may be a terminal.
  var isProcess: Bool
  /// Whether reports are written; else a command only answers, and looks at the output folder for what an earlier run
  /// has left there.
  var writesReports = true
  /// What whoever runs the command holds for it.
  var held: HeldOutputs?
  /// What a battle goes on from, where that is not what the output folder holds.
  var earlierBattle: EarlierBattle?
  /// The part of the tournaments that are to be played here, where many machines share them.
  var shard: Shard?
  /// Hears what those tournaments came to.
  var counted: @Sendable (Odds) -> Void = { _ in }

  /// Standard output and standard error.
  static let process = Console(
    answer: { text throws(OutputError) in
      let code = write(text, to: STDOUT_FILENO)
      guard code == 0 || code == EPIPE else { throw .refused(path: "standard output", code: code) }
    },
    complain: { line in _ = write(line + "\n", to: STDERR_FILENO) },
    published: { _, _ in }, isProcess: true)

  /// What a command answers, which nobody else sees.
  static func answer(of body: () throws -> Void) rethrows -> String {
    let heard = Mutex("")
    var console = current
    console.answer = { text in heard.withLock { $0 += text } }
    console.isProcess = false
    try $current.withValue(console) { try body() }
    return heard.withLock { $0 }
  }
}

import Files
import Glibc
import Snapshots
import Synchronization

/// Where the output of a command goes, and the snapshot that it makes: to the process itself, or to a batch that gives
/// each of its tasks a console of its own.
///
/// Each thread has a console of its own, so that commands write as if they were alone.
package struct Console: Sendable {
  /// The console of the command that this thread runs; unless one is set, it discards everything.
  package static var current: Console { HeldConsole.ofThread ?? silent }

  private static let silent = Console(of: NoProcess(), answer: { _ in }, writeError: { _ in })

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
    try HeldConsole(self).held(during: body)
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

/// A console that its thread finds while something is done. A task-local value would do the same, and add the runtime of
/// Swift's concurrency to the program, which nothing else uses.
private final class HeldConsole {
  private let console: Console

  init(_ console: Console) { self.console = console }

  private static let key = {
    var key = pthread_key_t()
    let error = pthread_key_create(&key, nil)
    precondition(error == 0, "a process has room for more than a hundred keys")
    return key
  }()

  /// The console that the running thread holds.
  static var ofThread: Console? {
    pthread_getspecific(key).map { Unmanaged<HeldConsole>.fromOpaque($0).takeUnretainedValue().console }
  }

  func held<Value>(during body: () throws -> Value) rethrows -> Value {
    let outer = pthread_getspecific(Self.key)
    pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
    defer { pthread_setspecific(Self.key, outer) }
    return try withExtendedLifetime(self, body)
  }
}

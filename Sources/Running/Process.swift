import Search

/// What commands need of the process that runs them: its signals and its terminals.
package protocol Process: Sendable {
  /// The exit code of a run that was interrupted; `nil` if it was not.
  var interruptExitCode: ExitCode? { get }
  /// Lets Ctrl-C and SIGTERM end a run cleanly: they raise the signal that this returns.
  func stopOnInterrupt() -> StopSignal
  /// Lets Ctrl-C and SIGTERM end a run at once while it has nothing to finish and has begun no file; after
  /// ``stopOnInterrupt()`` they end it cleanly instead.
  func endOnInterrupt()
  /// Whether standard output is a terminal.
  var outputIsTerminal: Bool { get }
  /// Whether standard error is a terminal.
  var errorsAreOnTerminal: Bool { get }
  /// The columns of the terminal behind standard output; 80 if there is none.
  var terminalWidth: Int { get }
  /// The columns of the terminal behind standard error; 80 if there is none.
  var errorWidth: Int { get }
  /// Begins to show the progress of a run.
  /// - Returns: what ends the display.
  func show(_ progress: Progress) -> @Sendable () -> Void
}

/// A process without signals and terminals.
package struct NoProcess: Process {
  package var interruptExitCode: ExitCode? { nil }
  package func stopOnInterrupt() -> StopSignal { StopSignal() }
  package func endOnInterrupt() {}
  package var outputIsTerminal: Bool { false }
  package var errorsAreOnTerminal: Bool { false }
  package var terminalWidth: Int { 80 }
  package var errorWidth: Int { 80 }
  package func show(_ progress: Progress) -> @Sendable () -> Void { {} }
}

/// The exit code of a run that was interrupted; `nil` if it was not.
package var interruptExitCode: ExitCode? { Console.current.process.interruptExitCode }

/// Tells whether the run was interrupted; any thread may ask.
var interruptCheck: @Sendable () -> Bool {
  let process = Console.current.process
  return { process.interruptExitCode != nil }
}

/// Lets Ctrl-C and SIGTERM end a run cleanly; see ``Process/stopOnInterrupt()``.
@discardableResult package func stopOnInterrupt() -> StopSignal { Console.current.process.stopOnInterrupt() }

/// Whether the answer of a command goes to a terminal.
package var outputIsTerminal: Bool { Console.current.isProcess && Console.current.process.outputIsTerminal }

/// Whether the messages of a command go to a terminal.
package var errorsAreOnTerminal: Bool {
  Console.current.isProcess && Console.current.process.errorsAreOnTerminal
}

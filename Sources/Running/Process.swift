import Search

/// What commands need of the process that runs them: its signals and its terminals.
package protocol Process: Sendable {
  /// The exit code of a run that was interrupted; `nil` when it was not.
  var interruptExitCode: ExitCode? { get }
  /// Lets Ctrl-C and SIGTERM end a run cleanly: they raise the signal that this returns.
  func stopOnInterrupt() -> StopSignal
  /// Lets Ctrl-C and SIGTERM end a run at once that has nothing to finish and has begun no file; from
  /// ``stopOnInterrupt()`` on, they wait again.
  func endOnInterrupt()
  /// Whether standard output is a terminal.
  var outputIsTerminal: Bool { get }
  /// Whether standard error is a terminal.
  var errorsAreOnTerminal: Bool { get }
  /// The columns of the terminal behind standard output; 80 where there is none.
  var terminalWidth: Int { get }
  /// The columns of the terminal behind standard error; 80 where there is none.
  var errorWidth: Int { get }
  /// Begins to show how a run goes on.
  /// - Returns: what ends it.
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

/// The exit code of a run that was interrupted; `nil` when it was not.
package var interruptExitCode: ExitCode? { Console.current.process.interruptExitCode }

/// Lets Ctrl-C and SIGTERM end a run cleanly; see ``Process/stopOnInterrupt()``.
package func stopOnInterrupt() -> StopSignal { Console.current.process.stopOnInterrupt() }

/// Whether what a command answers goes to a terminal.
package var outputIsTerminal: Bool { Console.current.isProcess && Console.current.process.outputIsTerminal }

/// Whether what a command says of its run goes to a terminal.
package var errorsAreOnTerminal: Bool {
  Console.current.isProcess && Console.current.process.errorsAreOnTerminal
}

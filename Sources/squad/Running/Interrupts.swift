import Glibc
import Search
import Synchronization

/// The signal that arrived, or 0. A global, because a signal handler can capture nothing.
private let arrivedSignal = Atomic<Int32>(0)
/// What the handler raises; set once before any handler is installed.
private let interruptStop = StopSignal()

/// The exit code of a run that was interrupted; `nil` when it was not.
var interruptExitCode: ExitCode? {
  switch arrivedSignal.load(ordering: .relaxed) {
  case SIGINT: .interrupted
  case SIGTERM: .terminated
  default: nil
  }
}

/// Lets Ctrl-C and SIGTERM end the search cleanly: the first raises the returned signal, the second of a
/// kind kills the process as usual.
///
/// `sigaction` rather than a Dispatch source, which registers too late for a signal that comes early.
func stopOnInterrupt() -> StopSignal {
  // Both globals are made now: a lazy initialisation is nothing for a signal handler.
  _ = arrivedSignal.load(ordering: .relaxed)
  let stop = interruptStop
  var action = sigaction()
  action.__sigaction_handler.sa_handler = { signal in
    arrivedSignal.store(signal, ordering: .relaxed)
    interruptStop.raise()
  }
  action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
  sigaction(SIGINT, &action, nil)
  sigaction(SIGTERM, &action, nil)
  return stop
}

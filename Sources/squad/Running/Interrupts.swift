import Glibc
import Search
import Synchronization

/// The signal that arrived, or 0. A global, because a signal handler can capture nothing.
private let arrivedSignal = Atomic<Int32>(0)
/// When it arrived, in whole seconds of the monotonic clock.
private let arrivalSecond = Atomic<Int>(0)
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

/// Lets Ctrl-C and SIGTERM end the search cleanly: the first raises the returned signal; one that comes more
/// than a second later kills the process as usual, for a user who will not wait.
///
/// A second signal at once means nothing: `timeout` sends each signal twice, to its child and to the group.
/// `sigaction` rather than a Dispatch source, which registers too late for a signal that comes early.
func stopOnInterrupt() -> StopSignal {
  // All globals are made now: a lazy initialisation is nothing for a signal handler.
  _ = (arrivedSignal.load(ordering: .relaxed), arrivalSecond.load(ordering: .relaxed))
  let stop = interruptStop
  var action = sigaction()
  action.__sigaction_handler.sa_handler = { signal in takeInterrupt(signal) }
  action.sa_flags = Int32(SA_RESTART)
  sigaction(SIGINT, &action, nil)
  sigaction(SIGTERM, &action, nil)
  return stop
}

/// The handler; everything it calls is safe in one.
private func takeInterrupt(_ number: Int32) {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  if arrivedSignal.compareExchange(expected: 0, desired: number, ordering: .relaxed).exchanged {
    arrivalSecond.store(now.tv_sec, ordering: .relaxed)
    interruptStop.raise()
  } else if now.tv_sec - arrivalSecond.load(ordering: .relaxed) > 1 {
    signal(number, SIG_DFL)
    raise(number)
  }
}

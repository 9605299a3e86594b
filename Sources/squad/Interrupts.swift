import Glibc
import Running
import Search
import Synchronization

/// The signal that arrived and when, in nanoseconds of the monotonic clock with the signal in the lowest byte; 0 before
/// any.
/// One word, so that a handler that interrupts another sees all of it or nothing. A global, because a signal handler
/// can capture nothing.
private let arrival = Atomic<UInt64>(0)
/// What the handler raises; set once before any handler is installed.
private let interruptStop = StopSignal()

/// The exit code of a run that was interrupted; `nil` when it was not.
var signalExitCode: ExitCode? {
  switch Int32(arrival.load(ordering: .relaxed) & 0xFF) {
  case SIGINT: .interrupted
  case SIGTERM: .terminated
  default: nil
  }
}

/// Lets Ctrl-C and SIGTERM end a run cleanly.
///
/// The first raises the returned signal; one that comes a second or more later kills the process as usual, for a user
/// who will not wait. An immediate second signal is ignored: `timeout` sends each signal twice, to its child and to the
/// group. A signal that the caller ignores (`nohup`) stays ignored. `sigaction` rather than a Dispatch source, which
/// registers too late for an early signal; no SA_RESTART, so that a read from a pipe ends too.
func raiseOnInterrupt() -> StopSignal {
  // Both globals are initialised now: lazy initialisation is not safe in a signal handler.
  _ = arrival.load(ordering: .relaxed)
  let stop = interruptStop
  handleInterrupts { signal in takeInterrupt(signal) }
  return stop
}

/// Lets Ctrl-C and SIGTERM end a run at once while it has nothing to finish and has begun no file.
/// After ``raiseOnInterrupt()`` they end it cleanly instead.
func dieOnInterrupt() {
  handleInterrupts { signal in
    // Only calls that are safe in a signal handler.
    let words: StaticString = "squad: interrupted; no file was written\n"
    _ = Glibc.write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
    _exit(128 + signal)
  }
}

private func handleInterrupts(by handler: @escaping @convention(c) (Int32) -> Void) {
  for number in [SIGINT, SIGTERM] {
    var former = sigaction()
    sigaction(number, nil, &former)
    if unsafeBitCast(former.__sigaction_handler.sa_handler, to: Int.self) == 1 { continue }  // SIG_IGN
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    sigaction(number, &action, nil)
  }
}

/// The handler; everything it calls is safe in one.
private func takeInterrupt(_ number: Int32) {
  let formerError = errno
  defer { errno = formerError }
  var clock = timespec()
  clock_gettime(CLOCK_MONOTONIC, &clock)
  let now = (UInt64(clock.tv_sec) * 1_000_000_000 + UInt64(clock.tv_nsec)) & ~0xFF
  let (isFirst, first) = arrival.compareExchange(
    expected: 0, desired: now | UInt64(number), ordering: .relaxed)
  if isFirst {
    interruptStop.raise()
  } else if now > (first & ~0xFF) + 1_000_000_000 {
    signal(number, SIG_DFL)
    raise(number)
  }
}

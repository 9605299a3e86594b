import Commands
import Files
import Glibc
import Running
import Search

/// The program: parses the command line, runs the command, and exits with its exit code.
@main
struct Squad {
  static func main() {
    openStandardDescriptors()
    ignoreWriteSignals()
    // Threads need file descriptors too: the system library traps if it gets none.
    let files = raiseOpenFileLimit()
    guard files >= minimumOpenFiles else {
      console.writeError(
        "squad: only \(files) files may be open at once; \(minimumOpenFiles) are needed ('ulimit -n')")
      exit(ExitCode.unwritableOutput.rawValue)
    }
    exit(runProgram(Array(CommandLine.arguments.dropFirst()), console: console).rawValue)
  }
}

/// What a run on all cores of a large machine has open at once, with room to spare.
private let minimumOpenFiles = 64

/// Standard output and standard error.
private let console = Console(
  of: ThisProcess(),
  answer: { text throws(OutputError) in
    let code = write(text, to: STDOUT_FILENO)
    guard code == 0 || code == EPIPE else { throw .refused(path: "standard output", code: code) }
  },
  writeError: { line in _ = write(line + "\n", to: STDERR_FILENO) })

/// The signals and terminals of this process.
private struct ThisProcess: Process {
  var interruptExitCode: ExitCode? { signalExitCode }
  func stopOnInterrupt() -> StopSignal { raiseOnInterrupt() }
  func endOnInterrupt() { dieOnInterrupt() }
  var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  var errorsAreOnTerminal: Bool { isatty(STDERR_FILENO) == 1 }
  var terminalWidth: Int { columns(of: STDOUT_FILENO) }
  var errorWidth: Int { columns(of: STDERR_FILENO) }

  func show(_ progress: Progress) -> @Sendable () -> Void {
    let line = ProgressLine(progress)
    return { line.finish() }
  }
}

import Analysis
import Files
import Options
import Selection
import Tables
import Words

/// Does some work and returns its exit code; every error is reported on the console.
package func ending(_ work: () throws -> ExitCode) -> ExitCode {
  do {
    return try work()
  } catch {
    return report(error)
  }
}

/// Reports an error on standard error, and returns the exit code for it.
package func report(_ error: any Error) -> ExitCode {
  switch error {
  case let error as UsageError:
    writeToStandardError("squad: \(error)")
    return .usage
  case let mistake as UsageMistake:
    for message in mistake.messages { writeToStandardError("squad: \(message)") }
    return .usage
  case InputError.unreadable(let file, let reason):
    writeToStandardError("\(file): \(reason)")
    return .unreadableInput
  case InputError.interrupted(let file):
    writeToStandardError("squad: interrupted while reading \(file); nothing was written")
    return interruptExitCode ?? .internalError
  case InputError.invalid(let problems, let count):
    for problem in problems { writeToStandardError(problem.description) }
    let unlisted = count - problems.count
    if unlisted > 0 { writeToStandardError("and \(unlisted) more \(unlisted == 1 ? "problem" : "problems")") }
    return .badInput
  case let error as OutputError:
    writeToStandardError("squad: \(error)")
    return exitCode(of: error)
  case let fault as TeamFault:
    writeToStandardError("squad: the answer failed its own check and was not written: \(fault)")
    return .internalError
  default:
    writeToStandardError("squad: \(error)")
    return .internalError
  }
}

private func exitCode(of error: OutputError) -> ExitCode {
  switch error {
  case .held, .heldFile: .folderHeld
  case .stoppedWaiting: interruptExitCode ?? .folderHeld
  case .overwritesInput, .sameOutput: .usage
  case .folderInTheWay, .fileInTheWay, .notAnOrdinaryFile, .linkLoop, .unusable, .refused: .unwritableOutput
  }
}

/// Shows warnings on standard error, unless the command is quiet.
/// - Parameter count: how many there are in all, if not all of them are given.
package func show(_ warnings: [Diagnostic], of count: Int = 0, for command: ParsedCommand) {
  guard !command[RunOptions.quiet] else { return }
  for warning in warnings { writeToStandardError("\(warning)") }
  if count > warnings.count { writeToStandardError("and \(count - warnings.count) more warnings") }
}

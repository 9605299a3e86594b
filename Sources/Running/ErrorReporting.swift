import Analysis
import Files
import Options
import Selection
import Tables

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
    complain("squad: \(error)")
    return .usage
  case let mistake as UsageMistake:
    for message in mistake.messages { complain("squad: \(message)") }
    return .usage
  case InputError.unreadable(let file, let reason):
    complain("\(file): \(reason)")
    return .unreadableInput
  case InputError.interrupted(let file):
    complain("squad: interrupted while reading \(file); nothing was written")
    return interruptExitCode ?? .internalError
  case InputError.invalid(let problems, let count):
    for problem in problems { complain(problem.description) }
    let unlisted = count - problems.count
    if unlisted > 0 { complain("and \(unlisted) more \(unlisted == 1 ? "problem" : "problems")") }
    return .badInput
  case let error as OutputError:
    complain("squad: \(error)")
    return exitCode(of: error)
  case let fault as TeamFault:
    complain("squad: the answer failed its own check and was not written: \(fault)")
    return .internalError
  default:
    complain("squad: \(error)")
    return .internalError
  }
}

private func exitCode(of error: OutputError) -> ExitCode {
  switch error {
  case .held, .heldFile: .folderHeld
  case .stoppedWaiting: interruptExitCode ?? .folderHeld
  case .overInput, .sameOutput: .usage
  case .folderInTheWay, .fileInTheWay, .notAnOrdinaryFile, .linkLoop, .unusable, .refused: .unwritableOutput
  }
}

/// Shows warnings, unless `quietly` is set.
package func show(_ quality: DataQuality, quietly: Bool) {
  show(quality.warnings, count: quality.warningCount, quietly: quietly)
}

/// Shows the first of `count` warnings, unless `quietly` is set.
package func show(_ warnings: [Diagnostic], count: Int, quietly: Bool) {
  guard !quietly else { return }
  for warning in warnings { complain("\(warning)") }
  if count > warnings.count { complain("and \(count - warnings.count) more warnings") }
}

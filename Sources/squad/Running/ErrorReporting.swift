import Files
import Options
import Selection
import Tables

/// A mistake of the command line that only shows when the command begins.
struct UsageMistake: Error {
  /// What is wrong, in lower case.
  var message: String
}

/// Says on standard error what went wrong, and with which code the run ends.
func report(_ error: any Error) -> ExitCode {
  switch error {
  case let error as UsageError:
    complain("squad: \(error)")
    return .usage
  case let mistake as UsageMistake:
    complain("squad: \(mistake.message)")
    return .usage
  case InputError.unreadable(let file, let reason):
    complain("\(file): \(reason)")
    return .unreadableInput
  case InputError.interrupted(let file):
    complain("squad: interrupted while reading \(file); nothing was written")
    return interruptExitCode ?? .internalError
  case InputError.invalid(let problems, let count):
    for problem in problems { complain(problem.description) }
    if count > problems.count { complain("and \(count - problems.count) more problems") }
    return .badInput
  case OutputError.held(let folder):
    complain("squad: \(OutputError.held(folder: folder))")
    return .folderHeld
  case OutputError.stoppedWaiting(let folder):
    complain("squad: \(OutputError.stoppedWaiting(folder: folder))")
    return interruptExitCode ?? .folderHeld
  case let error as OutputError:
    complain("squad: \(error)")
    return .unwritableOutput
  case let fault as TeamFault:
    complain("squad: the answer failed its own check and was not written: \(fault)")
    return .internalError
  default:
    complain("squad: \(error)")
    return .internalError
  }
}

/// Shows warnings, unless nobody wants them.
func show(_ quality: DataQuality, quietly: Bool) {
  show(quality.warnings, count: quality.warningCount, quietly: quietly)
}

/// Shows the first of `count` warnings, unless nobody wants them.
func show(_ warnings: [Diagnostic], count: Int, quietly: Bool) {
  guard !quietly else { return }
  for warning in warnings { complain("\(warning)") }
  if count > warnings.count { complain("and \(count - warnings.count) more warnings") }
}

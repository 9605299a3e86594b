/// What a scheduler learns from the end of a run.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case done = 0
  case answerIsNo = 1
  case notProved = 2
  case usage = 64
  case badInput = 65
  case unreadableInput = 66
  case internalError = 70
  case unwritableOutput = 73
  case folderHeld = 75
  case interrupted = 130
  case terminated = 143

  /// What the code means, for the help and the man page.
  package var meaning: String {
    switch self {
    case .done: "done, the answer is yes: found and proved, every checked team legal"
    case .answerIsNo:
      "done, the answer is no: no team satisfies the rules, a checked team breaks one, a pick was refused, "
        + "or a snapshot is not true"
    case .notProved:
      "done, not proved: stopped by the time limit, with the best so far written; given up at the search "
        + "limit; or not proved again"
    case .usage: "the command line is wrong"
    case .badInput: "an input file is wrong; every problem is listed"
    case .unreadableInput: "an input file cannot be read"
    case .internalError: "a bug in the program was caught by its own check; nothing was written"
    case .unwritableOutput: "an output cannot be written; what was there before is untouched"
    case .folderHeld: "another run is using the output folder; try later"
    case .interrupted, .terminated: "interrupted; what was finished is written"
    }
  }
}

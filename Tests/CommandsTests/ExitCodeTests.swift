import Running
import Testing

@testable import Commands

struct ExitCodeTests {
  /// The exit codes, worst first: what a scheduler must know first.
  private static let order: [ExitCode] = [
    .terminated, .interrupted, .internalError, .folderHeld, .unwritableOutput, .unreadableInput, .badInput,
    .answerIsNo, .notProved, .done,
  ]

  @Test func theWorstOfSeveralIsTheFirstInTheOrder() {
    for (index, code) in Self.order.enumerated() {
      for better in Self.order[index...] {
        #expect(ExitCode.worst(of: [better, code, better]) == code && ExitCode.worst(of: [code]) == code)
      }
    }
    #expect(ExitCode.worst(of: [ExitCode]()) == .done)
  }

  /// A task's options come from the job file, so a mistake in them is bad input rather than a usage error.
  @Test func aMistakeOfTheOptionsOfATaskIsOneOfTheJobFile() {
    #expect(ExitCode.worst(of: [.usage]) == .badInput)
    #expect(ExitCode.worst(of: [.answerIsNo, .usage, .done]) == .badInput)
    #expect(ExitCode.worst(of: [.usage, .unreadableInput]) == .unreadableInput)
  }

  @Test func everyCodeHasAPlaceInTheOrder() {
    for code in ExitCode.allCases where code != .usage { #expect(ExitCode.worst(of: [code, .done]) == code) }
  }
}

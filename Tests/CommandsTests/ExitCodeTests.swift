import Running
import Testing

@testable import Commands

struct ExitCodeTests {
  /// From the worst: what a scheduler must know first.
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

  /// A task's words come from the job file, so a mistake in them is one of an input.
  @Test func aMistakeOfTheOptionsOfATaskIsOneOfTheJobFile() {
    #expect(ExitCode.worst(of: [.usage]) == .badInput)
    #expect(ExitCode.worst(of: [.answerIsNo, .usage, .done]) == .badInput)
    #expect(ExitCode.worst(of: [.usage, .unreadableInput]) == .unreadableInput)
  }

  @Test func everyCodeHasAPlaceInTheOrder() {
    for code in ExitCode.allCases where code != .usage { #expect(ExitCode.worst(of: [code, .done]) == code) }
  }
}

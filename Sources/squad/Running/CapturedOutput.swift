import Synchronization

/// What a command writes to standard output while another one runs it.
final class CapturedOutput: Sendable {
  /// Where standard output goes in this task; `nil` for the real one.
  @TaskLocal static var current: CapturedOutput?

  private let text = Mutex("")

  func append(_ more: String) {
    text.withLock { $0 += more }
  }

  /// What `body` writes to standard output.
  static func of(_ body: () throws -> Void) rethrows -> String {
    let captured = CapturedOutput()
    try $current.withValue(captured) { try body() }
    return captured.text.withLock { $0 }
  }
}

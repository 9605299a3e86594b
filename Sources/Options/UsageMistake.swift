/// Mistakes of the command line that only show when the command begins (exit code 64).
public struct UsageMistake: Error {
  /// What is wrong, in lower case, a line each.
  public var messages: [String]

  /// These mistakes.
  public init(_ messages: String...) {
    self.messages = messages
  }

  /// These mistakes.
  public init(_ messages: [String]) {
    self.messages = messages
  }
}

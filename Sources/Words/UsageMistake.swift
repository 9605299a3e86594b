/// Mistakes in what a user asks for that only show when the command starts (exit code 64).
public struct UsageMistake: Error {
  /// What is wrong, in lower case, one line each.
  public var messages: [String]

  /// Creates an error with these messages.
  public init(_ messages: String...) {
    self.messages = messages
  }

  /// Creates an error with these messages.
  public init(_ messages: [String]) {
    self.messages = messages
  }
}

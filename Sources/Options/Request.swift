/// What a command line asks for.
public enum Request: Sendable {
  /// To run a command.
  case run(ParsedCommand)
  /// To show the help of the command that the words call, or of the program if there are none;
  /// see `ProgramSpec.helpText`.
  case help(path: [String])
  /// To print the version.
  case version
}

extension ProgramSpec {
  /// Understands a command line.
  ///
  /// Options may stand anywhere after their command, those of the whole program before it too:
  /// `--name value`, `--name=value`, `-n value`, `-nvalue`, flags of one letter in a bundle. What
  /// follows `--` is not an option. A value may begin with a dash, but not look like an option; then
  /// `--name=--value` gives it. `--help` and `-h` win over a mistake elsewhere in the line.
  ///
  /// - Parameter arguments: the words after the program's name.
  /// - Throws: `UsageError` for the first mistake from the left.
  public func parse(_ arguments: [String]) throws(UsageError) -> Request {
    var parser = Parser(program: self, arguments: arguments)
    return try parser.parse()
  }
}

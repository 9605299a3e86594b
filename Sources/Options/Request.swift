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
  /// Parses a command line.
  ///
  /// Options may come anywhere after their command, and those of the whole program before it too: `--name value`,
  /// `--name=value`, `-n value`, `-nvalue`, bundles of one-letter flags. What follows `--` is not an option. A value
  /// may begin with a dash, but must not look like an option unless it is written as `--name=--value`. `--help` and
  /// `-h` take precedence over any mistake except an unknown command.
  ///
  /// - Parameter arguments: the words after the program's name.
  /// - Throws: `UsageError` for the first mistake from the left.
  public func parse(_ arguments: [String]) throws(UsageError) -> Request {
    var parser = Parser(program: self, arguments: arguments)
    return try parser.parse()
  }
}

/// A shell for which the program can print completions.
public enum Shell: String, CaseIterable, Sendable {
  /// GNU bash, 4.0 and later.
  case bash
  /// The Z shell.
  case zsh
  /// The friendly interactive shell.
  case fish
}

extension ProgramSpec {
  /// Returns a script that teaches `shell` to complete commands, options, choices and files.
  ///
  /// It is made from the table alone and never calls the program.
  public func completionScript(for shell: Shell) -> String {
    switch shell {
    case .bash: bashCompletion()
    case .zsh: zshCompletion()
    case .fish: fishCompletion()
    }
  }
}

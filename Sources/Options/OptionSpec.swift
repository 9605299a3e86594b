/// One option as the table holds it: what drives parsing, help, completions and the man page.
///
/// It is made by an `OptionKey`, which knows the type of the value as well.
public struct OptionSpec: Sendable {
  /// The long name without its dashes: `time-limit`.
  public let name: String
  /// The letter after a single dash, when there is one.
  public let short: Character?
  /// What the help shows in the value's place; empty for a flag.
  public let placeholder: String
  /// The text that stands in when the option is not given.
  public let defaultText: String?
  /// What the help says about the default: its text, or words such as `all cores`.
  public let shownDefault: String?
  /// What the option does, in a sentence without a point at the end.
  public let help: String
  /// Whether it may be given more than once.
  public let isRepeatable: Bool
  /// Whether its value may be left out.
  var isValueOptional = false
  /// Whether it can change the result, so that a report which says how it was made must name it.
  var isRecorded = true
  /// What a shell can offer for the value.
  public let completion: Completion
  /// The file that a text names, where it names one.
  let file: @Sendable (String) -> NamedFile?
  /// Throws when a text is no good value.
  let check: @Sendable (String) throws(ValueProblem) -> Void

  /// What is wrong with a text as its value; `nil` if it is a good one.
  public func problem(with text: String) -> ValueProblem? {
    do throws(ValueProblem) {
      try check(text)
      return nil
    } catch {
      return error
    }
  }

  /// Whether it stands alone, without a value.
  public var isFlag: Bool { placeholder.isEmpty }

  /// Whether it is not without a value.
  var needsValue: Bool { !isFlag && !isValueOptional }

  /// `--top N`, `--quiet`, or `--keep-history [N]`
  public var usage: String { isFlag ? "--\(name)" : "--\(name) \(placeholder)" }
}

extension OptionSpec {
  /// What every command understands besides its own options.
  static let help = OptionKey.flag("help", short: "h", help: "show this help and exit").spec
  /// What the program understands without a command.
  static let version = OptionKey.flag("version", help: "print the version and exit").spec
}

/// One option in the table, which drives parsing, help, completions and the man page.
///
/// It is made by an `OptionKey`, which also knows the type of its value.
public struct OptionSpec: Sendable {
  /// The long name without its dashes: `time-limit`.
  public let name: String
  /// The letter after a single dash, if any.
  public let short: Character?
  /// What the help shows in the value's place; empty for a flag.
  public let placeholder: String
  /// The text used when the option is not given.
  public let defaultText: String?
  /// What the help says about the default: its text, or words such as `all cores`.
  public let shownDefault: String?
  /// What the option does, in a sentence without a full stop at the end.
  public let help: String
  /// Whether it may be given more than once.
  public let isRepeatable: Bool
  /// Whether its value may be left out.
  var isValueOptional = false
  /// Whether it can change the result, so that a report that says how it was made must record it.
  var isRecorded = true
  /// What a shell can offer for the value.
  public let completion: Completion
  /// The file that a text names, if any.
  let file: @Sendable (String) -> NamedFile?
  /// The value of a text; throws if it has none.
  let parse: @Sendable (String) throws(ValueProblem) -> any Sendable

  /// What is wrong with a text as its value; `nil` if it is valid.
  public func problem(with text: String) -> ValueProblem? {
    do throws(ValueProblem) {
      _ = try parse(text)
      return nil
    } catch {
      return error
    }
  }

  /// Whether it takes no value.
  public var isFlag: Bool { placeholder.isEmpty }

  /// Whether it must have a value.
  var needsValue: Bool { !isFlag && !isValueOptional }

  /// `--top N`, `--quiet`, or `--keep-history [N]`
  public var usage: String { isFlag ? "--\(name)" : "--\(name) \(placeholder)" }
}

extension OptionSpec {
  /// The option that every command takes besides its own.
  static let help = OptionKey.flag("help", short: "h", help: "show this help and exit").spec
  /// The option that the program takes without a command.
  static let version = OptionKey.flag("version", help: "print the version and exit").spec
}

/// One thing that is wrong, or worth knowing, about an input file.
///
/// Diagnostics are values: readers collect all of them, one printer prints them, and `--strict` is a change of
/// severity.
public struct Diagnostic: Sendable, Hashable {
  /// The severity of a diagnostic.
  public enum Severity: String, Sendable {
    /// The run goes on; reports mention it.
    case warning
    /// The file cannot be used as it is.
    case error
  }

  /// The severity.
  public var severity: Severity
  /// The file, as the user spelled it.
  public var file: String
  /// The line in the file, from 1; `nil` for the whole file.
  public var line: Int?
  /// The character in the line, from 1, for files that are not tables; `nil` for the whole line.
  public var character: Int?
  /// The name of the column or key as the user knows it, such as `cost`; `nil` for the whole row.
  public var column: String?
  /// A short fixed code for programs, such as `not-a-number`.
  public var code: String
  /// The problem and its remedy, in lower case and without the position.
  public var message: String
  /// The options of the command line that would probably fix it; empty where none would.
  public var options: [Option] = []

  /// An option of the command line with its value.
  public struct Option: Sendable, Hashable {
    /// The long name, such as `columns`.
    public var name: String
    /// The value, as it is written without quotes.
    public var value: String

    /// Creates an option.
    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// Creates a diagnostic about `file`, or about a position in it.
  public init(
    _ severity: Severity, file: String, line: Int? = nil, character: Int? = nil, column: String? = nil,
    code: String, message: String
  ) {
    self.severity = severity
    self.file = file
    self.line = line
    self.character = character
    self.column = column
    self.code = code
    self.message = message
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `players.csv:7: cost: "12,5" is not a number; use a point, as in 12.5`, or with the character, as in
  /// `rules.yaml:3:7: size: …`
  public var description: String {
    var place = file
    if let line { place += ":\(line)" }
    if line != nil, let character { place += ":\(character)" }
    if let column { place += ": \(column)" }
    return "\(place): \(message)"
  }
}

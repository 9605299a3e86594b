import Reading
import Selection
import Tables

/// A file that was read.
public struct InputRecord: Codable, Sendable, Equatable {
  /// The path as the user spelled it.
  public var path: String
  /// Its size.
  public var bytes: Int
  /// The SHA-256 of its bytes, in hexadecimal.
  public var sha256: String
  /// The number of its data records.
  public var rows: Int
  /// The number of records used.
  public var used: Int
  /// The number of records not used.
  public var leftOut: Int

  /// Creates the record of a file with this checksum.
  public init(_ file: InputFile, sha256: String) {
    path = file.path
    bytes = file.bytes
    self.sha256 = sha256
    rows = file.rows
    used = file.used
    leftOut = file.leftOut
  }
}

/// One warning about an input.
public struct WarningRecord: Codable, Sendable, Equatable {
  /// The file, as the user spelled it.
  public var file: String
  /// The line, from 1.
  public var line: Int?
  /// The column.
  public var column: String?
  /// A fixed word for programs.
  public var code: String
  /// The text of the warning.
  public var message: String

  /// The code of the warning that the previous run read the file as something else.
  public static let otherGuess = "other-guess"

  /// Creates the record of a diagnostic.
  public init(_ diagnostic: Diagnostic) {
    file = diagnostic.file
    line = diagnostic.line
    column = diagnostic.column
    code = diagnostic.code
    message = diagnostic.message
  }

  /// The warning as one line of text.
  public var text: String {
    Diagnostic(.warning, file: file, line: line, column: column, code: code, message: message).description
  }
}

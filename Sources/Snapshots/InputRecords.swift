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
  /// Data records in it.
  public var rows: Int
  /// Records used.
  public var used: Int
  /// Records not used.
  public var leftOut: Int

  /// The record of a file with this checksum.
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
  /// What is worth knowing.
  public var message: String

  /// The record of a diagnostic.
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

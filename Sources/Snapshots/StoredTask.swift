/// What a batch remembers about a task besides its pages, in `task.json`: enough to know that it need not run again.
public struct StoredTask: ValidatedRecord, Codable, Equatable {
  /// Its shape in the schema.
  public static let shape = "storedTask"

  /// A file and its checksum.
  public struct File: Codable, Sendable, Equatable {
    /// Its path, or its name in the folder of the task.
    public var path: String
    /// The SHA-256 of its bytes, in hexadecimal.
    public var sha256: String

    /// Creates the record of a file with this checksum.
    public init(path: String, sha256: String) {
      self.path = path
      self.sha256 = sha256
    }
  }

  /// The version of this file's format.
  public var schemaVersion = Snapshot.currentSchemaVersion
  /// The program and its version.
  public var program: String
  /// The date that its pages show.
  public var date: String?
  /// The files that were read.
  public var inputs: [File]
  /// The files that were written.
  public var outputs: [File]
  /// The result of the task.
  public var record: TaskRecord

  /// Creates the record of a task's result and its files.
  public init(program: String, date: String?, inputs: [File], outputs: [File], record: TaskRecord) {
    self.program = program
    self.date = date
    self.inputs = inputs
    self.outputs = outputs
    self.record = record
  }

  /// Reads what a batch has remembered; `nil` if the bytes are something else.
  public init?(json bytes: [UInt8]) {
    guard let stored = try? decodeSnapshot(StoredTask.self, from: bytes) else { return nil }
    self = stored
  }

  /// Checks the task's result for contradictions.
  public func validate() throws(Contradiction) { try record.validate(at: "record") }

  /// Returns the task as JSON, the same bytes for the same value.
  public func json() throws -> String { try stableJSON(self) }
}

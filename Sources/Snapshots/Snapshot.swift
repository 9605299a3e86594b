/// Everything a run found, as `PAGE.json` holds it: enough to draw every report again and to verify every claim.
///
/// Users rely on the names; ``snapshotSchema`` documents them. Reports are drawn from this value alone, so that they
/// say what the snapshot holds.
public struct Snapshot: Codable, Sendable, Equatable {
  /// The version of the schema that this program writes and reads.
  public static let currentSchemaVersion = 1

  /// The version of the schema.
  public var schemaVersion = Snapshot.currentSchemaVersion
  /// Program and version, such as `squad 0.2.0`.
  public var program: String
  /// The command line, without options that only say how and where: `--jobs`, `--output`, `--progress`, `--quiet`,
  /// `--wait`.
  public var command: String
  /// The date asked for by `--date` or `SOURCE_DATE_EPOCH`, as `2026-11-21`.
  public var date: String?
  /// The definition of a legal team, or the rules of the game that was played.
  public var rules: RulesRecord
  /// The files that were read, a pool first.
  public var inputs: [InputRecord]
  /// The warnings about the inputs, the first of each kind.
  public var warnings: [WarningRecord]
  /// The number of warnings in all.
  public var warningCount: Int
  /// The pool as it was read, for commands that read one.
  public var pool: PoolRecord?
  /// What the run found, by the kind of its page.
  public var content: Content

  /// Creates a snapshot of a run that has read its inputs.
  public init(
    program: String, command: String, date: String?, rules: RulesRecord, inputs: [InputRecord],
    warnings: [WarningRecord], warningCount: Int, pool: PoolRecord? = nil, content: Content = .nothing
  ) {
    self.program = program
    self.command = command
    self.date = date
    self.rules = rules
    self.inputs = inputs
    self.warnings = warnings
    self.warningCount = warningCount
    self.pool = pool
    self.content = content
  }
}

/// Everything a run found out, as `PAGE.json` holds it: enough to draw every report again and to verify
/// every claim.
///
/// The names are those that users build on; ``snapshotSchema`` documents them. Reports are drawn from
/// this value alone, so that what a report says is what the snapshot holds.
public struct Snapshot: Codable, Sendable, Equatable {
  /// The version of the schema that this program writes and reads.
  public static let currentSchemaVersion = 1

  /// The version of the schema.
  public var schemaVersion = Snapshot.currentSchemaVersion
  /// Program and version, such as `squad 0.2.0`.
  public var program: String
  /// The command line, without what only says how and where: `--jobs`, `--output`, `--progress`,
  /// `--quiet`, `--wait`.
  public var command: String
  /// The date asked for by `--date` or `SOURCE_DATE_EPOCH`, as `2026-11-21`.
  public var date: String?
  /// What a legal team is, or the rules of the game that was played.
  public var rules: RulesRecord
  /// The files that were read, a pool first.
  public var inputs: [InputRecord]
  /// What is worth knowing about the inputs, of each kind the first few.
  public var warnings: [WarningRecord]
  /// How many warnings there are in all.
  public var warningCount: Int
  /// The pool as it was read, for commands that read one.
  public var pool: PoolRecord?
  /// What the run found out, by the kind of its page.
  public var content: Content

  /// A snapshot of a run that has read its inputs.
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

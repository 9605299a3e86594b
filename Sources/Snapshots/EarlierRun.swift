/// What a run needs to know about its predecessor: the head of its snapshot, its best team and the dots of its pool.
/// The rest, which may be long, is not kept.
public struct EarlierRun: Sendable, Equatable {
  /// Program and version.
  public var program: String
  /// The command line.
  public var command: String
  /// The date that its reports showed.
  public var date: String?
  /// Its definition of a legal team.
  public var rules: RulesRecord
  /// The files that were read.
  public var inputs: [InputRecord]
  /// What it warned of.
  public var warnings: [WarningRecord]
  /// Its pool, whose dots show what many players cost then.
  public var pool: PoolRecord?
  /// Its best team, and what it said about the run before it.
  public var answer: AnswerRecord?
  /// Its lineups, if it searched for many.
  public var lineups: LineupsContent?

  /// Keeps what is needed from a snapshot.
  public init(_ snapshot: Snapshot) {
    program = snapshot.program
    command = snapshot.command
    date = snapshot.date
    rules = snapshot.rules
    inputs = snapshot.inputs
    warnings = snapshot.warnings
    pool = snapshot.pool
    answer = snapshot.answer
    lineups = snapshot[LineupsContent.self]
  }
}

extension Snapshot {
  /// Returns whether this run asked the same about the same inputs as an earlier one, so that its answer is the same.
  public func repeats(_ earlier: EarlierRun) -> Bool {
    program == earlier.program && command == earlier.command && date == earlier.date
      && rules == earlier.rules && inputs == earlier.inputs
  }
}

/// What a run wants to know of its predecessor: the head of its snapshot, its best team and the dots of its pool. The rest, which may
/// be long, is not kept.
public struct EarlierRun: Sendable, Equatable {
  /// Program and version.
  public var program: String
  /// The command line.
  public var command: String
  /// The date that its reports showed.
  public var date: String?
  /// What a legal team was.
  public var rules: RulesRecord
  /// The files that were read.
  public var inputs: [InputRecord]
  /// Its pool, whose dots tell what many players cost then.
  public var pool: PoolRecord?
  /// Its best team, and what it said about the run before it.
  public var answer: AnswerRecord?
  /// Its lineups, where it looked for many.
  public var lineups: LineupsContent?

  /// What is to be known of a snapshot.
  public init(_ snapshot: Snapshot) {
    program = snapshot.program
    command = snapshot.command
    date = snapshot.date
    rules = snapshot.rules
    inputs = snapshot.inputs
    pool = snapshot.pool
    answer = snapshot.answer
    lineups = snapshot[LineupsContent.self]
  }
}

extension Snapshot {
  /// Whether this run asked the same as an earlier one of the same inputs, so that it finds the same.
  public func repeats(_ earlier: EarlierRun) -> Bool {
    program == earlier.program && command == earlier.command && date == earlier.date
      && rules == earlier.rules && inputs == earlier.inputs
  }
}

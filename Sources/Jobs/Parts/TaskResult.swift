import Snapshots
import Tournament

/// The result of one task, or of a share of it, before anything is written.
public struct TaskResult: ValidatedRecord, Codable, Equatable {
  /// Its shape in the schema.
  public static let shape = "taskResult"

  /// The name of the task.
  public var task: String
  /// Whether the output folder holds a valid result of an earlier run; there is no answer here then.
  public var isKept: Bool
  /// The exit code of its command.
  public var exitCode: Int32
  /// What its command wrote to standard error, one line each.
  public var complaints: [String]
  /// The files that it read.
  public var inputs: [StoredTask.File]
  /// The date that its pages show.
  public var date: String?
  /// The SHA-256 of the snapshot that an earlier run had left in the folder of the task: the one that the answer was
  /// compared with, or that is kept; absent if there was none.
  public var earlierSHA256: String?
  /// Its answer; absent if there is none.
  public var snapshot: Snapshot?
  /// The odds from the tournaments of this part, if those of the task are divided among all parts.
  public var odds: Odds?

  /// The result of a task.
  public init(
    task: String, isKept: Bool = false, exitCode: Int32 = 0, complaints: [String] = [],
    inputs: [StoredTask.File] = [], date: String? = nil, earlierSHA256: String? = nil,
    snapshot: Snapshot? = nil, odds: Odds? = nil
  ) {
    (self.task, self.isKept, self.exitCode, self.complaints) = (task, isKept, exitCode, complaints)
    (self.inputs, self.date, self.earlierSHA256, self.snapshot) = (inputs, date, earlierSHA256, snapshot)
    self.odds = odds
  }

  /// Checks the answer for contradictions, except in its odds: one part may have played no tournament at all.
  public func validate() throws(Contradiction) {
    var snapshot = snapshot
    if odds != nil {
      snapshot?[TournamentContent.self]?.seasons = nil
    }
    try snapshot?.validate()
  }
}

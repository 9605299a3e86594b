import Snapshots
import Tournament

/// What came of one task, or of a share of it, before anything is written.
public struct TaskResult: SoundRecord, Codable, Equatable {
  /// Its rule in the schema.
  public static let schemaRule: String? = "taskResult"

  /// The name of the task.
  public var task: String
  /// Whether the output folder holds the result of an earlier run that still stands; then the rest is empty.
  public var isKept: Bool
  /// The exit code of its command.
  public var exitCode: Int32
  /// What its command said on standard error, a line each.
  public var complaints: [String]
  /// The files that it read.
  public var inputs: [StoredTask.File]
  /// The date that its pages show.
  public var date: String?
  /// The SHA-256 of the snapshot that an earlier run had left in the folder of the task: the one that the answer was
  /// compared with, or that is kept; absent where there was none.
  public var earlierSHA256: String?
  /// Its answer; absent where there is none.
  public var snapshot: Snapshot?
  /// Where the tournaments of the task are divided among all parts, what those of this part came to.
  public var odds: Odds?

  /// What came of a task.
  public init(
    task: String, isKept: Bool = false, exitCode: Int32 = 0, complaints: [String] = [],
    inputs: [StoredTask.File] = [], date: String? = nil, earlierSHA256: String? = nil,
    snapshot: Snapshot? = nil, odds: Odds? = nil
  ) {
    self.task = task
    self.isKept = isKept
    self.exitCode = exitCode
    self.complaints = complaints
    self.inputs = inputs
    self.date = date
    self.earlierSHA256 = earlierSHA256
    self.snapshot = snapshot
    self.odds = odds
  }

  /// Looks for contradictions in the answer, its odds apart: those of one part may be of no tournament at all.
  public func checkItself() throws(Contradiction) {
    var snapshot = snapshot
    if odds != nil {
      snapshot?[TournamentContent.self]?.seasons = nil
    }
    try snapshot?.checkItself()
  }
}

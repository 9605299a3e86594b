/// A batch as the snapshot of its index page holds it.
public struct JobRecord: Codable, Sendable, Equatable {
  /// What the job is called.
  public var name: String
  /// The tasks, in the order of the job file.
  public var tasks: [TaskRecord]

  /// A job with what came of its tasks.
  public init(name: String, tasks: [TaskRecord]) {
    self.name = name
    self.tasks = tasks
  }
}

/// What came of one task of a batch.
public struct TaskRecord: Codable, Sendable, Equatable {
  /// How a task ended.
  public enum Status: String, Codable, Sendable, CaseIterable {
    /// Done, the answer is yes.
    case done
    /// Done, the answer is no: no team satisfies the rules, or a checked team breaks one.
    case no
    /// Stopped by its time limit; the best so far is written.
    case notProved = "not-proved"
    /// Interrupted before it was done, or before it began.
    case interrupted
    /// An input is wrong or cannot be read, or an output cannot be written.
    case failed
  }

  /// What the task and its folder are called.
  public var name: String
  /// The command that it runs, as a shell would be told, without the output folder.
  public var command: String
  /// How it ended.
  public var status: Status
  /// The exit code that its command alone would have given.
  public var exitCode: Int
  /// The name of its page without an ending, such as `best-team`; absent where it never wrote one. A task that failed
  /// keeps the page of the last run that did not.
  public var page: String?
  /// Its answer in a sentence; absent where there is none.
  public var headline: String?
  /// What changed since the run before, in words; absent where there was none before, or nothing can be told.
  public var change: String?
  /// Whether that run found something else than the one before.
  public var hasChanged: Bool
  /// How many warnings there are about its inputs.
  public var warningCount: Int
  /// What went wrong, a line each, the first few.
  public var problems: [String]
  /// How many lines of problems there are in all.
  public var problemCount: Int
  /// The runs that found something different from the run before, the latest last.
  public var runs: [TaskRunRecord]

  /// A task that has not begun.
  public init(name: String, command: String) {
    self.name = name
    self.command = command
    status = .interrupted
    exitCode = 130
    hasChanged = false
    warningCount = 0
    problems = []
    problemCount = 0
    runs = []
  }
}

/// One run of a task that found something else than the run before it.
public struct TaskRunRecord: Codable, Sendable, Equatable {
  /// Its number: its snapshot is `history/0001.json` and so on in the folder of the task.
  public var number: Int
  /// The date of the run, where one was asked for.
  public var date: String?
  /// Its answer in a sentence.
  public var headline: String
  /// The skill of its best team, where it looked for one and found it.
  public var skill: ExactDecimal?
  /// What that team cost.
  public var cost: ExactDecimal?

  /// The run of a number and what its snapshot says.
  public init(number: Int, headline: String, of snapshot: Snapshot) {
    self.number = number
    date = snapshot.date
    self.headline = headline
    skill = snapshot.answer?.bestTeam.skill
    cost = snapshot.answer?.bestTeam.cost
  }
}

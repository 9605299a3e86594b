/// A batch as the snapshot of its index page holds it.
public struct JobRecord: Codable, Sendable, Equatable {
  /// The name of the job.
  public var name: String
  /// The tasks, in the order of the job file.
  public var tasks: [TaskRecord]

  /// Creates the record of a job with the results of its tasks.
  public init(name: String, tasks: [TaskRecord]) {
    self.name = name
    self.tasks = tasks
  }
}

/// The result of one task of a batch.
public struct TaskRecord: Codable, Sendable, Equatable {
  /// How a task ended.
  public enum Status: String, Codable, Sendable, CaseIterable {
    /// Done; the answer is yes.
    case done
    /// Done; the answer is no: no team satisfies the rules, or a checked team breaks one.
    case no
    /// Stopped by its time limit; the best answer so far is written.
    case notProved = "not-proved"
    /// Interrupted before it was done, or before it began.
    case interrupted
    /// An input is wrong or cannot be read, or an output cannot be written.
    case failed
  }

  /// The name of the task and of its folder.
  public var name: String
  /// The command that it runs, as typed into a shell, without the output folder.
  public var command: String
  /// How it ended.
  public var status: Status
  /// The exit code of its command when run alone.
  public var exitCode: Int
  /// The name of its page without an extension, such as `best-team`; absent if it never wrote one. A task that failed
  /// keeps the page of the last run that did not.
  public var page: String?
  /// Its answer in a sentence; absent if there is none.
  public var headline: String?
  /// What changed since the previous run, in words; absent if there was none, or if nothing can be said.
  public var change: String?
  /// Whether that run found something different from the previous one.
  public var hasChanged: Bool
  /// The number of warnings about its inputs.
  public var warningCount: Int
  /// The first few lines of what went wrong.
  public var problems: [String]
  /// The number of lines of problems in all.
  public var problemCount: Int
  /// The runs that found something different from the run before, the latest last.
  public var runs: [TaskRunRecord]

  /// Creates a task that has not begun.
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

/// One run of a task that found something different from the run before it.
public struct TaskRunRecord: Codable, Sendable, Equatable {
  /// Its number: its snapshot is `history/0001.json` and so on in the folder of the task.
  public var number: Int
  /// The date of the run, if one was asked for.
  public var date: String?
  /// Its answer in a sentence.
  public var headline: String
  /// The skill of its best team, if it searched for one and found it.
  public var skill: ExactDecimal?
  /// The cost of that team.
  public var cost: ExactDecimal?

  /// Records a run by its number and its snapshot.
  public init(number: Int, headline: String, of snapshot: Snapshot) {
    self.number = number
    date = snapshot.date
    self.headline = headline
    skill = snapshot.answer?.bestTeam.skill
    cost = snapshot.answer?.bestTeam.cost
  }
}

import Config
import Options

/// What a job file asks for: tasks, each a command line of the program, in the order of the file.
public struct Job: Sendable {
  /// What reports call the job.
  public var name: String
  /// The folder that gets a folder for each task, relative to the job file.
  public var output: String
  /// The tasks, each name once.
  public var tasks: [JobTask]
  /// Their parsed command lines, in the same order.
  public var commands: [ParsedCommand]

  /// The most tasks that a job may have.
  public static let mostTasks = 10_000
}

/// One command to be run.
public struct JobTask: Sendable, Hashable {
  /// What the task and its folder are called.
  public var name: String
  /// The command line without the program: `["best", "players.csv", "--budget", "50"]`.
  public var words: [String]
  /// Where it is in the job file.
  public var place: ConfigNode.Place
}

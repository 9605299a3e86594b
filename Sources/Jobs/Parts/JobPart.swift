import Files
import Snapshots

/// The results of one part of a job, in a file of its own: enough to write every report of its tasks elsewhere.
public struct JobPart: Sendable, Equatable {
  /// A task of the whole job.
  public struct Task: Codable, Sendable, Hashable {
    /// Its name.
    public var name: String
    /// Its command line without the program.
    public var words: [String]

    /// A task of a job.
    public init(_ task: JobTask) {
      name = task.name
      words = task.words
    }
  }

  /// The whole job: parts belong together if it is equal.
  public struct Identity: Codable, Sendable, Hashable {
    /// The program and its version.
    public var program: String
    /// The name of the job.
    public var name: String
    /// The name of the job file.
    public var file: String
    /// Its size.
    public var bytes: Int
    /// Its SHA-256.
    public var sha256: String
    /// The date that the pages show.
    public var date: String?
    /// All tasks, in their order; patterns may find other files on another machine.
    public var tasks: [Task]

    /// The identity of a job.
    public init(
      program: String, name: String, file: String, bytes: Int, sha256: String, date: String?, tasks: [JobTask]
    ) {
      self.program = program
      self.name = name
      self.file = file
      self.bytes = bytes
      self.sha256 = sha256
      self.date = date
      self.tasks = tasks.map(Task.init)
    }

    /// The SHA-256 of all of it.
    public var hash: String { SHA256.hexDigest(of: Array(lineOfJSON(self).utf8)) }
  }

  /// The job.
  public var job: Identity
  /// The SHA-256 of the job's identity.
  public var jobSHA256: String
  /// The number of this part, from 1.
  public var number: Int
  /// The number of parts.
  public var count: Int
  /// Whether all its tasks have ended; if not, the part was interrupted, and another run continues it.
  public var isComplete: Bool
  /// The results of its tasks, in the order of the job.
  public var results: [TaskResult]

  /// A part of a job.
  public init(_ shard: Shard, of job: Identity, results: [TaskResult], isComplete: Bool) {
    self.job = job
    jobSHA256 = job.hash
    number = shard.number
    count = shard.count
    self.isComplete = isComplete
    self.results = results
  }
}

import Files
import Snapshots

/// The results of one part of a job, in a file of its own: enough to write every report of its tasks elsewhere.
public struct JobPart: ValidatedRecord, Codable, Equatable {
  /// The shape of its first line.
  public static let shape = "partOpening"

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

    /// The SHA-256 of all of it.
    public var hash: String { SHA256.hexDigest(of: Array(lineOfJSON(self).utf8)) }
  }

  /// What the first line of its file says; every result is a line of its own.
  private enum CodingKeys: CodingKey {
    case schemaVersion, contentSHA256, job, jobSHA256, number, count, isComplete
  }

  /// The schema version of its file.
  private var schemaVersion = Snapshot.currentSchemaVersion
  /// The SHA-256 of its whole file with this value empty; always empty outside of the file. It guards only against
  /// accidents: anyone who changes a part can seal it again.
  var contentSHA256 = ""
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
  public var results: [TaskResult] = []

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

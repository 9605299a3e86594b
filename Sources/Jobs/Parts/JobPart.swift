import Files
import Snapshots
import Tournament

/// What one part of a job came to, as a file of its own: enough to write every report of its tasks elsewhere.
public struct JobPart: Codable, Sendable, Equatable {
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

  /// The whole job: parts belong together where this is equal.
  public struct Identity: Codable, Sendable, Hashable {
    /// The program and its version.
    public var program: String
    /// What the job is called.
    public var name: String
    /// The name of the job file, its size and its checksum.
    public var file: String
    public var bytes: Int
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

  /// The version of the form of this file.
  public var schemaVersion = Snapshot.currentSchemaVersion
  /// The job.
  public var job: Identity
  /// The SHA-256 of the job's identity.
  public var jobSHA256: String
  /// Which part this is, from 1,
  public var number: Int
  /// and of how many.
  public var count: Int
  /// Whether all its tasks have ended; else the part was interrupted, and another run goes on from it.
  public var isComplete: Bool
  /// What its tasks came to, in the order of the job.
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

/// What came of one task, or of a share of it, before anything is written.
public struct TaskResult: Codable, Sendable, Equatable {
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
  /// Its answer; absent where there is none.
  public var snapshot: Snapshot?
  /// Where the tournaments of the task are divided among all parts, what those of this part came to.
  public var odds: Odds?

  /// What came of a task.
  public init(
    task: String, isKept: Bool = false, exitCode: Int32 = 0, complaints: [String] = [],
    inputs: [StoredTask.File] = [], snapshot: Snapshot? = nil, odds: Odds? = nil
  ) {
    self.task = task
    self.isKept = isKept
    self.exitCode = exitCode
    self.complaints = complaints
    self.inputs = inputs
    self.snapshot = snapshot
    self.odds = odds
  }
}

extension JobPart {
  /// The same bytes for the same value.
  public func json() throws -> String { try stableJSON(self) }

  /// Reads a part.
  /// - Throws: ``SnapshotError`` where the bytes are none.
  public init(json bytes: [UInt8]) throws(SnapshotError) {
    self = try decodeSnapshot(JobPart.self, from: bytes)
  }
}

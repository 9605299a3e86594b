/// The answer to `squad batch`.
public struct IndexContent: PageContent {
  /// The tasks.
  public var job: JobRecord

  /// The names of its members.
  public static let names = ["job"]
  /// What tells it from other contents.
  public static let marks: [Set<String>] = [["job"]]
  /// Its tasks have pools of their own.
  public static let isOfPool = false
  /// It as one of all kinds.
  public var content: Content { .index(self) }

  /// The tasks of a job.
  public init(_ job: JobRecord) { self.job = job }

  /// Looks for tasks that cannot have ended so.
  public func checkItself() throws(Contradiction) { try job.checkItself() }
}

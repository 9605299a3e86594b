/// The answer to `squad batch`.
public struct IndexContent: PageContent {
  /// What distinguishes it from other contents.
  public static let kind = ContentKind("index", marks: ["job"])

  /// The tasks.
  public var job: JobRecord

  /// The names of its members.
  public static let names = ["job"]

  /// Creates the content of a job's tasks.
  public init(_ job: JobRecord) { self.job = job }

  /// Checks that the tasks can have ended as recorded.
  public func validate() throws(Contradiction) { try job.validate() }
}

import Analysis
import Files
import Jobs
import Options
import Running
import Search
import Snapshots
import Tables
import Words

/// `squad merge PART…`: merges the parts of a job.
enum MergeCommand {
  static let parts = ArgumentKey<[String]>.oneOrMore(
    "PART", .file("jsonl"), help: "the part files of one job, written by 'squad batch --shard'")

  static let spec = CommandSpec(
    "merge", summary: "merge the parts of a job that ran on several machines",
    description: """
      Writes what one machine would have written: the pages of every task and the index page. All parts of the \
      job are needed, each once, finished, and from the same job, version and date. The output folder must be the \
      job's, or hold what it held when the parts ran, because answers say what has changed since then. The exit code \
      is the worst of the tasks, as with 'squad batch'.
      """,
    arguments: [parts.spec],
    options: [
      RunOptions.output.spec, RunOptions.wait.spec, RunOptions.format.spec, RunOptions.jobs.spec,
      RunOptions.quiet.spec, RunOptions.keepHistory.spec,
    ],
    examples: [
      .init("squad merge parts/*.jsonl --output reports/night", "the parts of a job, into its output folder"),
      .init("squad merge 1.jsonl 2.jsonl --output out --format json", "two parts, with the index as JSON"),
    ])

  static let command = Command("merge", spec: spec, run: run)

  static func run(_ command: ParsedCommand) throws -> ExitCode {
    if command[RunOptions.output] == "none" {
      throw UsageMistake("--output none does not work for a merge, which keeps its results in a folder")
    }
    let interrupt = stopOnInterrupt()
    let files = try read(command[parts])
    let results = try merge(files)
    try refuseOtherVersion(of: files[0].part.job, in: files[0].file)
    let job = files[0].part.job
    let tasks = try tasks(of: job, in: command[RunOptions.output], file: files[0].file)
    try refuseClashes(of: tasks, with: files.map(\.file))
    let folder = try ReportFolder(for: command, page: .index)
    try check(tasks, results, in: command[RunOptions.output])
    let records = write(tasks, results, for: command, stop: interrupt)
    guard records.count == tasks.count else {
      writeToStandardError("squad: interrupted; the same command continues")
      return interruptExitCode ?? .interrupted
    }
    try BatchCommand.publishIndex(index(of: job, records), in: folder, for: command)
    return .worst(of: records)
  }

  private static func index(of job: JobPart.Identity, _ records: [TaskRecord]) -> Snapshot {
    var snapshot = Snapshot(of: job)
    snapshot.content = Content(IndexContent(JobRecord(name: job.name, tasks: records)))
    return snapshot
  }

  /// Checks that no task writes over a part, or over what another one writes.
  private static func refuseClashes(of tasks: [TaskRun], with parts: [String]) throws(OutputError) {
    var clashes = OutputConflicts()
    clashes.read(parts)
    for output in tasks.flatMap(\.outputs) { try clashes.write(output) }
  }

  /// Reads the parts.
  /// - Throws: `InputError` with everything that is wrong with any of them.
  private static func read(_ paths: [String]) throws(InputError) -> [(file: String, part: JobPart)] {
    var files: [(file: String, part: JobPart)] = []
    var problems: [Diagnostic] = []
    for path in paths {
      let bytes = try readBytes(path, limit: largestSnapshot)
      do throws(PartError) {
        files.append((path, try JobPart(file: bytes)))
      } catch {
        problems.append(damaged(path, "\(error)"))
      }
    }
    guard problems.isEmpty else { throw .listing(problems) }
    return files
  }

  /// Refuses parts of another version, which may find something else than this one.
  private static func refuseOtherVersion(of job: JobPart.Identity, in file: String) throws(InputError) {
    guard job.program != programVersion else { return }
    throw .wrong(
      file, "foreign-part", "the parts were written by \(job.program); this is \(programVersion)")
  }

  private static func tasks(
    of job: JobPart.Identity, in folder: String, file: String
  ) throws(InputError) -> [TaskRun] {
    let tasks = job.tasks.map { TaskRun($0.name, $0.words, in: folder, of: Command.tasks) }
    let problems = zip(job.tasks, tasks).filter { $1 == nil }.map { task, _ in
      damaged(file, "task \(quoted(task.name)) is not a command line")
    }
    guard problems.isEmpty else { throw .listing(problems) }
    return tasks.compactMap { $0 }
  }

  /// Checks, before anything is written, that the output folder is the one that the parts have seen.
  private static func check(_ tasks: [TaskRun], _ results: [TaskResult], in folder: String) throws {
    let strange = try zip(tasks, results).filter { try !$0.isAsSeen(by: $1) }.map(\.0.name)
    guard !strange.isEmpty else { return }
    throw InputError.listing(
      strange.map { name in
        Diagnostic(
          .error, file: "\(folder)/\(name)", code: "other-folder",
          message:
            "holds a different result than when the parts ran; name the output folder of the job, or run "
            + "all shards again")
      })
  }

  /// Writes the pages of the tasks, on several threads.
  /// - Returns: the records of those that were written before an interrupt.
  private static func write(
    _ tasks: [TaskRun], _ results: [TaskResult], for command: ParsedCommand, stop: StopSignal
  ) -> [TaskRecord] {
    let conditions = TaskConditions(command)
    let result = Dictionary(uniqueKeysWithValues: zip(tasks.map(\.name), results))
    let batch = BatchRun(
      tasks: tasks, jobs: command.jobs, conditions: conditions, isForced: true, stop: stop,
      onFinish: { _ in })
    return batch.run(tasks, kept: tasks.map { _ in nil }) { task, _ in
      guard let result = result[task.name] else { return task.unfinished }
      if result.isKept { return (try? task.record(ofKept: result)) ?? task.unfinished }
      return task.publish(result, under: conditions)
    } record: {
      $1
    }.compactMap { $0 }
  }

  private static func damaged(_ path: String, _ message: String) -> Diagnostic {
    Diagnostic(.error, file: path, code: "damaged-part", message: message)
  }
}

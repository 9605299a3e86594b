import Files
import Jobs
import Options
import Pages
import Snapshots
import Tables

/// `squad merge PART…`: puts the parts of a job together.
enum MergeCommand {
  static let parts = ArgumentKey<[String]>.oneOrMore(
    "PART", .file("json"), help: "the part files that 'squad batch --shard' has written, all of one job")

  static let spec = CommandSpec(
    "merge", summary: "puts the parts of a job that ran on several machines together",
    description: """
      Writes what one machine would have written: the pages of every task and the index page. All parts of the \
      job are needed, each once, and of no other job. The exit code is the worst of the tasks, as of 'squad batch'.
      """,
    arguments: [parts.spec],
    options: [
      RunOptions.output.spec, RunOptions.wait.spec, RunOptions.format.spec, RunOptions.quiet.spec,
    ],
    examples: [
      .init("squad merge parts/*.json --output reports/night", "the parts of a job, into its output folder"),
      .init("squad merge 1.json 2.json --output out --format json", "two parts, with the index as JSON"),
    ])

  static func run(_ command: ParsedCommand) throws -> ExitCode {
    let interrupt = stopOnInterrupt()
    let files = try command[parts].map { path in (file: path, part: try read(path)) }
    let results = try merge(files)
    let job = files[0].part.job
    let output = command[RunOptions.output]
    let folder = try ReportFolder(for: command, page: .index, stop: { interrupt.isRaised })
    var tasks: [TaskRun] = []
    for task in job.tasks {
      guard let run = TaskRun(task.name, task.words, in: output) else {
        throw damaged(files[0].file, "task \(quoted(task.name)) is no command line")
      }
      tasks.append(run)
    }
    let records = try zip(tasks, results).map { task, result in
      guard result.isKept else { return task.settle(task.publish(result)) }
      guard let record = task.standing?.record else {
        throw damaged(
          files[0].file,
          "the result of task \(quoted(task.name)) was there already when the parts ran, but is not in \(output); "
            + "name the output folder of the job, or run all shards with --force")
      }
      return record
    }
    var snapshot = Snapshot(of: job)
    snapshot.job = JobRecord(name: job.name, tasks: records)
    try publish(indexPage(snapshot), of: snapshot, in: folder, for: command, csv: tasksForCSV(snapshot))
    return .worst(of: records)
  }

  private static func read(_ path: String) throws(InputError) -> JobPart {
    let bytes = try readBytes(path, limit: largestSnapshot)
    do throws(SnapshotError) {
      return try JobPart(json: bytes)
    } catch {
      throw damaged(path, "no part of a job: \(error)")
    }
  }

  private static func damaged(_ path: String, _ message: String) -> InputError {
    .invalid(problems: [Diagnostic(.error, file: path, code: "damaged-part", message: message)], count: 1)
  }
}

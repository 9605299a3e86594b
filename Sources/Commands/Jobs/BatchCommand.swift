import Analysis
import Files
import Jobs
import Options
import Pages
import Running
import Search
import Snapshots
import Tables
import Words

/// `squad batch JOB.yaml`: runs a whole job file.
enum BatchCommand {
  static let job = ArgumentKey<String>.one(
    "JOB.yaml", .file("yaml", "yml", "json"), help: "the job: tasks with their files and options")
  static let checksOnly = OptionKey.flag(
    "check", help: "check the job file and the files that it names, list the tasks, and run nothing")
  static let force = OptionKey.flag("force", help: "run every task, even if its result is up to date")
  static let output = OptionKey<String?>.optional(
    "output", .folder, otherwise: "what the job file says, else 'reports' beside it",
    help: "the folder for the index page and one folder per task")
  static let logFormat = OptionKey<LogFormat>.value(
    "log-format", .word, default: "text",
    help: "how finished tasks are reported on standard error: 'json' for one object per line")
  static let logTimes = OptionKey.flag(
    "log-times", help: "add the time in UTC to these lines, as in 2026-11-22T03:00:07Z")

  static let shard = OptionKey<Shard?>.optional(
    "shard",
    .init("I/N", expected: "a part and how many there are, as in 2/4, at most \(Shard.mostParts)") {
      Shard($0)
    },
    otherwise: "the whole job",
    help: "run only the i-th of n parts of the job, into a part file for 'squad merge'")
  static let part = OptionKey<String?>.optional(
    "part", .file("jsonl").written, otherwise: "parts/i-of-n.jsonl in the output folder",
    help: "where the part file goes; an unfinished part there is continued")

  static let spec = CommandSpec(
    "batch", summary: "run a job file: many tasks, restartable, with an index page",
    description: """
      Runs the tasks of a YAML or JSON file side by side, each into its own folder with page, Markdown, CSV, \
      snapshot and history, and writes index.html, .md and .json. Paths in the job are relative to its folder. A task \
      is not run again while its inputs, its options and the program are the same; after an interruption the next run \
      continues. Tasks on files of the same name are named after the parts of the paths that differ, or as a name such \
      as 'eng-$(folder)' says. A task that fails does not stop the others. The exit code is the worst of the tasks: \
      the first of 143, 130, 70, 75, 73, 66, 65, 1, 2, 0 that occurred.
      """,
    arguments: [job.spec],
    options: [
      checksOnly.spec, force.spec, output.spec, shard.spec, part.spec, logFormat.spec, logTimes.spec,
      RunOptions.keepHistory.spec, RunOptions.wait.spec,
      RunOptions.format.spec,
      RunOptions.jobs.spec, RunOptions.progress.spec, RunOptions.quiet.spec, RunOptions.date.spec,
    ],
    examples: [
      .init("squad batch samples/job.yaml", "all tasks of the sample job"),
      .init("squad batch samples/job.yaml --check", "only check that the job is in order"),
    ])

  static let command = Command("batch", spec: spec, run: run)

  static func run(_ command: ParsedCommand) throws -> ExitCode {
    try refuseContradictions(in: command)
    let file = try JobFile(
      command[job], output: command[output], shard: command[shard], part: command[part],
      date: command[RunOptions.date], of: Command.tasks)
    try file.checkOutputs(as: ReportForm(command))
    if command[checksOnly] { return try check(file, for: command) }
    let interrupt = stopOnInterrupt()
    if let shard = command[shard] { return try run(shard, of: file, for: command, stop: interrupt) }
    let folder = try ReportFolder(
      at: file.output, shownAs: file.shownOutput, page: .index, for: command)
    let records = watching(file.job.tasks.count, for: command) { onFinish in
      batch(file, for: command, stop: interrupt, onFinish).records()
    }
    var snapshot = Snapshot(of: file.identity(date: command.date))
    snapshot.content = Content(IndexContent(JobRecord(name: file.job.name, tasks: records)))
    try publishIndex(snapshot, in: folder, for: command)
    return .worst(of: records)
  }

  /// Refuses options that would do nothing, or leave the results of tasks without a folder.
  private static func refuseContradictions(in command: ParsedCommand) throws(UsageMistake) {
    if command.isGiven(part), !command.isGiven(shard) { throw UsageMistake("--part needs --shard") }
    if command[output] == "none" {
      throw UsageMistake("a batch cannot use --output none: it keeps its results in a folder")
    }
  }

  /// Writes and prints the index page; if that fails, a message says that the tasks are done all the same.
  static func publishIndex(
    _ snapshot: Snapshot, in folder: ReportFolder?, for command: ParsedCommand
  ) throws {
    do {
      try publish(snapshot, in: folder, for: command)
    } catch {
      writeToStandardError(
        "squad: the tasks' folders are written, the index page is not; the same command continues")
      throw error
    }
  }

  /// Runs one part of the job into its part file.
  private static func run(
    _ shard: Shard, of file: JobFile, for command: ParsedCommand, stop: StopSignal
  ) throws -> ExitCode {
    guard let path = file.partPath else { preconditionFailure("a run of one part has a part file") }
    let found = try watching(file.job.tasks.count, for: command) { onFinish in
      try ShardRun(
        batch: batch(file, for: command, stop: stop, onFinish), shard: shard,
        job: file.identity(date: command.date),
        path: path, wait: command[RunOptions.wait] ?? .zero
      ).run()
    }
    let tasks = found.results.count == 1 ? "1 task" : "\(found.results.count) tasks"
    let end = found.isComplete ? "" : "; interrupted, the same command continues"
    do {
      try writeToStandardOutput("part \(shard) of \(file.job.name): \(tasks) in \(path)\(end)\n")
    } catch {
      writeToStandardError("squad: \(path) is written; the same command keeps what is there")
      throw error
    }
    let codes = found.results.compactMap { ExitCode(rawValue: $0.exitCode) }
    return .worst(of: codes + (found.isComplete ? [] : [interruptExitCode ?? .interrupted]))
  }

  private static func batch(
    _ file: JobFile, for command: ParsedCommand, stop: StopSignal,
    _ onFinish: @escaping @Sendable (BatchRun.FinishedTask) -> Void
  ) -> BatchRun {
    BatchRun(
      tasks: file.tasks, jobs: command.jobs, conditions: TaskConditions(command),
      isForced: command[force], stop: stop, onFinish: onFinish)
  }

  /// Reports the tasks that end during some work: in lines, or on a terminal in the progress line.
  private static func watching<Found>(
    _ tasks: Int, for command: ParsedCommand,
    _ work: (@escaping @Sendable (BatchRun.FinishedTask) -> Void) throws -> Found
  ) rethrows -> Found {
    let progress = Progress(for: command)
    defer { progress.finish() }
    progress.begin("running")
    progress.advanced(done: 0, total: tasks)
    let log = BatchLog(
      format: command[logFormat], hasTimes: command[logTimes],
      reportsSuccess: !command[RunOptions.quiet] && !errorsAreOnTerminal)
    return try work { finished in
      log.report(finished)
      progress.advanced(done: finished.done, total: finished.total)
    }
  }

  /// Checks that the files that tasks name exist and can be read, and rule sets too; lists the tasks and what is
  /// understood of their files.
  private static func check(_ file: JobFile, for command: ParsedCommand) throws -> ExitCode {
    let check = Console.current.forTask(writeError: writeToStandardError).run {
      JobCheck(file, workingCommands: DoctorCommand.workingCommands)
    }
    try printAnswer(
      check.plan, of: Snapshot(of: file.identity(date: command.date)), csv: file.table, for: command)
    guard check.problems.isEmpty else {
      throw InputError.invalid(problems: check.problems, count: check.problems.count)
    }
    return .done
  }
}

extension ExitCode {
  /// The worst exit code of some tasks.
  static func worst(of records: [TaskRecord]) -> ExitCode {
    .worst(of: records.compactMap { Int32(exactly: $0.exitCode).flatMap(ExitCode.init) })
  }

  /// The worst of some exit codes, in the order of their weight.
  static func worst(of codes: [ExitCode]) -> ExitCode {
    let byWeight: [ExitCode] = [
      .terminated, .interrupted, .internalError, .folderHeld, .unwritableOutput, .unreadableInput, .badInput,
      .usage, .answerIsNo, .notProved, .done,
    ]
    let worst = byWeight.first(where: codes.contains) ?? .done
    // A mistake in the options of a task is one in the job file.
    return worst == .usage ? .badInput : worst
  }
}

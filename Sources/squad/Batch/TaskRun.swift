import Files
import Jobs
import Options
import Pages
import Snapshots
import Synchronization
import Words

/// One task of a batch: whether it need be run, and how.
struct TaskRun: Sendable {
  let task: JobTask
  let folder: TaskFolder
  /// Its command, as a shell would be told.
  let command: String
  private let parsed: ParsedCommand

  /// The task in a folder of the job's folder.
  /// - Precondition: the words are a command line, which reading the job has made sure of.
  init(_ task: JobTask, in folder: String) {
    self.task = task
    self.folder = TaskFolder(path: folder + "/" + task.name)
    command = (["squad"] + task.words).map(shellQuoted).joined(separator: " ")
    guard case .run(let parsed)? = try? program.parse(task.words) else {
      preconditionFailure("a task of a job is no command line")
    }
    self.parsed = parsed
  }

  /// The rules that the task reads from a file.
  private var rulesFiles: [StoredTask.File] {
    guard parsed.isGiven(RuleOptions.rules) else { return [] }
    return [parsed[RuleOptions.rules]].compactMap { path in
      SHA256.hexDigest(ofFile: path).map { StoredTask.File(path: path, sha256: $0) }
    }
  }

  /// What the task came to in an earlier run of the same command, inputs, version and date, whose files are all
  /// there; `nil` where it is to be run.
  func finished(_ digests: inout SharedDigests) -> TaskRecord? {
    folder.removeLeftovers()
    guard let stored = folder.stored, stored.program == "squad \(version)", stored.date == parsed.date,
      stored.record.command == command, stored.record.name == task.name,
      stored.record.status == .done || stored.record.status == .no
    else { return nil }
    for input in stored.inputs where digests.digest(of: input.path) != input.sha256 { return nil }
    return folder.isIntact(stored) ? stored.record : nil
  }

  /// Runs the task and remembers what came of it.
  /// - Parameters:
  ///   - jobs: the threads that it may use.
  ///   - wait: how long it may wait for its folder.
  func run(jobs: Int, wait: String?) -> TaskRecord {
    folder.removeLeftovers()
    let before = folder.stored?.record
    // Before the run reads them: should they change meanwhile, the next run sees that they did.
    let rules = rulesFiles
    let words = task.words.inserting(
      [
        "--output=\(folder.path)", "--jobs=\(jobs)", "--quiet", "--progress=never", "--csv", "--keep-history",
      ] + (wait.map { ["--wait=\($0)"] } ?? []), knownTo: parsed)
    let heard = Mutex(HeardOfTask())
    let console = Console(
      answer: { _ in }, complain: { line in heard.withLock { $0.complaints.append(line) } },
      published: { snapshot in heard.withLock { $0.snapshot = snapshot } }, isProcess: false)
    var code = Console.$current.withValue(console) { runProgram(words) }
    let (complaints, snapshot) = heard.withLock { ($0.complaints, $0.snapshot) }
    // What an interrupt has kept from being published is not done, whatever its command says.
    if snapshot == nil, code.status != .failed, let interrupted = interruptExitCode { code = interrupted }

    var record = TaskRecord(name: task.name, command: command)
    record.end(with: code, complaints: complaints)
    record.page = before?.page
    record.runs = before?.runs ?? []
    if let snapshot { note(snapshot, in: &record) }
    return remember(record, of: snapshot, rules: rules)
  }

  /// Notes what the snapshot says, and the run where it found something else than the one before.
  private func note(_ snapshot: Snapshot, in record: inout TaskRecord) {
    guard let kind = PageKind(of: snapshot) else { return }
    let page = kind.document(snapshot)
    let headline = page.verdict.sentence
    record.page = kind.rawValue
    record.headline = headline
    record.warningCount = snapshot.warningCount
    if let number = SnapshotHistory(beside: folder.path).numbers.last, number != record.runs.last?.number {
      record.runs.append(TaskRunRecord(number: number, headline: headline, of: snapshot))
      record.runs.removeFirst(max(0, record.runs.count - TaskFolder.runsKept))
    }
    if let since = snapshot.since {
      record.change = page.facts.first { $0.label == "Since" }?.lines.map(\.plainText).joined(separator: " ")
      record.hasChanged = !since.isUneventful
    } else if let before = record.runs.dropLast().last, before.headline != headline {
      record.change = "before: \(before.headline)"
      record.hasChanged = true
    }
  }

  /// Remembers what came of the task; what cannot be remembered is a failure of its own.
  private func remember(
    _ record: TaskRecord, of snapshot: Snapshot?, rules: [StoredTask.File]
  ) -> TaskRecord {
    var record = record
    let inputs = (snapshot?.inputs ?? []).map { StoredTask.File(path: $0.path, sha256: $0.sha256) }
    do {
      try folder.store(
        StoredTask(
          program: "squad \(version)", date: parsed.date, inputs: inputs + rules,
          outputs: record.page.map { folder.outputs(of: $0) } ?? [], record: record))
    } catch {
      record.end(with: .unwritableOutput, complaints: record.problems + ["\(error)"])
    }
    return record
  }
}

extension JobTask {
  /// The task with the date of the batch, where it has none of its own.
  func dated(_ date: String?) -> JobTask {
    guard let date, case .run(let parsed)? = try? program.parse(words), !parsed.isGiven(RunOptions.date)
    else { return self }
    var task = self
    task.words = words.inserting(["--date=\(date)"], knownTo: parsed)
    return task
  }
}

/// What a task said while it ran.
private struct HeardOfTask {
  var complaints: [String] = []
  var snapshot: Snapshot?
}

extension TaskRecord {
  /// The lines of problems that an index page lists of one task.
  private static let problemsListed = 20

  /// Notes how its command ended.
  fileprivate mutating func end(with code: ExitCode, complaints: [String]) {
    exitCode = Int(code.rawValue)
    status = code.status
    problems = Array(complaints.prefix(Self.problemsListed))
    problemCount = complaints.count
  }
}

extension ExitCode {
  /// What a task that ended so has come to.
  fileprivate var status: TaskRecord.Status {
    switch self {
    case .done: .done
    case .answerIsNo: .no
    case .notProved: .notProved
    case .interrupted, .terminated: .interrupted
    case .usage, .badInput, .unreadableInput, .internalError, .unwritableOutput, .folderHeld: .failed
    }
  }
}

extension SinceRecord {
  /// Whether it tells of nothing: the same team for the same cost, and nobody else's values are worth telling.
  fileprivate var isUneventful: Bool { sameTeam && changes.isEmpty && rulesBefore == nil }
}

extension [String] {
  /// A command line with further options, as far as its command knows them.
  fileprivate func inserting(_ options: [String], knownTo command: ParsedCommand) -> [String] {
    let known = options.filter { option in
      command.knows(String(option.dropFirst(2).prefix { $0 != "=" }))
    }
    return Array(prefix(1)) + known + dropFirst()
  }
}

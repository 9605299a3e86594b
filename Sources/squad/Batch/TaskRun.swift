import Files
import Jobs
import Options
import Pages
import Snapshots
import Synchronization
import Tournament
import Words

/// One task of a batch: whether it need be run, and how.
struct TaskRun: Sendable {
  let name: String
  let folder: TaskFolder
  /// Its command, as a shell would be told.
  let command: String
  private let words: [String]
  let parsed: ParsedCommand

  /// A task whose folder stands in the folder of the job.
  /// - Returns: `nil` where the words are no command line that a job file can ask for.
  init?(_ name: String, _ words: [String], in folder: String) {
    guard case .run(let parsed)? = try? program.parse(words), JobFile.grammar.allows(parsed) else {
      return nil
    }
    self.name = name
    self.words = words
    self.parsed = parsed
    self.folder = TaskFolder(path: folder + "/" + name)
    command = (["squad"] + words).map(shellQuoted).joined(separator: " ")
  }

  // MARK: Earlier runs

  /// What the task came to in an earlier run of the same inputs, whose files are all there; `nil` where it is to be
  /// run.
  func finished(_ digests: inout SharedDigests) -> TaskRecord? {
    folder.removeLeftovers()
    guard let stored = standing(on: parsed.date),
      stored.inputs.allSatisfy({ digests.digest(of: $0.path) == $0.sha256 })
    else {
      return nil
    }
    return stored.record
  }

  /// The answer of an earlier run of the same command and version that shows a date, whose files are all there.
  func standing(on date: String?) -> StoredTask? {
    guard let stored = folder.stored, stored.program == programVersion, stored.date == date,
      stored.record.command == command, stored.record.name == name, stored.record.status.isAnswer,
      folder.isIntact(stored)
    else { return nil }
    return stored
  }

  /// The files of rules that the task reads.
  private var rulesFiles: [StoredTask.File] {
    guard parsed.isGiven(RuleOptions.rules), fileExists(parsed[RuleOptions.rules]) else { return [] }
    let path = parsed[RuleOptions.rules]
    return SHA256.hexDigest(ofFile: path).map { [StoredTask.File(path: path, sha256: $0)] } ?? []
  }

  // MARK: Running

  /// Runs the command, which writes its pages.
  /// - Parameters:
  ///   - jobs: the threads that it may use.
  ///   - wait: how long it may wait for its folder.
  func perform(jobs: Int, wait: String?) -> TaskResult {
    folder.removeLeftovers()
    return perform(jobs: jobs, wait: wait, shard: nil)
  }

  /// Runs the command, or its share for a part of a job, which writes nothing.
  func perform(jobs: Int, wait: String?, shard: Shard?) -> TaskResult {
    // Before the run reads them: should they change meanwhile, the next run sees that they did.
    let rules = rulesFiles
    let heard = Mutex(HeardOfTask())
    let console = Console(
      answer: { _ in }, complain: { line in heard.withLock { $0.complaints.append(line) } },
      published: { snapshot in heard.withLock { $0.snapshot = snapshot } }, isProcess: false,
      writesReports: shard == nil, shard: shard.flatMap { isShared(among: $0.count) ? $0 : nil },
      counted: { odds in heard.withLock { $0.odds = odds } })
    var code = Console.$current.withValue(console) { runProgram(fullWords(jobs: jobs, wait: wait)) }
    return heard.withLock { heard in
      // What an interrupt has kept from being published is not done, whatever its command says.
      if heard.snapshot == nil, code.status != .failed, let interrupted = interruptExitCode {
        code = interrupted
      }
      let inputs = (heard.snapshot?.inputs ?? []).map { StoredTask.File(path: $0.path, sha256: $0.sha256) }
      return TaskResult(
        task: name, exitCode: code.rawValue, complaints: heard.complaints, inputs: inputs + rules,
        date: parsed.date, snapshot: heard.snapshot, odds: heard.odds)
    }
  }

  /// The command line with what a batch adds to it.
  func fullWords(jobs: Int, wait: String?) -> [String] {
    let added =
      [
        "--output=\(folder.path)", "--jobs=\(jobs)", "--quiet", "--progress=never", "--csv", "--keep-history",
      ] + (wait.map { ["--wait=\($0)"] } ?? [])
    let known = added.filter { parsed.knows(String($0.dropFirst(2).prefix { $0 != "=" })) }
    return Array(words.prefix(1)) + known + words.dropFirst()
  }

  // MARK: What came of it

  /// Remembers what came of the task, whose pages are written.
  func settle(_ result: TaskResult) -> TaskRecord {
    let before = folder.stored?.record
    var record = record(of: result)
    record.runs = before?.runs ?? []
    record.page = record.page ?? before?.page
    note(result.snapshot, in: &record)
    do {
      try folder.store(
        StoredTask(
          program: programVersion, date: result.date, inputs: result.inputs,
          outputs: record.page.map { folder.outputs(of: $0) } ?? [], record: record))
    } catch {
      let failure = self.record(of: result.failing(error))
      (record.status, record.exitCode) = (failure.status, failure.exitCode)
      (record.problems, record.problemCount) = (failure.problems, failure.problemCount)
    }
    return record
  }

  /// What came of the task, without regard to its earlier runs.
  func record(of result: TaskResult) -> TaskRecord {
    var record = TaskRecord(name: name, command: command)
    record.end(with: ExitCode(rawValue: result.exitCode) ?? .internalError, complaints: result.complaints)
    guard let snapshot = result.snapshot, let kind = PageKind(of: snapshot) else { return record }
    let page = kind.document(snapshot)
    record.page = kind.rawValue
    record.headline = page.verdict.sentence
    record.warningCount = snapshot.warningCount
    if let since = snapshot.since {
      record.change = page.facts.first { $0.label == "Since" }?.lines.map(\.plainText).joined(separator: " ")
      record.hasChanged = !since.isUneventful
    }
    return record
  }

  /// Notes the run where it found something else than the one before, and what that one found.
  private func note(_ snapshot: Snapshot?, in record: inout TaskRecord) {
    guard let snapshot, let headline = record.headline else { return }
    if let number = SnapshotHistory(beside: folder.path).numbers.last, number != record.runs.last?.number {
      record.runs.append(TaskRunRecord(number: number, headline: headline, of: snapshot))
      record.runs.removeFirst(max(0, record.runs.count - TaskFolder.runsKept))
    }
    if snapshot.since == nil, let before = record.runs.dropLast().last, before.headline != headline {
      record.change = "before: \(before.headline)"
      record.hasChanged = true
    }
  }

  /// What is said of the task when it had not begun.
  var unfinished: TaskRecord {
    var record = TaskRecord(name: name, command: command)
    let before = folder.stored?.record
    record.page = before?.page
    record.runs = before?.runs ?? []
    record.exitCode = Int((interruptExitCode ?? .interrupted).rawValue)
    return record
  }
}

/// Program and version, as files record them.
let programVersion = "squad \(version)"

/// What a task said while it ran.
private struct HeardOfTask {
  var complaints: [String] = []
  var snapshot: Snapshot?
  var odds: Odds?
}

extension TaskResult {
  /// The same with what kept it from being written.
  func failing(_ error: any Error) -> TaskResult {
    var failed = self
    let console = Mutex<[String]>([])
    let listener = Console(
      answer: { _ in }, complain: { line in console.withLock { $0.append(line) } }, published: { _ in },
      isProcess: false)
    failed.exitCode = Console.$current.withValue(listener) { report(error) }.rawValue
    failed.complaints += console.withLock { $0 }
    return failed
  }
}

extension TaskRecord.Status {
  /// Whether the task is done and need not be run again.
  var isAnswer: Bool { self == .done || self == .no }
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

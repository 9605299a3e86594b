import Files
import Glibc
import Options
import Pages
import Running
import SharedOptions
import Snapshots
import Synchronization
import Tables
import Tournament
import Words

/// One task of a batch: whether it need be run, and how.
package struct TaskRun: Sendable {
  package let name: String
  package let folder: TaskFolder
  /// Its command, as a shell would be told.
  package let command: String
  package let parsed: ParsedCommand

  /// What it calls.
  let called: TaskCommand

  /// A task of a part file or an index, whose folder stands in the folder of the job.
  /// - Returns: `nil` where the words are no command line that a job file can ask for.
  package init?(_ name: String, _ words: [String], in folder: String, of program: TaskProgram) {
    guard case .run(let parsed)? = try? program.spec.parse(words), program.grammar.allows(parsed),
      let called = program.command(of: parsed)
    else { return nil }
    self.init(name, words, parsed, called, in: folder)
  }

  /// A task whose words are understood already.
  init(
    _ name: String, _ words: [String], _ parsed: ParsedCommand, _ called: TaskCommand, in folder: String
  ) {
    (self.name, self.parsed, self.called) = (name, parsed, called)
    self.folder = TaskFolder(path: folder + "/" + name)
    command = (["squad"] + words).map(shellQuoted).joined(separator: " ")
  }

  /// The paths of all that the task writes.
  package var outputs: [String] {
    folder.outputs(of: called.page, ReportForm(command(jobs: 1, under: TaskConditions())))
  }

  // MARK: Earlier runs

  /// What the task came to in an earlier run of the same inputs, whose files are all there; `nil` where it is to be
  /// run: also where the lives that it left behind give another round.
  package func finished(_ digests: inout SharedDigests) -> TaskRecord? {
    // What cannot be read is not finished; running the task says why.
    guard let stored = try? standing(on: parsed.date), !goesOn,
      stored.inputs.allSatisfy({ digests.digest(of: $0.path) == $0.sha256 })
    else {
      return nil
    }
    return stored.record
  }

  /// The answer of an earlier run of the same command and version that shows a date, whose files are all there.
  /// - Throws: `InputError` where it cannot be read what came of it.
  package func standing(on date: String?) throws(InputError) -> StoredTask? {
    guard let stored = try folder.stored(), stored.program == programVersion, stored.date == date,
      stored.record.command == command, stored.record.name == name, stored.record.status.isAnswer,
      folder.isIntact(stored)
    else { return nil }
    return stored
  }

  /// Whether the task would go on from what it has left, as rounds by rank do.
  private var goesOn: Bool { called.use.goesOn(parsed, folder.path) }

  /// The files of rules that the task reads.
  /// - Throws: `InputError` where one cannot be read.
  private func rulesFiles() throws(InputError) -> [StoredTask.File] {
    guard parsed.isGiven(RuleOptions.rules), fileExists(parsed[RuleOptions.rules]) else { return [] }
    let path = parsed[RuleOptions.rules]
    guard let digest = SHA256.hexDigest(ofFile: path) else {
      throw .unreadable(file: path, reason: systemReason(errno))
    }
    return [StoredTask.File(path: path, sha256: digest)]
  }

  // MARK: Running

  /// Runs the command, which writes its pages, and remembers what came of it, all while the folder is held.
  /// - Parameters:
  ///   - jobs: the threads that it may use.
  ///   - conditions: what all tasks are told.
  package func run(jobs: Int, under conditions: TaskConditions) -> TaskRecord {
    holding(under: conditions) { held in perform(jobs: jobs, under: conditions, held: held) }
  }

  /// Does something that writes pages while the folder is held, and remembers what came of it.
  package func holding(under conditions: TaskConditions, _ work: (HeldOutputs) throws -> FoundOfTask)
    -> TaskRecord
  {
    do {
      let held = try folder.hold(for: command(jobs: 1, under: conditions), called.page)
      defer { held.release() }
      return try settle(work(held), under: conditions)
    } catch {
      return failed(by: error, in: TaskResult(task: name))
    }
  }

  /// Runs the command, or its share for a part of a job, which writes nothing.
  /// - Parameter held: holds the folder of the task; `nil` where nothing is written.
  func perform(jobs: Int, under conditions: TaskConditions, held: HeldOutputs?, shard: Shard? = nil)
    -> FoundOfTask
  {
    let found = Mutex(FoundOfTask(result: TaskResult(task: name, date: parsed.date)))
    do {
      // Before the run reads them: should they change meanwhile, the next run sees that they did.
      let rules = try rulesFiles()
      var console = Console.current.forTask { line in found.withLock { $0.result.complaints.append(line) } }
      console.published = { snapshot, files in found.withLock { $0.take(snapshot, files) } }
      console.writesReports = shard == nil
      console.held = held
      let share = shard.map { shard in
        SeasonShare(shard: shard) { odds in found.withLock { $0.result.odds = odds } }
      }
      let code = console.hearing {
        ending { try run(command(jobs: jobs, under: conditions), share: share) }
      }
      return found.withLock { $0.ended(with: code, reading: rules) }
    } catch {
      return FoundOfTask(result: TaskResult(task: name, date: parsed.date).failing(error))
    }
  }

  /// Does what the command does, or its share of that where it can be divided.
  private func run(_ command: ParsedCommand, share: SeasonShare?) throws -> ExitCode {
    if let share, isShared(among: share.shard.count), let sharing = called.use.sharing {
      return try sharing.run(command, share)
    }
    return try called.run(command)
  }

  /// The command as it runs: with what a batch adds to it.
  package func command(jobs: Int, under conditions: TaskConditions) -> ParsedCommand {
    let added = [
      RunOptions.output.spec.name: folder.path, RunOptions.jobs.spec.name: "\(jobs)",
      RunOptions.quiet.spec.name: "", RunOptions.progress.spec.name: ProgressMode.never.rawValue,
    ]
    let requests = RunOptions.requests.map { ($0.key.spec.name, "") }
    return parsed.giving(added).giving(Dictionary(uniqueKeysWithValues: requests)).giving(conditions.options)
  }

  // MARK: What came of it

  /// Remembers what came of the task, whose pages are written and whose folder is held.
  private func settle(_ found: FoundOfTask, under conditions: TaskConditions) throws -> TaskRecord {
    let before = try folder.stored()
    var record = record(of: found.result)
    record.runs = before?.record.runs ?? []
    record.page = record.page ?? before?.record.page
    try note(found.result.snapshot, in: &record)
    if let most = conditions.mostKept { record.runs = record.runs.suffix(most) }
    do {
      try folder.store(
        StoredTask(
          program: programVersion, date: found.result.date, inputs: found.result.inputs,
          outputs: found.files.isEmpty ? before?.outputs ?? [] : found.files, record: record))
    } catch {
      return failed(by: error, in: found.result, record)
    }
    return record
  }

  /// A record with what kept the task from being done or remembered.
  private func failed(by error: any Error, in result: TaskResult, _ record: TaskRecord? = nil) -> TaskRecord {
    let failure = self.record(of: result.failing(error))
    var record = record ?? unfinished
    (record.status, record.exitCode) = (failure.status, failure.exitCode)
    (record.problems, record.problemCount) = (failure.problems, failure.problemCount)
    return record
  }

  /// What came of the task, without regard to its earlier runs.
  package func record(of result: TaskResult) -> TaskRecord {
    var record = TaskRecord(name: name, command: command)
    record.end(with: ExitCode(rawValue: result.exitCode) ?? .internalError, complaints: result.complaints)
    guard let snapshot = result.snapshot, let kind = PageKind(of: snapshot) else { return record }
    let page = answerPage(of: snapshot)
    record.page = kind.rawValue
    record.headline = page.verdict.sentence
    record.warningCount = snapshot.warningCount
    if let since = snapshot.answer?.since {
      record.change = changeWording(of: snapshot)
      record.hasChanged = !since.isUneventful
    }
    return record
  }

  /// Notes the run where it found something else than the one before, and what that one found.
  private func note(_ snapshot: Snapshot?, in record: inout TaskRecord) throws(OutputError) {
    guard let snapshot, let headline = record.headline else { return }
    if let number = try SnapshotHistory(beside: folder.path).numbers().last,
      number != record.runs.last?.number
    {
      record.runs.append(TaskRunRecord(number: number, headline: headline, of: snapshot))
      record.runs.removeFirst(max(0, record.runs.count - TaskFolder.runsKept))
    }
    noteChange(to: snapshot, in: &record)
  }

  /// Notes the rounds that were fought, and the answer of the run before where it was another one.
  package func noteChange(to snapshot: Snapshot, in record: inout TaskRecord) {
    let former = snapshot.answer?.since == nil ? record.runs.dropLast().last?.headline : nil
    let before = former.flatMap { $0 == record.headline ? nil : "before: \($0)" }
    let changes = [snapshot[BattleContent.self]?.battle.roundsFought, before].compactMap { $0 }
    guard !changes.isEmpty else { return }
    record.change = changes.joined(separator: "; ")
    record.hasChanged = true
  }

  /// What is said of the task when it had not begun.
  package var unfinished: TaskRecord {
    var record = TaskRecord(name: name, command: command)
    let before = (try? folder.stored())?.record
    record.page = before?.page
    record.runs = before?.runs ?? []
    record.exitCode = Int((interruptExitCode ?? .interrupted).rawValue)
    return record
  }
}

extension BattleRecord {
  /// That rounds by rank were fought after others; `nil` where none were, or nobody had fought before.
  fileprivate var roundsFought: String? {
    guard let rounds, let total, rounds > 0, total.rounds > rounds else {
      return nil
    }
    return rounds == 1 ? "a round was fought" : "\(rounds) rounds were fought"
  }
}

/// What came of a task, and the files of its page that were written.
package struct FoundOfTask {
  package var result: TaskResult
  /// By their names in the folder of the task.
  package var files: [StoredTask.File] = []

  fileprivate mutating func take(_ snapshot: Snapshot, _ files: [StoredTask.File]) {
    result.snapshot = snapshot
    self.files = files
  }

  /// The same after the end of the command.
  fileprivate func ended(with code: ExitCode, reading rules: [StoredTask.File]) -> FoundOfTask {
    var found = self
    found.result.exitCode = code.rawValue
    // What an interrupt has kept from being published is not done, whatever its command says.
    if result.snapshot == nil, code.status != .failed, let interrupted = interruptExitCode {
      found.result.exitCode = interrupted.rawValue
    }
    let inputs = (result.snapshot?.inputs ?? []).map { StoredTask.File(path: $0.path, sha256: $0.sha256) }
    found.result.inputs = inputs + rules
    return found
  }
}

extension TaskResult {
  /// The same with what kept it from being written.
  package func failing(_ error: any Error) -> TaskResult {
    var failed = self
    let heard = Mutex<[String]>([])
    let console = Console.current.forTask { line in heard.withLock { $0.append(line) } }
    failed.exitCode = console.hearing { report(error) }.rawValue
    failed.complaints += heard.withLock { $0 }
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

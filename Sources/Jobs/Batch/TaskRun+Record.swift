import Files
import Pages
import Running
import Snapshots

/// The record of a task for the index of the batch.
extension TaskRun {
  /// Stores the result of the task, whose pages are written and whose folder is held.
  func store(_ found: TaskOutcome, under conditions: TaskConditions) throws -> TaskRecord {
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

  /// A record with the error that kept the task from being done or stored.
  func failed(by error: any Error, in result: TaskResult, _ record: TaskRecord? = nil) -> TaskRecord {
    let failure = self.record(of: result.failing(error))
    var record = record ?? unfinished
    (record.status, record.exitCode) = (failure.status, failure.exitCode)
    (record.problems, record.problemCount) = (failure.problems, failure.problemCount)
    return record
  }

  /// The record of a result, regardless of earlier runs.
  package func record(of result: TaskResult) -> TaskRecord {
    var record = TaskRecord(name: name, command: command)
    record.end(with: ExitCode(rawValue: result.exitCode) ?? .internalError, complaints: result.complaints)
    guard let snapshot = result.snapshot, let kind = PageKind(of: snapshot) else { return record }
    record.page = kind.name
    record.headline = headline(of: snapshot)
    record.warningCount = snapshot.warningCount
    record.change = changeWording(of: snapshot)
    if let since = snapshot.answer?.since {
      record.hasChanged = !since.hasNoChanges
    } else if let lineups = snapshot[LineupsContent.self], let since = lineups.lineupsSince {
      record.hasChanged = since.same < lineups.lineups.count || since.totalBefore != lineups.total
    }
    return record
  }

  /// Adds the run if it found something different from the one before, and records what that one found.
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

  /// Records the rounds that were fought, and the answer of the run before if it was different.
  package func noteChange(to snapshot: Snapshot, in record: inout TaskRecord) {
    let former = changeWording(of: snapshot) == nil ? record.runs.dropLast().last?.headline : nil
    let before = former.flatMap { $0 == record.headline ? nil : "before: \($0)" }
    let changes = [snapshot[BattleContent.self]?.battle.roundsFought, before].compactMap { $0 }
    guard !changes.isEmpty else { return }
    record.change = changes.joined(separator: "; ")
    record.hasChanged = true
  }

  /// The record of the task if it had not begun.
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
  /// The rounds by rank that were fought after earlier ones; `nil` if there are none, or none earlier.
  fileprivate var roundsFought: String? {
    guard let rounds, let total, rounds > 0, total.rounds > rounds else {
      return nil
    }
    return rounds == 1 ? "a round was fought" : "\(rounds) rounds were fought"
  }
}

extension TaskRecord.Status {
  /// Whether the task is done and need not be run again.
  var isAnswer: Bool { self == .done || self == .no }
}

extension TaskRecord {
  /// The most lines of problems that an index page lists for one task.
  private static let problemsListed = 20

  /// Records how its command ended.
  fileprivate mutating func end(with code: ExitCode, complaints: [String]) {
    exitCode = Int(code.rawValue)
    status = code.status
    problems = Array(complaints.prefix(Self.problemsListed))
    problemCount = complaints.count
  }
}

extension ExitCode {
  /// The status of a task that ended with this code.
  var status: TaskRecord.Status {
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
  /// Whether there is nothing to report: the same team under the same rules, and no changes worth showing.
  fileprivate var hasNoChanges: Bool { sameTeam && changes.isEmpty && rulesBefore == nil }
}

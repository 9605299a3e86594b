import Files
import Glibc
import Options
import Running
import Snapshots
import Synchronization
import Tables
import Words

/// One task of a batch: whether it needs to be run, and how.
package struct TaskRun: Sendable {
  package let name: String
  package let folder: TaskFolder
  /// Its command, quoted for a shell.
  package let command: String
  package let parsed: ParsedCommand

  /// The command that it calls.
  let called: TaskCommand

  /// A task of a part file or an index, whose folder is in the folder of the job.
  /// - Returns: `nil` if the words are not a command line that a job file may contain.
  package init?(_ name: String, _ words: [String], in folder: String, of program: TaskProgram) {
    guard case .run(let parsed)? = try? program.spec.parse(words), program.grammar.allows(parsed),
      let called = program.command(of: parsed)
    else { return nil }
    self.init(name, words, parsed, called, in: folder)
  }

  /// A task whose words are already parsed.
  init(
    _ name: String, _ words: [String], _ parsed: ParsedCommand, _ called: TaskCommand, in folder: String
  ) {
    (self.name, self.parsed, self.called) = (name, parsed, called)
    self.folder = TaskFolder(path: folder + "/" + name)
    command = (["squad"] + words).map(shellQuoted).joined(separator: " ")
  }

  /// The paths of all files that the task writes.
  package var outputs: [String] {
    folder.outputs(of: called.use.page, ReportForm(command(jobs: 1, under: TaskConditions())))
      + [parsed.picture].compactMap { $0 }
  }

  // MARK: Earlier runs

  /// The record of an earlier run with the same inputs and all its files; `nil` if the task must be run, as it must if
  /// the lives that it left allow another round.
  package func finished(_ digests: inout SharedDigests) -> TaskRecord? {
    // What cannot be read is not finished; running the task reports why.
    guard let stored = try? validResult(on: parsed.date), !continuesEarlierRun,
      parsed.picture.map(fileExists) ?? true,
      stored.inputs.allSatisfy({ digests.digest(of: $0.path) == $0.sha256 })
    else {
      return nil
    }
    return stored.record
  }

  /// The result of an earlier run with the same command, version and date, if its files are all there.
  /// - Throws: `InputError` if the stored result cannot be read.
  package func validResult(on date: String?) throws(InputError) -> StoredTask? {
    guard let stored = try folder.stored(), stored.program == programVersion, stored.date == date,
      stored.record.command == command, stored.record.name == name, stored.record.status.isAnswer,
      folder.isIntact(stored)
    else { return nil }
    return stored
  }

  /// Whether the task would continue from its earlier results, as rounds by rank do.
  private var continuesEarlierRun: Bool { called.use.continuesEarlierRun(parsed, folder.path) }

  /// The rules files that the task reads.
  /// - Throws: `InputError` if one cannot be read.
  private func rulesFiles() throws(InputError) -> [StoredTask.File] {
    guard parsed.isGiven(RuleOptions.rules), fileExists(parsed[RuleOptions.rules]) else { return [] }
    let path = parsed[RuleOptions.rules]
    guard let digest = SHA256.hexDigest(ofFile: path) else {
      throw .unreadable(file: path, reason: systemReason(errno))
    }
    return [StoredTask.File(path: path, sha256: digest)]
  }

  // MARK: Running

  /// Runs the command, which writes its pages, and stores the result, all while the folder is held.
  /// - Parameters:
  ///   - jobs: the threads that it may use.
  ///   - conditions: the settings that all tasks share.
  package func run(jobs: Int, under conditions: TaskConditions) -> TaskRecord {
    holding(under: conditions) { held in perform(jobs: jobs, under: conditions, held: held) }
  }

  /// Does something that writes pages, and stores the result, while the folder is held.
  package func holding(under conditions: TaskConditions, _ work: (HeldOutputs) throws -> TaskOutcome)
    -> TaskRecord
  {
    do {
      let held = try folder.hold(for: command(jobs: 1, under: conditions), called.use.page)
      defer { held.release() }
      return try store(work(held), under: conditions)
    } catch {
      return failed(by: error, in: TaskResult(task: name))
    }
  }

  /// Runs the command, or its share for a part of a job, which writes nothing.
  /// - Parameter held: holds the folder of the task; `nil` if nothing is written.
  func perform(jobs: Int, under conditions: TaskConditions, held: HeldOutputs?, shard: Shard? = nil)
    -> TaskOutcome
  {
    let found = Mutex(TaskOutcome(result: TaskResult(task: name, date: parsed.date)))
    do {
      // Before the run reads them: if they change meanwhile, the next run notices.
      let rules = try rulesFiles()
      var console = Console.current.forTask { line in found.withLock { $0.result.complaints.append(line) } }
      console.published = { snapshot, files in found.withLock { $0.take(snapshot, files) } }
      console.held = held
      let share = shard.map { shard in
        TournamentShare(shard: shard) { odds in found.withLock { $0.result.odds = odds } }
      }
      let command = command(jobs: jobs, under: conditions)
      let code = console.run {
        ending { try run(shard == nil ? command : command.withoutFiles, share: share) }
      }
      return found.withLock { $0.ended(with: code, reading: rules) }
    } catch {
      return TaskOutcome(result: TaskResult(task: name, date: parsed.date).failing(error))
    }
  }

  /// Runs the command, or a share of its work if that can be divided.
  private func run(_ command: ParsedCommand, share: TournamentShare?) throws -> ExitCode {
    if let share, isShared(among: share.shard.count), let runShare = called.use.runShare {
      return try runShare(command, share)
    }
    return try called.run(command)
  }

  /// The command as it runs, with the options that a batch adds.
  package func command(jobs: Int, under conditions: TaskConditions) -> ParsedCommand {
    let added = [
      RunOptions.output.spec.name: folder.path, RunOptions.jobs.spec.name: "\(jobs)",
      RunOptions.quiet.spec.name: "", RunOptions.progress.spec.name: ProgressMode.never.rawValue,
    ]
    let requests = RunOptions.requests.map { ($0.key.spec.name, "") }
    return parsed.replacingOptions(added).replacingOptions(Dictionary(uniqueKeysWithValues: requests))
      .replacingOptions(conditions.options)
  }
}

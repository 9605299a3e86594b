import Files
import Glibc
import Options
import Running
import Snapshots
import Synchronization
import Tables
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
      + [parsed.picture].compactMap { $0 }
  }

  // MARK: Earlier runs

  /// What the task came to in an earlier run of the same inputs, whose files are all there; `nil` where it is to be
  /// run: also where the lives that it left behind give another round.
  package func finished(_ digests: inout SharedDigests) -> TaskRecord? {
    // What cannot be read is not finished; running the task says why.
    guard let stored = try? standing(on: parsed.date), !goesOn, parsed.picture.map(fileExists) ?? true,
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
}

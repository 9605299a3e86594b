import Files
import Glibc
import Jobs
import Options
import Selection
import Snapshots
import Tables
import Words

/// A job file that was read and understood, seen from its own folder.
struct JobFile {
  let job: Job
  /// The path as the user spelled it.
  let path: String
  /// The folder of all output.
  let output: String
  /// The same as it is seen from where the program was called.
  let shownOutput: String
  /// The part file of a run of one part.
  let partPath: String?
  /// The tasks, each with its folder.
  let tasks: [TaskRun]
  private let bytes: [UInt8]

  /// What tasks may say.
  static let grammar = JobGrammar(
    Command.all.filter { $0.task != nil }.map { $0.spec() },
    reserved: ["output", "wait", "format", "jobs", "progress", "quiet"],
    unfit: Command.all.compactMap(\.task?.unfit).reduce(
      Set(RunOptions.requests.map(\.format.name)).union(["keep-history", "save-team", "replace-final"])
    ) { $0.union($1) })

  /// Reads the job of a command, and makes its folder the current one, from which everything in it is seen.
  /// - Throws: `InputError` with everything that is wrong with it.
  init(_ command: ParsedCommand) throws {
    path = command[BatchCommand.job]
    bytes = try readBytes(path, limit: largestJob)
    let given = command[BatchCommand.output]
    let start = currentFolder
    if path != "-" { try enterFolder(of: path) }
    var job = try readJob(bytes, from: path, Self.grammar, understand: Self.understand)
    if let date = command[RunOptions.date] { job.date(date) }
    self.job = job
    let output = try given.map { try absolutePath($0, in: start) } ?? job.output
    self.output = output
    tasks = zip(job.tasks, job.commands).map { TaskRun($0.name, $0.words, $1, in: output) }
    partPath = try command[BatchCommand.shard].map { shard in
      try command[BatchCommand.part].map { try absolutePath($0, in: start) }
        ?? "\(output)/parts/\(shard.number)-of-\(shard.count).jsonl"
    }
    shownOutput = given ?? shownPath(of: job.output, from: start)
  }

  /// The name of the file in its folder, from which all paths of the job are seen.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// What tells the job from others.
  func identity(for command: ParsedCommand) -> JobPart.Identity {
    JobPart.Identity(
      program: programVersion, name: job.name, file: name, bytes: bytes.count,
      sha256: SHA256.hexDigest(of: bytes), date: command.date, tasks: job.tasks)
  }
}

extension JobFile {
  /// The command that the words of a task call, its options without contradictions.
  private static func understand(_ words: [String]) throws(TaskMistake) -> ParsedCommand {
    do {
      guard case .run(let command) = try program.parse(words) else {
        throw TaskMistake("\(quoted(words.joined(separator: " "))) runs nothing")
      }
      try command.called.refuseContradictions(command)
      return command
    } catch let mistake as UsageMistake {
      throw TaskMistake(mistake.messages.joined(separator: "; "))
    } catch let mistake as TaskMistake {
      throw mistake
    } catch {
      throw TaskMistake("\(error)")
    }
  }
}

extension Job {
  /// Gives all tasks the date of the batch that have none of their own.
  fileprivate mutating func date(_ date: String) {
    let option = RunOptions.date.spec
    for index in tasks.indices where commands[index].knows(option.name) && !commands[index].isGiven(option) {
      tasks[index].words.insert("--\(option.name)=\(date)", at: 1)
      commands[index] = commands[index].giving([option.name: date])
    }
  }
}

extension Snapshot {
  /// The index of a job, without what came of its tasks.
  init(of job: JobPart.Identity) {
    let file = InputFile(path: job.file, bytes: job.bytes, rows: job.tasks.count, used: job.tasks.count)
    self.init(
      program: job.program, command: "squad batch \(shellQuoted(job.file))", date: job.date,
      rules: .game(name: "batch"), inputs: [InputRecord(file, sha256: job.sha256)], warnings: [],
      warningCount: 0)
  }
}

/// No job file comes near this size.
private let largestJob = 1 << 20

/// A path of the current folder as it is seen from another one: below that, else from the root.
private func shownPath(of path: String, from start: String?) -> String {
  guard !path.hasPrefix("/"), let start, var folder = currentFolder, folder != start else { return path }
  var rest = path
  while rest.hasPrefix("../") {
    folder = parentFolder(of: folder)
    rest.removeFirst(3)
  }
  let whole = folder == "/" ? folder + rest : folder + "/" + rest
  return whole.hasPrefix(start + "/") ? String(whole.dropFirst(start.count + 1)) : whole
}

/// Makes the folder of a file the current one.
private func enterFolder(of path: String) throws(InputError) {
  guard chdir(parentFolder(of: path)) == 0 else {
    throw .unreadable(file: path, reason: "its folder cannot be entered: \(systemReason(errno))")
  }
}

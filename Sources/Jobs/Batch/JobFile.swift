import Files
import Glibc
import Options
import Reading
import Running
import Selection
import Snapshots
import Tables
import Words

/// A job file that was read and parsed, with paths relative to its own folder.
package struct JobFile {
  package let job: Job
  /// The path as the user spelled it.
  package let path: String
  /// The folder of all output.
  package let output: String
  /// The same folder as seen from where the program was called.
  package let shownOutput: String
  /// The part file of a run of one part.
  package let partPath: String?
  /// The tasks, each with its folder.
  package let tasks: [TaskRun]
  private let bytes: [UInt8]

  /// Reads a job and makes its folder the current one, to which all its paths are relative.
  /// - Parameters:
  ///   - path: the file.
  ///   - given: the folder of all output, if it is not the one that the job names.
  ///   - shard: the part that is run, and `part` its file; `nil` for the whole job.
  ///   - date: the date of all tasks that have none of their own.
  ///   - program: the program whose commands the tasks call.
  /// - Throws: `InputError` with everything that is wrong with it.
  package init(
    _ path: String, output given: String? = nil, shard: Shard? = nil, part: String? = nil,
    date: String? = nil,
    of program: TaskProgram
  ) throws {
    self.path = path
    bytes = try readBytes(path, limit: largestJob)
    let start = currentFolder
    if path != "-" { try enterFolder(of: path) }
    var job = try readJob(bytes, from: path, program.grammar, understand: program.understand)
    if let date { job.date(date) }
    self.job = job
    let output = try given.map { try absolutePath($0, in: start) } ?? job.output
    self.output = output
    tasks = zip(job.tasks, job.commands).map { task, parsed in
      guard let called = program.command(of: parsed) else {
        preconditionFailure("the grammar lets a command pass that no task can call")
      }
      return TaskRun(task.name, task.words, parsed, called, in: output)
    }
    partPath = try shard.map { shard in
      try part.map { try absolutePath($0, in: start) }
        ?? "\(output)/parts/\(shard.number)-of-\(shard.count).jsonl"
    }
    shownOutput = given ?? shownPath(of: job.output, from: start)
  }

  /// The name of the file in its folder, to which all paths of the job are relative.
  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// What distinguishes the job from others.
  package func identity(date: String?) -> JobPart.Identity {
    JobPart.Identity(
      program: programVersion, name: job.name, file: name, bytes: bytes.count,
      sha256: SHA256.hexDigest(of: bytes), date: date, tasks: job.tasks.map(JobPart.Task.init))
  }
}

extension TaskProgram {
  /// Parses the words of a task, and refuses unknown rule sets and options that contradict one another.
  fileprivate func understand(_ words: [String]) throws(UsageMistake) -> ParsedCommand {
    do {
      guard case .run(let command) = try spec.parse(words) else {
        throw UsageMistake("\(quoted(words.joined(separator: " "))) runs nothing")
      }
      if command.hasOption(RuleOptions.rules.spec.name) {
        _ = try builtInRules(named: command[RuleOptions.rules])
      }
      try self.command(of: command)?.use.refuseContradictions(command)
      return command
    } catch let mistake as UsageMistake {
      throw mistake
    } catch {
      throw UsageMistake("\(error)")
    }
  }
}

extension Job {
  /// Gives the date of the batch to all tasks that have none of their own.
  fileprivate mutating func date(_ date: String) {
    let option = RunOptions.date.spec
    for index in tasks.indices
    where commands[index].hasOption(option.name) && !commands[index].isGiven(option) {
      tasks[index].words.insert("--\(option.name)=\(date)", at: 1)
      commands[index] = commands[index].replacingOptions([option.name: date])
    }
  }
}

extension Snapshot {
  /// The index of a job, without the results of its tasks.
  package init(of job: JobPart.Identity) {
    let file = InputFile(path: job.file, bytes: job.bytes, rows: job.tasks.count, used: job.tasks.count)
    self.init(
      program: job.program, command: "squad batch \(shellQuoted(job.file))", date: job.date,
      rules: .game(name: "batch"), inputs: [InputRecord(file, sha256: job.sha256)], warnings: [],
      warningCount: 0)
  }
}

/// No job file comes near this size.
private let largestJob = 1 << 20

/// A path in the current folder as seen from another one: relative if it is below that, otherwise absolute.
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

import Jobs
import JSON
import Options
import Pages
import Running
import Snapshots
import Tables
import Verification
import Words

extension RecordedRun {
  /// The findings about the index of a batch: its tasks compared with the job file, each of them with its snapshot, its
  /// history and the record in its folder, and the snapshots themselves.
  func jobFindings(of job: JobRecord, _ effort: VerifyEffort) throws -> [Finding] {
    let asked = askedFinding(for: job)
    return [asked]
      + (try job.tasks.enumerated().flatMap { number, task in
        try findings(of: task, number: number, effort).map { $0.belonging(to: task.name) }
      })
  }

  // MARK: The job file

  /// Whether the tasks are those of the job file, in name, command and order.
  private func askedFinding(for job: JobRecord) -> Finding {
    let claim = "the tasks are those of the job file"
    guard let path = snapshot.inputs.first?.path, path != "-" else {
      return Finding(claim, .notProvedAgain("the job came from standard input"))
    }
    do {
      let plain = try expected(path, date: nil)
      let commands = job.tasks.map(\.command)
      // An invalid date was never given to a task.
      let date = snapshot.date.flatMap { isDate($0) ? $0 : nil }
      let isDated = plain[IndexContent.self]?.job.tasks.map(\.command) != commands && date != nil
      var found = isDated ? try expected(path, date: date) : plain
      found.date = snapshot.date
      let differences = differences(from: found, of: job)
      return Finding(claim, differences.isEmpty ? .isTrue : .differs(differences))
    } catch {
      return RecordedMistake(error).finding
    }
  }

  /// The index of the job file, with its tasks not begun.
  private func expected(_ path: String, date: String?) throws -> Snapshot {
    let file = try JobFile(path, date: date, of: Command.tasks)
    var snapshot = Snapshot(of: file.identity(date: date))
    snapshot.content = Content(
      IndexContent(JobRecord(name: file.job.name, tasks: file.tasks.map(\.unfinished))))
    return snapshot
  }

  private func differences(from found: Snapshot, of job: JobRecord) -> [Difference] {
    guard let expected = found[IndexContent.self]?.job, var found = try? JSONValue(encoding: found) else {
      return []
    }
    var kept = tree
    for key in ["job", Seal.key] { (kept[key], found[key]) = (nil, nil) }
    var differences = kept.differences(from: found)
    func compare(_ path: String, _ recorded: String?, _ found: String?) {
      guard recorded != found else { return }
      differences.append(Difference(path, recorded: recorded ?? "nothing", found: found ?? "nothing"))
    }
    compare("job.name", job.name, expected.name)
    for number in 0..<max(job.tasks.count, expected.tasks.count) {
      let recorded = number < job.tasks.count ? job.tasks[number] : nil
      let asked = number < expected.tasks.count ? expected.tasks[number] : nil
      compare("job.tasks.\(number).name", recorded?.name, asked?.name)
      compare("job.tasks.\(number).command", recorded?.command, asked?.command)
    }
    return differences
  }

  // MARK: A task

  private func findings(of task: TaskRecord, number: Int, _ effort: VerifyEffort) throws -> [Finding] {
    let path = "job.tasks.\(number)"
    let memory = storedRecordFindings(of: task, at: path)
    guard task.status == .done || task.status == .no || task.status == .notProved else {
      return memory + [Finding("what the task found", .notProvedAgain("it has no result"))]
    }
    guard let page = task.page else {
      return memory + [Finding.missing("\(path).page", "a page", "the task is \(task.status.rawValue)")]
    }
    let file = "\(folder)/\(task.name)/\(page).json"
    let run: RecordedRun
    do throws(InputError) {
      run = try RecordedRun(file)
    } catch {
      return memory + [Finding.missing("\(path).page", page, "\(file) cannot be read")]
    }
    // An index among the tasks of an index may lead back to it.
    guard run.snapshot[IndexContent.self] == nil else {
      return memory + [Finding.missing("\(path).page", page, "the index of a batch")]
    }
    return memory + run.agreement(with: task, at: path)
      + (try run.findings(effort, expecting: (task.exitCode, "\(path).exitCode")))
  }

  /// The findings about a task from the record in its folder, and from its earlier runs.
  private func storedRecordFindings(of task: TaskRecord, at path: String) -> [Finding] {
    let folder = TaskFolder(path: "\(folder)/\(task.name)")
    guard let stored = try? folder.stored()?.record, let kept = try? JSONValue(encoding: task),
      let found = try? JSONValue(encoding: stored)
    else {
      return [Finding("the outcome of the task", .notProvedAgain("its folder has no record of it"))]
    }
    let differences = kept.differences(from: found, at: path) + historyDifferences(of: task, at: path)
    let claim = "the index agrees with the folder of the task"
    let problems = Finding("the messages of the task", .notVerifiable("they are written only once"))
    return [Finding(claim, differences.isEmpty ? .isTrue : .differs(differences))]
      + (task.problems.isEmpty ? [] : [problems])
  }

  private func historyDifferences(of task: TaskRecord, at path: String) -> [Difference] {
    let history = SnapshotHistory(beside: "\(folder)/\(task.name)")
    var differences: [Difference] = []
    for (number, run) in task.runs.enumerated() {
      let place = "\(path).runs.\(number)"
      let file = history.snapshot(run.number)
      guard let earlier = try? readSnapshot(file), PageKind(of: earlier) != nil,
        let kept = try? JSONValue(encoding: run),
        let found = try? JSONValue(
          encoding: TaskRunRecord(
            number: run.number, headline: headline(of: earlier), of: earlier))
      else {
        differences.append(Difference(place, recorded: "run \(run.number)", found: "\(file) cannot be read"))
        continue
      }
      differences += kept.differences(from: found, at: place)
    }
    let kept = (try? history.numbers()).map { Array($0.suffix(TaskFolder.runsKept)) } ?? []
    if kept != task.runs.map(\.number) {
      differences.append(
        Difference("\(path).runs", recorded: "\(task.runs.map(\.number))", found: "\(kept)"))
    }
    return differences
  }

  /// Whether the index says the same about a task as its snapshot.
  private func agreement(with task: TaskRecord, at path: String) -> [Finding] {
    guard let kind = PageKind(of: snapshot),
      let run = TaskRun(task.name, taskWords(of: task), in: folder, of: Command.tasks)
    else {
      return [Finding.missing("\(path).command", task.command, "not a command that a task can run")]
    }
    var found = run.record(
      of: TaskResult(task: task.name, exitCode: Int32(clamping: task.exitCode), snapshot: snapshot))
    (found.runs, found.problems, found.problemCount) = (task.runs, task.problems, task.problemCount)
    run.noteChange(to: snapshot, in: &found)
    found.page = kind.name
    var differences: [Difference] = []
    if let kept = try? JSONValue(encoding: task), let again = try? JSONValue(encoding: found) {
      differences = kept.differences(from: again, at: path)
    }
    if run.parsed.record != snapshot.command {
      differences.append(
        Difference(
          "\(path).command", recorded: run.parsed.record, found: "the snapshot is of \(snapshot.command)"))
    }
    return [
      Finding("the index says what the task found", differences.isEmpty ? .isTrue : .differs(differences))
    ]
  }

  private func taskWords(of task: TaskRecord) -> [String] { Array(shellWords(task.command).dropFirst()) }
}

extension Finding {
  fileprivate static func missing(_ path: String, _ recorded: String, _ found: String) -> Finding {
    Finding(
      "the snapshot of the task is there", .differs([Difference(path, recorded: recorded, found: found)]))
  }

  /// The finding as one about a task of a batch, named in its claim and its differences.
  fileprivate func belonging(to task: String) -> Finding {
    var finding = self
    finding.claim = "\(task): \(claim)"
    if case .differs(let differences) = verdict {
      finding.verdict = .differs(
        differences.map { difference in
          var difference = difference
          if !difference.path.hasPrefix("job.") { difference.path = "\(task): \(difference.path)" }
          return difference
        })
    }
    return finding
  }
}

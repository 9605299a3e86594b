import Documents
import Glibc
import Options
import Pages
import Reading
import Running
import Tables
import Words

/// A check of a job and its files before anything runs.
/// Each file is read once for all tasks that read it in the same way.
package struct JobCheck {
  private let file: JobFile
  private let findings: [FileFinding]
  private let workingCommands: (Examination, [String]) -> [String]
  /// Everything that keeps tasks from running: files that are missing or cannot be used, rule sets that are wrong.
  package let problems: [Diagnostic]

  /// Checks the files of a job.
  /// - Parameter workingCommands: the commands that work for a pool, by the words that say how it is read.
  package init(_ file: JobFile, workingCommands: @escaping (Examination, [String]) -> [String]) {
    (self.file, self.workingCommands) = (file, workingCommands)
    var problems: [Diagnostic] = []
    var seen: Set<String> = []
    var known: [[AnyHashable]: FileFinding?] = [:]
    var findings: [FileFinding] = []
    for (task, run) in zip(file.job.tasks, file.tasks) {
      let command = run.parsed
      for path in command.filesRead where seen.insert(path).inserted && access(path, R_OK) != 0 {
        let reason = systemReason(errno)
        problems.append(file.problem(of: task, code: "no-file", "\(path): \(reason)"))
      }
      problems += file.rulesProblems(of: command, task)
      for check in run.called.use.fileChecks(command) where known[check.key] == nil {
        let finding = check.finding()
        known[check.key] = .some(finding)
        findings += finding.map { [$0] } ?? []
      }
    }
    problems += findings.flatMap(\.problems).withoutRepeats
    self.problems = problems
    self.findings = findings
  }

  /// The finding for each file, once however many tasks read it.
  private var understood: [FileFinding] {
    var seen: Set<String> = []
    return findings.filter { seen.insert("\($0.path) \($0.summary)").inserted }
  }

  /// What `--check` prints.
  package var plan: Document {
    let count = file.job.tasks.count == 1 ? "1 task" : "\(file.job.tasks.count) tasks"
    let understood = understood
    let odd = findings.flatMap(\.oddities.listed).withoutRepeats
    var sections = [Section("Tasks", anchor: "tasks", blocks: [.table(file.table)])]
    sections += understood.enumerated().compactMap { number, finding in
      finding.examination.map { examination in
        doctorSection(
          examination, of: finding.path, number: number + 1,
          commands: finding.wordsOfPool.map { workingCommands(examination, $0) } ?? [])
      }
    }
    if !odd.isEmpty {
      let unlisted = understood.reduce(0) { $0 + $1.oddities.count - $1.oddities.listed.count }
      sections.append(oddities(odd, of: odd.count + unlisted))
    }
    let wrong = problems.count { !$0.isRemedy }
    let mistakes = wrong == 0 ? "no mistakes" : wrong == 1 ? "1 mistake" : "\(wrong) mistakes"
    return Document(
      title: "\(file.job.name): \(count)", kicker: "Batch · \(file.path)",
      verdict: Verdict(claim: count, aside: mistakes, sentence: "\(file.path): \(count), \(mistakes)"),
      facts: understood.map { Fact($0.path, $0.summary) }, sections: sections)
  }
}

extension [Diagnostic] {
  /// Each diagnostic once, though several tasks may read the same file.
  fileprivate var withoutRepeats: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }
  }
}

extension JobFile {
  /// The tasks with their command lines.
  package var table: DataTable {
    DataTable(
      caption: "Tasks and their commands", columns: [.init("Task"), .init("Command")],
      rows: job.tasks.map { task in
        DataTable.Row([
          DataTable.Cell(task.name),
          DataTable.Cell("\((["squad"] + task.words).map(shellQuoted).joined(separator: " "), .code)"),
        ])
      })
  }

  fileprivate func rulesProblems(of command: ParsedCommand, _ task: JobTask) -> [Diagnostic] {
    guard command.hasOption(RuleOptions.rules.spec.name), command.filesRead.allSatisfy(fileExists) else {
      return []
    }
    do {
      _ = try command.gameRules()
      return []
    } catch InputError.invalid(let problems, _) {
      return problems
    } catch let mistake as UsageMistake {
      return mistake.messages.map { message in
        problem(of: task, code: "bad-task", message)
      }
    } catch {
      return []
    }
  }

  /// A problem with a task.
  func problem(of task: JobTask, code: String, _ message: String) -> Diagnostic {
    Diagnostic(
      .error, file: path, line: task.place.line, character: task.place.character, code: code,
      message: "task \(task.name): \(message)")
  }
}

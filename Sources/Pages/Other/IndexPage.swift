import Documents
import Snapshots
import Words

extension PageKind {
  /// The tasks of a batch.
  public static let index = PageKind(
    IndexContent.self, page: { IndexPage(snapshot: $1, job: $0.job) },
    table: { index, _ in tasksForCSV(index.job) })
}

func tasksForCSV(_ job: JobRecord) -> DataTable {
  csvTable(
    ["task", "status", "exit_code", "page", "answer", "changed", "warnings", "problems", "command"],
    job.tasks.map { task in
      [
        task.name, task.status.rawValue, String(task.exitCode), task.page ?? "", task.headline ?? "",
        task.change ?? "", String(task.warningCount), task.problems.joined(separator: "; "), task.command,
      ]
    })
}

/// The results of a batch: every task with its answer, what went wrong, what changed, and the last runs.
struct IndexPage: Page {
  let snapshot: Snapshot
  let job: JobRecord

  var topic: String { job.name }

  @ListBuilder<Section> var sections: [Section] {
    tasksSection
    problemsSection
    changesSection
    runsSection
    provenanceSection(of: snapshot)
  }

  var kicker: String {
    (["Batch", job.name] + snapshot.inputs.prefix(1).map(\.path) + [snapshot.date].compactMap { $0 })
      .joined(separator: " · ")
  }

  private func tasks(_ status: TaskRecord.Status) -> [TaskRecord] { job.tasks.filter { $0.status == status } }

  private var changed: [TaskRecord] { job.tasks.filter(\.hasChanged) }

  // MARK: In words

  var verdict: Verdict {
    let answered = tasks(.done).count + tasks(.no).count
    let others: [(TaskRecord.Status, String)] = [
      (.no, "with the answer no"), (.failed, "failed"), (.notProved, "not proved"),
      (.interrupted, "interrupted"),
    ]
    let asides = others.compactMap { status, word in
      tasks(status).isEmpty ? nil : "\(grouped(tasks(status).count)) \(word)"
    }
    let claim = "\(grouped(answered)) of \(counted(job.tasks.count, "task")) done"
    return Verdict(
      claim: claim, aside: asides.joined(separator: ", "),
      sentence: "\(job.name): " + ([claim] + asides).joined(separator: ", "))
  }

  @ListBuilder<Badge> var badges: [Badge] {
    let failed = tasks(.failed).count
    failed == 0
      ? Badge("Nothing failed", tone: .good)
      : Badge("\(grouped(failed)) failed", tone: .bad, anchor: "tasks")
    if hasRunsBefore {
      changed.isEmpty
        ? Badge(failed == 0 ? "Nothing changed" : "Nothing else changed")
        : Badge("\(grouped(changed.count)) changed", tone: .warning, anchor: "changes")
    }
    Badge(warnings, tone: warningCount == 0 ? .neutral : .warning)
  }

  private var hasRunsBefore: Bool { job.tasks.contains { $0.change != nil || $0.runs.count > 1 } }

  private var warningCount: Int128 { job.tasks.reduce(0) { $0 + Int128($1.warningCount) } }

  private var warnings: String {
    switch warningCount {
    case 0: "No warnings"
    case 1: "1 warning"
    default: "\(grouped(warningCount)) warnings"
    }
  }

  @ListBuilder<Fact> var facts: [Fact] {
    if hasRunsBefore {
      let names = listed(shortened(changed.map(\.name), to: 5), "and")
      Fact("Changed", changed.isEmpty ? "nothing since the last runs" : names)
    }
    Fact("Data", warningCount == 0 ? "no warnings" : warnings, tone: warningCount == 0 ? .neutral : .warning)
  }

  // MARK: Sections

  private var tasksSection: Section {
    let table = DataTable(
      caption: "Every task with its answer",
      columns: [.init("Task"), .init("Status").badge, .init("Answer").lower],
      rows: job.tasks.map { task in
        DataTable.Row(
          [.init(task.linkedName), .init(task.statusInWords), .init(task.answer)],
          marks: task.hasChanged ? [.init("changed", tone: .warning)] : [])
      })
    return Section("Tasks", anchor: "tasks", blocks: [.table(table)])
  }

  /// The messages that are not in the rows of the tasks: for a failed task, all but the first.
  private var problemsSection: Section? {
    let tasks = job.tasks.map { ($0, $0.status == .failed ? 1 : 0) }.filter { $0.problemCount > $1 }
    guard !tasks.isEmpty else { return nil }
    let blocks = tasks.flatMap { task, inRow -> [Block] in
      let unlisted = Int128(task.problemCount) - Int128(task.problems.count)
      return [
        .paragraph("\(task.name, .strong)"),
        .list(task.problems.dropFirst(inRow).map { Prose($0) }, of: "messages"),
      ] + (unlisted > 0 ? [.note("and \(grouped(unlisted)) more lines")] : [])
    }
    return Section("Further messages", anchor: "problems", blocks: blocks)
  }

  /// The change that the latest data brought for each task.
  private var changesSection: Section? {
    guard !changed.isEmpty else { return nil }
    return Section(
      "What changed since the last runs", anchor: "changes",
      blocks: [.details(changed.map { Fact($0.name, $0.change ?? "the answer changed") })])
  }

  /// The last runs of each task that brought a new answer, with sparklines for tasks about teams.
  private var runsSection: Section? {
    let remembered = job.tasks.filter { $0.runs.count > 1 }
    guard !remembered.isEmpty else { return nil }
    let hasDates = remembered.contains { $0.runs.suffix(5).contains { $0.date != nil } }
    let runs = remembered.flatMap { task in task.runsWithNews.suffix(5).reversed().map { (task, $0) } }
    let table = DataTable(
      caption: "The last runs that brought a new answer",
      columns: [.init("Task"), .init("Run", .number), .init("Since"), .init("Answer").lower],
      rows: runs.map { task, run in
        DataTable.Row([
          .init(task.name), .init(String(run.number)), .init(run.date ?? ""), .init(run.headline),
        ])
      }
    ).folded("All \(grouped(runs.count)) of these runs") { $0 == 0 || runs[$0].0.name != runs[$0 - 1].0.name }
    return Section(
      "The last runs", anchor: "runs", place: .reports,
      blocks: [runsTable(of: remembered), table.keeping { $0 != 2 || hasDates }].map { $0.map { .table($0) } }
    )
  }
}

extension TaskRecord {
  /// The first run, and those whose answer differs from the previous one.
  fileprivate var runsWithNews: [TaskRunRecord] {
    runs.indices.filter { index in
      guard index > 0 else { return true }
      let (run, before) = (runs[index], runs[index - 1])
      return run.headline != before.headline || run.skill != before.skill
    }.map { runs[$0] }
  }

  fileprivate var linkedName: Prose {
    guard let page else { return Prose(name) }
    return "\(name, .page(path: "\(name)/\(page)"))"
  }

  /// The answer; for a failed task the reason, and a note that the linked page is older.
  fileprivate var answer: Prose {
    guard status == .failed, let problem = problems.first else { return Prose(headline ?? "") }
    let run = runs.last?.date.map { "the run of \($0)" } ?? "an earlier run"
    return Prose(page == nil ? problem : "\(problem); the linked page is from \(run)")
  }

  fileprivate var statusInWords: Prose {
    switch status {
    case .done: "\("done", .good)"
    case .no: "\("answer is no", .warning)"
    case .notProved: "\("not proved", .warning)"
    case .interrupted: "\("interrupted", .warning)"
    case .failed: "\("failed", .bad)"
    }
  }
}

import Pages
import Snapshots
import Tables
import Verification

extension RecordedRun {
  /// What becomes of the claims of every task of a batch, whose snapshots stand in the folders beside the index.
  func taskFindings(of job: JobRecord, meter: WorkMeter) throws -> [Finding] {
    try job.tasks.enumerated().flatMap { number, task -> [Finding] in
      guard task.status == .done || task.status == .no || task.status == .notProved, let page = task.page
      else {
        return [Finding("\(task.name): what the task found", .notProvedAgain("it has found nothing"))]
      }
      let path = "\(folder)/\(task.name)/\(page).json"
      let run: RecordedRun
      do throws(InputError) {
        run = try RecordedRun(path)
      } catch {
        let difference = Difference(
          "job.tasks.\(number).page", recorded: page, found: "\(path) cannot be read")
        return [Finding("\(task.name): the snapshot of the task is there", .differs([difference]))]
      }
      // An index among the tasks of an index may lead back to it.
      guard run.snapshot.job == nil else {
        let difference = Difference("job.tasks.\(number).page", recorded: page, found: "the index of a batch")
        return [Finding("\(task.name): the snapshot is that of a task", .differs([difference]))]
      }
      let findings = [run.agreement(with: task, number: number)] + (try run.findings(meter: meter))
      return findings.map { finding in
        var finding = finding
        finding.claim = "\(task.name): \(finding.claim)"
        return finding
      }
    }
  }

  /// Whether the index says of a task what its snapshot says.
  private func agreement(with task: TaskRecord, number: Int) -> Finding {
    var differences: [Difference] = []
    let headline = PageKind(of: snapshot)?.document(snapshot).verdict.sentence
    if headline != task.headline {
      differences.append(
        Difference(
          "job.tasks.\(number).headline", recorded: task.headline ?? "nothing", found: headline ?? "nothing"))
    }
    if snapshot.warningCount != task.warningCount {
      differences.append(
        Difference(
          "job.tasks.\(number).warningCount", recorded: "\(task.warningCount)",
          found: "\(snapshot.warningCount)"))
    }
    return Finding(
      "the index says what the task found", differences.isEmpty ? .isTrue : .differs(differences))
  }
}

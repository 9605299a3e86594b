import Testing

@testable import Snapshots

struct JobRecordTests {
  /// A batch with a task of every status, one of them with everything that a task can have.
  static let snapshot: Snapshot = {
    var snapshot = Snapshot(
      program: "squad 0.0", command: "squad batch job.yaml", date: nil, rules: .game(name: "batch"),
      inputs: [], warnings: [], warningCount: 0)
    var team = Samples.snapshot
    team.content = Content(BestContent(Samples.provedTeam))
    let job = JobRecord(
      name: "night",
      tasks: TaskRecord.Status.allCases.map { status in
        var task = TaskRecord(name: "task-\(status.rawValue)", command: "squad best pool.csv")
        task.status = status
        task.exitCode = status.exitCodes[0]
        guard status == .done else { return task }
        task.page = "best-team"
        task.headline = "5.0 skill"
        task.change = "Ada in"
        task.hasChanged = true
        task.warningCount = 2
        task.problems = ["a", "b"]
        task.problemCount = 7
        task.runs = [
          TaskRunRecord(number: 1, headline: "none", of: Samples.snapshot),
          TaskRunRecord(number: 2, headline: "5.0 skill", of: team),
        ]
        return task
      })
    snapshot.content = Content(IndexContent(job))
    return snapshot
  }()

  @Test func aTaskThatHasNotBegunIsInterrupted() {
    let task = TaskRecord(name: "a", command: "squad best a.csv")
    #expect(task.status == .interrupted && task.exitCode == 130)
    #expect(task.page == nil && task.headline == nil && task.problems.isEmpty && task.runs.isEmpty)
  }

  @Test func aRunRemembersItsTeam() {
    let runs = Self.snapshot[IndexContent.self]?.job.tasks[0].runs
    #expect(runs?[0].skill == nil && runs?[0].cost == nil)
    #expect(runs?[1].skill == ExactDecimal(50, places: 1) && runs?[1].cost == ExactDecimal(5, places: 0))
  }

  @Test func batchesFollowTheSchema() throws {
    let json = try Self.snapshot.json()
    #expect(try Samples.mistakes(in: json) == [])
    // Each name occurs at least once, so that each is checked against the schema.
    for name in [
      "page", "headline", "change", "hasChanged", "warningCount", "problems", "problemCount", "runs",
      "number",
      "skill", "cost", "exitCode", "status", "command",
    ] { #expect(json.contains("\"\(name)\" : "), "\(name)") }
    #expect(try Samples.mistakes(in: json.replacing("\"failed\"", with: "\"lost\"")).count == 1)
  }

  @Test func whatIsWrittenIsReadBack() throws {
    let json = try Self.snapshot.json()
    #expect(try Snapshot(json: Array(json.utf8)) == Self.snapshot)
    #expect(json.contains("\"status\" : \"not-proved\""))
  }
}

import Foundation
import Testing

/// Failing tasks beside successful ones, and the exit code of the batch.
struct BatchFailureTests {
  /// A task for each exit code that a task can end with without a signal.
  private static let tasks: [Int32: String] = [
    0: "  - best: samples/players.csv\n    name: t0\n",
    1: "  - best: samples/players.csv\n    name: t1\n    budget: 20\n",
    2: "  - best: hard.csv\n    name: t2\n    size: 12\n    budget: 6600000000000123\n"
      + "    skill-range: any\n    time-limit: 200ms\n",
    65: "  - best: bad.csv\n    name: t65\n",
    66: "  - best: none.csv\n    name: t66\n",
    73: "  - best: samples/players.csv\n    name: t73\n    top: 5\n",
  ]

  private func workplace(_ codes: [Int32]) throws -> Workplace {
    let workplace = Workplace()
    try workplace.write("name,skill,cost\nA,1,x\nB,y,1\n", to: "bad.csv")
    try workplace.write(InterruptionTests.hardPool(), to: "hard.csv")
    try workplace.write(job: codes.compactMap { Self.tasks[$0] }.joined())
    // A file where the folder of a task should be.
    if codes.contains(73) { _ = try workplace.shell("mkdir out; echo x > out/t73") }
    return workplace
  }

  @Test(
    arguments: [
      ([0], 0), ([0, 2], 2), ([0, 1, 2], 1), ([2, 1], 1), ([0, 1, 2, 65], 65), ([65, 66, 1], 66),
      ([0, 1, 2, 65, 66, 73], 73),
    ] as [([Int32], Int32)])
  func theWorstCodeIsThatOfTheBatch(codes: [Int32], worst: Int32) throws {
    let workplace = try workplace(codes)
    let run = try workplace.squad("batch", "job.yaml")
    #expect(run.exitCode == worst)
    let tasks = try workplace.tasks()
    #expect(tasks.count == codes.count)
    for code in codes { #expect(tasks["t\(code)"]?["exitCode"] as? Int == Int(code), "\(code)") }
  }

  @Test func aTaskThatFailsStopsNoOther() throws {
    let workplace = try workplace([65, 66, 1, 0])
    let run = try workplace.squad("batch", "job.yaml")
    #expect(run.statusByTask == ["t65": "failed", "t66": "failed", "t1": "no", "t0": "done"])
    #expect(
      run.output.hasPrefix("job: 2 of 4 tasks done, 1 with the answer no, 2 failed\n"),
      "\(run.output)")
    let markdown = try workplace.text(of: "out/index.md")
    #expect(markdown.contains("## Further messages"))
    for line in ["cost: \"x\" is not a number", "skill: \"y\" is not a number", "no such file or directory"] {
      #expect(markdown.contains(line) && run.errors.contains(line), "\(line)")
    }
    #expect(workplace.names(in: "out/t65").contains("task.json"))
    #expect(workplace.names(in: "out/t0").contains("best-team.html"))
    // The next run repeats the failed tasks, and only those.
    #expect(try workplace.squad("batch", "job.yaml").run == ["t65", "t66"])
    try workplace.write("name,skill,cost\nA,1,1\nB,2,1\nC,3,1\nD,3,1\nE,3,1\n", to: "bad.csv")
    let repaired = try workplace.squad("batch", "job.yaml")
    #expect(repaired.statusByTask["t65"] == "done" && repaired.exitCode == 66)
  }

  /// Options that contradict one another or the rules stop the whole job, with or without --check.
  @Test func contradictionsInAnyTaskStopTheJob() throws {
    let workplace = Workplace()
    let pool = "samples/projections.csv\n    rules: fpl-squad\n    weeks: "
    try workplace.write(
      job: "  - best: samples/players.csv\n"
        + "  - best: \(pool)13\n    name: c\n    chips: true\n"
        + "  - best: \(pool)13\n    name: e\n    hit: 3\n"
        + "  - best: \(pool)13-15\n    name: f\n    owned: samples/squad.csv\n    chips: true\n"
        + "  - best: samples/league.csv\n    name: g\n    rules: fpl-eleven\n    bench: \"0.1\"\n"
        + "  - compare: \(pool)13\n    name: h\n    owned: samples/squad.csv\n    budget: 90\n"
        + "  - best: samples/players.csv\n    name: i\n    decay: 0.5\n"
        + "  - best: samples/players.csv\n    name: j\n    different: 2\n")
    for option in ["", "--check"] {
      let run = try workplace.shell("squad batch job.yaml \(option)")
      #expect(run.exitCode == 65 && run.output.isEmpty, "\(run.output)")
      for message in [
        "--chips: only with --owned", "--hit: only with --owned", "--chips looks at one week", "--bench: ",
        "with --owned the budget is", "--decay needs --weeks", "--different needs a list",
      ] { #expect(run.errors.contains(message), "\(run.errors)") }
      #expect(workplace.names(in: "out").isEmpty)
    }
  }

  @Test func aMistakeThatOnlyThePoolShowsIsOneOfTheJobFile() throws {
    let workplace = Workplace()
    try workplace.write(job: "  - best: samples/players.csv\n    lock: Kohly\n  - best: samples/league.csv\n")
    let run = try workplace.squad("batch", "job.yaml")
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("Kohly") && run.errors.contains("Kohli"))
    #expect(run.statusByTask["best-players"] == "failed")
  }

  @Test func aFailedTaskKeepsThePageOfTheRunBefore() throws {
    let workplace = Workplace()
    try workplace.writePool(night: 1)
    try workplace.write(job: "  - best: pool.csv\n")
    _ = try workplace.squad("batch", "job.yaml")
    let before = try workplace.files(in: "out/best-pool").filter { $0.key != "task.json" }
    try workplace.write("name,skill,cost\nA,1,x\n", to: "pool.csv")
    #expect(try workplace.squad("batch", "job.yaml").exitCode == 65)
    #expect(try workplace.files(in: "out/best-pool").filter { $0.key != "task.json" } == before)
    let task = try #require(try workplace.tasks()["best-pool"])
    #expect(task["status"] as? String == "failed" && task["page"] as? String == "best-team")
    #expect((task["runs"] as? [Any])?.count == 1)
  }

  // MARK: Guards

  @Test func aTruncatedExportIsRefused() throws {
    let workplace = Workplace()
    try workplace.writePool(night: 1)
    try workplace.write(job: "  - best: pool.csv\n    min-rows: 5\n    max-shrink: 20%\n")
    #expect(try workplace.squad("batch", "job.yaml").exitCode == 0)
    let before = try workplace.files(in: "out/best-pool").filter { $0.key != "task.json" }
    for (rows, message) in [
      (7, "7 rows, 10 in the last run: more than 20% are gone (--max-shrink)"),
      (4, "4 rows, at least 5 are required (--min-rows)"),
    ] {
      _ = try workplace.shell("head -\(rows + 1) pool.csv > short.csv; cp short.csv pool.csv")
      let run = try workplace.squad("batch", "job.yaml")
      #expect(run.exitCode == 65 && run.errors.contains(message), "\(run.errors)")
      #expect(try workplace.files(in: "out/best-pool").filter { $0.key != "task.json" } == before)
      try workplace.writePool(night: 1)
    }
    // With the old pool, the old result is valid again and is kept.
    #expect(try workplace.squad("batch", "job.yaml").exitCode == 0)
    #expect(try workplace.files(in: "out/best-pool").filter { $0.key != "task.json" } == before)
    // Eight of ten rows are just enough.
    _ = try workplace.shell("head -9 pool.csv > short.csv; cp short.csv pool.csv")
    #expect(try workplace.squad("batch", "job.yaml").exitCode == 0)
  }

  @Test func guardsWorkWithoutABatchToo() throws {
    let workplace = Workplace()
    let few = try workplace.squad("best", "samples/players.csv", "--min-rows", "11")
    #expect(few.exitCode == 65 && workplace.names(in: "reports").isEmpty)
    #expect(few.errors == "samples/players.csv: 10 rows, at least 11 are required (--min-rows)\n")
    #expect(try workplace.squad("best", "samples/players.csv", "--min-rows", "10").exitCode == 0)
  }
}

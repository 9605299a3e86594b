import Foundation
import Testing

/// What a batch writes and prints, and its exit code.
struct BatchTests {
  private let workplace = Workplace()

  /// The sample job: every kind of task.
  private static let sampleTasks = [
    "five": "best-team", "eleven-80-2": "best-team", "eleven-80-3": "best-team", "eleven-100-2": "best-team",
    "eleven-100-3": "best-team", "compare-players": "compare", "hand-picked": "check", "cup": "tournament",
    "standings-results": "standings", "battle-fighters": "battle",
  ]

  @Test func theSampleJobRunsEveryKindOfTask() throws {
    let run = try workplace.squad("batch", "samples/job.yaml")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("Sample night: 10 of 10 tasks done\n"))
    #expect(run.statusByTask == Self.sampleTasks.mapValues { _ in "done" })
    #expect(
      workplace.names(in: "reports/job")
        == (Self.sampleTasks.keys + ["index.html", "index.json", "index.md"])
        .sorted())
    for (task, page) in Self.sampleTasks {
      let names = workplace.names(in: "reports/job/" + task).filter {
        $0 != "battle.json" || page == "battle"
      }
      #expect(
        names
          == (["csv", "html", "json", "md"].map { "\(page).\($0)" } + ["history", "task.json"])
          .sorted(),
        "\(task)")
      #expect(workplace.names(in: "reports/job/\(task)/history") == ["0001.json"], "\(task)")
    }
    let tasks = try workplace.tasks(of: "reports/job/index.json")
    #expect(tasks.mapValues { $0["page"] as? String } == Self.sampleTasks)
    #expect(tasks.values.allSatisfy { $0["status"] as? String == "done" && $0["exitCode"] as? Int == 0 })
    // Each task's page is the same as that of its command alone.
    let alone = try workplace.squad("best", "samples/players.csv", "--top", "5", "--players", "--csv")
    #expect(alone.exitCode == 0)
    let sides = (
      try workplace.json("reports/best-team.json"), try workplace.json("reports/job/five/best-team.json")
    )
    #expect((sides.0["bestTeam"] as? NSDictionary) == (sides.1["bestTeam"] as? NSDictionary))
  }

  @Test func theIndexLeadsToThePages() throws {
    try workplace.write(job: "  - best: samples/players.csv\n  - standings: samples/results.csv\n")
    _ = try workplace.squad("batch", "job.yaml")
    let html = try workplace.text(of: "out/index.html")
    let markdown = try workplace.text(of: "out/index.md")
    for page in ["best-players/best-team", "standings-results/standings"] {
      #expect(html.contains("href=\"\(page).html\"") && markdown.contains("(\(page).md)"), "\(page)")
      #expect(workplace.names(in: "out/" + page.prefix { $0 != "/" }).contains("task.json"))
    }
  }

  @Test func filesAreSeenFromTheJobFile() throws {
    _ = try workplace.shell("mkdir -p jobs/pools; cp samples/players.csv jobs/pools/a.csv")
    try workplace.write(
      "output: ../results\ntasks:\n  - best: 'pools/*.csv'\n    rules: r.yaml\n", to: "jobs/job.yaml")
    try workplace.write("name: four\nsize: 4\nbudget: 40\n", to: "jobs/r.yaml")
    #expect(try workplace.squad("batch", "jobs/job.yaml").exitCode == 0)
    let snapshot = try workplace.json("results/best-a/best-team.json")
    let inputs = snapshot["inputs"] as? [[String: Any]]
    #expect(inputs?.first?["path"] as? String == "pools/a.csv")
    #expect((snapshot["rules"] as? [String: Any])?["size"] as? Int == 4)
    // The same job from its own folder, with an output folder given on the command line relative to the current folder.
    let inside = try workplace.shell("cd jobs; squad batch job.yaml --output ../again")
    #expect(inside.exitCode == 0)
    #expect(try workplace.files(in: "again") == workplace.files(in: "results"))
  }

  @Test func aBatchNeedsAFolder() throws {
    let run = try workplace.squad("batch", "samples/job.yaml", "--output", "none")
    #expect(run.exitCode == 64 && run.errors.contains("--output none"))
    #expect(workplace.names(in: "none").isEmpty && workplace.names(in: "reports").isEmpty)
  }

  @Test func theFolderIsNamedAsItIsSeenFromHere() throws {
    #expect(try workplace.squad("batch", "samples/job.yaml").output.contains("\nFiles  reports/job/index."))
    let inside = try workplace.shell("cd samples; squad batch job.yaml")
    #expect(inside.output.contains("\nFiles  ../reports/job/index."))
    let elsewhere = try workplace.shell("mkdir x; cd x; squad batch ../samples/job.yaml --output y")
    #expect(elsewhere.output.contains("\nFiles  y/index.") && workplace.names(in: "x/y").contains("index.md"))
  }

  @Test func aJobCanComeThroughAPipe() throws {
    try workplace.write(job: "  - best: samples/players.csv\n")
    let run = try workplace.shell("squad batch - < job.yaml")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(workplace.names(in: "out/best-players").contains("best-team.html"))
  }

  @Test func aMistakeInTheJobFileStopsEverything() throws {
    try workplace.write(job: "  - best: samples/players.csv\n  - bets: x.csv\n")
    let run = try workplace.squad("batch", "job.yaml")
    #expect(run.exitCode == 65 && run.output == "")
    #expect(run.errors == "job.yaml:4:5: unknown command \"bets\"; did you mean best?\n")
    #expect(workplace.names(in: "out").isEmpty)
    let missing = try workplace.squad("batch", "none.yaml")
    #expect(missing.exitCode == 66 && missing.errors.contains("none.yaml"))
  }

  /// A file may be a pool to one task and results to another; each mistake or warning is reported once.
  @Test func theCheckReadsEachFileAsItsTasksDo() throws {
    let workplace = Workplace()
    try workplace.write(
      "tasks:\n  - best: samples/players.csv\n  - standings: samples/players.csv\n", to: "mixed.yaml")
    let mixed = try workplace.squad("batch", "mixed.yaml", "--check")
    #expect(mixed.exitCode == 65 && mixed.errors.contains("no column for home"), "\(mixed.errors)")
    try workplace.write("name,skill,cost,role\nAda,x,5,A\nBo,3,5,B\n", to: "bad.csv")
    try workplace.write(
      "tasks:\n  - best: bad.csv\n    matrix: {max-per-club: [3, 4], captain: [2, 1.5]}\n", to: "job.yaml")
    let bad = try workplace.squad("batch", "job.yaml", "--check")
    #expect(bad.errors.matches(of: /bad.csv:2: skill/).count == 1, "\(bad.errors)")
  }

  @Test func aCheckLooksAtEverythingAndRunsNothing() throws {
    let good = try workplace.squad("batch", "samples/job.yaml", "--check")
    #expect(good.exitCode == 0 && good.output.contains("10 tasks, no mistakes"))
    #expect(good.output.contains("squad best league.csv --size 11 --skill-range any"))
    #expect(workplace.names(in: "reports").isEmpty)
    try workplace.write(
      job: """
          - best: samples/players.csv
            rules: odd.yaml
          - best: none.csv
          - check: samples/players.csv
            teams: [samples/teams/seed.csv, no-team.csv]

        """)
    try workplace.write("size: five\nbudget: 9\n", to: "odd.yaml")
    let bad = try workplace.squad("batch", "job.yaml", "--check")
    #expect(bad.exitCode == 65 && bad.output.hasPrefix("job.yaml: 3 tasks, 3 mistakes\n"), "\(bad.output)")
    #expect(bad.errors.contains("odd.yaml:1:7: size: must be a whole number from 1 to 2000, not \"five\"\n"))
    #expect(bad.errors.contains("job.yaml:5:5: task best-none: none.csv: no such file or directory\n"))
    #expect(
      bad.errors.contains("job.yaml:6:5: task check-players: no-team.csv: no such file or directory\n"))
    #expect(workplace.names(in: "out").isEmpty && workplace.names(in: "reports").isEmpty)
  }

  @Test func historyIsKeptByTheBatchNotByATask() throws {
    try workplace.write(job: "  - best: samples/players.csv\n    keep-history: 2\n")
    let run = try workplace.squad("batch", "job.yaml")
    #expect(run.exitCode == 65)
    #expect(
      run.errors
        == "job.yaml:4:5: \"keep-history\" applies to the whole job, not to a task: give it to 'squad batch'\n"
    )
  }

  @Test(arguments: ["", " --check"])
  func anUnknownRuleSetIsAMistakeOfTheJobFile(option: String) throws {
    try workplace.write(
      job: "  - best: samples/players.csv\n  - best: samples/league.csv\n    rules: fpl-elven\n")
    let run = try workplace.shell("squad batch job.yaml\(option)")
    #expect(run.exitCode == 65)
    #expect(
      run.errors
        == "job.yaml:4:5: no rule set is called 'fpl-elven'; did you mean 'fpl-eleven'?\n",
      "\(run.errors)")
    #expect(workplace.names(in: "out").isEmpty)
  }

  @Test func theReportsAreDrawnAgainByteForByte() throws {
    _ = try workplace.squad("batch", "samples/job.yaml")
    #expect(try workplace.squad("report", "reports/job/index.json", "--output", "again").exitCode == 0)
    for name in ["index.html", "index.md", "index.json"] {
      #expect(
        try workplace.bytes(of: "again/" + name) == workplace.bytes(of: "reports/job/" + name), "\(name)")
    }
    for (task, page) in Self.sampleTasks {
      let run = try workplace.squad(
        "report", "reports/job/\(task)/\(page).json", "--csv", "--output", "again/" + task)
      #expect(run.exitCode == 0)
      for ending in ["html", "md", "json", "csv"] {
        let name = "\(task)/\(page).\(ending)"
        #expect(
          try workplace.bytes(of: "again/" + name) == workplace.bytes(of: "reports/job/" + name), "\(name)")
      }
    }
  }

  @Test func theNumberOfThreadsChangesNoByte() throws {
    for jobs in ["1", "7"] {
      _ = try workplace.squad("batch", "samples/job.yaml", "--jobs", jobs, "--output", "by" + jobs)
    }
    #expect(try workplace.files(in: "by1") == workplace.files(in: "by7"))
  }

  @Test func linesForPeopleAndForMachines() throws {
    try workplace.write("name,skill,cost\nA,1,x\n", to: "bad.csv")
    let advice =
      "--skip-bad-rows would leave no player, too few for a team; --columns cost=HEADER names another column"
    try workplace.write(job: "  - best: samples/players.csv\n  - best: bad.csv\n")
    let people = try workplace.squad("batch", "job.yaml", "--jobs", "1")
    #expect(
      people.errors == """
        done  best-players  36 skill for 49.0 of 50.0: proved best, 1.0 left
        failed  best-bad
          bad.csv:2: cost: "x" is not a number
          bad.csv: \(advice)

        """)
    // With --quiet, only failures are reported.
    let quiet = try workplace.squad("batch", "job.yaml", "--quiet")
    #expect(
      quiet.errors == "failed  best-bad\n  bad.csv:2: cost: \"x\" is not a number\n  bad.csv: \(advice)\n")
    let machines = try workplace.squad("batch", "job.yaml", "--log-format", "json")
    let lines = try machines.errors.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(lines.map { $0["task"] as? String } == ["best-players", "best-bad"])
    #expect(lines.map { $0["kept"] as? Bool } == [true, false])
    #expect(lines.map { $0["status"] as? String } == ["done", "failed"])
    #expect(lines.map { $0["exitCode"] as? Int } == [0, 65])
    #expect(lines.map { $0["done"] as? Int } == [1, 2] && lines.allSatisfy { $0["total"] as? Int == 2 })
    #expect(
      lines[1]["problems"] as? [String] == ["bad.csv:2: cost: \"x\" is not a number", "bad.csv: \(advice)"])
    #expect(lines[0]["headline"] as? String == "36 skill for 49.0 of 50.0: proved best, 1.0 left")
  }

  @Test func standardOutputHasTheFormatAskedFor() throws {
    try workplace.write(job: "  - best: samples/players.csv\n")
    let csv = try workplace.squad("batch", "job.yaml", "--format", "csv")
    #expect(csv.output.hasPrefix("task,status,exit_code,page,"))
    #expect(csv.output.contains("\r\nbest-players,done,0,best-team,"))
    let json = try workplace.squad("batch", "job.yaml", "--format", "json")
    #expect(try json.output == workplace.text(of: "out/index.json"))
  }

  @Test func theDateOfTheBatchIsThatOfItsPages() throws {
    try workplace.write(
      job: "  - best: samples/players.csv\n  - standings: samples/results.csv\n    date: 2026-01-02\n")
    _ = try workplace.squad("batch", "job.yaml", "--date", "2026-11-21")
    #expect(try workplace.json("out/index.json")["date"] as? String == "2026-11-21")
    #expect(try workplace.json("out/best-players/best-team.json")["date"] as? String == "2026-11-21")
    #expect(try workplace.json("out/standings-results/standings.json")["date"] as? String == "2026-01-02")
    #expect(try workplace.squad("batch", "job.yaml", "--date", "2026-11-21").run.isEmpty)
    #expect(try workplace.squad("batch", "job.yaml", "--date", "2026-11-22").run == ["best-players"])
  }
}

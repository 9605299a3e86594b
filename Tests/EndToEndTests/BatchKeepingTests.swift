import Foundation
import Testing

/// Nothing is done twice: which results are kept, which tasks are run again, and what is recorded.
struct BatchKeepingTests {
  private static let job = """
      - best: pool.csv
        name: a
      - best: other.csv
        name: b
        rules: rules.yaml
      - compare: pool.csv
        name: c
        budgets: [30, 40]
      - check: other.csv
        name: d
        teams: team.csv
      - standings: samples/results.csv
        name: e
      - best: other.csv
        name: f
        skill-from: skills.csv:points

    """

  private func workplace() throws -> Workplace {
    let workplace = Workplace()
    try workplace.writePool(night: 1)
    try workplace.writePool(night: 2, to: "other.csv")
    try workplace.write("name: four\nsize: 4\nbudget: 40\n", to: "rules.yaml")
    try workplace.write("name\nP1\nP2\nP3\nP4\nP5\n", to: "team.csv")
    try workplace.write("name,points\n" + (0..<10).map { "P\($0),\(1 + $0)\n" }.joined(), to: "skills.csv")
    try workplace.write(job: Self.job)
    let run = try workplace.squad("batch", "job.yaml")
    #expect(run.run == ["a", "b", "c", "d", "e", "f"], "\(run.errors)")
    return workplace
  }

  @Test func aSecondRunTouchesNothing() throws {
    let workplace = try workplace()
    let before = try workplace.identities(in: "out")
    let run = try workplace.squad("batch", "job.yaml")
    #expect(run.statusByTask.values.allSatisfy { $0 == "kept" } && run.statusByTask.count == 6)
    #expect(try workplace.identities(in: "out") == before)
    // Nor do options change anything that only affect how it runs.
    let otherwise = try workplace.squad(
      "batch", "job.yaml", "--jobs", "1", "--quiet", "--progress", "never", "--wait", "1s", "--log-format",
      "json")
    #expect(otherwise.exitCode == run.exitCode && !otherwise.errors.contains("\"kept\":false"))
    #expect(try workplace.identities(in: "out") == before)
  }

  @Test func forceRunsEverythingAndFindsTheSame() throws {
    let workplace = try workplace()
    let before = try workplace.files(in: "out")
    let run = try workplace.squad("batch", "job.yaml", "--force")
    #expect(run.run == ["a", "b", "c", "d", "e", "f"])
    #expect(try workplace.files(in: "out") == before)
  }

  @Test(arguments: [
    ("echo P77,1,99 >> pool.csv", ["a", "c"]), ("echo P77,1,99 >> other.csv", ["b", "d", "f"]),
    ("sed -i s/40/41/ rules.yaml", ["b"]), ("sed -i s/P5/P6/ team.csv", ["d"]),
    ("sed -i s/P9,10/P9,9/ skills.csv", ["f"]), ("touch pool.csv other.csv rules.yaml job.yaml", []),
    ("echo '# a comment' >> job.yaml", []), ("sed -i 's/30, 40/30, 41/' job.yaml", ["c"]),
    ("sed -i 's/name: a/name: z/' job.yaml", ["z"]),
    ("sed -i 's/: job/: other/; s/^output/name: n\\noutput/' job.yaml", []),
    ("rm out/a/best-team.html", ["a"]), ("rm out/b/best-team.csv", ["b"]), ("rm out/c/task.json", ["c"]),
    ("echo x > out/d/check.md", ["d"]), ("echo '{}' > out/e/task.json", ["e"]),
    ("head -c 300 out/e/task.json > t; cp t out/e/task.json", ["e"]), ("rm -r out/a", ["a"]),
    ("rm out/index.*", []), ("cp pool.csv x; rm pool.csv; cp x pool.csv", []),
  ])
  func onlyWhatChangedIsRunAgain(change: String, tasks: [String]) throws {
    let workplace = try workplace()
    _ = try workplace.shell(change)
    let before = try workplace.identities(in: "out")
    let run = try workplace.squad("batch", "job.yaml")
    #expect(run.run == tasks, "\(change): \(run.errors)")
    let after = try workplace.identities(in: "out")
    for (name, identity) in before where !(tasks + ["index."]).contains(where: name.hasPrefix) {
      #expect(after[name] == identity, "\(change): \(name)")
    }
    #expect(after["index.html"] != nil)
    // After that, nothing is left to run.
    #expect(try workplace.squad("batch", "job.yaml").run == [])
  }

  @Test func aResultThatALimitStoppedIsNotKept() throws {
    let workplace = Workplace()
    try workplace.write(InterruptionTests.hardPool(), to: "hard.csv")
    try workplace.write(
      job: "  - best: hard.csv\n    size: 12\n    budget: 6600000000000123\n    skill-range: any\n"
        + "    time-limit: 200ms\n  - best: samples/players.csv\n    time-limit: 60s\n")
    for _ in 0..<2 {
      let run = try workplace.squad("batch", "job.yaml")
      #expect(run.exitCode == 2 && run.statusByTask["best-hard"] == "not-proved", "\(run.errors)")
      #expect(run.output.contains("not proved"))
      #expect(workplace.names(in: "out/best-hard").contains("best-team.html"))
    }
    #expect(try workplace.squad("batch", "job.yaml").statusByTask["best-players"] == "kept")
  }

  // MARK: From night to night

  @Test func whatChangedIsToldAndTheRunsAreDrawn() throws {
    let workplace = Workplace()
    try workplace.write(job: "  - best: pool.csv\n    name: five\n  - standings: samples/results.csv\n")
    for night in 1...3 {
      try workplace.writePool(night: night)
      #expect(try workplace.squad("batch", "job.yaml").exitCode == 0)
      #expect(
        workplace.names(in: "out/five/history") == (1...night).map { "000\($0).json" }, "night \(night)")
      // The last snapshot in the history is the current one.
      #expect(
        try workplace.bytes(of: "out/five/history/000\(night).json")
          == workplace.bytes(of: "out/five/best-team.json"))
    }
    #expect(workplace.names(in: "out/standings-results/history") == ["0001.json"])
    let task = try #require(try workplace.tasks()["five"])
    let runs = task["runs"] as? [[String: Any]]
    #expect(runs?.compactMap { $0["number"] as? Int } == [1, 2, 3])
    #expect(task["hasChanged"] as? Bool == true)
    let change = try #require(task["change"] as? String)
    #expect(change.contains(" in, ") && change.contains("instead of"), "\(change)")
    let html = try workplace.text(of: "out/index.html")
    #expect(html.contains("The last runs") && html.contains("<svg") && html.contains(change))
    // The skill recorded for each run is that of the snapshot with its number.
    for (index, run) in (runs ?? []).enumerated() {
      let kept = try workplace.json("out/five/history/000\(index + 1).json")["bestTeam"] as? [String: Any]
      #expect(run["skill"] as? NSNumber == kept?["skill"] as? NSNumber)
    }
    // A return to the first night's pool is a change from the night before.
    try workplace.writePool(night: 1)
    _ = try workplace.squad("batch", "job.yaml")
    #expect(workplace.names(in: "out/five/history").count == 4)
  }

  @Test func aNightOfFailureIsNoRunAndNoChange() throws {
    let workplace = Workplace()
    try workplace.write(job: "  - best: pool.csv\n    name: five\n")
    try workplace.writePool(night: 1)
    _ = try workplace.squad("batch", "job.yaml")
    let before = try workplace.files(in: "out")
    try workplace.write("nothing", to: "pool.csv")
    #expect(try workplace.squad("batch", "job.yaml").exitCode == 65)
    try workplace.writePool(night: 1)
    let run = try workplace.squad("batch", "job.yaml")
    #expect(run.exitCode == 0 && run.run == ["five"])
    #expect(try workplace.files(in: "out") == before)
  }

  @Test func anIndexThatRemembersTwentyRuns() throws {
    let workplace = Workplace()
    try workplace.write(job: "  - best: pool.csv\n    name: five\n")
    for night in 1...23 {
      try workplace.writePool(night: night)
      // Costs repeat after nine nights and skills after eight, so no two consecutive nights are alike.
      _ = try workplace.squad("batch", "job.yaml")
    }
    let runs = try workplace.tasks()["five"]?["runs"] as? [[String: Any]]
    #expect(runs?.compactMap { $0["number"] as? Int } == Array(4...23))
    #expect(workplace.names(in: "out/five/history").count == 23)
  }
}

import Foundation
import Testing

/// How tasks are named, what is recorded of their runs, and what a batch reports.
struct BatchNamesTests {
  private let workplace = Workplace()

  @Test func patternsOfOneNameAndDatesOfRuns() throws {
    _ = try workplace.shell(
      "for t in 1 2; do mkdir 2010-tier$t; cp samples/results.csv 2010-tier$t/matches.csv; done")
    try workplace.write(
      job: "  - standings: '2010-tier*/matches.csv'\n  - standings: '2010-tier*/matches.csv'\n"
        + "    name: eng-$(folder)\n    points: 2,1,0\n")
    let run = try workplace.squad("batch", "job.yaml", "--quiet")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(
      try workplace.tasks().keys.sorted() == [
        "eng-2010-tier1", "eng-2010-tier2", "standings-2010-tier1", "standings-2010-tier2",
      ])
  }

  @Test func historyRowsHaveTheDateOfTheirRunAndAreBounded() throws {
    try workplace.write(job: "  - best: pool.csv\n    name: a\n")
    for night in 1...5 {
      try workplace.writePool(night: night)
      let how = night == 5 ? "--keep-history=3" : night == 2 ? "" : "--date 2026-11-0\(night)"
      _ = try workplace.shell(
        "SOURCE_DATE_EPOCH=\(night == 2 ? "0" : "") squad batch job.yaml \(how) --quiet")
    }
    let runs = try #require(try workplace.tasks()["a"]?["runs"] as? [[String: Any]])
    #expect(runs.map { $0["number"] as? Int } == [3, 4, 5])
    #expect(runs.map { $0["date"] as? String } == ["2026-11-03", "2026-11-04", nil])
    #expect(workplace.names(in: "out/a/history") == ["0003.json", "0004.json", "0005.json"])
    let page = try workplace.text(of: "out/index.md")
    #expect(page.contains("| Since ") && page.contains("2026-11-04"))
    _ = try workplace.shell("squad best pool.csv --budget 20 --output out/a --keep-history 2")
    #expect(workplace.names(in: "out/a/history") == ["0005.json", "0006.json"])
    _ = try workplace.shell("squad best --budget 21 --output out/a --keep-history pool.csv")
    #expect(workplace.names(in: "out/a/history") == ["0005.json", "0006.json", "0007.json"])
  }

  @Test func linesOfTheLogSayTheTimeOnRequest() throws {
    try workplace.write(job: "  - best: samples/players.csv\n    name: a\n")
    let plain = try workplace.squad("batch", "job.yaml", "--log-format", "json")
    #expect(!plain.errors.contains("\"time\""))
    let began = Int(Date().timeIntervalSince1970)
    for format in ["json", "text"] {
      let run = try workplace.squad("batch", "job.yaml", "--log-format", format, "--log-times")
      let time = try #require(run.errors.firstMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/)).output
      let seconds = try Int(Date(String(time), strategy: .iso8601).timeIntervalSince1970)
      #expect((began...began + 60).contains(seconds), "\(run.errors)")
    }
  }

  @Test func theFilesThatAreListedAreThoseThatAreWritten() throws {
    let plain = try workplace.squad("best", "samples/players.csv", "--output", "o")
    #expect(plain.output.contains("o/best-team.{html,md,json}\n"))
    let table = try workplace.squad("best", "samples/players.csv", "--output", "o", "--csv")
    #expect(table.output.contains("o/best-team.{html,md,json,csv}\n"))
    #expect(workplace.names(in: "o").map { $0.split(separator: ".").last } == ["csv", "html", "json", "md"])
  }

  @Test func aFolderThatIsGoneIsNoWorkingDirectory() throws {
    try workplace.write(job: "  - best: samples/players.csv\n    name: a\n")
    let job = workplace.path + "/job.yaml"
    for options in ["--output o2", "--output \(workplace.path)/o2 --shard 1/2 --part p.jsonl"] {
      let run = try workplace.shell("mkdir gone; cd gone; rmdir ../gone; squad batch \(job) \(options)")
      #expect(
        run.exitCode == 73 && run.errors.contains("the working directory has been removed"), "\(run.errors)")
    }
    #expect(workplace.names(in: ".").filter { !$0.hasPrefix(".") } == ["job.yaml", "samples"])
    let whole = try workplace.shell(
      "mkdir gone; cd gone; rmdir ../gone; squad batch \(job) --output \(workplace.path)/o2")
    #expect(whole.exitCode == 0 && workplace.names(in: "o2").contains("index.html"), "\(whole.errors)")
  }
}

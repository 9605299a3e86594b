import Chance
import Foundation
import Testing

struct BestTests {
  private let workplace = Workplace()

  static let sampleAnswer = """
    36 skill for 49.0 of 50.0: proved best, 1.0 left

    player   skill  cost
    Rituraj      8  12.0
    Rishabh      7  10.0
    Hardik       8  11.0  always
    Kuldeep      7   9.0  always
    Dhoni        6   7.0  always

    Ties   20 teams reach 36, 5 of them for 49.0 (always: in each of the 5)
    Next   51.0 buys 37: Bumrah for Rishabh
    Less   under 49.0: 35
    Proof  10 of 10 players, bound 36
    Data   10 rows, no warnings
    Files  reports/best-team.{html,md,json}

    """

  @Test func printsTheSampleAnswer() throws {
    let run = try workplace.squad("best", "samples/players.csv")
    #expect(run.output == Self.sampleAnswer)
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
    #expect(workplace.names(in: "reports") == ["best-team.html", "best-team.json", "best-team.md"])
  }

  @Test func theSnapshotHasTheNamesThatUsersBuildOn() throws {
    _ = try workplace.squad("best", "samples/players.csv")
    let json = try workplace.json("reports/best-team.json")
    let team = try #require(json["bestTeam"] as? [String: Any])
    #expect(team["status"] as? String == "proved")
    #expect(team["skill"] as? Int == 36 && team["cost"] as? Int == 49 && team["left"] as? Int == 1)
    #expect(team["teamsSharingSkill"] as? String == "20")
    #expect(team["teamsSharingSkillAndCost"] as? String == "5")
    #expect(team["countsExact"] as? Bool == true)
    let players = try #require(team["players"] as? [[String: Any]])
    #expect(players.map { $0["row"] as? Int } == [1, 2, 5, 6, 8])
    #expect(players.map { $0["inAllOptimal"] as? Bool } == [false, false, true, true, true])
    #expect(players.allSatisfy { $0["id"] is NSNull && $0["club"] is NSNull && $0["role"] is NSNull })
    let input = try #require((json["inputs"] as? [[String: Any]])?.first)
    #expect(input["path"] as? String == "samples/players.csv")
    #expect((input["sha256"] as? String)?.count == 64)
    #expect(json["command"] as? String == "squad best samples/players.csv")
    #expect(json["schemaVersion"] as? Int == 1)
  }

  @Test func standardOutputInJSONIsTheSnapshot() throws {
    let run = try workplace.squad("best", "samples/players.csv", "--format", "json")
    #expect(Data(run.output.utf8) == (try workplace.bytes(of: "reports/best-team.json")))
  }

  @Test(arguments: ["2", "7"])
  func theFilesAreTheSameForAnyNumberOfJobs(_ jobs: String) throws {
    // Skill is close to cost, so the search takes long enough for threads to start.
    var rows = "name,skill,cost\n"
    var chance = SplitMix64(seed: 99)
    for index in 0..<600 {
      let cost = chance.integer(in: 1_000...100_000)
      rows += "P\(index),\((cost + 5) / 10 + 10_000),\(cost)\n"
    }
    try workplace.write(rows, to: "pool.csv")
    let rules = "--size 7 --budget 280000 --skill-range any --quiet"
    for (folder, jobs) in [("one", "1"), ("many", jobs)] {
      let run = try workplace.shell("squad best pool.csv \(rules) --jobs \(jobs) --output \(folder)")
      #expect(run.exitCode == 0)
    }
    for name in workplace.names(in: "one") {
      #expect(try workplace.bytes(of: "one/" + name) == workplace.bytes(of: "many/" + name))
    }
    #expect(workplace.names(in: "one").count == 3)
  }

  @Test func aSecondRunLeavesTheFilesAsTheyAre() throws {
    _ = try workplace.squad("best", "samples/players.csv")
    let file = workplace.path + "/reports/best-team.html"
    let before = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
    _ = try workplace.squad("best", "samples/players.csv", "--jobs", "1", "--quiet")
    let after = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
    #expect(before == after)
  }

  @Test func anImpossibleBudgetSaysWhyAndWhatWouldDo() throws {
    let run = try workplace.squad("best", "samples/players.csv", "--budget", "43.9")
    #expect(run.exitCode == 1)
    #expect(
      run.output.hasPrefix(
        "no team of 5 players within 43.9: the cheapest 5 players cost 44.0; the budget is 43.9\n"))
    #expect(run.output.contains("Repair  --budget 44.0 would be enough"))
    let team = try workplace.json("reports/best-team.json")["bestTeam"] as? [String: Any]
    #expect(team?["status"] as? String == "infeasible")
    #expect(team?["repair"] as? String == "--budget 44.0 would be enough")
  }

  @Test func outputNoneWritesNothing() throws {
    let run = try workplace.squad("best", "samples/players.csv", "--output", "none")
    #expect(run.exitCode == 0)
    #expect(!run.output.contains("Files"))
    #expect(workplace.names(in: ".").filter { !$0.hasPrefix(".") } == ["samples"])
  }

  @Test func aWrongPoolListsEveryProblemAndWritesNothing() throws {
    try workplace.write("name,skill,cost\nA,11,\"12,5\"\n,5,1.5\n", to: "pool.csv")
    let run = try workplace.squad("best", "pool.csv")
    #expect(run.exitCode == 65)
    #expect(run.output == "")
    #expect(
      run.errors.contains(
        "pool.csv:3: cost: \"1.5\" has a decimal point, but \"12,5\" on line 2 has a decimal comma; use one of them throughout\n"
      ))
    #expect(run.errors.contains("pool.csv:2: skill: "))
    #expect(run.errors.contains("pool.csv:3: name: "))
    #expect(workplace.names(in: "reports").isEmpty)
  }

  @Test func aMissingFileIsNamed() throws {
    let run = try workplace.squad("best", "nobody.csv")
    #expect(run.exitCode == 66)
    #expect(run.errors == "nobody.csv: no such file or directory\n")
  }

  @Test func aMistypedOptionIsCorrected() throws {
    let run = try workplace.squad("best", "samples/players.csv", "--bugdet", "40")
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("did you mean '--budget'?"))
  }

  @Test func aFolderInAFilesPlaceLeavesEverythingUntouched() throws {
    _ = try workplace.squad("best", "samples/players.csv")
    let html = try workplace.bytes(of: "reports/best-team.html")
    try FileManager.default.removeItem(atPath: workplace.path + "/reports/best-team.md")
    try FileManager.default.createDirectory(
      atPath: workplace.path + "/reports/best-team.md", withIntermediateDirectories: false)
    let run = try workplace.squad("best", "samples/players.csv", "--budget", "60")
    #expect(run.exitCode == 73)
    #expect(run.errors.contains("reports/best-team.md"))
    #expect(try workplace.bytes(of: "reports/best-team.html") == html)
    #expect(workplace.names(in: "reports") == ["best-team.html", "best-team.json", "best-team.md"])
  }

  @Test func aFullDiskLeavesTheOldFiles() throws {
    _ = try workplace.squad("best", "samples/players.csv")
    let before = try workplace.bytes(of: "reports/best-team.json")
    // A limit on the size of files stands in for a full disk: the HTML page is larger than 1 KiB.
    let run = try workplace.shell("ulimit -f 1; squad best samples/players.csv --budget 60")
    #expect(run.exitCode == 73)
    #expect(run.errors.contains("file too large"))
    #expect(try workplace.bytes(of: "reports/best-team.json") == before)
    #expect(workplace.names(in: "reports") == ["best-team.html", "best-team.json", "best-team.md"])
  }

  @Test func aHeldFolderIsLeftToItsHolder() throws {
    let run = try workplace.shell(
      "mkdir reports; flock reports sh -c 'squad best samples/players.csv; echo $?; "
        + "squad best samples/players.csv --wait 100ms; echo $?'")
    #expect(run.output == "75\n75\n")
    #expect(run.errors.contains("another run is using this folder"))
  }

  @Test func aReaderWhoLeavesEarlyIsNoError() throws {
    // More than a pipe can hold, so the program notices when the reader leaves.
    let rows = (0..<20_000).map { "Player \($0),5,7\n" }.joined()
    try workplace.write("name,skill,cost\n" + rows, to: "pool.csv")
    let run = try workplace.shell("(squad players pool.csv; echo $? > code) | head -1; cat code")
    #expect(run.output == "20,000 players in pool.csv\n0\n")
    #expect(run.errors == "")
  }

  @Test func aTimeLimitGivesTheBestSoFarAndItsGap() throws {
    try workplace.write(InterruptionTests.hardPool(), to: "hard.csv")
    let run = try workplace.shell("squad best hard.csv \(InterruptionTests.hardOptions) --time-limit 50ms")
    #expect(run.exitCode == 2)
    #expect(run.output.contains("best found so far, not proved"))
    #expect(run.output.contains("stopped by the time limit"))
    let team = try workplace.json("reports/best-team.json")["bestTeam"] as? [String: Any]
    #expect(team?["status"] as? String == "stopped")
    #expect(team?["stoppedBy"] as? String == "time-limit")
    let bound = try #require(team?["bound"] as? Int)
    let skill = try #require(team?["skill"] as? Int)
    #expect(bound >= skill)
  }

  @Test func hostileNamesStayTextEverywhere() throws {
    let names = [
      "free \u{1B}[31m", "<script>alert(1)</script>", "\"=HYPERLINK(\"\"http://x.example\"\")\"", "| a | b |",
      "\u{1B}[31mred",
      "\"two\nlines\"",
    ]
    let rows = names.map { "\($0),5,\($0.hasPrefix("free") ? 0 : 1)\n" }.joined()
    try workplace.write("name,skill,cost\n" + rows, to: "pool.csv")
    let run = try workplace.squad("best", "pool.csv")
    #expect(run.exitCode == 0)
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.errors.contains("costs nothing") && !run.errors.contains("\u{1B}"))
    let html = try workplace.text(of: "reports/best-team.html")
    #expect(!html.contains("<script"))
    #expect(html.contains("&lt;script&gt;"))
    #expect(!html.contains("\u{1B}"))
    let markdown = try workplace.text(of: "reports/best-team.md")
    #expect(markdown.contains("\\<script") && !markdown.contains(" <script"))
    let csv = try workplace.squad("best", "pool.csv", "--format", "csv", "--output", "none").output
    #expect(csv.contains("\"'=HYPERLINK("))
    let players = try workplace.json("reports/best-team.json")["bestTeam"] as? [String: Any]
    let first = (players?["players"] as? [[String: Any]])?.first
    #expect(first?["name"] as? String == "free \u{1B}[31m")
  }

  @Test func chartsAreWrittenOnRequest() throws {
    _ = try workplace.squad("best", "samples/players.csv", "--charts")
    #expect(
      workplace.names(in: "reports")
        == [
          "best-team-budget.svg", "best-team-pool.svg", "best-team.html", "best-team.json", "best-team.md",
        ])
    let markdown = try workplace.text(of: "reports/best-team.md")
    #expect(markdown.contains("best-team-pool.svg"))
  }

  @Test func datesAndTimesComeOnRequestOnly() throws {
    _ = try workplace.squad(
      "best", "samples/players.csv", "--timings", environment: ["SOURCE_DATE_EPOCH": "86400"])
    let json = try workplace.json("reports/best-team.json")
    #expect(json["date"] as? String == "1970-01-02")
    #expect(json["searchSeconds"] is NSNumber)
    _ = try workplace.squad("best", "samples/players.csv")
    let plain = try workplace.json("reports/best-team.json")
    #expect(plain["date"] == nil && plain["searchSeconds"] == nil)
  }

  @Test func theRecordedCommandLeavesOutHowAndWhere() throws {
    _ = try workplace.squad(
      "best", "--jobs", "2", "--quiet", "samples/players.csv", "--wait=1s", "--progress", "never", "--size",
      "4",
      "--output", "a b", "--where", "name!=O'Neil")
    #expect(
      try workplace.json("a b/best-team.json")["command"] as? String
        == "squad best samples/players.csv --size 4 --where 'name!=O'\\''Neil'")
  }

  @Test func totalsTooLargeToAddAreAnErrorThatNamesTheColumn() throws {
    let skill = "1" + String(repeating: "0", count: 35)
    let rows = (0..<600).map { "P\($0),\(skill),1\n" }.joined()
    try workplace.write("name,skill,cost\n" + rows, to: "pool.csv")
    let run = try workplace.squad(
      "best", "pool.csv", "--size", "500", "--budget", "1000", "--skill-range", "any")
    #expect(run.exitCode == 65)
    #expect(run.errors.hasPrefix("pool.csv: skill: the values have too many digits to add up 500 of them"))
  }
}

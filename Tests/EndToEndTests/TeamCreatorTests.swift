import Foundation
import Testing

/// What users of the Team Creator do besides picking: taps, final teams, the whole pool on a page, the samples.
struct TeamCreatorTests {
  private let workplace = Workplace()

  private let pool = "samples/players.csv"

  private func members(_ workplace: Workplace, _ file: String) throws -> [Substring] {
    try workplace.text(of: file).split(separator: "\n").dropFirst().map {
      $0.prefix { $0 != "," }
    }
  }

  // MARK: Taps

  @Test func aTapSelectsAndDeselects() throws {
    #expect(try workplace.squad("team", "toggle", "mine.csv", "Rohit", "Kohli", "--pool", pool).exitCode == 0)
    #expect(try members(workplace, "mine.csv") == ["Rohit", "Kohli"])
    #expect(try workplace.squad("team", "toggle", "mine.csv", "Rohit", "Dhoni", "--pool", pool).exitCode == 0)
    #expect(try members(workplace, "mine.csv") == ["Kohli", "Dhoni"])
    let twice = try workplace.squad("team", "toggle", "mine.csv", "Surya", "Surya", "--pool", pool)
    #expect(
      twice.exitCode == 0 && twice.output.contains("select Surya") && twice.output.contains("deselect Surya"))
    #expect(try members(workplace, "mine.csv") == ["Kohli", "Dhoni"])
  }

  @Test func aTapThatIsRefusedChangesNothing() throws {
    let before = try workplace.bytes(of: "samples/teams/trap.csv")
    let run = try workplace.squad(
      "team", "toggle", "samples/teams/trap.csv", "Rohit", "Kohli", "Bumrah", "Surya", "Dhoni", "Hardik",
      "--pool", pool
    )
    #expect(run.exitCode == 1 && run.output.contains("refused"))
    #expect(try workplace.bytes(of: "samples/teams/trap.csv") == before)
  }

  @Test func aTapOnANamesakeMustSayWhich() throws {
    try workplace.write("name,skill,cost,club\nMax,5,1,LAD\nMax,4,1,ATH\nBo,3,1,SEA\n", to: "pool.csv")
    #expect(
      try workplace.squad("team", "toggle", "mine.csv", "Max (LAD)", "--pool", "pool.csv").exitCode == 0)
    let unclear = try workplace.squad("team", "toggle", "mine.csv", "Max", "--pool", "pool.csv")
    #expect(unclear.exitCode == 64 && unclear.errors.contains("Max (ATH)"))
    #expect(
      try workplace.squad("team", "toggle", "mine.csv", "Max (LAD)", "--pool", "pool.csv").exitCode == 0)
    #expect(try members(workplace, "mine.csv") == [])
  }

  // MARK: Final teams

  @Test func finalIsARuleOfItsOwn() throws {
    try workplace.write("name,final\nRohit,yes\nKohli,yes\n", to: "short.csv")
    try workplace.write(
      "name,final\nRohit,yes\nKohli,yes\nRituraj,yes\nBumrah,yes\nHardik,yes\n", to: "dear.csv")
    try workplace.write(
      "name,final\nRohit,yes\nHardik,yes\nKuldeep,yes\nDhoni,yes\nBhuvneshwar,yes\n", to: "good.csv")
    let run = try workplace.squad("check", pool, "short.csv", "dear.csv", "good.csv")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("final, but not a legal team of exactly 5"))
    let teams = try #require(try workplace.json("reports/check.json")["manualTeams"] as? [[String: Any]])
    #expect(teams.map { $0["status"] as? String } == ["invalid", "invalid", "valid"])
    let codes = teams.map { team in (team["problems"] as? [[String: Any]] ?? []).map { $0["code"] as? String }
    }
    #expect(codes == [["too-few", "final-not-legal"], ["over-budget", "final-not-legal"], []])
    let markdown = try workplace.text(of: "reports/check.md")
    #expect(markdown.split(separator: "\n").contains { $0.hasPrefix("| good ") && $0.contains("final") })
    try workplace.expectVerified("reports/check.json")
    // A repaired team can be marked final again.
    let repaired = try workplace.squad("team", "select", "short.csv", "Dhoni", "--pool", pool)
    #expect(repaired.exitCode == 0 && !repaired.output.contains("final, but"))
  }

  @Test func aFinalTeamIsNotWrittenOver() throws {
    let final = "name,final\nRohit,yes\nHardik,yes\nKuldeep,yes\nDhoni,yes\nBhuvneshwar,yes\n"
    try workplace.write(final, to: "mine.csv")
    let refused = try workplace.squad("best", pool, "--save-team", "mine.csv")
    #expect(refused.exitCode == 73 && refused.errors.contains("--replace-final"))
    #expect(try workplace.text(of: "mine.csv") == final)
    #expect(workplace.names(in: "reports").filter { !$0.hasPrefix(".") } == [])
    #expect(try workplace.squad("best", pool, "--save-team", "mine.csv", "--replace-final").exitCode == 0)
    #expect(try members(workplace, "mine.csv") == ["Rituraj", "Rishabh", "Hardik", "Kuldeep", "Dhoni"])
    // A final team of the same players is left as it is, and a team that is not final may be overwritten.
    #expect(try workplace.squad("team", "finalize", "mine.csv", "--pool", pool).exitCode == 0)
    let kept = try workplace.bytes(of: "mine.csv")
    #expect(try workplace.squad("best", pool, "--save-team", "mine.csv").exitCode == 0)
    #expect(try workplace.bytes(of: "mine.csv") == kept)
    #expect(try workplace.squad("best", pool, "--save-team", "samples/teams/trap.csv").exitCode == 0)
  }

  // MARK: The whole pool

  @Test func thePagesAboutTeamsHoldThePoolFoldedAway() throws {
    _ = try workplace.squad("best", pool)
    _ = try workplace.squad("check", pool, "samples/teams/seed.csv", "samples/teams/partial.csv")
    for (page, ticks) in [("best-team", ["✓ team"]), ("check", ["✓ best", "✓ seed", "✓ partial"])] {
      let html = try workplace.text(of: "reports/\(page).html")
      let part = try #require(html.firstRange(of: "<details class=\"fold\">").map { html[$0.lowerBound...] })
      let table = part[..<(part.firstRange(of: "</details>")?.lowerBound ?? part.endIndex)]
      #expect(table.contains("All 10 players of the pool"))
      #expect(table.ranges(of: "<tr").count == 11)
      for tick in ticks { #expect(table.contains(tick), "\(tick)") }
      #expect((try workplace.json("reports/\(page).json")["players"] as? [Any])?.count == 10)
      #expect(try workplace.squad("verify", "reports/\(page).json").exitCode == 0)
    }
  }

  @Test func aLargePoolStandsOnNoPageAboutTeams() throws {
    for (count, isListed) in [(500, true), (501, false)] {
      let rows = (0..<count).map { "P\($0),\($0 % 10 + 1),\($0 % 7 + 4)\n" }.joined()
      try workplace.write("name,skill,cost\n" + rows, to: "large.csv")
      #expect(try workplace.squad("best", "large.csv").exitCode == 0)
      #expect((try workplace.json("reports/best-team.json")["players"] != nil) == isListed)
    }
  }

  // MARK: Samples

  @Test func theSamplesAreCopiedAndNothingIsWrittenOver() throws {
    let run = try workplace.squad("samples", "first/steps")
    #expect(run.exitCode == 0 && run.output.contains("squad best first/steps/players.csv"))
    #expect(try workplace.bytes(of: "first/steps/players.csv") == workplace.bytes(of: "samples/players.csv"))
    #expect(workplace.names(in: "first/steps/teams") == workplace.names(in: "samples/teams"))
    #expect(try workplace.squad("best", "first/steps/players.csv", "--output", "none").exitCode == 0)
    // Copying the same files again is harmless; overwriting different files is refused.
    #expect(try workplace.squad("samples", "first/steps").exitCode == 0)
    try workplace.write("mine", to: "first/steps/teams.csv")
    try FileManager.default.removeItem(atPath: workplace.path + "/first/steps/results.csv")
    let refused = try workplace.squad("samples", "first/steps")
    #expect(refused.exitCode == 64 && refused.errors.contains("first/steps/teams.csv"))
    #expect(!workplace.names(in: "first/steps").contains("results.csv"))
  }
}

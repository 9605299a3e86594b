import Foundation
import Testing

struct CompareTests {
  private let workplace = Workplace()

  /// Checks entries of the JSON against all teams.
  private static func check(_ entries: [[String: Any]], budgets: [Int], _ plain: PlainTeams) {
    #expect(entries.compactMap { tenths($0["budget"]) } == budgets)
    var before: [Int]?
    for (entry, budget) in zip(entries, budgets) {
      let best = plain.best(within: budget)
      #expect(entry["status"] as? String == (best == nil ? "infeasible" : "proved"))
      #expect(entry["skill"] as? Int == best?.skill)
      #expect(tenths(entry["cost"]) == best?.cost)
      #expect(tenths(entry["left"]) == best.map { budget - $0.cost })
      guard let best else { continue }
      let sharing = plain.within(budget).filter { $0.skill == best.skill }.count
      #expect(entry["teamsSharingSkill"] as? String == String(sharing))
      #expect(entry["countsExact"] as? Bool == true)
      #expect(rows(entry["players"]) == best.rows)
      if let before {
        #expect(rows(entry["in"]) == best.rows.filter { !before.contains($0) })
        #expect(rows(entry["out"]) == before.filter { !best.rows.contains($0) })
      }
      before = best.rows
    }
  }

  @Test(arguments: 1...9)
  func everyStepOfTheSampleIsRight(size: Int) throws {
    let run = try workplace.squad("compare", "samples/players.csv", "--size", String(size))
    #expect(run.exitCode == 0 && run.errors == "")
    let json = try workplace.json("reports/compare.json")
    let plain = try PlainTeams.sample(size: size)
    Self.check(try #require(json["breakpoints"] as? [[String: Any]]), budgets: plain.breakpoints, plain)
    #expect(json["budgets"] == nil)
    #expect(workplace.names(in: "reports") == ["compare.html", "compare.json", "compare.md"])
  }

  @Test func listedBudgetsAndRangesAreAnswered() throws {
    let run = try workplace.squad(
      "compare", "samples/players.csv", "--budgets", "45.5,40...60/5", "--format", "json")
    #expect(run.exitCode == 0)
    let json = try workplace.json("reports/compare.json")
    Self.check(
      try #require(json["budgets"] as? [[String: Any]]), budgets: [400, 450, 455, 500, 550, 600],
      try PlainTeams.sample())
    #expect(json["breakpoints"] == nil)
    #expect(Data(run.output.utf8) == (try workplace.bytes(of: "reports/compare.json")))
  }

  @Test func boundsCutTheCurve() throws {
    let plain = try PlainTeams.sample()
    _ = try workplace.squad("compare", "samples/players.csv", "--from", "48", "--to", "55.5")
    let entries = try workplace.json("reports/compare.json")["breakpoints"] as? [[String: Any]]
    // The first step is the one that holds at the lower bound.
    let first = try #require(plain.breakpoints.last { $0 <= 480 })
    #expect(
      entries?.compactMap { tenths($0["budget"]) }
        == plain.breakpoints.filter { $0 >= first && $0 <= 555 })
  }

  @Test func theAnswerLeadsWithTheReadersBudget() throws {
    let run = try workplace.squad("compare", "samples/players.csv", "--output", "none")
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.first == "50.0 buys 36 and leaves 1.0. Next: 51.0 buys 37")
    #expect(lines.contains { $0.hasPrefix("> 49.0") && $0.hasSuffix("Rishabh / Bhuvneshwar") })
  }

  @Test func aNewPriceIsPutBesideTheOldOne() throws {
    let run = try workplace.squad(
      "compare", "samples/players.csv", "--set", "Rohit:cost=9.5", "--set", "Dhoni:skill=5")
    #expect(run.exitCode == 0 && run.errors == "")
    let variants = try workplace.json("reports/compare.json")["variants"] as? [[String: Any]]
    let variant = try #require(variants?.first)
    var players = try PlainTeams.sample().players
    players[2].cost = 95
    players[7].skill = 5
    let plain = PlainTeams(players, size: 5)
    Self.check(
      try #require(variant["breakpoints"] as? [[String: Any]]), budgets: plain.breakpoints, plain)
    let team = try #require(variant["bestTeam"] as? [String: Any])
    #expect(rows(team["players"]) == plain.best(within: 500)?.rows)
    #expect(variant["name"] as? String == "Rohit:cost=9.5, Dhoni:skill=5")

    try workplace.write(plain.csv, to: "changed.csv")
    _ = try workplace.squad("compare", "samples/players.csv", "changed.csv", "--output", "two")
    let other = try #require((try workplace.json("two/compare.json")["variants"] as? [[String: Any]])?.first)
    #expect(
      NSArray(array: other["breakpoints"] as? [Any] ?? [])
        == NSArray(array: variant["breakpoints"] as? [Any] ?? []))
    #expect(variant["budgets"] == nil)
    #expect(rows(other["in"]) == rows(variant["in"]))
    #expect(rows(other["out"]) == rows(variant["out"]))
  }

  @Test func handPickedTeamsAreMarked() throws {
    let run = try workplace.squad(
      "compare", "samples/players.csv", "--team", "samples/teams/seed.csv", "--team",
      "samples/teams/partial.csv")
    #expect(run.exitCode == 0)
    let marks = try workplace.json("reports/compare.json")["curveMarks"] as? [[String: Any]]
    #expect(marks?.map { $0["path"] as? String } == ["samples/teams/seed.csv", "samples/teams/partial.csv"])
    // The best for 50.0 is 36, and 49.0 would be enough; a team of three is not on the curve.
    #expect(marks?[0]["couldHave"] as? Int == 36 && marks?[0]["couldCost"] as? Int == 49)
    #expect(marks?[1]["couldHave"] == nil && marks?[1]["couldCost"] == nil)
    #expect(run.output.contains("seed"))
  }

  @Test func spreadsheetsGetEveryRow() throws {
    let run = try workplace.squad("compare", "samples/players.csv", "--format", "csv", "--output", "none")
    let lines = run.output.split(whereSeparator: \.isNewline)
    #expect(lines.first?.hasPrefix("budget,status,skill,cost,left,") == true)
    #expect(lines.count == 1 + (try PlainTeams.sample().breakpoints.count))
  }

  @Test(arguments: ["", "--budgets 80...130/1 --team samples/league-teams/friends.csv"])
  func theAnswerDoesNotDependOnThreads(options: String) throws {
    for jobs in [1, 2, 7] {
      let run = try workplace.shell(
        "squad compare samples/league.csv --size 11 --budget 100 --set 'Vera Corven:cost=5' \(options) "
          + "--jobs \(jobs) --output jobs\(jobs) --quiet > jobs\(jobs).txt")
      #expect(run.exitCode == 0)
    }
    for name in ["compare.html", "compare.md", "compare.json"] {
      let one = try workplace.bytes(of: "jobs1/" + name)
      #expect(try workplace.bytes(of: "jobs2/" + name) == one && workplace.bytes(of: "jobs7/" + name) == one)
    }
  }

  @Test func budgetsThatBuyNothingAreToldAndNoneAtAllIsNo() throws {
    let some = try workplace.squad("compare", "samples/players.csv", "--budgets", "40,50", "--output", "none")
    #expect(some.exitCode == 0 && some.output.contains("no team"))
    let none = try workplace.squad(
      "compare", "samples/players.csv", "--budgets", "40,41", "--budget", "40", "--output", "none")
    #expect(none.exitCode == 1)
    let few = try workplace.squad("compare", "samples/players.csv", "--size", "11")
    #expect(few.exitCode == 1)
    // Only the budgets that were asked for count, not the reader's own.
    let poor = try workplace.squad("compare", "samples/players.csv", "--budgets", "40,41", "--output", "none")
    #expect(poor.exitCode == 1)
    for bounds in [["--from", "0", "--to", "1"], ["--to", "1"]] {
      let nothing = try workplace.shell(
        "squad compare samples/players.csv --output none " + bounds.joined(separator: " "))
      #expect(nothing.exitCode == 1)
      #expect(nothing.output.contains("no team costs 1.0 or less; the cheapest costs 44.0"))
    }
  }

  @Test func theFirstStepSaysForWhatItHolds() throws {
    let run = try workplace.squad("compare", "samples/players.csv", "--from", "46", "--output", "none")
    #expect(run.output.contains("what 46.0 buys"))
  }

  @Test func thePoolsStandFirstAndTheSameOneTwiceHasANumber() throws {
    let run = try workplace.squad(
      "compare", "samples/players.csv", "samples/players.csv", "--team", "samples/teams/seed.csv", "--format",
      "markdown")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("(2)"))
    #expect(run.output.contains("samples/players.csv, samples/players.csv, samples/teams/seed.csv"))
  }

  @Test(arguments: [
    ("--budgets 30...80", "a step after the range"), ("--budgets 80...30/5", "from low to high"),
    ("--budgets 0...100000/1", "at most 1000 budgets"), ("--budgets 40,x", "an amount such as"),
    ("--set Kohli", "a player, a column and its new value"), ("--set Kohli:price=3", "'cost'"),
    ("--set Koli:cost=3", "did you mean \"Kohli\"?"), ("--set Kohli:cost=-1", "a cost of 0 or more"),
    ("--set Kohli:skill=11", "--skill-range any accepts it"),
    ("--set Kohli:cost=1 --set Kohli:cost=2", "gives the cost of Kohli twice"),
    ("--from 50 --to 40", "--from 50 is above --to 40"),
    ("--budgets al", "'all', an amount such as"), ("--budgets 40..50/5", "three dots"),
    ("--budgets=-5", "a budget of 0 or more"), ("--budgets=-5...20/5", "a budget of 0 or more"),
    ("--budgets 40 --from 30", "--from and --to are for --budgets all"),
  ])
  func mistakesOnTheCommandLineAreExplained(options: String, message: String) throws {
    let run = try workplace.shell("squad compare samples/players.csv \(options)")
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(workplace.names(in: "reports").isEmpty)
  }

  @Test func anotherRunSaysWhatChanged() throws {
    _ = try workplace.squad("compare", "samples/players.csv")
    let first = try workplace.bytes(of: "reports/compare.html")
    let again = try workplace.squad("compare", "samples/players.csv")
    #expect(again.output.contains("same team as last time"))
    #expect(try workplace.bytes(of: "reports/compare.html") == first)
    let richer = try workplace.squad("compare", "samples/players.csv", "--budget", "51")
    #expect(richer.output.contains("37 for 51.0 instead of 36 for 49.0"))
  }
}

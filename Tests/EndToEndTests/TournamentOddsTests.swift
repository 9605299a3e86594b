import Foundation
import Testing

/// Many tournaments at once, and teams bought from a pool.
struct TournamentOddsTests {
  private let workplace = Workplace()

  private static let sample = "samples/teams.csv"

  @Test func theOddsAreTheSameForEveryNumberOfThreads() throws {
    let workplaces = try ["1", "2", "5"].map { jobs in
      let workplace = Workplace()
      let run = try workplace.squad("tournament", Self.sample, "--runs", "700", "--jobs", jobs)
      #expect(run.exitCode == 0)
      #expect(run.output.contains(" of 700 tournaments ("))
      return workplace
    }
    for name in ["html", "md", "json"].map({ "reports/tournament.\($0)" }) {
      let bytes = try workplaces[0].bytes(of: name)
      for workplace in workplaces { #expect(try workplace.bytes(of: name) == bytes) }
    }
    let odds = try #require(workplaces[0].json("reports/tournament.json")["odds"] as? [[String: Any]])
    let titles = odds.compactMap { $0["title"] as? Double }
    #expect(titles == titles.sorted(by: >))
    #expect(abs(titles.reduce(0, +) - 1) < 1e-5)
    for team in odds {
      let (title, low, high) = (team["title"] as! Double, team["low"] as! Double, team["high"] as! Double)
      #expect(low < title && title < high)
      #expect(abs((team["places"] as! [Double]).reduce(0, +) - 1) < 1e-5)
    }
  }

  @Test func manyTournamentsStopWhenTheOddsAreExactEnough() throws {
    let run = try workplace.squad("tournament", Self.sample, "--until", "1.5", "--format", "json")
    let json = try workplace.json("reports/tournament.json")
    let runs = try #require(json["runs"] as? [String: Any])
    let played = try #require(runs["played"] as? Int)
    #expect(run.exitCode == 0)
    #expect(played.isMultiple(of: 1_000) && played < 10_000)
    #expect(try #require(runs["widest"] as? Double) < 1.5)
    let few = try workplace.squad(
      "tournament", Self.sample, "--until", "0.5", "--runs", "1500", "--output", "none")
    #expect(few.output.contains("Runs   1,500 tournaments, title odds within ±"))
    #expect(few.output.contains(", not within ±0.5\n"))
    #expect(try workplace.squad("tournament", Self.sample, "--until", "0").exitCode == 64)
  }

  @Test func realResultsAreTheSameInAllTournaments() throws {
    try workplace.write(
      "home,away,home_goals,away_goals\nNorthgate,Mill Rangers,3,0\nNorthgate,Valley Athletic,3,0\n"
        + "Northgate,Harbour Town,3,0\n", to: "real.csv")
    let run = try workplace.squad(
      "tournament", Self.sample, "--results", "real.csv", "--runs", "300", "--format", "csv", "--quiet")
    #expect(run.output.contains("\r\nNorthgate,1,"))
  }

  @Test func theBestTeamsOfAPoolPlayEachOther() throws {
    let bought = "tournament --pool samples/players.csv --formation 1-1-2-1"
    let run = try workplace.shell("squad \(bought) --budgets 40,45,50,55 --runs 500")
    #expect(run.exitCode == 0)
    #expect(
      run.errors
        == "samples/players.csv: no team for 40: the cheapest 5 players cost 44.0; the budget is 40.0\n")
    #expect(run.output.contains("\nMoney  the most expensive team, for 53, wins "))
    let page = try workplace.text(of: "reports/tournament.md")
    #expect(page.contains("\n| Kohli       |             |             | ✓           |\n"))
    let json = try workplace.json("reports/tournament.json")
    let purchases = try #require(json["purchases"] as? [[String: Any]])
    #expect(purchases.map { $0["team"] as? String } == ["Best for 45", "Best for 50", "Best for 55"])
    #expect(purchases.map { $0["skill"] as? Int } == [34, 36, 38])
    #expect((json["odds"] as? [Any])?.count == 3)
    let none = try workplace.shell("squad \(bought) --budgets 40,41")
    #expect(none.exitCode == 1)
    #expect(none.errors.hasSuffix("squad: no tournament: fewer than two teams can play\n"))
  }

  @Test func handPickedTeamsPlayBesideTheBest() throws {
    let pool = "tournament --pool samples/players.csv --formation 1-1-2-1"
    let run = try workplace.shell(
      "squad \(pool) --budgets 45,50 --team samples/teams/seed.csv --team samples/teams/over.csv")
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    let json = try workplace.json("reports/tournament.json")
    let purchases = try #require(json["purchases"] as? [[String: Any]])
    #expect(
      purchases.map { $0["team"] as? String } == ["Best for 45", "Best for 50", "seed", "over"])
    #expect(purchases.map { $0["budget"] as? Int } == [45, 50, nil, nil])
    #expect(purchases[2]["cost"] as? Int == 50)
    let inputs = try #require(json["inputs"] as? [[String: Any]])
    #expect(inputs.count == 3 && inputs[1]["path"] as? String == "samples/teams/seed.csv")
    let alone = try workplace.shell(
      "squad \(pool) --team samples/teams/seed.csv --budgets 50 --new-schedule --output none")
    #expect(alone.exitCode == 0)
    #expect(alone.output.contains("\n  1  "))
  }

  @Test func handPickedTeamsThatMakeNoLineUpAreListed() throws {
    try workplace.write(
      "name,skill,cost,role\nA,9,10,GK\nB,8,10,DEF\nC,7,10,MID\nD,6,10,FWD\nE,5,1,DEF\nF,4,1,\n", to: "p.csv")
    try workplace.write("name\nA\nB\nC\nE\n", to: "front.csv")
    try workplace.write("name\nB\nC\nD\nF\n", to: "nobody.csv")
    try workplace.write("name\nA\nB\nC\nDd\nB\n", to: "typo.csv")
    let run = try workplace.shell(
      "squad tournament --pool p.csv --size 4 --budgets 40 --team front.csv --team nobody.csv --team typo.csv"
    )
    #expect(run.exitCode == 65)
    #expect(
      run.errors == """
        front.csv: role: by its roles the team "front" has no attacker; --formation 1-1-2-1 places players whatever their roles
        p.csv:7: role: "F" has no role; --formation 1-1-2-1 places players whatever their roles
        typo.csv: "B" is listed 2 times, on lines 3 and 6; list them once
        typo.csv: "Dd" on line 5 is not in the pool; did you mean "D"?

        """)
    #expect(!workplace.names(in: ".").contains("reports"))
    let twice = try workplace.shell(
      "mkdir x; cp samples/teams/seed.csv x/; squad tournament --pool samples/players.csv "
        + "--formation 1-1-2-1 --team samples/teams/seed.csv --team x/seed.csv --output none")
    #expect(twice.exitCode == 65)
    #expect(twice.errors.contains("two teams are called \"seed\""))
    let lineUps = try workplace.squad("tournament", Self.sample, "--team", "samples/teams/seed.csv")
    #expect(lineUps.errors == "squad: --team: only with --pool\n")
  }

  @Test func rolesMayMakeTheLineUp() throws {
    try workplace.write(
      "name,skill,cost,role\nA,9,10,GK\nB,8,10,DEF\nC,7,10,MID/FWD\nD,6,10,FWD\nE,5,1,DEF\n", to: "p.csv")
    let run = try workplace.shell("squad tournament --pool p.csv --budgets 40,41 --size 4 --output none")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("Best for 40"))
    let flawed = try workplace.shell("squad tournament --pool p.csv --budgets 31,40 --size 4 --output none")
    #expect(flawed.exitCode == 65)
    #expect(
      flawed.errors.contains("by its roles the team \"Best for 31\" has no attacker; --formation"))
    for wrong in [
      "", "--pool p.csv", "samples/teams.csv --pool p.csv --budgets 1,2", "--pool p.csv --budgets 3",
    ] {
      #expect(try workplace.shell("squad tournament \(wrong) --output none").exitCode == 64, "\(wrong)")
    }
    let teams = try workplace.squad("tournament", Self.sample, "--budgets", "40,50", "--size", "4")
    #expect(teams.errors == "squad: --budgets, --size: only with --pool\n")
    let size = try workplace.shell(
      "squad tournament --pool p.csv --budgets 30,40 --formation 1-1-1-1 --output none")
    #expect(size.errors == "squad: --formation has 4 players, but a team has 5; set --size\n")
  }
}

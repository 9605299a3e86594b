import Foundation
import Testing

/// The lists of the best teams, what-if and why of `squad best`.
struct ListTests {
  private let workplace = Workplace()

  private static func teams(_ workplace: Workplace) throws -> [[String: Any]] {
    try workplace.json("reports/best-team.json")["topTeams"] as? [[String: Any]] ?? []
  }

  @Test(arguments: [(5, 500), (3, 300), (1, 90), (9, 2_000)])
  func theListIsEveryTeamInOrder(size: Int, tenths: Int) throws {
    let plain = try PlainTeams.sample(size: size).within(tenths)
    let options = "--size \(size) --budget \(tenths / 10)"
    for count in [1, 2, 7, 30, 10_000] {
      let run = try workplace.shell("squad best samples/players.csv --top \(count) \(options)")
      #expect(run.exitCode == 0)
      let listed = try Self.teams(workplace)
      #expect(listed.map { rows($0["players"]) } == plain.prefix(count).map(\.rows))
      #expect(listed.map { $0["rank"] as? Int } == listed.indices.map { $0 + 1 })
      #expect(listed.map { $0["skill"] as? Int } == plain.prefix(count).map(\.skill))
    }
  }

  @Test func allTeamsOfTheBestSkillHoldTheExampleOfTheTeamCreator() throws {
    let run = try workplace.squad("best", "samples/players.csv", "--all")
    #expect(run.output.contains("all 20 teams of the best skill"))
    // Rohit, Bhuvneshwar, Hardik, Kuldeep, Dhoni: 36 for 50.0.
    let listed = try Self.teams(workplace)
    #expect(listed.count == 20 && listed.contains { rows($0["players"]) == [3, 4, 5, 6, 8] })
    let some = try workplace.squad("best", "samples/players.csv", "--all", "--top", "3")
    #expect(some.output.contains("the first 3 of 20 teams of the best skill"))
    #expect(
      try Self.teams(workplace).map { rows($0["players"]) } == listed.prefix(3).map { rows($0["players"]) })
  }

  @Test(arguments: 1...5)
  func differentTeamsAreThoseOfTheOrderThatDifferFromAllBefore(different: Int) throws {
    let run = try workplace.shell(
      "squad best samples/players.csv --top 12 --different \(different) --budget 55")
    #expect(run.exitCode == 0)
    var expected: [[Int]] = []
    for team in try PlainTeams.sample().within(550) where expected.count < 12 {
      let members = Set(team.rows)
      if expected.allSatisfy({ members.subtracting($0).count >= different }) { expected.append(team.rows) }
    }
    #expect(try Self.teams(workplace).map { rows($0["players"]) } == expected)
  }

  @Test func spreadsheetsAndUploadsGetATeamARow() throws {
    let run = try workplace.squad(
      "best", "samples/league.csv", "--budget", "40", "--top", "3", "--format", "csv", "--output", "none")
    let lines = run.output.split(whereSeparator: \.isNewline).map { $0.split(separator: ",") }
    #expect(
      lines[0].joined(separator: ",")
        == "rank,skill,cost,left,player1,player2,player3,player4,player5,id1,id2,id3,id4,id5")
    #expect(lines.count == 4 && lines.allSatisfy { $0.count == 14 })
    #expect(lines.dropFirst().allSatisfy { $0[9].hasPrefix("P") })
  }

  // MARK: What-if

  /// Every what-if figure of the sample, checked against all teams; the player's own cost varies in tenths.
  @Test func whatEveryPlayerIsWorthFollowsFromAllTeams() throws {
    let run = try workplace.squad("best", "samples/players.csv", "--players")
    #expect(run.exitCode == 0)
    let json = try workplace.json("reports/best-team.json")
    #expect(json["playerWhatIfComplete"] as? Bool == true)
    let found = try #require(json["playerWhatIf"] as? [[String: Any]])
    let plain = try PlainTeams.sample()
    let best = try #require(plain.best(within: 500))
    for (index, player) in plain.players.enumerated() {
      let row = index + 1
      let with = plain.teams.filter { $0.rows.contains(row) }
      let without = plain.best(within: 500, among: { !$0.rows.contains(row) })
      func highestCost(reaching skill: Int) -> Int? {
        with.filter { $0.skill >= skill }.map { 500 - ($0.cost - player.cost) }.max().flatMap {
          $0 < 0 ? nil : $0
        }
      }
      #expect(found[index]["row"] as? Int == row)
      #expect(found[index]["skillWith"] as? Int == with.first { $0.cost <= 500 }?.skill)
      #expect(found[index]["skillWithout"] as? Int == without?.skill)
      #expect(tenths(found[index]["entersAt"]) == highestCost(reaching: best.skill))
      let isMember = best.rows.contains(row)
      #expect(found[index]["inTeam"] as? Bool == isMember)
      #expect(
        tenths(found[index]["staysUpTo"])
          == (isMember ? plain.highestPriceToStay(of: row, among: plain.teams, step: 1) { $0 <= 500 } : nil))
    }
  }

  /// If no team can include a player, the reason is given, and no figures that would be meaningless.
  @Test(arguments: [
    (
      "--quota 'at most 0 where Team=DUN' --why Yarrow",
      "Yarrow is not in the team: no team with them is legal: with Yarrow locked"
    ),
    (
      "--lock Abery --lock Bowdler --why Eastry",
      "Eastry is not in the team: no team with them is legal: with Abery, Bowdler and Eastry locked"
    ),
    ("--ban Umber --why Umber", "Umber is not in the team: no team with them is legal: a ban keeps them out"),
  ])
  func whyNoTeamHasAPlayer(options: String, reason: String) throws {
    let run = try workplace.shell(
      "squad best samples/projections.csv --rules fpl-squad --weeks 13-15 \(options)")
    #expect(run.exitCode == 0 && run.output.contains(reason), "\(run.output)\(run.errors)")
    #expect(!run.output.contains("even at no cost"))
    let json = try workplace.json("reports/best-team.json")
    let record = (json["playerWhatIf"] as? [[String: Any]])?.first
    #expect((record?["reason"] as? String).map { run.output.contains($0) } == true, "\(json)")
  }

  @Test func whyIsSaidInASentence() throws {
    let run = try workplace.squad(
      "best", "samples/players.csv", "--why", "Dhoni", "--why", "Rohit", "--output", "none")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("Why    Dhoni is in the team, but 36 is possible without them too; "))
    #expect(run.output.contains("Rohit is not in this team, but other teams with them reach 36 too"))
    let unknown = try workplace.squad("best", "samples/players.csv", "--why", "Doni")
    #expect(unknown.exitCode == 64 && unknown.errors.contains("did you mean \"Dhoni\"?"))
  }

  /// All other players cost whole units, so the fraction of the budget is available to this player.
  @Test func limitsAreExactWhereTheBudgetIsFinerThanTheCosts() throws {
    try workplace.write("name,skill,cost\na,1,1\nb,2,2\nc,3,3\nd,4,9\n", to: "pool.csv")
    let run = try workplace.squad(
      "best", "pool.csv", "--size", "2", "--budget", "4.6", "--why", "d", "--why", "a")
    #expect(run.output.contains("they would have to cost 3.6 or less"))
    #expect(run.output.contains("they stay in the best team up to a cost of 2.6"))
  }

  @Test func aSearchThatIsStoppedSaysSoOfEverythingAskedFor() throws {
    try workplace.write(InterruptionTests.hardPool(), to: "hard.csv")
    let run = try workplace.shell(
      "squad best hard.csv \(InterruptionTests.hardOptions) --time-limit 300ms --top 5 --players --why P3")
    #expect(run.exitCode == 2)
    #expect(run.output.contains("List") && run.output.contains("none is proved"))
    #expect(!run.output.contains("search limit"), "the time limit ended all of it")
    #expect(run.output.contains("Players") && run.output.contains("stopped before any figure was known"))
    #expect(run.output.contains("Why") && run.output.contains("not searched to the end"))
  }

  /// Lists and what-ifs of subset sums take long: whatever the limit cuts off, the exit code and the snapshot agree,
  /// and the list is the beginning of the whole list.
  @Test func whatALimitCutsOffIsToldTruthfully() throws {
    var pool = "name,skill,cost\n"
    var number: UInt64 = 5
    for index in 0..<60 {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = 100_000_000 + (number >> 33) % 900_000_000
      pool += "P\(index),\(value),\(value)\n"
    }
    try workplace.write(pool, to: "pool.csv")
    let question = "best pool.csv --size 4 --budget 2200000000 --skill-range any --top 400"
    _ = try workplace.shell("squad \(question) --output whole")
    let whole = try workplace.json("whole/best-team.json")["topTeams"] as? [[String: Any]] ?? []
    #expect(whole.count == 400)
    for limit in ["1ms", "20ms", "100ms", "400ms"] {
      let run = try workplace.shell("squad \(question) --players --why P7 --time-limit \(limit)")
      let json = try workplace.json("reports/best-team.json")
      let best = try #require(json["bestTeam"] as? [String: Any])
      let list = try #require(json["topList"] as? [String: Any])
      let isWhole =
        best["status"] as? String == "proved" && best["neighboursComplete"] == nil
        && list["complete"] as? Bool == true && json["playerWhatIfComplete"] as? Bool == true
      #expect(run.exitCode == (isWhole ? 0 : 2), "\(limit)")
      #expect((list["complete"] as? Bool == true) == (list["stoppedBy"] == nil), "\(limit)")
      let listed = try Self.teams(workplace).map { rows($0["players"]) }
      #expect(listed == whole.prefix(listed.count).map { rows($0["players"]) }, "\(limit)")
      #expect(run.output.contains("Why"), "\(limit)")
    }
  }

  @Test func figuresOfAllPlayersAsCSV() throws {
    let run = try workplace.squad(
      "best", "samples/league.csv", "--budget", "40", "--players", "--format", "csv", "--output", "none")
    let lines = run.output.split(whereSeparator: \.isNewline)
    #expect(
      lines[0] == "row,name,skill,cost,inTeam,skillWith,skillWithout,worth,entersAt,staysUpTo,skillWithAtMost"
    )
    #expect(lines.dropFirst().prefix(5).allSatisfy { $0.contains(",yes,") })
  }

  // MARK: Together

  @Test func theAnswerDoesNotDependOnThreads() throws {
    for jobs in [1, 2, 7] {
      let run = try workplace.shell(
        "squad best samples/league.csv --size 11 --budget 100 --top 300 --players --jobs \(jobs) "
          + "--output jobs\(jobs) --quiet > out.txt; squad best samples/league.csv --size 11 --budget 100 "
          + "--all --different 4 --top 20 --jobs \(jobs) --output different\(jobs) --quiet > out.txt")
      #expect(run.exitCode == 0)
    }
    for folder in ["jobs", "different"] {
      let one = try workplace.bytes(of: folder + "1/best-team.json")
      #expect(try workplace.bytes(of: folder + "2/best-team.json") == one)
      #expect(try workplace.bytes(of: folder + "7/best-team.json") == one)
    }
  }

  @Test(arguments: [
    ("--different 2", "add --top N or --all"), ("--top 3 --different 6", "more than the 5 players"),
    ("--top 3 --players --format csv", "prints one table"), ("--top 0", "from 1 to 10000"),
  ])
  func mistakesOnTheCommandLineAreExplained(options: String, message: String) throws {
    let run = try workplace.shell("squad best samples/players.csv \(options)")
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func anInfeasiblePoolHasNoList() throws {
    let run = try workplace.squad(
      "best", "samples/players.csv", "--budget", "20", "--top", "5", "--players", "--why", "Dhoni",
      "--output", "none")
    #expect(run.exitCode == 1)
    #expect(run.output.hasPrefix("no team of 5 players within 20.0"))
  }
}

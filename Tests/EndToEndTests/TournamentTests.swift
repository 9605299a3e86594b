import Foundation
import Testing

struct TournamentTests {
  private let workplace = Workplace()

  private static let sample = "samples/teams.csv"

  private func rounds(_ workplace: Workplace, _ folder: String = "reports") throws -> [[String: Any]] {
    try #require(workplace.json("\(folder)/tournament.json")["rounds"] as? [[String: Any]])
  }

  @Test func playsTheSample() throws {
    let run = try workplace.squad("tournament", Self.sample)
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("pos  team             mp  w  d  l  gf  ga  gd  pts\n"))
    #expect(run.output.contains("Seed   1\n"))
    let json = try workplace.json("reports/tournament.json")
    #expect(json["seed"] as? Int == 1)
    #expect((json["rules"] as? [String: Any])?["name"] as? String == "football")
    #expect((json["standings"] as? [Any])?.count == 4)
    let rounds = try rounds(workplace)
    #expect(rounds.count == 3)
    for round in rounds {
      let matches = try #require(round["matches"] as? [[String: Any]])
      #expect(matches.count == 2)
      for match in matches {
        let events = try #require(match["events"] as? [[String: Any]])
        #expect(
          events.compactMap { $0["minute"] as? Int } == [0] + Array(1...45) + [45, 45] + Array(46...90) + [90]
        )
        #expect(
          Set(events.compactMap { $0["state"] as? String }).isSuperset(of: [
            "aboutToStart", "halfTime", "finished",
          ]))
        #expect(match["state"] as? String == "finished")
        let goals = events.filter { $0["event"] as? String == "goal" }
        let scored = { (side: String) in goals.count { $0["team"] as? String == match[side] as? String } }
        #expect(scored("home") == match["homeGoals"] as? Int)
        #expect(scored("away") == match["awayGoals"] as? Int)
      }
    }
  }

  @Test func theSameRunWritesTheSameBytesAndAnotherSeedOthers() throws {
    let (one, other) = (Workplace(), Workplace())
    _ = try one.squad("tournament", Self.sample, "--seed", "7")
    _ = try other.squad("tournament", Self.sample, "--seed", "7")
    let names = ["html", "md", "json"].map { "reports/tournament.\($0)" }
    for name in names { #expect(try one.bytes(of: name) == other.bytes(of: name)) }
    // Again in the same folder: nothing is left to play, nothing changes.
    _ = try one.squad("tournament", Self.sample, "--seed", "7")
    for name in names { #expect(try one.bytes(of: name) == other.bytes(of: name)) }
    let again = try one.squad("tournament", Self.sample, "--seed", "8")
    #expect(again.output.contains("Before  reports/tournament.json has seed 7: played again with seed 8\n"))
    #expect(try one.bytes(of: names[2]) != other.bytes(of: names[2]))
    #expect(try one.json(names[2])["seed"] as? Int == 8)
  }

  @Test func aLaterRunGoesOnWhereAnEarlierOneStopped() throws {
    let (steps, whole) = (Workplace(), Workplace())
    _ = try whole.squad("tournament", Self.sample, "--seed", "5")
    let first = try steps.squad("tournament", Self.sample, "--seed", "5", "--rounds", "1")
    #expect(first.output.contains("after 1 of 3 rounds\n"))
    #expect(first.output.contains("not played\n"))
    let open = try #require(rounds(steps)[1]["matches"] as? [[String: Any]])
    #expect(open.allSatisfy { $0["played"] as? Bool == false && $0["homeGoals"] is NSNull })
    let second = try steps.squad("tournament", Self.sample, "--rounds", "1")
    #expect(second.output.contains("Before  1 of 3 rounds from reports/tournament.json\n"))
    _ = try steps.squad("tournament", Self.sample)
    #expect(
      try rounds(steps).map { $0 as NSDictionary } == rounds(whole).map { $0 as NSDictionary })
  }

  @Test func otherTeamsAreAnErrorUnlessANewScheduleIsAskedFor() throws {
    _ = try workplace.squad("tournament", Self.sample)
    let before = try workplace.bytes(of: "reports/tournament.json")
    _ = try workplace.shell("sed 's/Northgate/Southgate/' samples/teams.csv > other.csv")
    let refused = try workplace.squad("tournament", "other.csv")
    #expect(refused.exitCode == 65)
    #expect(refused.errors.contains("new: \"Southgate\"; gone: \"Northgate\""))
    #expect(refused.errors.contains("--new-schedule"))
    #expect(try workplace.bytes(of: "reports/tournament.json") == before)
    let fresh = try workplace.squad("tournament", "other.csv", "--new-schedule")
    #expect(fresh.exitCode == 0)
    #expect(fresh.output.contains("Southgate"))
  }

  @Test func realResultsAreTakenAndOnlyTheRestIsSimulated() throws {
    let free = Workplace()
    _ = try free.squad("tournament", Self.sample)
    // Mill Rangers are at home here, but away in the schedule.
    try workplace.write(
      "home,away,home_goals,away_goals\nMill Rangers,Northgate,9,8\nHarbour Town,Northgate,,\n",
      to: "real.csv")
    let run = try workplace.squad("tournament", Self.sample, "--results", "real.csv")
    #expect(run.output.contains("Mill Rangers     9-8    Northgate        real result\n"))
    let (ours, theirs) = (try rounds(workplace), try rounds(free))
    for round in 1...2 { #expect(ours[round] as NSDictionary == theirs[round] as NSDictionary) }
    try workplace.write(
      "home,away,home_goals,away_goals\nMil Rangers,Northgate,9,8\nHarbour Town,Northgate,1,1\n"
        + "Northgate,Harbour Town,1,1\nValley Athletic,Northgate,x,-1\nNobody,Nobody,1,1\n", to: "wrong.csv")
    let wrong = try workplace.squad("tournament", Self.sample, "--results", "wrong.csv")
    #expect(wrong.exitCode == 65)
    #expect(
      wrong.errors == """
        wrong.csv:2: home: "Mil Rangers" is not a team of the tournament; did you mean "Mill Rangers"?
        wrong.csv:4: these teams meet once, and line 3 already has their match
        wrong.csv:5: home_goals: "x" is not a number
        wrong.csv:5: away_goals: -1 is not a whole number from 0
        wrong.csv:6: away: "Nobody" cannot play against itself
        wrong.csv:6: home: "Nobody" is not a team of the tournament
        wrong.csv:6: away: "Nobody" is not a team of the tournament

        """)
  }

  @Test(arguments: [
    ("--show-round 4", "--show-round 4: there are 3 rounds"),
    (
      "--show-match 'Northgat,Mill Rangers'",
      "--show-match Northgat,Mill Rangers: no team is called 'Northgat'; did you mean 'Northgate'?"
    ),
    (
      "--show-match Zz,Northgate",
      "--show-match Zz,Northgate: no team is called 'Zz'; the teams are 'Harbour Town', 'Northgate', "
        + "'Mill Rangers' and 'Valley Athletic'"
    ),
    (
      "--show-match Northgate",
      "--show-match Northgate: write two teams separated by a comma; the teams are 'Harbour Town', "
        + "'Northgate', 'Mill Rangers' and 'Valley Athletic'"
    ),
    (
      "--show-round 1 --show-match 'Northgate,Mill Rangers'",
      "choose one of --show-round and --show-match"
    ),
  ])
  func whatIsNotThereCannotBeShown(_ options: String, message: String) throws {
    let run = try workplace.shell("squad tournament \(Self.sample) \(options)")
    #expect(run.exitCode == 64)
    #expect(run.errors == "squad: \(message)\n")
    #expect(!workplace.names(in: "reports").contains("tournament.json"))
  }

  @Test func aMatchOfManyHasItsWholeStory() throws {
    let teams = (1...21).map { team in
      ["keeper", "defender", "midfielder", "attacker"].map { "T\(team),\($0),\($0),7\n" }.joined()
    }
    try workplace.write("team,player,position,skill\n" + teams.joined(), to: "many.csv")
    _ = try workplace.squad("tournament", "many.csv", "--quiet")
    for _ in 1...2 {
      let run = try workplace.squad("tournament", "many.csv", "--show-match", "T3,T9", "--quiet")
      let minutes = run.output.split(separator: "\n").compactMap {
        Int($0.prefix { $0 != "'" }.trimmingPrefix(" "))
      }
      #expect(Set(minutes) == Set(0...90))
    }
    let stories = try rounds(workplace).flatMap { try #require($0["matches"] as? [[String: Any]]) }
    #expect(stories.count == 210 && stories.allSatisfy { ($0["events"] as? [Any])?.count ?? 90 < 90 })
  }

  @Test func scoresOfOtherLineUpsAreCalledSo() throws {
    let pool = "tournament --pool samples/players.csv --budgets 45,50"
    _ = try workplace.shell("squad \(pool) --formation 1-1-2-1 --rounds 1")
    let same = try workplace.shell("squad \(pool) --formation 1-1-2-1")
    #expect(same.output.contains("Before  1 of 1 rounds from reports/tournament.json\n"))
    let other = try workplace.shell("squad \(pool) --formation 1-2-1-1")
    #expect(other.output.contains("the lineups have changed since, --new-schedule plays everything again\n"))
  }

  @Test func reportsSayAsLongAsScoresOfOtherLineUpsStand() throws {
    _ = try workplace.squad("tournament", Self.sample, "--rounds", "1")
    _ = try workplace.shell("sed 's/7.07/6.07/' samples/teams.csv > changed.csv")
    var note: String { "the lineups have changed after 1 of 3 rounds, whose scores are kept" }
    for _ in 1...2 {
      #expect(try workplace.squad("tournament", "changed.csv").exitCode == 0)
      let html = try workplace.text(of: "reports/tournament.html")
      #expect(html.contains(note))
      let warnings = try #require(workplace.json("reports/tournament.json")["warnings"] as? [[String: Any]])
      #expect(warnings.map { $0["code"] as? String } == ["changed-line-ups"])
    }
    _ = try workplace.squad("tournament", "changed.csv", "--new-schedule")
    let html = try workplace.text(of: "reports/tournament.html")
    #expect(!html.contains(note))
  }

  @Test(arguments: [
    ("printf '{\"a\":1}'", ""), ("printf nonsense", ""), ("printf ''", ""),
    ("cat reports/best-team.json", "a snapshot of something other than a tournament"),
  ])
  func whatIsNoSnapshotOfATournamentIsLeftAlone(_ make: String, reason: String) throws {
    _ = try workplace.shell("squad best samples/players.csv; \(make) > reports/tournament.json")
    let before = try workplace.bytes(of: "reports/tournament.json")
    let run = try workplace.squad("tournament", Self.sample)
    #expect(run.exitCode == 65)
    #expect(run.errors.hasPrefix("reports/tournament.json: \(reason)"))
    #expect(
      run.errors.hasSuffix(
        "; it holds what this run continues: restore it, move it away to start over, or choose another "
          + "--output\n"))
    #expect(try workplace.bytes(of: "reports/tournament.json") == before)
    #expect(!workplace.names(in: "reports").contains("tournament.html"))
    #expect(try workplace.squad("tournament", Self.sample, "--new-schedule").exitCode == 0)
  }

  @Test func resultsMayHaveColumnsOfTheirOwn() throws {
    try workplace.write(
      "Date,Hosts,Guests,F,A\n1 May,Northgate,Mill Rangers,7,0\n", to: "real.csv")
    let missing = try workplace.squad("tournament", Self.sample, "--results", "real.csv")
    #expect(missing.exitCode == 65)
    let run = try workplace.squad(
      "tournament", Self.sample, "--results", "real.csv", "--result-columns",
      "home=Hosts,away=#3,home_goals=F,away_goals=A")
    #expect(run.output.contains("Northgate        7-0    Mill Rangers     real result\n"))
    let alone = try workplace.squad("tournament", Self.sample, "--result-columns", "home=Hosts")
    #expect(alone.exitCode == 64)
    #expect(alone.errors == "squad: --result-columns needs --results\n")
    let wrong = try workplace.squad(
      "tournament", Self.sample, "--results", "real.csv", "--result-columns", "hom=Hosts")
    #expect(wrong.exitCode == 64)
  }

  @Test func whatIsWrongWithTeamsAndResultsIsSaidAtOnce() throws {
    try workplace.write(
      "team,player,position,skill\nA,a,keeper,7\nA,b,defender,11\nA,c,midfielder,7\nA,d,attacker,7\n"
        + "B,a,keeper,7\nB,b,defender,7\nB,c,midfielder,7\nB,d,attacker,7\n", to: "bad.csv")
    try workplace.write("home,away,home_goals,away_goals\nA,B,x,1\nA,A,1,1\n", to: "wrong.csv")
    let run = try workplace.squad("tournament", "bad.csv", "--results", "wrong.csv")
    #expect(run.exitCode == 65)
    #expect(
      run.errors == """
        bad.csv:3: skill: 11 is more than 10; --skill-range any accepts it
        wrong.csv:2: home_goals: "x" is not a number
        wrong.csv:3: away: "A" cannot play against itself

        """)
    let absent = try workplace.squad("tournament", "bad.csv", "--results", "absent.csv")
    #expect(absent.exitCode == 65)
    #expect(
      absent.errors
        == "bad.csv:3: skill: 11 is more than 10; --skill-range any accepts it\nabsent.csv: no such file or directory\n"
    )
  }

  @Test func resultsAreReadInTheEncodingOfTheTeams() throws {
    _ = try workplace.shell(
      "sed 's/Northgate/Nørdgate/' samples/teams.csv | iconv -t latin1 > teams.csv; "
        + "printf 'home,away,home_goals,away_goals\nNørdgate,Mill Rangers,7,0\n' | iconv -t latin1 > real.csv"
    )
    let run = try workplace.squad(
      "tournament", "teams.csv", "--results", "real.csv", "--encoding", "latin1")
    #expect(run.output.contains("Nørdgate         7-0    Mill Rangers     real result\n"))
  }

  @Test func everythingWrongWithLineUpsIsListed() throws {
    try workplace.write(
      "team,player,position,skill\nA,a,keeper,11\nA,b,defnder,7\nB,c,midfielder,seven\n", to: "bad.csv")
    let run = try workplace.squad("tournament", "bad.csv")
    #expect(run.exitCode == 65)
    #expect(
      run.errors == """
        bad.csv:2: skill: 11 is more than 10; --skill-range any accepts it
        bad.csv:3: position: "defnder" is not a position; did you mean defender?
        bad.csv:4: skill: "seven" is not a number
        bad.csv:4: position: "B" has no keeper; a team has exactly one
        bad.csv:4: position: "B" has no defender; a team has at least one
        bad.csv:4: position: "B" has no attacker; a team has at least one

        """)
    #expect(workplace.names(in: ".").filter { !$0.hasPrefix(".") } == ["bad.csv", "samples"])
  }

  @Test func anOddNumberOfTeamsRestsInTurn() throws {
    _ = try workplace.shell("grep -v Northgate samples/teams.csv > three.csv")
    let run = try workplace.squad("tournament", "three.csv")
    #expect(run.output.contains("Round 1: Harbour Town has a bye\n"))
    #expect(try Set(rounds(workplace).map { $0["bye"] as? String }).count == 3)
    #expect(run.exitCode == 0)
  }

  @Test func namesFromFilesStayText() throws {
    _ = try workplace.shell(
      "sed 's/Northgate/<script>|=1/; s/Mill Rangers/B * _c_/' samples/teams.csv > odd.csv")
    let run = try workplace.squad("tournament", "odd.csv")
    #expect(run.exitCode == 0)
    let html = try workplace.text(of: "reports/tournament.html")
    #expect(!html.contains("<script>") && html.contains("&lt;script&gt;|=1"))
    let markdown = try workplace.text(of: "reports/tournament.md")
    #expect(!markdown.contains("<script>|"))
  }
}

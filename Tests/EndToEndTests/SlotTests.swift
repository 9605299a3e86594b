import Foundation
import Testing

/// Team files that name the players' slots.
struct SlotTests {
  private let workplace = Workplace()

  private static let pool = """
    name,skill,cost,role,club
    G1,5,4,GK,a
    G2,3,4,GK,b
    D1,6,4,DEF,c
    D2,5,4,DEF,d
    D3,4,4,DEF,e
    D4,3,4,DEF,f
    D5,2,4,DEF,g
    M1,9,5,MID,h
    M2,8,5,MID,i
    M3,7,5,MID,j
    M4,4,5,MID,k
    M5,3,5,MID,l
    F1,9,6,FWD,m
    F2,6,6,FWD,n
    F3,2,6,FWD,o
    F4,10,6,FWD,p

    """
  private static let names = [
    "G1", "G2", "D1", "D2", "D3", "D4", "D5", "M1", "M2", "M3", "M4", "M5", "F1", "F2", "F3",
  ]

  private func file(_ slots: [String: String]) -> String {
    "name,slot\n" + Self.names.map { "\($0),\(slots[$0] ?? "")\n" }.joined()
  }

  private func check(_ slots: [String: String], _ workplace: Workplace) throws -> Run {
    try workplace.write(Self.pool, to: "pool.csv")
    try workplace.write(file(slots), to: "mine.csv")
    return try workplace.shell("squad check pool.csv mine.csv --rules fpl-squad")
  }

  /// Six players of a showdown, with a row for each of some slots.
  private func showdown(_ slots: String...) -> String {
    var pool = "ID,Name,Roster Position,Salary,Game Info,TeamAbbrev,AvgPointsPerGame\n"
    for (number, player) in [
      ("Al", 100, 20), ("Bo", 80, 18), ("Ci", 60, 12), ("Di", 50, 10), ("Ed", 40, 8), ("Fi", 30, 7),
    ]
    .enumerated() {
      for (row, slot) in slots.enumerated() {
        pool +=
          "\(2 * number + row),\(player.0),\(slot),\(player.1 * (slot == "CPT" ? 150 : 100)),A@B 07:00PM ET,"
          + "\(number % 2 == 0 ? "A" : "B"),\(player.2)\n"
      }
    }
    return pool
  }

  /// With prices by slot, more money may only move the same players; a player with several rows has a price in each.
  @Test func playersInOtherSlotsAreOtherTeams() throws {
    let options = "--preset draftkings --rules draftkings-showdown --output none"
    try workplace.write(showdown("FLEX"), to: "one.csv")
    let next = try workplace.shell("squad best one.csv \(options) --budget 38800")
    #expect(
      next.output.contains("Next   39,000 buys 81.0: the same players in other slots\n"),
      "\(next.output)\(next.errors)")
    let curve = try workplace.shell("squad compare one.csv \(options)")
    #expect(
      curve.output.contains("40,000              84.0")
        && curve.output.contains("the same players in other slots"))
    try workplace.write(showdown("CPT", "FLEX"), to: "two.csv")
    let why = try workplace.shell("squad best two.csv \(options) --budget 40500 --why Al --why 'Bo (FLEX)'")
    #expect(
      why.output.contains(
        """
        Why    Al (FLEX) is in the team: no team is possible without them; they stay in the best team up to a salary \
        of 13,000, now 10,000
               Al (CPT) is not in the team: no team with them is legal: with Al (CPT) locked the cheapest team under \
        these rules costs 41,000; the budget is 40,500; they would have to cost 14,500 or less, now 15,000, to reach 84.0
               Bo (FLEX) is not in the team: the best with them is 81.0, 3.0 less; they would have to cost 7,500 or less, \
        now 8,000, to reach 84.0

        """), "\(why.output)\(why.errors)")
    let twice = try workplace.shell("squad best two.csv \(options) --budget 40500 --why Al --why 'Al (CPT)'")
    #expect(twice.exitCode == 0 && twice.output.contains("Al (FLEX) is in the team"), "\(twice.errors)")
  }

  /// Names without slots mean the rows of a showdown that make the best team, within the budget if possible.
  @Test func namesWithoutSlotsStandWhereTheTeamIsBest() throws {
    try workplace.write(showdown("CPT", "FLEX"), to: "pool.csv")
    try workplace.write("name\nAl\nBo\nCi\nDi\nEd\nFi\n", to: "mine.csv")
    try workplace.write("name,slot\nAl,FLEX\nBo,\nCi,\nDi,FLEX\nEd,FLEX\nFi,FLEX\n", to: "some.csv")
    let check =
      "squad check pool.csv mine.csv some.csv --preset draftkings --rules draftkings-showdown --output none"
    let rich = try workplace.shell(check)
    #expect(
      rich.exitCode == 0 && rich.output.contains("mine  valid               85.0  0.0  41,000"),
      "\(rich.output)\(rich.errors)")
    #expect(rich.output.contains("some  valid               84.0  1.0  40,000"), "\(rich.output)")
    let poor = try workplace.shell("\(check) --budget 38800")
    #expect(poor.output.contains("mine  valid                80.0  0.0  38,500"), "\(poor.output)")
    // Seven players are not a team, whatever their slots.
    try workplace.write("name\nAl\nBo\nCi\nDi\nEd\nFi\nGi\n", to: "mine.csv")
    #expect(try workplace.shell(check).exitCode == 1)
  }

  /// Until the team is full, the slot with the multiplier is open to any player.
  @Test func aTeamThatIsNotFullLeavesItsSlotsOpen() throws {
    let options = "--preset draftkings --rules draftkings-showdown"
    try workplace.write(showdown("CPT", "FLEX"), to: "pool.csv")
    try workplace.write("name\nBo\nCi\nDi\nEd\nFi\n", to: "without.csv")
    try workplace.write("name\nAl\nBo\nCi\nDi\nEd\n", to: "with.csv")
    let check = try workplace.shell("squad check pool.csv without.csv with.csv \(options)")
    #expect(check.output.contains("without  add Al (CPT): 85.0 for 41,000\n"), "\(check.output)")
    // Al becomes captain, though the file says only that they are in the team.
    #expect(check.output.contains("with     add Fi (FLEX): 85.0 for 41,000\n"), "\(check.output)")
    try workplace.expectVerified("reports/check.json")
    let team = try workplace.shell("squad team select without.csv 'Al (CPT)' --pool pool.csv \(options)")
    #expect(team.exitCode == 0 && team.output.contains("85"), "\(team.output)\(team.errors)")
  }

  /// A file that names a captain but lacks a player is completed freely, and the message says so.
  @Test func aSquadThatIsNotFullIsLinedUpBestWhenItIs() throws {
    try workplace.write(Self.pool, to: "pool.csv")
    try workplace.write(
      "name,slot\n" + Self.names.dropLast().map { "\($0),\($0 == "D5" ? "captain" : "")\n" }.joined(),
      to: "mine.csv")
    let run = try workplace.shell("squad check pool.csv mine.csv --rules fpl-squad")
    #expect(run.output.contains("add F4, lined up best: "), "\(run.output)")
    try workplace.expectVerified("reports/check.json")
  }

  /// A better captain costs nothing, whatever a swap would gain.
  @Test func aBetterLineupIsShownBesideTheBestSwap() throws {
    let slots = ["104,bench 1", "110,captain", "111,bench 2", "118,bench 3", "124,vice", "131,bench 4"]
    let others = [105, 106, 107, 114, 117, 123, 125, 127, 129].map { "\($0),\n" }.joined()
    try workplace.write("id,slot\n" + slots.map { $0 + "\n" }.joined() + others, to: "mine.csv")
    let run = try workplace.shell(
      "squad check samples/projections.csv mine.csv --rules fpl-squad --weeks 13-15 --bench 0.03,0.21,0.06,0.002"
    )
    #expect(run.output.contains(" behind the best; Gadsby and Zell out, "), "\(run.output)\(run.errors)")
    #expect(run.output.contains("  with the same players: Yarrow captain: 194.12 for 98.1\n"))
  }

  /// The game's own export says who is captain and who is on the bench.
  @Test func aSquadFromTheGameIsJudgedAsItStands() throws {
    let pool = Self.pool.split(separator: "\n")
    try workplace.write(
      "id,\(pool[0])\n" + pool.dropFirst().enumerated().map { "\($0 + 1),\($1)\n" }.joined(), to: "pool.csv")
    let order = ["G1", "D1", "D2", "D3", "M1", "M2", "M3", "M4", "M5", "F1", "F2", "G2", "D4", "D5", "F3"]
    let ids = order.map { name in pool.dropFirst().firstIndex { $0.hasPrefix("\(name),") } ?? 0 }
    let picks = ids.enumerated().map { place, id in
      #"{"element": \#(id), "position": \#(place + 1), "is_captain": \#(place == 10), "is_vice_captain": \#(place == 0)}"#
    }
    try workplace.write(#"{"picks": [\#(picks.joined(separator: ", "))]}"#, to: "team.json")
    let slots = [
      "F2": "captain", "G1": "vice", "G2": "bench 1", "D4": "bench 2", "D5": "bench 3", "F3": "bench 4",
    ]
    try workplace.write(file(slots), to: "mine.csv")
    let run = try workplace.shell("squad check pool.csv team.json mine.csv --rules fpl-squad")
    let rows = run.output.split(separator: "\n").filter { $0.contains(" valid ") }.map {
      $0.split(separator: " ").dropFirst().joined(separator: " ")
    }
    #expect(
      rows.count == 2 && rows[0] == rows[1] && rows[0].hasPrefix("valid 72 11"), "\(run.output)\(run.errors)")
    try workplace.write("{", to: "team.json")
    let cut = try workplace.shell("squad check pool.csv team.json --rules fpl-squad")
    #expect(
      cut.exitCode == 65 && cut.errors.contains("not JSON, as a squad from the game is"), "\(cut.errors)")
  }

  /// Lists show who is captain; otherwise lineups of the same players would look the same.
  @Test func tablesOfTeamsTellWhoIsCaptain() throws {
    try workplace.write("name,skill,cost\nAl,5,1\nBo,4,1\nCi,3,1\n", to: "pool.csv")
    let list = try workplace.shell(
      "squad best pool.csv --size 2 --captain 2 --budget 5 --top 3 --format csv --output none")
    #expect(
      list.output.replacing("\r\n", with: "\n") == """
        rank,skill,cost,left,player1,player2,place1,place2
        1,14,2,3,Al,Bo,captain,vice
        2,13,2,3,Al,Bo,vice,captain
        3,13,2,3,Al,Ci,captain,vice

        """, "\(list.output)\(list.errors)")
    let lineups = try workplace.shell(
      "squad lineups pool.csv --size 2 --captain 2 --budget 5 --count 2 --format csv")
    #expect(lineups.output.contains(",captain,vice\r\n") && lineups.output.contains(",vice,captain\r\n"))
    try workplace.expectVerified("reports/lineups.json")
    let apart = try workplace.shell(
      "squad lineups pool.csv --size 2 --captain 2 --budget 5 --count 3 --uniques 1")
    #expect(apart.output.contains("3 lineups, 38 skill"), "\(apart.output)\(apart.errors)")
    try workplace.expectVerified("reports/lineups.json")
    #expect(try workplace.json("reports/lineups.json")["uniquesLeast"] as? Int == 1)
  }

  /// Every problem that a team can have is known to snapshots.
  @Test func rulesOfGamesAndOfPeopleAreVerifiedWhereTheyAreBroken() throws {
    try workplace.write(showdown("CPT", "FLEX"), to: "pool.csv")
    try workplace.write("name,slot\nAl,CPT\nAl,FLEX\nBo,FLEX\nCi,FLEX\nDi,FLEX\nEd,FLEX\n", to: "twice.csv")
    let twice = try workplace.shell(
      "squad check pool.csv twice.csv --preset draftkings --rules draftkings-showdown")
    #expect(twice.output.contains("2 rows of Al, who is one player"), "\(twice.output)\(twice.errors)")
    try workplace.expectVerified("reports/check.json")
    try workplace.write(
      "name,skill,cost,game\nAl,3,1,A@B\nBo,2,1,A@B\nCi,1,1,C@D\n", to: "games.csv")
    try workplace.write("name\nAl\nBo\n", to: "mine.csv")
    let games = try workplace.shell("squad check games.csv mine.csv --size 2 --budget 5 --min-games 2")
    #expect(games.output.contains("players from 1 game, at least 2 needed"), "\(games.output)\(games.errors)")
    try workplace.expectVerified("reports/check.json")
  }

  /// A captain counts once in a match, and can be named in the file.
  @Test func aCaptainPlaysInATournament() throws {
    let options = "--rules fpl-eleven --skill-range 1-10"
    let saved = try workplace.shell(
      "squad best samples/league.csv \(options) --save-team mine.csv --output none")
    #expect(saved.exitCode == 0, "\(saved.errors)")
    let cup = try workplace.shell(
      "squad tournament --pool samples/league.csv \(options) --budgets 80,90 --team mine.csv")
    #expect(cup.exitCode == 0, "\(cup.output)\(cup.errors)")
  }

  @Test func aGivenLineupIsJudged() throws {
    let slots = [
      "G2": "bench 1", "D5": "bench 2", "D4": "bench 3", "F3": "bench 4", "M1": "vice", "M2": "captain",
    ]
    let run = try check(slots, workplace)
    #expect(
      run.exitCode == 0 && run.output.contains("F3 out, F4 in: 83 for 71"),
      "\(run.output)\(run.errors)")
    let page = try workplace.text(of: "reports/check.md")
    #expect(page.contains("M1 captain, D4 in the lineup for M5: 75 for 71"), "\(page)")
    let json = try workplace.json("reports/check.json")
    let team = try #require((json["manualTeams"] as? [[String: Any]])?.first)
    let players = try #require(team["players"] as? [[String: Any]])
    func player(_ name: String) -> [String: Any] { players.first { $0["name"] as? String == name } ?? [:] }
    #expect(team["skill"] as? Int == 74 && team["namesSlots"] as? Bool == true)
    #expect(player("M2")["captain"] as? Bool == true && player("M1")["viceCaptain"] as? Bool == true)
    #expect(player("D5")["bench"] as? Int == 2 && player("D4")["bench"] as? Int == 3)
    try workplace.expectVerified("reports/check.json")
  }

  /// A saved best team reads back as it was found: the same total, every player in the same slot.
  @Test(arguments: [
    "pool.csv --rules fpl-squad", "pool.csv --rules fpl-squad --bench 0.03,0.21,0.06,0.002",
    "pool.csv --rules fpl-squad --no-captain", "samples/slate.csv --rules draftkings-nba",
    "samples/slate.csv --rules draftkings-showdown", "samples/slate.csv --rules fanduel-single-game",
    "samples/players.csv --captain 3",
  ])
  func aSavedTeamStandsAsItDid(question: String) throws {
    try workplace.write(Self.pool, to: "pool.csv")
    let words = question.split(separator: " ", maxSplits: 1).map(String.init)
    func run(_ command: String) throws {
      let run = try workplace.shell("squad \(command)")
      #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    }
    func standing(_ team: [String: Any]?) -> [String] {
      (team?["players"] as? [[String: Any]] ?? []).map { player in
        ["name", "place", "slot", "bench", "captain", "viceCaptain", "times"]
          .map { "\(player[$0] ?? "")" }.joined(separator: "|")
      }.sorted()
    }
    try run("best \(question) --save-team mine.csv --output out")
    let best = try workplace.json("out/best-team.json")["bestTeam"] as? [String: Any]
    try run("check \(words[0]) mine.csv \(words[1]) --output out")
    let team = (try workplace.json("out/check.json")["manualTeams"] as? [[String: Any]])?.first
    #expect(team?["namesSlots"] as? Bool == true)
    #expect(team?["skill"] as? Double == best?["skill"] as? Double && team?["status"] as? String == "valid")
    #expect(standing(team) == standing(best) && standing(best).count > 4)
    try run("team show mine.csv --pool \(question) --format json > shown.json")
    let shown = (try workplace.json("shown.json")["manualTeams"] as? [[String: Any]])?.first
    #expect(standing(shown) == standing(best))
    try run("team show mine --from out/check.json --save-team again.csv")
    #expect(try workplace.bytes(of: "again.csv") == workplace.bytes(of: "mine.csv"))
    guard question.contains("fpl") else { return }
    try run("best \(question) --owned mine.csv --bank 30 --output out")
    let plan = try workplace.json("out/best-team.json")["transfers"] as? [[String: Any]]
    #expect(plan?.first?["skill"] as? Double == best?["skill"] as? Double)
  }

  @Test func aLineupThatIsNoneIsSaid() throws {
    let slots = ["G2": "bench 1", "D1": "bench 2", "D2": "bench 3", "D3": "bench 4"]
    let run = try check(slots, workplace)
    #expect(
      run.exitCode == 1 && run.output.contains("2 players in the lineup as DEF, at least 3"),
      "\(run.output)\(run.errors)")
    let other = try check(["D5": "bench 1", "G2": "bench 2", "D4": "bench 3", "F3": "bench 4"], workplace)
    #expect(
      other.output.contains("\"G2\" cannot be bench 2, which is for DEF, MID or FWD"), "\(other.output)")
  }

  /// An illegal lineup cannot be made final, even if its players are a legal squad.
  @Test func anIllegalLineupCannotBeFinal() throws {
    _ = try check(["D5": "bench 1", "G2": "bench 2", "D4": "bench 3", "F3": "bench 4"], workplace)
    let before = try workplace.bytes(of: "mine.csv")
    let finalize = "squad team finalize mine.csv --pool pool.csv --rules fpl-squad"
    let run = try workplace.shell(finalize)
    #expect(
      run.exitCode == 1 && run.output.contains("cannot be bench 2"), "\(run.output)\(run.errors)")
    #expect(try workplace.bytes(of: "mine.csv") == before)
    _ = try check(["G2": "bench 1", "D4": "bench 2", "D5": "bench 3", "F3": "bench 4"], workplace)
    #expect(try workplace.shell(finalize).exitCode == 0)
  }

  @Test func unknownSlotsAreErrors() throws {
    let run = try check(
      [
        "D1": "captain", "D2": "Captain", "D3": "bench 7", "D4": "bench 3", "D5": "bench 3", "M1": "vcie",
        "M2": "DEFF",
      ], workplace)
    #expect(run.exitCode == 65 && workplace.names(in: "reports").isEmpty)
    for line in [
      "mine.csv:5: slot: \"Captain\" is already taken on line 4; only one player can have it",
      "mine.csv:6: slot: \"bench 7\" is not a place on the bench, which has 4: bench 1 to bench 4",
      "mine.csv:8: slot: \"bench 3\" is already taken on line 7; only one player can have it",
      "mine.csv:9: slot: \"vcie\" is not a slot of fpl-squad; did you mean \"vice\"?",
      "mine.csv:10: slot: \"DEFF\" is not a slot of fpl-squad; did you mean \"DEF\"?",
    ] { #expect(run.errors.contains(line), "\(run.errors)") }
  }

  @Test func slotsThatCountOtherwiseAreJudged() throws {
    try workplace.write("name,skill,cost,club\na,10,10,X\nb,9,5,Y\nc,5,5,X\nd,4,1,Y\n", to: "pool.csv")
    try workplace.write(
      "name: two\nbudget: 20\nroles:\n  CPT: {of: any, count: 1, skill: 1.5, cost: 1.5}\n  FLEX = any: 1\n",
      to: "two.yaml")
    try workplace.write("name,slot\na,FLEX\nb,CPT - 1.5X Points\n", to: "mine.csv")
    let run = try workplace.shell("squad check pool.csv mine.csv --rules two.yaml --skill-range any")
    #expect(
      run.exitCode == 0 && run.output.contains("a as CPT: 24.0 for 20"),
      "\(run.output)\(run.errors)"
    )
    try workplace.expectVerified("reports/check.json")
  }
}

import Chance
import Foundation
import Testing

/// Team files that say where players stand.
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

  /// Where slots cost otherwise more money may buy nobody new; and who has a row for each slot has a price in each.
  @Test func playersInOtherSlotsAreOtherTeams() throws {
    let options = "--preset draftkings --rules draftkings-showdown --output none"
    try workplace.write(showdown("FLEX"), to: "one.csv")
    let next = try workplace.shell("squad best one.csv \(options) --budget 38800")
    #expect(
      next.output.contains("Next   39,000 buys 81.0: the same players in other slots\n"),
      "\(next.output)\(next.errors)")
    let curve = try workplace.shell("squad compare one.csv \(options)")
    #expect(
      curve.output.contains("40,000   84.0") && curve.output.contains("the same players in other slots"))
    try workplace.write(showdown("CPT", "FLEX"), to: "two.csv")
    let why = try workplace.shell("squad best two.csv \(options) --budget 40500 --why Al --why 'Bo (FLEX)'")
    #expect(
      why.output.contains(
        """
        Why    Al (FLEX) is in the team: no team is possible without them; they stay in the best team up to a cost \
        of 13,000, now 10,000
               Al (CPT) is not in the team: no team with them is legal: with Al (CPT) locked the cheapest team under \
        these rules costs 41,000; the budget is 40,500; they would have to cost 14,500 or less, now 15,000, to reach 84.0
               Bo (FLEX) is not in the team: the best with them is 81.0, 3.0 less; they would have to cost 7,500 or less, \
        now 8,000, to reach 84.0

        """), "\(why.output)\(why.errors)")
  }

  /// Names alone mean the rows of a showdown with which the team is best, within the budget where there is a way.
  @Test func namesWithoutSlotsStandWhereTheTeamIsBest() throws {
    try workplace.write(showdown("CPT", "FLEX"), to: "pool.csv")
    try workplace.write("name\nAl\nBo\nCi\nDi\nEd\nFi\n", to: "mine.csv")
    try workplace.write("name,slot\nAl,FLEX\nBo,\nCi,\nDi,FLEX\nEd,FLEX\nFi,FLEX\n", to: "some.csv")
    let check =
      "squad check pool.csv mine.csv some.csv --preset draftkings --rules draftkings-showdown --output none"
    let rich = try workplace.shell(check)
    #expect(
      rich.exitCode == 0 && rich.output.contains("mine  valid    85.0  0.0  41,000"),
      "\(rich.output)\(rich.errors)")
    #expect(rich.output.contains("some  valid    84.0  1.0  40,000"), "\(rich.output)")
    let poor = try workplace.shell("\(check) --budget 38800")
    #expect(poor.output.contains("mine  valid     80.0  0.0  38,500"), "\(poor.output)")
    // Seven people are no team, however they stand.
    try workplace.write("name\nAl\nBo\nCi\nDi\nEd\nFi\nGi\n", to: "mine.csv")
    #expect(try workplace.shell(check).exitCode == 1)
  }

  /// While players are missing nobody has taken the slot that counts several times, and anybody may.
  @Test func aTeamThatIsNotFullLeavesItsSlotsOpen() throws {
    let options = "--preset draftkings --rules draftkings-showdown"
    try workplace.write(showdown("CPT", "FLEX"), to: "pool.csv")
    try workplace.write("name\nBo\nCi\nDi\nEd\nFi\n", to: "without.csv")
    try workplace.write("name\nAl\nBo\nCi\nDi\nEd\n", to: "with.csv")
    let check = try workplace.shell("squad check pool.csv without.csv with.csv \(options)")
    #expect(check.output.contains("without  add Al (CPT): 85.0 for 41,000\n"), "\(check.output)")
    // Al becomes captain, though the file says only that he is in the team.
    #expect(check.output.contains("with     add Fi (FLEX): 85.0 for 41,000\n"), "\(check.output)")
    try workplace.expectVerified("reports/check.json")
    let team = try workplace.shell("squad team select without.csv 'Al (CPT)' --pool pool.csv \(options)")
    #expect(team.exitCode == 0 && team.output.contains("85"), "\(team.output)\(team.errors)")
  }

  /// A file that names a captain and lacks a player is completed whatever it names, and says so.
  @Test func aSquadThatIsNotFullIsLinedUpBestWhenItIs() throws {
    try workplace.write(Self.pool, to: "pool.csv")
    try workplace.write(
      "name,slot\n" + Self.names.dropLast().map { "\($0),\($0 == "D5" ? "captain" : "")\n" }.joined(),
      to: "mine.csv")
    let run = try workplace.shell("squad check pool.csv mine.csv --rules fpl-squad")
    #expect(run.output.contains("add F4, lined up best: "), "\(run.output)")
    try workplace.expectVerified("reports/check.json")
  }

  /// What the game hands out says who is captain and who sits where.
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

  /// Lists tell who is captain: else lineups of the same players look the same.
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
    #expect(apart.output.contains("3 lineups, 38 points"), "\(apart.output)\(apart.errors)")
    try workplace.expectVerified("reports/lineups.json")
    #expect(try workplace.json("reports/lineups.json")["uniquesLeast"] as? Int == 1)
  }

  /// Every problem that a team can have is one that snapshots know.
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

  /// A captain counts once in a match, and may be named.
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
      run.exitCode == 0 && run.output.contains("M1 captain, D4 in the lineup for M5: 75 for 71"),
      "\(run.output)\(run.errors)")
    let json = try workplace.json("reports/check.json")
    let team = try #require((json["manualTeams"] as? [[String: Any]])?.first)
    let players = try #require(team["players"] as? [[String: Any]])
    func player(_ name: String) -> [String: Any] { players.first { $0["name"] as? String == name } ?? [:] }
    #expect(team["skill"] as? Int == 74 && team["namesSlots"] as? Bool == true)
    #expect(player("M2")["captain"] as? Bool == true && player("M1")["viceCaptain"] as? Bool == true)
    #expect(player("D5")["bench"] as? Int == 2 && player("D4")["bench"] as? Int == 3)
    try workplace.expectVerified("reports/check.json")
  }

  /// A best team that is saved reads back as it was found: the same total, everyone where they stood.
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
  }

  @Test func slotsThatAreNoneAreErrors() throws {
    let run = try check(
      [
        "D1": "captain", "D2": "Captain", "D3": "bench 7", "D4": "bench 3", "D5": "bench 3", "M1": "vcie",
        "M2": "DEFF",
      ], workplace)
    #expect(run.exitCode == 65 && workplace.names(in: "reports").isEmpty)
    for line in [
      "mine.csv:5: slot: \"Captain\", as on line 4; only one player can be that",
      "mine.csv:6: slot: \"bench 7\" is not a place on the bench, which has 4: bench 1 to bench 4",
      "mine.csv:8: slot: \"bench 3\", as on line 7; only one player can be that",
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
      run.exitCode == 0 && run.output.contains("a as CPT, b as FLEX: 24.0 for 20"),
      "\(run.output)\(run.errors)"
    )
    try workplace.expectVerified("reports/check.json")
  }

  /// A site's file of one game of another sport: an MVP who counts 1.5 times, and four who count once, by its headers.
  @Test func aSingleGameIsPlayedAsTheFileSays() throws {
    var random = SplitMix64(seed: 118)
    let players = (0..<9).map { _ in
      (points: Int(random.integer(in: 50...250)), salary: 500 * Int(random.integer(in: 10...32)))
    }
    var text = "Id,Nickname,FPPG,Salary,Team,MVP - 1.5X Points,AnyFLEX\n"
    for (index, player) in players.enumerated() {
      let club = index % 2 == 0 ? "KC" : "BUF"
      text += "\(index),P\(index),\(player.points / 10).\(player.points % 10),\(player.salary),\(club),,\n"
    }
    try workplace.write(text, to: "game.csv")
    var best = 0
    for set in 0..<(1 << players.count) where set.nonzeroBitCount == 5 {
      let team = players.indices.filter { set >> $0 & 1 == 1 }
      guard Set(team.map { $0 % 2 }).count == 2, team.reduce(0, { $0 + players[$1].salary }) <= 60_000 else {
        continue
      }
      let points = team.map { players[$0].points }
      best = max(best, points.reduce(0, +) * 2 + points.max()!)
    }
    let run = try workplace.shell("squad best game.csv --rules fanduel-single-game")
    #expect(
      run.exitCode == 0
        && run.errors.contains("game.csv: MVP counts 1.5 times; no STAR or PRO, by the words of the file"),
      "\(run.errors)")
    let piped = try workplace.shell(
      "cat game.csv | squad best - --rules fanduel-single-game --format csv --output none")
    let again = try workplace.shell(
      "squad best game.csv --rules fanduel-single-game --format csv --output none")
    #expect(piped.output == again.output && !piped.output.isEmpty)
    // Somebody's own rules stay as they are.
    let own = try workplace.shell(
      "squad rules show fanduel-single-game > own.yaml; squad best game.csv --rules own.yaml --output none")
    #expect(own.errors.contains("counts twice under fanduel-single-game"), "\(own.errors)")
    let team = try workplace.json("reports/best-team.json")["bestTeam"] as? [String: Any]
    #expect(team?["skill"] as? Double == Double(best) / 20, "\(run.output)\(run.errors)")
    try workplace.expectVerified("reports/best-team.json")
    // What a slot that costs nothing means for prices, nobody can say.
    try workplace.write(
      "name: free\nsize: 2\nbudget: 9000\nroles:\n  A: {of: any, count: 1, cost: 0}\n  B = any: 1\n",
      to: "free.yaml")
    let free = try workplace.shell("squad best game.csv --rules free.yaml --skill-range any --players")
    #expect(
      free.exitCode == 64 && free.errors.contains("whoever stands in A costs nothing"), "\(free.errors)")
  }

  /// A showdown export: each player in a row for each slot, with an id and a price of its own.
  private func export(_ random: inout SplitMix64) -> (
    text: String, players: [(points: Int, cpt: Int, flex: Int)]
  ) {
    var text = "Name,ID,Roster Position,Salary,TeamAbbrev,AvgPointsPerGame\n"
    let players = (0..<8).map { _ in
      let flex = 200 * Int(random.integer(in: 10...60))
      return (
        points: Int(random.integer(in: 5...45)), cpt: flex * 3 / 2 + 100 * Int(random.integer(in: -1...1)),
        flex: flex
      )
    }
    for (index, player) in players.enumerated() {
      let club = index % 2 == 0 ? "A" : "B"
      text += "P\(index),1\(index),CPT,\(player.cpt),\(club),\(player.points)\n"
      text += "P\(index),2\(index),FLEX,\(player.flex),\(club),\(player.points)\n"
    }
    return (text, players)
  }

  @Test(arguments: 0..<6)
  func aShowdownHasARowForEachSlot(seed: UInt64) throws {
    var random = SplitMix64(seed: 1_700 + seed)
    let (text, players) = export(&random)
    var best: (points: Int, cost: Int)?
    for captain in players.indices {
      for out in players.indices where out != captain {
        for other in players.indices where other > out && other != captain {
          let flex = players.indices.filter { ![captain, out, other].contains($0) }
          let cost = players[captain].cpt + flex.reduce(0) { $0 + players[$1].flex }
          let points = 3 * players[captain].points + 2 * flex.reduce(0) { $0 + players[$1].points }
          if cost <= 50_000, best.map({ (points, $0.cost) > ($0.points, cost) }) ?? true {
            best = (points, cost)
          }
        }
      }
    }
    try workplace.write(text, to: "dk.csv")
    let run = try workplace.shell("squad best dk.csv --preset draftkings --rules draftkings-showdown --top 3")
    let json = try workplace.json("reports/best-team.json")
    let team = try #require(json["bestTeam"] as? [String: Any], "\(run.errors)")
    #expect(
      team["skill"] as? Double == best.map { Double($0.points) / 2 } && team["cost"] as? Int == best?.cost)
    let members = team["players"] as? [[String: Any]] ?? []
    #expect(best == nil || members.count == 6)
    for member in members {
      let isCaptain = member["slot"] as? String == "CPT"
      let id = member["id"] as? String ?? ""
      #expect(
        id.hasPrefix(isCaptain ? "1" : "2") && member["role"] as? String == (isCaptain ? "CPT" : "FLEX"))
    }
    #expect(Set(members.compactMap { $0["name"] as? String }).count == members.count)
    #expect(!run.errors.contains("appear in"), "\(run.errors)")
    let verified = try workplace.shell("squad verify reports/best-team.json")
    #expect([0, 2].contains(verified.exitCode) && !verified.output.contains("differs"), "\(verified.output)")
  }

  @Test(arguments: 0..<2)
  func playersOfAShowdownAreNamedWhicheverSlotTheyTake(seed: UInt64) throws {
    var random = SplitMix64(seed: 1_720 + seed)
    try workplace.write(export(&random).text, to: "dk.csv")
    let question = "squad best dk.csv --rules draftkings-showdown --budget 60000"
    func skill(_ more: String) throws -> Double? {
      let run = try workplace.shell("\(question) \(more)")
      #expect([0, 1].contains(run.exitCode), "\(more): \(run.errors)")
      let json = try workplace.json("reports/best-team.json")
      return (json["bestTeam"] as? [String: Any])?["skill"] as? Double
    }
    for player in ["P0", "P5"] {
      let locked = try [skill("--lock '\(player) (CPT)'"), skill("--lock '\(player) (FLEX)'")].compactMap {
        $0
      }.max()
      #expect(try skill("--lock \(player)") == locked)
      #expect(try skill("--ban \(player)") == skill("--ban '\(player) (CPT)' --ban '\(player) (FLEX)'"))
    }
    let both = try workplace.shell("\(question) --lock P1 --ban P1")
    #expect(both.exitCode == 64 && both.errors.contains("\"P1\" is both locked and banned"), "\(both.errors)")

    let judged = try workplace.shell("\(question) --players --why P3")
    #expect(judged.exitCode == 0 && judged.output.contains("Why    P3 ("), "\(judged.output)")
    // One player, whichever slot, but who is asked for by name: without P3 is without both rows.
    let figures = try workplace.json("reports/best-team.json")["playerWhatIf"] as? [[String: Any]] ?? []
    let judgedNames = figures.compactMap { $0["name"] as? String }
    #expect(Set(judgedNames.prefix(8)).count == 8 && judgedNames.dropFirst(8) == ["P3"])
    for (name, banned) in [("P3", "--ban P3"), ("P0", "--ban P0")] {
      let own = try #require(figures.first { $0["name"] as? String == name })
      #expect(try own["skillWithout"] as? Double == skill(banned))
      #expect(try own["skillWith"] as? Double == skill("--lock \(name)"))
    }
    _ = try workplace.shell("\(question) --players --why P3")
    try workplace.expectVerified("reports/best-team.json")
  }

  /// Teams of a list differ in players, not in the rows that these take; lineups too.
  @Test(arguments: 0..<3)
  func rowsOfOnePlayerAreNoDifference(seed: UInt64) throws {
    var random = SplitMix64(seed: 1_725 + seed)
    let (text, players) = export(&random)
    try workplace.write(text, to: "dk.csv")
    // All squads of six of eight, each by its best captain.
    var squads: [(points: Int, cost: Int, out: Set<Int>)] = []
    for out in players.indices {
      for other in players.indices where other > out {
        let six = players.indices.filter { $0 != out && $0 != other }
        let best = six.compactMap { captain -> (points: Int, cost: Int)? in
          let flex = six.filter { $0 != captain }
          let cost = players[captain].cpt + flex.reduce(0) { $0 + players[$1].flex }
          let points = 3 * players[captain].points + 2 * flex.reduce(0) { $0 + players[$1].points }
          return cost <= 60_000 ? (points, cost) : nil
        }.max { ($0.points, $1.cost) < ($1.points, $0.cost) }
        if let best { squads.append((best.points, best.cost, [out, other])) }
      }
    }
    squads.sort { ($1.points, $0.cost) < ($0.points, $1.cost) }
    // Two differ in two players where they leave out four.
    var wanted: [Int] = []
    var taken: [Set<Int>] = []
    for squad in squads where taken.allSatisfy({ $0.isDisjoint(with: squad.out) }) {
      taken.append(squad.out)
      wanted.append(squad.points)
    }
    let question = "dk.csv --rules draftkings-showdown --budget 60000"
    let list = try workplace.shell("squad best \(question) --top 20 --different 2")
    #expect(list.exitCode == (wanted.isEmpty ? 1 : 0), "\(list.errors)")
    let json = try workplace.json("reports/best-team.json")
    let teams = (json["topTeams"] as? [[String: Any]] ?? []).compactMap { $0["skill"] as? Double }
    #expect(teams == wanted.map { Double($0) / 2 })
    for team in json["topTeams"] as? [[String: Any]] ?? [] {
      #expect(
        Set((team["players"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }).count == 6)
    }
    let verified = try workplace.shell("squad verify reports/best-team.json")
    #expect([0, 2].contains(verified.exitCode), "\(verified.output)")
    let lineups = try workplace.shell("squad lineups \(question) --count 3 --uniques 2")
    guard lineups.exitCode == 0 else { return }
    let set = try workplace.json("reports/lineups.json")
    let squadsOfSet = (set["lineups"] as? [[String: Any]] ?? []).map { lineup in
      Set((lineup["players"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String })
    }
    for (index, own) in squadsOfSet.enumerated() {
      for other in squadsOfSet[(index + 1)...] { #expect(own.subtracting(other).count >= 2) }
    }
    let exposures = (set["exposures"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    #expect(
      Set(exposures).count == exposures.count && exposures.allSatisfy { $0.hasPrefix("P") && $0.count == 2 })
    let checked = try workplace.shell("squad verify reports/lineups.json")
    #expect([0, 2].contains(checked.exitCode), "\(checked.output)")
  }

  /// A captain's price counts one and a half times, so that the units of teams are finer than those of prices.
  @Test(arguments: 0..<3)
  func pricesUnderMultipliersAreThoseOfTheColumn(seed: UInt64) throws {
    var random = SplitMix64(seed: 1_740 + seed)
    let players = (0..<10).map { index in
      (name: "P\(index)", skill: random.integer(in: 5...45), cost: 200 * random.integer(in: 10...60))
    }
    func best(_ changed: String, costing cost: Int64, _ more: String) throws -> [String: Any] {
      let rows = players.enumerated().map { index, player in
        let price = player.name == changed ? cost : player.cost
        return "\(player.name),\(player.skill),\(price),\(index % 2 == 0 ? "A" : "B")\n"
      }
      try workplace.write("name,skill,cost,club\n" + rows.joined(), to: "pool.csv")
      _ = try workplace.shell("squad best pool.csv --rules draftkings-showdown --budget 60000.5 \(more)")
      return try workplace.json("reports/best-team.json")
    }
    func skill(_ json: [String: Any]) -> Double? { (json["bestTeam"] as? [String: Any])?["skill"] as? Double }

    let all = try best("", costing: 0, "--players")
    try workplace.expectVerified("reports/best-team.json")
    let judged = try #require(all["playerWhatIf"] as? [[String: Any]])
    let entering = judged.filter {
      $0["entersAt"] is Int64 || $0["entersAt"] is Double || $0["entersAt"] is Int
    }
    #expect(judged.count == 10 && !entering.isEmpty)
    for player in entering.suffix(2) {
      let name = try #require(player["name"] as? String)
      let price = Int64(try #require(player["entersAt"] as? Double))
      let (enough, tooMuch) = try (
        best(name, costing: price, "--lock \(name)"), best(name, costing: price + 1, "--lock \(name)")
      )
      #expect(try #require(skill(enough)) >= skill(all) ?? 0 && skill(tooMuch) ?? 0 < skill(all) ?? 0)
    }
  }
}

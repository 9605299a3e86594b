import PoolSamples
import Tables
import Testing

@testable import Reading
@testable import Selection

/// One person in several rows, and several of one name.
struct UnderstandingPeopleTests: ReadingText {
  /// One name in two Unicode forms is the same name.
  @Test func canonicallyEqualNames() throws {
    let reading = try read(
      "name,skill,cost\nKader Keïta,1,2\nKader Kei\u{308}ta,1,2\nKader Kei\u{308}ta,3,2\n")
    #expect(reading.quality.warnings.map(\.code) == ["repeat", "namesakes"])
    #expect(reading.pool.names[0] == reading.pool.names[1])
    #expect(Array(reading.pool.names[1].utf8) == Array("Kader Keïta".utf8))
  }

  @Test func peopleInSeveralRows() throws {
    let rows = (1...3).flatMap { week in
      (1...4).map { "P\($0),\(week + $0),5,Elm,\(week),\(week * 10 + $0)\n" }
    }
    let reading = try read("name,skill,cost,club,GW,minutes\n" + rows.joined())
    let warning = try #require(reading.quality.warnings.first)
    #expect(
      warning.message
        == "4 players appear in 12 rows, apparently one for each \"GW\" (\"1\", \"2\" and \"3\"); a team takes one row of "
        + "each; --where GW=3 reads one row of each, and --rows-are-players treats every row as a separate player"
    )
    #expect(reading.quality.warnings.count == 1)
    #expect(reading.pool.people.elementsEqual((0..<4).map { [$0, $0 + 4, $0 + 8] }))
    let asPlayers = try read("name,skill,cost,club,GW,minutes\n" + rows.joined()) { $0.rowsArePlayers = true }
    #expect(asPlayers.pool.people.isEmpty && asPlayers.quality.warningCount == 0)
    let one = try read("name,skill,cost,club,GW,minutes\n" + rows.joined()) { $0.filters = [.init("GW=3")!] }
    #expect(one.pool.count == 4 && one.quality.warningCount == 0)
    let later = try read("name,skill,cost,club,GW,minutes\n" + rows.joined()) {
      $0.filters = [.init("GW>1")!]
    }
    #expect(later.quality.warnings[0].message.contains("one for each \"GW\" (\"2\" and \"3\")"))
    let none = try read("name,skill,cost,club,GW,minutes\n" + rows.joined()) { $0.filters = [.init("GW=7")!] }
    #expect(
      none.quality.warnings.map(\.message) == [
        "no row has GW=7; the values are \"1\", \"2\" and \"3\"; the nearest is \"3\""
      ])
    let own = try read("Player,Team,Points,Price\nAnn,Elm,1,2\n") { $0.filters = [.init("club=Oak")!] }
    #expect(own.quality.warnings.map(\.message) == ["no row has club=Oak; the value is \"Elm\""])
  }

  /// Rows that differ only in their week are no repeats, whatever the weeks are.
  @Test func everyWeekIsAnother() throws {
    for week in 3...99 {
      let rows = [2, week].map { "Ana,Elm,\($0),3,4\n" }.joined() + "Bob,Elm,2,3,4\n"
      let reading = try read("name,club,GW,skill,cost\n" + rows) { $0.rowsArePlayers = true }
      #expect(reading.pool.count == 3 && reading.quality.rowsUsed == 3, "week \(week)")
    }
  }

  /// Even one person with several rows is said to have one for each week.
  @Test func onePersonInSeveralRows() throws {
    let text = "name,skill,cost,club,GW\nAna,1,2,Elm,28\nAna,2,3,Elm,29\nBob,1,1,Elm,29\n"
    let warning = try #require(try read(text).quality.warnings.first)
    #expect(warning.message.contains("apparently one for each \"GW\" (\"28\" and \"29\")"), "\(warning)")
    #expect(warning.message.contains("--where GW=29 reads one row of each"), "\(warning)")
  }

  /// A player with a row for each role is said to have one; no condition would read one of them and leave the others.
  @Test func aRowForEachRole() throws {
    let text =
      "name,club,pos,skill,cost\nAl Bo,A,RB,5,5\nAl Bo,A,WR,5,5\nCe Du,A,RB,6,6\nCe Du,A,WR,6,6\nEf,A,QB,7,7\n"
    let warnings = try read(text).quality.warnings
    #expect(warnings.map(\.code) == ["several-rows", "several-rows"])
    for warning in warnings {
      #expect(warning.message.contains("apparently one for each \"pos\" (\"RB\" and \"WR\")"), "\(warning)")
      #expect(warning.message.contains("; a team takes one of them; --rows-are-players"), "\(warning)")
    }
    let slots = text.replacing("QB", with: "WR")
    #expect(try read(slots).quality.warnings[0].message.contains("--where pos=WR reads one row of each, and"))
  }

  /// In a file without clubs, rows of several weeks are one player's.
  @Test func rowsPerWeekWithoutClubs() throws {
    let others = (1...40).map { "P\($0),1,2,1\n" }.joined()
    let text =
      "name,skill,cost,WEEK\nAnn,1,2,1\nAnn,3,2,2\nBob,1,3,1\nBob,2,3,2\nCid,1,1,1\nCid,2,2,1\n\(others)"
    let reading = try read(text)
    #expect(reading.pool.people == [[0, 1], [2, 3]])
    #expect(reading.quality.warnings.map(\.code) == ["several-rows", "several-rows", "namesakes"])
    #expect(
      reading.quality.warnings[0].message.hasPrefix(
        "\"Ann\" appears in 2 rows, apparently one for each \"WEEK\" (\"1\" and \"2\"); a team takes one of them; "
          + "--where WEEK=2 reads one row of each, but leaves 2 of 44 players; "),
      "\(reading.quality.warnings[0])")
  }

  /// The clubs of a player who moved, and the row for all of them, are one player's.
  @Test func rowsPerClubAndTheirTotal() throws {
    for total in ["TOT", "2TM"] {
      let text = "Player,Tm,PTS,Cost\nAnn,\(total),9,2\nAnn,BOS,5,2\nAnn,NYK,4,2\nBob,BOS,5,2\nBob,NYK,4,2\n"
      let reading = try read(text)
      #expect(reading.pool.people == [[0, 1, 2]] && reading.pool.clubs?[3] == "BOS")
      #expect(reading.quality.warnings.map(\.code) == ["several-rows", "namesakes"])
      #expect(
        reading.quality.warnings[0].message.hasPrefix("\"Ann\" appears in 3 rows; a team takes one of them"))
    }
  }

  @Test func namesakesOfTottenham() throws {
    let text = "Player,Team,PTS,Cost\nSon,TOT,9,2\nSon,LAF,5,2\nBob,BOS,5,2\n"
    #expect(try read(text).pool.playerCount == 3)
  }

  /// Ages more than a year apart are those of two people, unless a season explains them.
  @Test(arguments: [
    ("age", "20", "29", 2), ("Alter", "20", "21", 1), ("Edad", "20", "", 1),
    ("age,season", "20,2016", "23,2019", 1),
    ("age,season", "20,2016", "29,2016", 2),
  ])
  func agesTellPeopleApart(header: String, one: String, other: String, players: Int) throws {
    let reading = try read("name,skill,cost,club,\(header)\nAnn,1,2,Elm,\(one)\nAnn,2,3,Elm,\(other)\n")
    #expect(reading.pool.playerCount == players)
    #expect(reading.quality.warnings.map(\.code) == [players == 1 ? "several-rows" : "namesakes"])
  }

  /// Where ids are of people and not of rows; a player who repeats once is still a contradiction.
  @Test func idsOfPeopleInSeveralRows() throws {
    let rows = (1...3).flatMap { week in (1...4).map { "\($0),P\($0),\(week + $0),5,Elm,\(week)\n" } }
    let header = "id,name,skill,cost,club,week\n"
    let reading = try read(header + rows.joined() + "5,Q,1,5,Elm,3\n")
    #expect(reading.quality.warnings.map(\.code) == ["several-rows"])
    #expect(reading.quality.warnings[0].message.contains("--where week=3 reads one row of each"))
    #expect(reading.pool.people.elementsEqual((0..<4).map { [$0, $0 + 4, $0 + 8] }))
    let some = try read(header + rows.dropLast(2).joined())
    #expect(some.quality.warnings[0].message.contains("--where week=2 reads one row of each"))
    #expect(messages(header + rows[0...3].joined() + rows[4]) == ["6: contradiction"])
    #expect(messages(header + rows.joined() + "4,Q,1,5,Elm,3\n").last == "14: contradiction")
  }

  /// In a file with a row a week, an id is one player, whatever club or name the rows give; without ids, a club each.
  @Test func playersWhoMove() throws {
    var rows = (1...4).flatMap { week in (1...6).map { "\($0),P\($0),\(week),5,Club\($0),\(week)" } }
    rows[23] = "6,P6,4,5,Elm,4"
    rows[22] = "5,P 5th,4,5,Club5,4"
    func text(_ header: String, _ drop: Int) -> String {
      ([header] + rows.map { $0.split(separator: ",").dropFirst(drop).joined(separator: ",") })
        .map { $0 + "\n" }.joined()
    }
    let byID = try read(text("id,name,skill,cost,club,GW", 0))
    #expect(byID.pool.playerCount == 6 && byID.pool.people.allSatisfy { $0.count == 4 })
    #expect(byID.quality.warnings.map(\.code) == ["other-name", "several-rows"])
    #expect(
      byID.quality.warnings[0].message
        == "the id \"5\" is that of \"P5\" on line 6; \"P 5th\" is treated as the same player")
    rows[22] = "5,P5,4,5,Club5,4"
    rows[17] = "6,P6,3,5,Elm,3"
    let byName = try read(text("name,skill,cost,club,GW", 1))
    #expect(byName.pool.playerCount == 7)
    #expect(byName.quality.warnings.map(\.code) == ["several-rows", "namesakes"])
    var rules = Rules.classic
    rules.locked = ["P6"]
    #expect(
      rules.namedPlayers(in: byName.pool).problems == [
        "lock: 2 players in 4 rows are called \"P6\"; write \"P6 (row 6)\", \"P6 (row 12)\", \"P6 (row 18)\" or "
          + "\"P6 (row 24)\""
      ])
  }

  /// Two men of one name with different ids stay two, though their rows are equal.
  @Test func idsOfTwoMenOfOneName() throws {
    let rows = (1...4).flatMap { week in
      (1...6).map { "\($0),\($0 > 4 ? "Danny Ward" : "P\($0)"),\(week),5,\(week)\n" }
    }
    let reading = try read("id,name,skill,cost,GW\n" + rows.joined())
    #expect(reading.pool.playerCount == 6 && reading.quality.rowsRepeated == 0)
  }

  /// Names that differ in case, accents and dots alone may be one player, if the clubs are not known to differ.
  @Test(arguments: [
    ("JOSÉ RAMÍREZ,CLE", "Jose Ramirez,cle", true), ("J.J. Watt,A", "JJ Watt,A", true),
    ("Gabriel,ARS", "GABRIEL,MCI", false), ("Ann-Lee,A", "Ann  Lee,A", true), ("Ann,A", "Anna,A", false),
  ])
  func otherSpellings(one: String, other: String, isSaid: Bool) throws {
    let reading = try read("name,club,skill,cost\n\(one),1,2\n\(other),3,4\n")
    #expect(reading.pool.playerCount == 2)
    #expect(reading.quality.warnings.map(\.code) == (isSaid ? ["other-spelling"] : []))
    let numbered = try read("id,name,club,skill,cost\n1,\(one),1,2\n2,\(other),3,4\n")
    #expect(numbered.quality.warningCount == 0)
    let often = try read("name,club,skill,cost\n\(one),1,2\n\(other),3,4\n\(other),4,5\nBo,A,1,1\n")
    #expect(often.quality.warnings.count { $0.code == "other-spelling" } == (isSaid ? 1 : 0))
  }

  /// A projection by name is of all rows of its player, as of both slots of a showdown.
  @Test func skillsOfPeopleInSeveralRows() throws {
    let rows = ["Ann,CPT,15,Elm", "Ann,FLEX,10,Elm", "Bob,CPT,9,Elm", "Bob,FLEX,6,Elm", "Ann,FLEX,5,Oak"]
    for (skills, found) in [
      ("Ann,Elm,3\nBob,Elm,4\nAnn,Oak,5\n", [3, 3, 4, 4, 5]), ("Bob,Elm,4\nAnn,Oak,5\n", [4, 4, 5]),
    ] {
      try withFile("player,team,proj\n" + skills) { second in
        let reading = try read("name,role,cost,club\n" + rows.map { $0 + "\n" }.joined()) {
          $0.skillSource = PoolRequest.SkillSource("\(second):proj")
          $0.slotNames = ["CPT", "FLEX"]
        }
        #expect((0..<reading.pool.count).map { Int(reading.pool.skills[$0]) } == found)
      }
    }
  }

  /// Equal name and club mean the same person, unless birth, nationality or an id tells them apart.
  @Test func whoIsOnePerson() throws {
    func people(_ header: String, _ rows: String...) throws -> People {
      try read("name,skill,cost,\(header)\n" + rows.map { $0 + "\n" }.joined()).pool.people
    }
    #expect(try people("club", "Ann,1,2,Elm", "Bob,1,2,Elm", "Ann,3,2,elm") == [[0, 2]])
    #expect(try people("club", "Ann,1,2,Elm", "Ann,3,2,Oak", "Ann,4,2,Oak", "Ann,4,2,Oak") == [[1, 2]])
    #expect(try people("club", "Ann,1,2,", "Ann,3,2,").isEmpty)
    #expect(try people("week", "Ann,1,2,1", "Ann,3,2,2") == [[0, 1]])
    #expect(try people("season,gw", "Ann,1,2,2024,1", "Ann,3,2,2024,2") == [[0, 1]])
    #expect(try people("season,age", "Ann,1,2,2016,20", "Ann,3,2,2017,21") == [[0, 1]])
    for (header, one, other) in [
      ("form", "1", "2"), ("match", "BUF@KC", "JAX@HOU"), ("contract year", "2026", "2028"),
      ("season,age", "2016,20", "2017,35"), ("season,gw", ",", "2024,1"),
    ] {
      #expect(try people(header, "Ann,1,2,\(one)", "Ann,3,2,\(other)").isEmpty, "\(header)")
    }
    let moved = ["Ann,1,2,TOT", "Ann,3,2,WHU", "Ann,4,2,IPS"]
    #expect(try people("club", moved[0], moved[1], moved[2]) == [[0, 1, 2]])
    #expect(try people("club", moved[0], moved[1], moved[2], "Bob,1,1,TOT").isEmpty)
    #expect(try people("week,id", "Ann,1,2,1,a", "Ann,3,2,2,b").isEmpty)
    #expect(try people("club,Nationality", "Ann,1,2,Elm,FR", "Ann,3,2,Elm,DE").isEmpty)
    #expect(
      try people("club,date_of_birth", "Ann,1,2,Elm,1990", "Ann,3,2,Elm,1995", "Ann,4,2,Elm,1990") == [
        [0, 2]
      ])
    #expect(try people("club,id", "Ann,1,2,Elm,a", "Ann,3,2,Elm,b").isEmpty)
    // In a showdown, a player's rows for the slots have different ids.
    let showdown = (1...3).flatMap { ["P\($0),\($0),2,Elm,a\($0)", "P\($0),\($0),3,Elm,b\($0)"] }
    let reading = try read("name,skill,cost,club,id\n" + showdown.joined(separator: "\n") + "\n")
    #expect(reading.pool.people == [[0, 1], [2, 3], [4, 5]])
    #expect(reading.quality.warnings.map(\.code) == ["several-rows"])
    // Removing repeated rows leaves the numbering of the others consistent.
    let repeated = try read("name,skill,cost,club\nAnn,1,2,Elm\nAnn,1,2,Elm\nBob,1,1,Elm\nAnn,3,2,Elm\n")
    #expect(repeated.pool.people == [[0, 2]])
    #expect(repeated.quality.warnings.map(\.code) == ["repeat", "several-rows"])
  }

  /// The rules allow one row of a person, whatever else they say.
  @Test func aTeamTakesOneRowOfAPerson() throws {
    let pool = try read("name,skill,cost,club\nAnn,1,2,Elm\nBob,2,2,Elm\nAnn,3,2,Elm\n").pool
    let ruled = RuledPool(pool, under: .classic, file: "p.csv")
    #expect(
      ruled.terms.groups == [
        TeamTerms.Group(title: "the one row of Ann", members: [0, 2], least: 0, most: 1)
      ])
    #expect(ruled.brokenRules(of: [0, 1]).isEmpty && ruled.brokenRules(of: [1, 2]).isEmpty)
    #expect(ruled.brokenRules(of: [0, 1, 2]).map(\.description) == ["2 rows of Ann, who is one player"])
  }

  /// Two people with the same name who differ in a column that is not read are two players.
  @Test func peopleOfOneNameWhoDiffer() throws {
    let reading = try read("name,skill,cost,born\nAnn,1,2,1990\nAnn,1,2,1995\nAnn,1,2,1990\n")
    #expect(reading.pool.count == 2)
    #expect(reading.quality.warnings.map(\.code) == ["repeat", "namesakes"])
  }

  /// Two men of one name and club are told apart by nationality or birth, whatever the file calls them.
  @Test(arguments: ["Nat", "Land", "Nazione", "Citizenship", "Year of birth", "Geburtsjahr", "Nascimento"])
  func namesakesOfTwoCountries(header: String) throws {
    let reading = try read("name,skill,cost,club,\(header)\nAnn,1,2,Elm,1990\nAnn,2,3,Elm,2001\n")
    #expect(reading.pool.playerCount == 2 && reading.quality.warnings.map(\.code) == ["namesakes"])
  }

  /// A row that does not give the nationality is no other man's, unless two others differ.
  @Test(arguments: [
    (["ENG", ""], 1), (["", "", "ENG"], 1), (["ENG", "", "FRA"], 3), (["ENG", "ENG", "FRA"], 2),
  ])
  func anEmptyCellTellsNobodyApart(nations: [String], players: Int) throws {
    let rows = nations.enumerated().map { "Ann,\($0.offset + 1),5,X,\($0.element)\n" }.joined()
    let reading = try read("name,skill,cost,club,nationality\n\(rows)Bob,1,1,X,GER\n")
    #expect(reading.pool.playerCount == players + 1)
  }
}

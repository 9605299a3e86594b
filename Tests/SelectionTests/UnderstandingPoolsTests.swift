import Tables
import Testing

@testable import Selection

/// Awkward rows, names in several spellings, and second files.
struct UnderstandingPoolsTests {
  private func read(_ text: String, _ change: (inout PoolRequest) -> Void = { _ in }) throws -> PoolReading {
    try withFile(text) { path in
      var request = PoolRequest(path: path)
      change(&request)
      return try readPool(request)
    }
  }

  private func problems(
    _ text: String, _ change: (inout PoolRequest) -> Void = { _ in }, shown: (Diagnostic) -> String
  ) -> [String] {
    do {
      _ = try read(text, change)
      return []
    } catch InputError.invalid(let problems, _) {
      return problems.map(shown)
    } catch {
      return ["\(error)"]
    }
  }

  private func messages(_ text: String, _ change: (inout PoolRequest) -> Void = { _ in }) -> [String] {
    problems(text, change) { "\($0.line ?? 0): \($0.code)" }
  }

  @Test func emptyRowsAreSkipped() throws {
    let reading = try read("name,skill,cost,club\n,,,\nAnn,1,2,x\n , ,\"\",\n,,,,,,\nBob,2,3,y\n\n,,,\n")
    #expect(reading.pool.count == 2 && reading.quality.rowsRead == 2 && reading.quality.warningCount == 0)
    #expect(reading.pool.records.map(Int.init) == [1, 2])
    #expect(reading.pool.lines.map(Int.init) == [3, 6])
    #expect(messages("name,skill,cost,club\nAnn,1,2,x\n,,,y\n") == ["3: empty", "3: empty", "3: empty"])
  }

  /// The last row is a totals row by its name, whether its skill is allowed or not.
  @Test(arguments: [
    "Total,3,5", "Total:,3,5", "SUMME,30,5", "Gesamt,,5", "Grand Total,x,5", "TOTAL (6),3,5",
    "Ges.,3,5", "Sub-total,3,5", "Total players: 2,3,5", "Durchschnitt,3,5", "Total général,3,5", "Total,3",
    "Σ,3,5",
    ",Total,5",
  ])
  func totalsRows(row: String) throws {
    let reading = try read("name,skill,cost\nAnn,1,2\nBob,2,3\n\(row)\n")
    #expect(reading.pool.count == 2)
    #expect(reading.quality.warnings.map(\.code) == ["totals-row"])
    #expect(reading.quality.warnings[0].line == 4)
    #expect(reading.files[0].rows == 2)
    #expect(
      messages("name,skill,cost\nAnn,1,2\nBob,2,3\n\(row)\n") { $0.isStrict = true } == ["4: totals-row"])
  }

  /// Judging by their cells, both rows may be players, or one of them, or neither.
  @Test(arguments: [
    "TOTAL:,3,5\nAverage:,2,2.5", "Total,30,5\nAverage,2,2.5", "Sum,3,5\nMean,1.5,2.5",
    "Total,30,5\nMean,1.5,x",
  ])
  func allRowsOfTotalsAtTheEndAreLeftOut(totals: String) throws {
    let reading = try read("name,skill,cost\nAnn,1,2\nBob,2,3\n\(totals)\n")
    #expect((0..<reading.pool.count).map { reading.pool.names[$0] } == ["Ann", "Bob"])
    #expect(reading.quality.warnings.map(\.code) == ["totals-row", "totals-row"])
    #expect(reading.quality.warnings.map(\.line) == [4, 5] && reading.quality.rowsRead == 2)
  }

  @Test func totalsRowsByTheirCost() throws {
    let rows = (1...8).map { "P\($0),1,\($0).5\n" }.joined()
    #expect(try read("name,skill,cost\n\(rows),,40\n").pool.count == 8)
    #expect(try read("name,skill,cost\n\(rows)x,8,40\n").pool.count == 8)
    #expect(try read("name,skill,cost\n\(rows)x,8,41\n").pool.count == 9)
    #expect(try read("name,skill,cost\nA,1,2\nB,1,3\nC,1,5\n").pool.count == 3)
    let six = "name,skill,cost\nA,1,2\nB,1,3\nC,1,5\nD,1,7\nE,1,9\nF,1,4\n"
    #expect(try read(six + "Selected squad,9,30\n").pool.count == 6)
    #expect(try read("name,skill,cost\nA,1,2\nB,1,0\nC,1,0\nD,1,0\nE,1,0\nF,1,2\n").pool.count == 6)
    let few = "rank,name,skill,cost\n1,A,1,2\n2,B,1,3\n3,C,1,5\n4,D,2,1\n"
    #expect(try read(few + "Total,4 players,5,11\n").pool.count == 4)
    #expect(try read(few + "Total,4 players,50,11\n").pool.count == 4)
    #expect(try read(few + "5,E,6,11\n").pool.count == 5)
    #expect(try read(few + "5,E,5,12\n").pool.count == 5)
  }

  /// Costs as large as numbers can be.
  @Test func costsTooLargeToAddUp() throws {
    let large = "1300000000000000000000000000000000000"
    let rows = (1...200).map { "P\($0),1,\(large)\n" }.joined()
    #expect(try read("name,skill,cost\n" + rows).pool.count == 200)
  }

  @Test func badRowsThatAreNoTotals() {
    #expect(messages("name,skill,cost\nAnn,1,2\nTotal,30,2\nBob,2,3\n") == ["3: out-of-range"])
    #expect(messages("name,skill,cost\nAnn,1,2\nBob,30,3\n") == ["3: out-of-range"])
    #expect(messages("name,skill,cost\nAnn,1,2\nBob,30,3\nTotal,2,5\n") == ["3: out-of-range"])
    #expect(
      messages("name,skill,cost\nAnn,1,2\nBob,30,3\nTotal,31,5\n") == ["3: out-of-range", "4: out-of-range"])
    #expect(messages("name,skill,cost\nAnn,30,2\nTotal,30,2\n") == ["2: out-of-range", "3: out-of-range"])
  }

  @Test func strayQuotesInColumnsThatNobodyUses() throws {
    let text = "name,height,skill,cost\nAnn,5'11\",1,2\nBob,6\"2\" tall,2,3\n\"C, D\",\"5\"\"\",3,4\n"
    let pool = try read(text).pool
    #expect((0..<3).map { pool.names[$0] } == ["Ann", "Bob", "C, D"])
    #expect((0..<3).map { Int(pool.skills[$0]) } == [1, 2, 3])
    #expect(messages("name,height,skill,cost\nA\"nn,6,1,2\n") == ["2: stray-quote"])
    #expect(messages("name,skill,cost,height\nAnn,1\",2,5'11\"\n") == ["2: stray-quote"])
  }

  /// The refusal of stray quotes in a column that is used says how to write the cell.
  @Test func strayQuotesInColumnsInUse() {
    func shown(_ problem: Diagnostic) -> String { "\(problem.column ?? "-"): \(problem.message)" }
    #expect(
      problems("name,skill,cost\nAnn,1,2\nDwayne \"The Rock\" Lee,2,3\n\"Bob\" Roe,3,4\n", shown: shown) == [
        "name: a cell with quotes is written in quotes, with its own quotes twice: "
          + "\"Dwayne \"\"The Rock\"\" Lee\"; 1 more cell needs the same"
      ])
    #expect(
      problems("name,skill,cost\n\"Ann,1,2\nBob,2,3\n", shown: shown) == [
        "-: the quote that begins a field here is never closed"
      ])
  }

  /// A year or another spelling means a season.
  @Test(arguments: [("2026", "2025-26"), ("25/26", "2025-26"), ("2024", "2024-25"), ("2030", nil)])
  func seasons(value: String, nearest: String?) throws {
    let text = "name,skill,cost,Season\nAnn,1,2,2023-24\nAnn,1,2,2024-25\nAnn,1,2,2025-26\n"
    let warnings = try read(text) { $0.filters = [.init("Season=\(value)")!] }.quality.warnings
    #expect(warnings.count == 1)
    let end = nearest.map { "; the nearest is \"\($0)\"" } ?? "\"2025-26\""
    #expect(warnings.first?.message.hasSuffix(end) == true, "\(warnings)")
  }

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
    #expect(
      asPlayers.pool.people.isEmpty
        && asPlayers.quality.warnings.map(\.code) == Array(repeating: "namesakes", count: 4))
    let one = try read("name,skill,cost,club,GW,minutes\n" + rows.joined()) { $0.filters = [.init("GW=3")!] }
    #expect(one.pool.count == 4 && one.quality.warningCount == 0)
    let none = try read("name,skill,cost,club,GW,minutes\n" + rows.joined()) { $0.filters = [.init("GW=7")!] }
    #expect(
      none.quality.warnings.map(\.message) == ["no row has GW=7; the values are \"1\", \"2\" and \"3\""])
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
    #expect(try people("week", "Ann,1,2,1", "Ann,3,2,2").isEmpty)
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

  // MARK: Second files

  private func join(_ pool: String, _ second: String, _ change: (inout PoolRequest) -> Void) throws
    -> PoolReading
  {
    try withFile(second) { path in
      try read(pool) { request in
        request.skillRange = .any
        request.skillSource = .init("\(path):points")
        change(&request)
      }
    }
  }

  @Test func joinedByColumnsOfTheUser() throws {
    let reading = try join("Name,short,cost\nAnn Lee,al,1\nBob,bb,2\n", "code,name,points\nBB,x,7\nal,y,8\n")
    {
      $0.skillSource?.key = .init("code=short")
    }
    #expect((0..<2).map { Int(reading.pool.skills[$0]) } == [8, 7])
    #expect(reading.pool.names[0] == "Ann Lee")
    #expect(throws: InputError.self) {
      try join("Name,short,cost\nAnn,al,1\n", "code,points\nal,7\n") {
        $0.skillSource?.key = .init("kode=short")
      }
    }
  }

  /// A Max Muncy here and one of another club in the second file may be two people.
  @Test func playersOfAnotherClubAreTold() throws {
    let pool = "name,cost,club\nMax Muncy,1,LAD\nAnn,2,NYY\n"
    let reading = try join(pool, "name,club,points\nMax Muncy,ATH,7\nAnn,NYY,8\n") { _ in }
    #expect((0..<2).map { Int(reading.pool.skills[$0]) } == [7, 8])
    #expect(reading.quality.warnings.map(\.code) == ["other-club"])
    #expect(
      reading.quality.warnings[0].message.hasPrefix(
        "\"Max Muncy\" plays for \"LAD\" here and for \"ATH\" on line 2 of "))
    let names = ["A", "B", "C", "D"]
    let here = names.map { "\($0),1,FC \($0)\n" }.joined()
    let there = names.map { "\($0),\($0) United,5\n" }.joined()
    let otherwise = try join("name,cost,club\n" + here, "name,club,points\n" + there) { _ in }
    #expect(otherwise.pool.count == 4 && otherwise.quality.warningCount == 0)
  }

  @Test func namesAreFoundInTheSecondFile() throws {
    let reading = try join("name,cost\nAnn Lee,1\nZoë,2\nBob,3\n", "Player,points\nann lee,7\nZOE,8\nEve,1\n")
    { _ in }
    #expect((0..<2).map { Int(reading.pool.skills[$0]) } == [7, 8])
    let warning = try #require(reading.quality.warnings.first)
    #expect(warning.message.hasPrefix("2 of 3 players have a skill in "))
    #expect(warning.message.hasSuffix(" of its rows matches no player"))
    #expect(reading.quality.warnings.map(\.code) == ["joined-in-part", "no-skill", "no-player"])
  }

  /// Of many players without a match the first are listed, and how many more there are; so with rows.
  @Test func longListsOfUnmatchedRowsSayHowManyFollow() throws {
    let pool = "name,cost\nAnn Lee,1\n" + (1...30).map { "Here\($0),1\n" }.joined()
    let points = "name,points\nAnn Lee,7\n" + (1...41).map { "There\($0),1\n" }.joined()
    let warnings = try join(pool, points) { _ in }.quality.warnings
    #expect(warnings.count == 41)
    #expect(warnings[20].message.hasSuffix("; left out; 10 more like this"), "\(warnings[20])")
    #expect(warnings[40].message.hasSuffix("; 21 more like this"), "\(warnings[40])")
    #expect(warnings.count { $0.message.contains("more like this") } == 2)
  }

  /// A row of the second file is a stranger only if no row of the pool has its name, not even one left out by a condition.
  @Test func conditionsLeaveNoStrangers() throws {
    let pool = "name,cost,pos\nAnn,1,GK\nBob,2,DF\nZoë,3,GK\n"
    let reading = try join(pool, "name,points\nAnn,7\nBob,8\nzoe,9\nEve,1\n") { request in
      request.filters = [.init(cell: .header("pos"), comparison: .equal, value: "GK")]
    }
    #expect((0..<2).map { Int(reading.pool.skills[$0]) } == [7, 9])
    #expect(reading.quality.warnings.map(\.code) == ["joined-in-part", "no-player"])
    #expect(reading.quality.warnings[1].message.hasPrefix("\"Eve\" is not in "))
  }

  /// A part of a name that fits two players is refused, even where one of them has a row; a club in brackets decides.
  @Test func partsOfNamesFitOnePlayer() throws {
    let pool = "name,cost,club\nMax Muncy,1,LAD\nMax Muncy,2,ATH\nLuis Díaz,3,LIV\nLuis Diaz,4,FCP\n"
    for rows in ["Muncy,9\n", "Luis Diaz,3\nDiaz,5\n"] {
      #expect(throws: InputError.self) { try join(pool, "name,points\n" + rows) { _ in } }
    }
    let reading = try join(pool, "name,points\nMax Muncy (ATH),9\n") { _ in }
    #expect(reading.pool.count == 1 && reading.pool.clubs?[0] == "ATH" && reading.pool.skills[0] == 9)
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

  /// Even one person with several rows is said to have one for each week.
  @Test func onePersonInSeveralRows() throws {
    let text = "name,skill,cost,club,GW\nAna,1,2,Elm,28\nAna,2,3,Elm,29\nBob,1,1,Elm,29\n"
    let warning = try #require(try read(text).quality.warnings.first)
    #expect(warning.message.contains("apparently one for each \"GW\" (\"28\" and \"29\")"), "\(warning)")
    #expect(warning.message.contains("--where GW=29 reads one row of each"), "\(warning)")
  }

  /// A row without a name whose cost is the sum above is a total, however few rows there are.
  @Test func unnamedTotals() throws {
    let reading = try read("name,skill,cost\nAnn,1,2\nBob,2,3\n,,5\n")
    #expect(reading.pool.count == 2 && reading.quality.warnings.map(\.code) == ["totals-row"])
    #expect(throws: InputError.self) { try read("name,skill,cost\nAnn,1,2\nBob,2,3\n,,6\n") }
  }

  /// How the second file is read is known too.
  @Test func theSecondFileIsUnderstood() throws {
    let reading = try join("name,cost\nAnn,1\nBob,2\n", "Player,points\nAnn,7\nBob,8\nEve,x\n") {
      $0.skipsBadRows = true
    }
    let second = try #require(reading.skillFile)
    #expect(second.readAs?.description == "name from Player" && second.rowsBad == 1)
  }

  /// The two files use ids of different sites, so names decide.
  @Test func namesDecideWhereNoIDIsShared() throws {
    let pool = "id,name,cost\na1,Ann Lee,1\na2,Bob Ray,2\n"
    let reading = try join(pool, "id,name,points\n71,Bob Ray,7\n72,Ann Lee,8\n") { _ in }
    #expect((0..<2).map { Int(reading.pool.skills[$0]) } == [8, 7])
    #expect(reading.quality.warnings.map(\.code) == ["no-common-id"])
    let other = try join(pool, "id,name,points\na1,Bob Ray,7\na2,Ann Lee,8\n") { _ in }
    #expect((0..<2).map { Int(other.pool.skills[$0]) } == [7, 8])
    #expect(other.quality.warnings.map(\.code) == ["other-names"])
    #expect(
      other.quality.warnings[0].message.contains("as \"Ann Lee\" (a1) and \"Bob Ray\" (a1) on line 2 of"))
    // Another form of a name does not count as a different one.
    let forms = try join(pool, "id,name,points\na1,LEE,7\na2,B. Ray,8\n") { _ in }
    #expect(forms.quality.warningCount == 0)
  }

  @Test func severalCurrenciesAreSaid() throws {
    let reading = try read("name,skill,cost\nAnn,1,$2\nBob,2,€3\n")
    #expect(reading.quality.warnings.map(\.code) == ["mixed-currencies"])
    #expect(
      reading.quality.warnings[0].message == "amounts in $ and € are added up as if they were one currency")
    #expect(try read("name,skill,cost\nAnn,1,$2\nBob,2,$3\n").quality.warningCount == 0)
  }

  @Test(arguments: [
    (["55%", "0.77"], "%"), (["55%", "77%"], nil), (["55%", "0"], nil), (["4.5M", "7"], "M"),
    (["4.5M", "0"], nil),
    (["4.5M", "700K"], nil), (["2 Cr", "5"], "Cr"), (["1.5K", "900"], nil), (["4.5M", "700000"], nil),
  ])
  func marksThatOnlySomeCellsCarry(cells: [String], mark: String?) throws {
    let quality = try read("name,skill,cost\nAnn,1,\(cells[0])\nBob,2,\(cells[1])\n").quality
    let warnings = quality.warnings.filter { $0.code == "mixed-marks" }
    #expect(warnings.count == (mark == nil ? 0 : 1))
    if let mark {
      #expect(warnings[0].message.hasPrefix("some values are written with \(mark), others without; "))
    }
  }

  /// A quote that is never closed, or not before another field begins, ends on its own line.
  @Test(arguments: [("\"nice", "x"), ("x", "\"nice"), ("\"nice", "\"ok\""), ("\"two\nlines\"", "\"nice")])
  func unclosedQuotesInColumnsThatNobodyUses(first: String, second: String) throws {
    for text in [
      "name,skill,cost,note\nAnn,1,2,\(first)\nBob,2,3,\(second)\n",
      "name,note,skill,cost\nAnn,\(first),1,2\nBob,\(second),2,3\n",
    ] {
      let reading = try read(text)
      #expect((0..<2).map { Int(reading.pool.skills[$0]) } == [1, 2])
      #expect(reading.quality.warnings.map(\.code) == ["mended-quote"])
    }
    #expect(messages("name,skill,cost\n\"Ann,1,2\nBob,2,3\n") == ["2: unterminated-quote"])
  }

  /// Bad rows that are left out are told in the order of the file, whatever is wrong with them.
  @Test func badRowsWithAndWithoutQuotesInOrder() throws {
    let text =
      "name,skill,cost,note\nAnn,1,2,\nB\"ob,2,3,\nCid,x,4,\nD\"ee \"D,3,4,a\"b\nEve,4,5,c\"d\nFay,y,6,\n"
    let reading = try read(text) { $0.skipsBadRows = true }
    #expect((0..<reading.pool.count).map { reading.pool.names[$0] } == ["Ann", "Eve"])
    #expect(reading.quality.rowsBad == 4)
    #expect(reading.quality.warnings.filter { $0.code != "mended-quote" }.map(\.line) == [3, 4, 5, 7])
    #expect(reading.quality.warnings.contains { $0.code == "mended-quote" && $0.line == 5 })
  }

  /// A misplaced quote does not matter in a column that is not read.
  @Test(arguments: ["he is \"good\"", "\"Knee\" injury", "\"a, b\" c", "6ft 2\""])
  func quotesOutOfPlaceInColumnsThatNobodyUses(cell: String) throws {
    let reading = try read("name,note,skill,cost\nAnn,\(cell),1,2\nBob,x,2,3\n")
    #expect(reading.pool.count == 2 && reading.quality.warnings.map(\.code) == ["mended-quote"])
    #expect(messages("note,name,skill,cost\nx,\(cell),1,2\n").count == 1)
  }

  /// Columns that were found are not reported as missing.
  @Test func onlyWhatIsMissingIsMissing() {
    do {
      _ = try read("Player,Rating,Price\nAnn Lee,5,NaN\nBob Ray,7,inf\n")
      Issue.record("read")
    } catch InputError.invalid(let problems, _) {
      #expect(problems.count == 1 && problems[0].options == [.init("columns", "cost=Price")])
      #expect(
        problems[0].message.hasPrefix(
          "no column for cost; name is Player and skill is Rating; the headers are Player, Rating, Price; try"
        ))
    } catch {
      Issue.record(error)
    }
  }
}

import PoolSamples
import Testing

@testable import Reading
@testable import Selection
@testable import Tables

struct PoolReadingTests {
  /// The problems reported when reading fails, without the path.
  private func problems(
    _ text: String, _ change: (inout PoolRequest) -> Void = { _ in }
  ) -> [String] {
    ReadingTests.problems(text, change) { problem in
      "\(problem.line ?? 0): \(problem.column.map { $0 + ": " } ?? "")\(problem.message)"
    }
  }

  @Test func twinsOfANameAreWarnedOf() throws {
    let reading = try read("name,skill,cost\nAnn,8,12\nBob,7,9\nAnn\u{200B},7,9\nBob,7,9\n")
    #expect(reading.pool.count == 3 && reading.quality.warnings.map(\.code) == ["repeat", "look-alike"])
    #expect(reading.quality.warnings[1].line == 4)
    #expect(reading.quality.warnings[1].message.hasPrefix("\"Ann\" looks like the name on line 2"))
  }

  @Test func readsTheColumnsUnderTheirUsualHeaders() throws {
    let pool = try read(" Skill Score ,COST ($M),name\n8,12.0,Rituraj\n7,9.55,Kuldeep\n").pool
    #expect(pool.count == 2)
    #expect(pool[0] == Player(row: 1, id: nil, name: "Rituraj", skill: 8, cost: 1_200, role: nil, club: nil))
    #expect(pool[1].cost == 955)
    #expect(pool.costs.places == 2)
  }

  @Test func classicSkillsAreWholeNumbersFromOneToTen() {
    let text = "name,skill,cost\nA,11,1\nB,7.5,1\nC,0,1\nD,10,1\n"
    let found = problems(text) { $0.skillRange = Rules.classic.skillRange }
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.contains("--skill-range any accepts it") })
    #expect(found.map { $0.prefix(9) } == ["2: skill:", "3: skill:", "4: skill:"])
  }

  /// A file with games and clubs shows whom each player plays against.
  @Test func opponentsAreTheOtherSidesOfTheGames() throws {
    let rows = [
      ("Ann", "BOS@LAL 07:00PM ET", "BOS"), ("Bob", "BOS@LAL 07:00PM ET", "lal"), ("Cid", "CHI@NYK", "NYK"),
      ("Dan", "Postponed", "DAL"), ("Eve", "CHI@NYK", "MIA"),
    ]
    func text(_ headers: String) -> String {
      headers + "\n" + rows.map { "\($0),1,1,\($1),\($2)\n" }.joined()
    }
    func names(_ headers: String, _ condition: String, _ change: (inout PoolRequest) -> Void = { _ in })
      throws
      -> [String]
    {
      let pool = try read(text(headers)) {
        $0.options.filters = [TableRequest.Filter(condition)!]
        change(&$0)
      }.pool
      return (0..<pool.count).map { pool.names[$0] }
    }
    for headers in ["name,skill,cost,Game Info,club", "Name,AvgPointsPerGame,Salary,Game Info,TeamAbbrev"] {
      #expect(try names(headers, "opponent = LAL") { $0.usesGuesses = true } == ["Ann"])
      #expect(try names(headers, "Opponent=bos") { $0.usesGuesses = true } == ["Bob"])
      #expect(try names(headers, "opponent!=CHI") { $0.usesGuesses = true } == ["Ann", "Bob", "Dan", "Eve"])
    }
    #expect(
      try names("name,skill,cost,x,y", "opponent=LAL") {
        $0.columns = [.game: [.header("x")], .club: [.number(5)]]
      } == ["Ann"])
    // A column for opponents takes precedence.
    #expect(try names("name,skill,cost,game,opponent", "opponent=BOS") == ["Ann"])
    let pool = try read(text("name,skill,cost,game,club")) {
      $0.marks = [TableRequest.Filter("opponent=LAL")!]
      $0.furtherColumns = [.opponent]
    }.pool
    #expect((0..<5).map { pool.opponents?[$0] } == ["LAL", "BOS", "CHI", "", ""])
    #expect(pool.marks.values.first == [true, false, false, false, false])
    #expect(
      problems("name,skill,cost,game\nA,1,1,X@Y\n") {
        $0.options.filters = [TableRequest.Filter("opponent=X")!]
      }
      .first?.contains("no column \"opponent\" to filter by") == true)
  }

  /// A condition may refer to text joined from two columns; a sum may not.
  @Test func conditionsLookAtJoinedColumns() throws {
    let text = "id,first_name,second_name,total_points,now_cost\n1,Ann,Oak,5,50\n2,Bo,Elm,6,50\n"
    let pool = try read(text) {
      $0.preset = .named("fpl")
      $0.marks = [TableRequest.Filter("name=Ann Oak")!]
      $0.options.filters = [TableRequest.Filter("Name!=Bo Elm")!]
    }.pool
    #expect(pool.count == 1 && pool.marks.values.first == [true])
    let found = problems(text) {
      $0.preset = .named("fpl")
      $0.numbers = [.header("name"), .header("cost")]
    }
    #expect(found.count == 2 && found[0].hasPrefix("1: no column \"name\" to add up"), "\(found)")
  }

  @Test func negativeCostsAreRefused() {
    #expect(problems("name,skill,cost\nA,1,-1\n").first?.hasPrefix("2: cost: ") == true)
  }

  @Test func theFplPresetReadsTenthsAndRoles() throws {
    let text = "id,first_name,second_name,total_points,now_cost,element_type,team\n7,Ada,Byron,12,105,3,LON\n"
    let pool = try read(text) { $0.preset = .named("fpl") }.pool
    #expect(
      pool[0] == Player(row: 1, id: "7", name: "Ada Byron", skill: 12, cost: 105, role: "MID", club: "LON"))
    #expect(pool.costs.places == 1)
  }

  @Test func columnsOverrideTheHeadersOfAPreset() throws {
    let text = "Nickname,FPPG,Salary,Position,Team,Mine\nAda,1.5,5000,C/W,LON,9\n"
    let pool = try read(text) {
      $0.preset = .named("fanduel")
      $0.columns = [.skill: [.header("mine")]]
    }.pool
    #expect(pool[0] == Player(row: 1, id: nil, name: "Ada", skill: 9, cost: 5_000, role: "C/W", club: "LON"))
  }

  @Test func severalRolesAreJoinedByASlash() throws {
    let pool = try read("name,skill,cost,role\nA,1,1,\"PG, SG|G\"\n").pool
    #expect(pool[0].role == "PG/SG/G")
  }

  // MARK: Repeats and namesakes

  @Test func aRepeatedPlayerCountsOnce() throws {
    let reading = try read("name,skill,cost\nA,1,1\nB,2,2\nA,1,1.0\n")
    #expect(reading.pool.count == 2)
    #expect(reading.quality.rowsRepeated == 1)
    #expect(reading.quality.warnings.map(\.message) == ["\"A\" repeats line 2; counted once"])
    #expect(reading.quality.warnings.map(\.line) == [4])
    #expect(reading.files[0].rows == 3 && reading.files[0].used == 2)
  }

  @Test func namesakesStayTwoPlayersToldApartByClub() throws {
    let reading = try read("name,skill,cost,club\nMax Muncy,1,1,ATH\nMax Muncy,2,1,LAD\nB,1,1,LAD\n")
    #expect(reading.pool.displayName(of: 0) == "Max Muncy (ATH)")
    #expect(reading.pool.displayName(of: 1) == "Max Muncy (LAD)")
    #expect(reading.pool.displayName(of: 2) == "B")
    #expect(reading.quality.namesakes == 2)
    #expect(reading.quality.warningCount == 1)
  }

  @Test func namesakesOfOneClubAreToldApartByRow() throws {
    let pool = try read("name,skill,cost,club\nA,1,1,X\nA,2,1,X\nA,2,1,X\n").pool
    #expect(pool.count == 2)
    #expect(pool.displayName(of: 0) == "A (row 1)")
    #expect(pool.displayName(of: 1) == "A (row 2)")
  }

  /// A column that is not read may be all that tells two people apart.
  @Test func onlyAWholeRowIsARepeat() throws {
    let reading = try read("name,skill,cost,born\nWill Smith,1,1,1995-03-28\nWill Smith,1,1,1989-07-10\n")
    #expect(reading.pool.count == 2 && reading.quality.rowsRepeated == 0)
    #expect(reading.quality.warnings.map(\.code) == ["namesakes"])
    let same = try read("name,skill,cost,born,x\nA,1,1,1995,\nB,1,1,1995,\nA,1,1.0,1995,\nA,1,1,,1995\n")
    #expect(same.pool.count == 3 && same.quality.rowsRepeated == 1)
    // The id identifies the player; other values of the row may have changed.
    #expect(try read("id,name,skill,cost,form\n1,A,1,1,5\n1,A,1,1,6\n").pool.count == 1)
    // A column that is used only in a condition counts, too.
    let chosen = try read("name,skill,cost,born\nA,1,1,1995\nA,1,1,1989\nA,1,1,1970\n") {
      $0.filters = [.init(cell: .header("born"), comparison: .greater, value: "1980")]
    }
    #expect(chosen.pool.count == 2)
  }

  /// A column named by a rule is used only for its condition; two people may both meet it and still differ.
  @Test func aColumnThatARuleNamesTellsPeopleApart() throws {
    func asked(_ rows: String, asking cell: String) throws -> PoolReading {
      try read("name,skill,cost,club,country\n" + rows) {
        $0.marks = ["IND", "NED"].map { .init(cell: .header(cell), comparison: .notEqual, value: $0) }
      }
    }
    let reading = try asked("A,1,1,X,ENG\nA,1,1,X,AUS\nA,1,1,X,ENG\n", asking: "country")
    #expect(reading.pool.count == 2 && reading.quality.rowsRepeated == 1)
    #expect(reading.quality.warnings.map(\.code) == ["repeat", "namesakes"])
    #expect(reading.pool.marks.values.allSatisfy { $0 == [true, true] })
    // Columns of the pool are compared by value: a cost of 1.0 is a cost of 1.
    for cell in ["cost", "club"] {
      #expect(try asked("A,1,1,X,ENG\nA,1,1.0, X,ENG\n", asking: cell).pool.count == 1)
    }
  }

  @Test func everyRowCanBeAPlayer() throws {
    let text = "name,skill,cost\nA,1,1\nB,2,2\nA,1,1\n"
    let reading = try read(text) { $0.rowsArePlayers = true }
    #expect(reading.pool.count == 3 && reading.quality.warningCount == 0)
    #expect(reading.pool.namesakes == [0: "row 1", 2: "row 3"])
  }

  @Test func namesakesAreToldOnTheLineOfTheSecondPlayer() throws {
    // The first two rows are one player, with a row a week.
    let warnings = try read("name,club,skill,cost\nA,X,1,1\nB,X,2,2\nA,X,3,1\nA,Y,1,1\n").quality.warnings
    #expect(warnings.filter { $0.code == "namesakes" }.map(\.line) == [5])
  }

  @Test func namesakesWithIdsAreNothingToWarnAbout() throws {
    let reading = try read("id,name,skill,cost\n1,A,1,1\n2,A,1,1\n")
    #expect(reading.pool.count == 2)
    #expect(reading.quality.warningCount == 0)
  }

  @Test func oneIdWithTwoSetsOfValuesIsAnError() {
    #expect(
      problems("id,name,skill,cost\n1,A,1,1\n1,A,2,1\n") == ["3: id: \"1\" has different values on line 2"])
  }

  @Test func strictTurnsWarningsIntoErrors() {
    let found = problems("name,skill,cost\nA,1,1\nA,1,1\n") { $0.isStrict = true }
    #expect(found == ["3: \"A\" repeats line 2; counted once"])
  }

  @Test func manyNamesakesTakeNoSquareOfTheirNumber() throws {
    let rows = (0..<20_000).map { "Same,\($0),1" }.joined(separator: "\n")
    let reading = try read("name,skill,cost\n\(rows)\n")
    #expect(reading.pool.count == 20_000)
    #expect(reading.quality.namesakes == 20_000)
  }

  // MARK: Skills from a second file

  @Test func skillsComeFromASecondFileByName() throws {
    let reading = try withFile("Name,Points\nB,20.5\nStranger,1\nA,10\n") { second in
      try read("name,cost\nA,1\nB,2\nC,3\n") { $0.skillSource = .init("\(second):points") }
    }
    #expect(reading.pool.count == 2)
    #expect(reading.pool[0].skill == 100 && reading.pool[1].skill == 205)
    #expect(reading.quality.rowsWithoutSkill == 1)
    #expect(reading.quality.warnings.map(\.code) == ["joined-in-part", "no-skill", "no-player"])
    #expect(reading.files.count == 2)
  }

  @Test func skillsAreJoinedByIdWhereBothFilesHaveOne() throws {
    let pool = try withFile("id,name,points\n2,A,5\n1,B,6\n") { second in
      try read("id,name,cost\n1,A,1\n2,B,2\n") { $0.skillSource = .init("\(second):points") }.pool
    }
    #expect(pool[0].skill == 6 && pool[1].skill == 5)
  }

  @Test func aSecondFileWithTwoSkillsForOneNameIsAnError() throws {
    let found = withFile("name,points\nA,5\nA,6\n") { second in
      problems("name,cost\nA,1\n") { $0.skillSource = .init("\(second):points") }
    }
    #expect(
      found == ["3: skill: \"A\" has different values on line 2; keep one row for each player in the file"])
  }

  @Test func aSecondFileWithoutAnyoneKnownLeavesAnEmptyPool() throws {
    let pool = try withFile("name,points\nZ,5\n") { second in
      try read("name,cost\nA,1\n") { $0.skillSource = .init("\(second):points") }.pool
    }
    #expect(pool.count == 0)
  }

  @Test func everyByteOfEveryFileIsInspected() throws {
    var seen: [Int: Int] = [:]
    try withFile("name,points\nA,5\n") { second in
      try withFile("name,cost\nA,1\n") { path in
        var request = PoolRequest(path: path, skillRange: .any)
        request.skillSource = .init("\(second):points")
        _ = try readPool(request) { seen[$0, default: 0] += $1.count }
        #expect(seen == [0: 14, 1: 16])
      }
    }
  }

  @Test func anEmptyIdIsNoneAndTheNameCounts() throws {
    let pool = try withFile("id,name,points\n,zed,9\n7,c,7\n,b,5\n") { second in
      try read("id,name,cost\n,a,1\n,b,2\n7,c,3\n") { $0.skillSource = .init("\(second):points") }.pool
    }
    #expect((0..<pool.count).map { pool[$0].name } == ["b", "c"])
    #expect((0..<pool.count).map { pool[$0].skill } == [5, 7])
  }

  @Test func namesakesAreJoinedByTheirClubs() throws {
    let text = "name,cost,club\nMax Muncy,1,LAD\nB,2,SEA\nMax Muncy,3,ATH\n"
    let pool = try withFile("name,points,club\nMax Muncy,5,ATH\nMax Muncy,9,lad\nB,1,SEA\n") { second in
      try read(text) { $0.skillSource = .init("\(second):points") }.pool
    }
    #expect((0..<3).map { pool[$0].skill } == [9, 1, 5])
    let found = withFile("name,points\nMax Muncy,5\nB,1\n") { second in
      problems(text) { $0.skillSource = .init("\(second):points") }.map {
        $0.replacing(second, with: "p.csv")
      }
    }
    #expect(
      found == [
        "2: name: \"Max Muncy\", as on line 4: it is unclear whose skill is on line 2 of p.csv; tell "
          + "namesakes apart with a column 'id' or 'club' in both files; --columns club=HEADER selects one under "
          + "another header"
      ])
    // The same player twice is not a namesake.
    let twice = try withFile("name,points\nA,5\n") { second in
      try read("name,cost\nA,1\nA,1\n") { $0.skillSource = .init("\(second):points") }
    }
    #expect(twice.pool.count == 1 && twice.quality.rowsRepeated == 1)
  }

  @Test func aMappedNameColumnJoinsTheSecondFileToo() throws {
    let pool = try withFile("Player,points\nA,5\n") { second in
      try read("Player,cost\nA,1\n") {
        $0.skillSource = .init("\(second):points")
        $0.columns = [.name: [.header("Player")]]
      }.pool
    }
    #expect(pool.count == 1)
  }

  @Test func aPoolWithoutHeaderIsJoinedByName() throws {
    let pool = try withFile("name,points\nA,5\n") { second in
      try read("A,1\nB,2\n") {
        $0.skillSource = .init("\(second):points")
        $0.columns = [.name: [.number(1)], .cost: [.number(2)]]
        $0.hasHeader = false
      }.pool
    }
    #expect(pool.count == 1)
  }

  @Test func playersLeftOutByAConditionAreNoStrangers() throws {
    let reading = try withFile("name,points\nA,5\nB,6\n") { second in
      try read("name,cost,team\nA,1,X\nB,2,Y\n") {
        $0.skillSource = .init("\(second):points")
        $0.filters = [.init(cell: .header("team"), comparison: .equal, value: "X")]
      }
    }
    #expect(reading.pool.count == 1)
    #expect(reading.quality.warningCount == 0)
  }

  @Test func everyProblemOfABadRowCounts() throws {
    let rows = (0..<12).map { "P\($0),x,y\n" }.joined()
    let reading = try read("name,skill,cost\nA,1,1\n" + rows) { $0.skipsBadRows = true }
    #expect(reading.quality.rowsBad == 12)
    #expect(reading.quality.warningCount == 24)
    #expect(reading.quality.warnings.count == 20)
  }
}

import Foundation
import Testing

struct CheckTests {
  private let workplace = Workplace()

  private let four = ["seed", "partial", "trap", "over"].map { "samples/teams/\($0).csv" }

  private func check(_ workplace: Workplace, _ teams: [String], _ options: String...) throws -> Run {
    try workplace.shell(
      "squad check samples/players.csv \(teams.joined(separator: " ")) \(options.joined(separator: " "))")
  }

  @Test func judgesTheSampleTeams() throws {
    let run = try check(workplace, four)
    #expect(run.exitCode == 1)
    #expect(
      run.output == """
        1 of 4 legal; the best is 36 for 49.0

        team     status      skill  gap  cost  unspent  beaten by
        seed     valid          36    0  50.0      0.0    0 of 51  optimal
        partial  incomplete     24       35.0     15.0
        trap     incomplete     33       50.0      0.0
        over     invalid        39       57.0     −7.0

        partial  add Bhuvneshwar, Dhoni: 36 for 50.0
        trap     no fifth player fits: the cheapest other costs 7.0 and 0.0 is left; Rohit and \
        Kohli out, Rishabh, Hardik and Dhoni in: 36 for 49.0
        over     7.0 over the budget of 50.0; Rohit and Kohli out, Rituraj and Kuldeep in: 36 for 49.0
        Data     10 rows, no warnings
        Files    reports/check.{html,md,json}

        """)
  }

  @Test func aLegalTeamIsAYes() throws {
    #expect(try check(workplace, [four[0]]).exitCode == 0)
    #expect(try check(workplace, [four[0], four[1]]).exitCode == 1)
    #expect(try check(workplace, [four[3]], "--budget 57").exitCode == 0)
  }

  @Test func theExampleTeamOfTheSeedIsOptimal() throws {
    _ = try check(workplace, four)
    let teams = try workplace.json("reports/check.json")["manualTeams"] as? [[String: Any]]
    let seed = try #require(teams?.first)
    #expect(seed["path"] as? String == "samples/teams/seed.csv")
    #expect(seed["status"] as? String == "valid" && seed["optimal"] as? Bool == true)
    #expect(seed["skill"] as? Int == 36 && seed["cost"] as? Int == 50 && seed["left"] as? Int == 0)
    #expect(seed["count"] as? Int == 5 && seed["gap"] as? Int == 0 && seed["final"] as? Bool == false)
    #expect(
      seed["better"] as? String == "0" && seed["equal"] as? String == "20" && seed["legal"] as? String == "51"
    )
    let repairs = try #require(seed["repairs"] as? [[String: Any]])
    #expect(repairs.count == 1 && repairs[0]["skill"] as? Int == 36 && repairs[0]["cost"] as? Int == 49)
    let partial = try #require(teams?[1])
    let added = partial["completion"] as? [[String: Any]]
    #expect(added?.map { $0["name"] as? String } == ["Bhuvneshwar", "Dhoni"])
    #expect(partial["legal"] is NSNull && partial["gap"] is NSNull)
  }

  @Test func everyProblemOfATeamIsTold() throws {
    let six = try check(workplace, ["samples/teams/six.csv", "samples/teams/unknown.csv"])
    #expect(
      six.output.contains(
        """
        six      needs exactly 5 players, 6 selected; leave out 1
                 7.0 over the budget of 50.0; Bhuvneshwar out: 36 for 49.0
        unknown  "Kuldip" on line 4 is not in the pool; did you mean "Kuldeep"? without that line, add Kuldeep: 36 for 50.0

        """))
    let namesakes = try workplace.shell("squad check samples/league.csv samples/league-teams/*.csv")
    #expect(namesakes.exitCode == 1)
    #expect(
      namesakes.output.contains(
        "\"Mira Calder\" on line 3 may be \"Mira Calder (Cedar Town)\" or \"Mira Calder (Heron Bay)\"; "
          + "write the name as shown here, or add a column 'club' or 'row'"))
  }

  @Test func threadsDoNotChangeAByte() throws {
    for jobs in ["1", "2", "7"] {
      _ = try workplace.shell(
        "squad check samples/league.csv samples/league-teams/*.csv --jobs \(jobs) --output out\(jobs)")
    }
    for name in ["check.html", "check.md", "check.json"] {
      let bytes = try workplace.bytes(of: "out1/" + name)
      #expect(try workplace.bytes(of: "out2/" + name) == bytes)
      #expect(try workplace.bytes(of: "out7/" + name) == bytes)
    }
  }

  @Test func wrongFilesAreToldTogetherAndNothingIsWritten() throws {
    try workplace.write("Playr,x\nRohit,1\n", to: "a.csv")
    try workplace.write("name,row\nRohit,x\n,2\n", to: "b.csv")
    let run = try check(workplace, ["a.csv", "samples/teams/seed.csv", "b.csv"])
    #expect(run.exitCode == 65)
    #expect(
      run.errors == """
        a.csv:1: no column 'name' or 'id'; the headers are Playr, x; rename "Playr" to 'name'
        b.csv:2: row: "x" is not a row of the pool; rows count from 1
        b.csv:3: name: no player is given

        """)
    #expect(try check(workplace, ["none.csv"]).exitCode == 66)
    #expect(workplace.names(in: "reports").isEmpty)
  }

  @Test func warningsAboutATeamCount() throws {
    try workplace.write("name,club\nTove Vossen,Elsewhere\n", to: "t.csv")
    let run = try workplace.shell("squad check samples/league.csv t.csv --output none")
    #expect(
      run.errors
        == "t.csv:2: \"Tove Vossen\" plays for \"Brook Athletic\" in the pool, here for \"Elsewhere\"\n")
    #expect(run.output.contains("200 rows, 1 warning"))
    #expect(
      try workplace.shell("squad check samples/league.csv t.csv --output none --strict").exitCode == 65)
  }

  @Test func aTimeLimitIsNoProof() throws {
    let rows = (0..<150).map { row in
      let value = (row * 7_919 + 13) * 104_729 % 999_999_937
      return "P\(row),\(value),\(value)"
    }
    try workplace.write("name,skill,cost\n\(rows.joined(separator: "\n"))\n", to: "hard.csv")
    try workplace.write("name\nP1\nP2\nP3\n", to: "t.csv")
    let run = try workplace.shell(
      "squad check hard.csv t.csv --skill-range any --size 9 --budget 4321987654 --time-limit 50ms")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("not searched to the end: stopped by the time limit"))
    #expect(!run.output.contains("no swap of"))
    let team = try #require(
      (try workplace.json("reports/check.json")["manualTeams"] as? [[String: Any]])?.first)
    #expect(team["stoppedBy"] as? String == "time-limit")
  }

  @Test func noTeamCanBeLegalWhereNoneExists() throws {
    let run = try check(workplace, [four[0]], "--budget 40", "--output none")
    #expect(run.exitCode == 1)
    #expect(
      run.output.hasPrefix(
        "0 of 1 legal; no team is possible: the cheapest 5 players cost 44.0; the budget is"))
    #expect(run.output.contains("10.0 over the budget of 40.0; no swap of one or two players makes it legal"))
  }

  @Test func everyFormatIsPrinted() throws {
    let csv = try check(workplace, four, "--format csv", "--output none").output
    #expect(csv.split(separator: "\r\n").count == 5)
    #expect(csv.contains("samples/teams/seed.csv,valid,no,36,50.0,0.0,5,0,yes,0,20,51,yes,\r\n"))
    let json = try check(workplace, four, "--format json", "--output none").output
    #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) is [String: Any])
    let markdown = try check(workplace, four, "--format markdown", "--output none").output
    #expect(markdown.hasPrefix("# 1 of 4 legal; the best is 36 for 49.0\n"))
  }

  @Test func hostileNamesStayText() throws {
    try workplace.write(
      "name,skill,cost\n<script>alert(1)</script>,5,1\n=HYPERLINK(1),5,1\n| a | b |,5,1\nD,5,1\nE,5,1\n",
      to: "pool.csv")
    try workplace.write("name\n<script>alert(1)</script>\n=HYPERLINK(1)\n<b>\n", to: "<i>.csv")
    let run = try workplace.shell("squad check pool.csv '<i>.csv' --format csv")
    #expect(run.exitCode == 1)
    let page = try workplace.text(of: "reports/check.html")
    #expect(!page.contains("<script>alert") && !page.contains("<b>\"") && !page.contains("<i>"))
    #expect(page.contains("&lt;script&gt;alert(1)"))
  }
}

import Testing

struct PlayersTests {
  @Test func listsThePoolBySkill() throws {
    let run = try Workplace().squad("players", "samples/players.csv", "--sort", "value", "--limit", "2")
    #expect(run.exitCode == 0)
    #expect(
      run.output.hasPrefix(
        """
        first 2 of 10 players in samples/players.csv

        row  player   skill  cost  value
          8  Dhoni        6   7.0  0.857
          6  Kuldeep      7   9.0  0.778

        """))
  }

  @Test func printsCSVForSpreadsheets() throws {
    let run = try Workplace().squad(
      "players", "samples/league.csv", "--where", "club=Elm United", "--where", "role=GK", "--format", "csv")
    #expect(run.output.hasPrefix("row,id,name,role,club,skill,cost\r\n"))
    #expect(run.output.split(separator: "\r\n").count == 3)
  }

  @Test func writesNothing() throws {
    let workplace = try Workplace()
    _ = try workplace.squad("players", "samples/players.csv")
    #expect(workplace.names(in: ".").filter { !$0.hasPrefix(".") } == ["samples"])
  }

  @Test func whatIsPrintedAsCSVCanBeReadAgain() throws {
    let workplace = try Workplace()
    let answer = try workplace.squad("best", "samples/league.csv", "--output", "none").output
    let run = try workplace.shell(
      "squad players samples/league.csv --format csv --sort name > again.csv; "
        + "squad best - --output none < again.csv")
    #expect(run.output.prefix { $0 != "\n" } == answer.prefix { $0 != "\n" })
    let team = try workplace.shell(
      "squad best samples/league.csv --format csv --output none > team.csv; squad best team.csv --output none"
    )
    #expect(team.output.prefix { $0 != "\n" } == answer.prefix { $0 != "\n" })
  }

  @Test func conditionsCompareNumbersAndWords() throws {
    let workplace = try Workplace()
    func count(_ condition: String) throws -> String {
      let run = try workplace.squad("players", "samples/players.csv", "--where", condition, "--limit", "1")
      return String(run.output.prefix { $0 != "\n" })
    }
    #expect(try count("skill>=8") == "first 1 of 5 players in samples/players.csv")
    #expect(try count("skill>8") == "first 1 of 2 players in samples/players.csv")
    #expect(try count("cost<=9") == "first 1 of 3 players in samples/players.csv")
    #expect(try count("cost==9.00") == "1 player in samples/players.csv")
    #expect(try count("name=rohit") == "1 player in samples/players.csv")
    #expect(try count("name!=ROHIT") == "first 1 of 9 players in samples/players.csv")
    for wrong in ["skill>abc", "cost<9,5", "=5", "name"] {
      #expect(try workplace.squad("players", "samples/players.csv", "--where", wrong).exitCode == 64)
    }
  }

  @Test func aFirstRowOfDataIsNoHeader() throws {
    let workplace = try Workplace()
    try workplace.write("A,5,10\nB,6,10\n", to: "pool.csv")
    let run = try workplace.squad("players", "pool.csv", "--columns", "name=#1,skill=#2,cost=#3")
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("add --no-header"))
  }

  @Test func twoColumnsOfOneNameAreWorthAWarning() throws {
    let workplace = try Workplace()
    try workplace.write("name,skill,skill,cost\nA,5,9,10\n", to: "pool.csv")
    let run = try workplace.squad("players", "pool.csv")
    #expect(run.output.contains("several columns are called \"skill\"; the first is read"))
    #expect(try workplace.squad("players", "pool.csv", "--strict").exitCode == 65)
  }
}

import Testing

struct PlayersTests {
  private let workplace = Workplace()

  @Test func listsThePoolBySkill() throws {
    let run = try workplace.squad("players", "samples/players.csv", "--sort", "value", "--limit", "2")
    #expect(run.exitCode == 0)
    #expect(
      run.output.hasPrefix(
        """
        first 2 of 10 players in samples/players.csv

        player   skill  cost  value  row
        Dhoni        6   7.0  0.857    8
        Kuldeep      7   9.0  0.778    6

        """))
  }

  @Test func printsCSVForSpreadsheets() throws {
    let run = try workplace.squad(
      "players", "samples/league.csv", "--where", "club=Elm United", "--where", "role=GK", "--format", "csv")
    #expect(run.output.hasPrefix("row,id,name,role,club,skill,cost\r\n"))
    #expect(run.output.split(separator: "\r\n").count == 3)
  }

  @Test func writesItsPageLikeEveryCommand() throws {
    let run = try workplace.squad("players", "samples/players.csv")
    #expect(run.output.contains("Files  reports/players.{html,md,json}"))
    #expect(
      workplace.names(in: "reports").filter { !$0.hasPrefix(".") } == [
        "players.html", "players.json", "players.md",
      ])
    let json = try workplace.json("reports/players.json")
    #expect((json["players"] as? [[String: Any]])?.count == 10)
    try workplace.expectVerified("reports/players.json")
    let again = try workplace.squad("report", "reports/players.json", "--output", "again")
    #expect(again.exitCode == 0)
    for ending in ["html", "md", "json"] {
      #expect(
        try workplace.bytes(of: "again/players.\(ending)") == workplace.bytes(of: "reports/players.\(ending)")
      )
    }
  }

  /// Who is selected, their totals, and who could join: checked by trying to pick each player.
  @Test(arguments: [
    "Rohit,Hardik,Kuldeep", "Rohit,Kohli,Rituraj,Kuldeep", "Rohit,Hardik,Kuldeep,Dhoni,Bhuvneshwar",
  ])
  func marksWhoIsSelectedAndWhoCanJoin(names: String) throws {
    let members = names.split(separator: ",").map(String.init)
    try workplace.write("name\n" + members.joined(separator: "\n") + "\n", to: "mine.csv")
    let run = try workplace.squad("players", "samples/players.csv", "--team", "mine.csv")
    #expect(run.exitCode == 0 && run.output.hasPrefix("mine: \(members.count) of 5 players selected, "))
    let json = try workplace.json("reports/players.json")
    for player in try #require(json["players"] as? [[String: Any]]) {
      let name = try #require(player["name"] as? String)
      #expect(player["selected"] as? Bool == members.contains(name))
      try workplace.write("name\n" + members.joined(separator: "\n") + "\n", to: "tried.csv")
      let picked = try workplace.squad("team", "select", "tried.csv", name, "--pool", "samples/players.csv")
      #expect(player["canJoin"] as? Bool == (picked.exitCode == 0), "\(name)")
    }
    try workplace.expectVerified("reports/players.json")
  }

  @Test func theRunningSummaryAndThePicksAreShown() throws {
    let run = try workplace.squad(
      "players", "samples/players.csv", "--team", "samples/teams/partial.csv", "--sort", "cost", "--limit",
      "3")
    #expect(
      run.output.hasPrefix(
        """
        partial: 3 of 5 players selected, 24 skill for 35.0, 15.0 left; first 3 of 10 players in samples/players.csv

        player         skill  cost  value  row
          Dhoni            6   7.0  0.857    8  can join
          Bhuvneshwar      6   8.0  0.750    4  can join
        > Kuldeep          7   9.0  0.778    6  ✓ selected

        Can join  Dhoni 7.0 and Bhuvneshwar 8.0
        """))
  }

  @Test func nobodyCanJoinBeforeEveryNameIsKnown() throws {
    let run = try workplace.squad(
      "players", "samples/players.csv", "--team", "samples/teams/unknown.csv", "--output", "none")
    #expect(
      run.output.contains("Can join  none until every line of the team matches one player in the pool\n"))
  }

  @Test func whatIsPrintedAsCSVCanBeReadAgain() throws {
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
    #expect(try count("cost<=9,0") == "first 1 of 3 players in samples/players.csv")
    for wrong in ["skill>abc", "cost<9;5", "=5", "name"] {
      #expect(try workplace.squad("players", "samples/players.csv", "--where", wrong).exitCode == 64)
    }
  }

  @Test func aFirstRowOfDataIsNoHeader() throws {
    try workplace.write("A,5,10\nB,6,10\n", to: "pool.csv")
    let run = try workplace.squad("players", "pool.csv", "--columns", "name=#1,skill=#2,cost=#3")
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("add --no-header"))
  }

  @Test func twoColumnsOfOneNameAreWorthAWarning() throws {
    try workplace.write("name,skill,skill,cost\nA,5,9,10\n", to: "pool.csv")
    let run = try workplace.squad("players", "pool.csv")
    #expect(run.output.contains("several columns are called \"skill\"; the first is read"))
    #expect(try workplace.squad("players", "pool.csv", "--strict").exitCode == 65)
  }
}

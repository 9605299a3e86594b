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
          6  Kuldeep      7   9.0  0.777

        """))
  }

  @Test func printsCSVForSpreadsheets() throws {
    let run = try Workplace().squad(
      "players", "samples/league.csv", "--where", "club=Elm United", "--where", "role=GK", "--format", "csv")
    #expect(run.output.hasPrefix("Row,ID,Player,Role,Club,Skill,Cost,Value\r\n"))
    #expect(run.output.split(separator: "\r\n").count == 3)
  }

  @Test func writesNothing() throws {
    let workplace = try Workplace()
    _ = try workplace.squad("players", "samples/players.csv")
    #expect(workplace.names(in: ".").filter { !$0.hasPrefix(".") } == ["samples"])
  }
}

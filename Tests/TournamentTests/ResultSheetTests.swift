import Tables
import Testing

@testable import Tournament

struct ResultSheetTests {
  private func read(_ text: String, groupedBy columns: [String] = []) throws
    -> (groups: [ResultGroup], reading: SheetReading)
  {
    try withFile(text) { path in
      try readResults(SheetRequest(path: path), groupedBy: columns.map { .header($0) })
    }
  }

  @Test func teamsComeInTheOrderOfTheirFirstAppearance() throws {
    let (groups, reading) = try read(
      "away,home,away_goals,home_goals\nB,A,1,2\nA,C,0,0\nC,B,,\n")
    #expect(groups.count == 1)
    #expect(groups[0].teams == ["A", "B", "C"])
    #expect(groups[0].results.map(\.pairing) == [Pairing(home: 0, away: 1), Pairing(home: 2, away: 0)])
    #expect(groups[0].results[0].score == Score(home: 2, away: 1))
    #expect(groups[0].matches.last?.pairing == Pairing(home: 1, away: 2))
    #expect(groups[0].matches.map(\.score) == [Score(home: 2, away: 1), Score(home: 0, away: 0), nil])
    #expect(reading.used == 3)
  }

  @Test func columnsTellTablesApart() throws {
    let (groups, _) = try read(
      "stage,group,home,away,home_goals,away_goals\nx,1,A,B,1,0\nx,2,C,D,1,1\ny,1,A,C,0,0\nx,1,B,A,2,2\n",
      groupedBy: ["stage", "group"])
    #expect(groups.map(\.name) == [["x", "1"], ["x", "2"], ["y", "1"]])
    #expect(groups[0].results.count == 2)
    #expect(groups[2].teams == ["A", "C"])
  }

  @Test func everythingWrongIsSaidAtOnce() throws {
    let found = try problems {
      _ = try read(
        "home,away,home_goals,away_goals\nA,A,1,0\nA,B,1,\nA,B,x,1.5\n,B,1,0\nA,B,-1,1000\nA,B\nA,B,1.0,2\n")
    }
    #expect(
      found == [
        "2 away own-opponent", "3 away_goals empty", "4 home_goals not-a-number", "4 away_goals not-goals",
        "5 home empty", "6 home_goals not-goals", "6 away_goals not-goals", "7 - wrong-columns",
      ])
  }

  @Test func aMatchThatStandsTwiceCountsTwiceWithAWarning() throws {
    let (groups, reading) = try read("home,away,home_goals,away_goals\nA,B,1,0\nA,B,0,0\nB,A,3,3\n")
    #expect(groups[0].results.count == 3)
    #expect(reading.warnings.map(\.line) == [3])
    #expect(reading.warnings.map(\.code) == ["repeat"])
  }
}

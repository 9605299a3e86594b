import Documents
import Testing

@testable import Pages
@testable import Snapshots

struct CrossTableTests {
  private func match(_ home: String, _ away: String, _ score: (home: Int, away: Int)?) -> MatchRecord {
    MatchRecord(home: home, away: away, goals: score)
  }

  private func map(_ section: Section) throws -> HeatMap { try #require(section.chart?.plot as? HeatMap) }

  @Test func bothTeamsSeeTheirOwnGoalsFirst() throws {
    let matches = [
      match("A", "B", (2, 1)), match("B", "A", (0, 0)), match("C", "A", (3, 0)), match("A", "C", (4, 0)),
      match("B", "C", nil),
    ]
    let table = try #require(CrossTable(matches, teams: ["A", "B", "C"]))
    let (section, map) = (table.section, try map(table.section))
    #expect(
      map.cells.map { $0.map(\.text) } == [
        ["", "2-1, 0-0", "0-3, 4-0"], ["1-2, 0-0", "", ""], ["3-0, 0-4", "", ""],
      ])
    // With one win each, teams are level whatever the goals; with a win and a draw they are not.
    #expect(
      map.cells.map { $0.map(\.shade) } == [
        [.empty, .first, .neither], [.second, .empty, .empty], [.neither, .empty, .empty],
      ])
    #expect(map.cells[1][2].title == "B - C, not played")
    #expect(section.chart?.summary.hasSuffix("2 pairs met, 1 of them level.") == true)
  }

  @Test func nothingForTooManyTeamsOrBeforeAMatch() {
    let teams = (1...25).map { "T\($0)" }
    let matches = [match("T1", "T2", (1, 0))]
    #expect(CrossTable(matches, teams: teams) == nil)
    #expect(CrossTable(matches, teams: Array(teams.dropLast())) != nil)
    #expect(CrossTable([match("T1", "T2", nil)], teams: ["T1", "T2"]) == nil)
  }
}

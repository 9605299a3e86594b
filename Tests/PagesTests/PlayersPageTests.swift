import Documents
import Reading
import Selection
import Tables
import Testing

@testable import Pages
@testable import Snapshots

struct PlayersPageTests {
  /// The page that lists the players `shown` of a pool.
  private func page(_ pool: Pool, _ shown: [Int]? = nil) -> Document {
    var snapshot = Sample.snapshot(pool)
    snapshot.content = Content(
      PlayersContent((shown ?? Array(0..<pool.count)).map { PlayerRecord($0, of: pool) }))
    return answerPage(of: snapshot)
  }

  @Test func theTerminalShowsEveryPlayerAndHowTheReadingWent() {
    #expect(
      renderText(page(Sample.pool), style: .plain) == """
        4 players in pool.csv

        player  skill  cost  value  row
        Ada       2.5   1.0  2.500    1
        Bo        3.0   2.0  1.500    2
        Cy        4.0   4.0  1.000    3
        Di        3.5   3.5  1.000    4

        Data  4 rows, no warnings

        The data

        Rows read     4
        Players used  4

        No warnings: no repeats, no zero costs, no outliers.

        """)
  }

  /// Part of a large pool is shown, and the page says where the others are.
  @Test func largePoolsAreFolded() {
    func text(_ count: Int) -> String {
      let numbers = (1...Int64(count)).map { $0 }
      let pool = Sample.makePool(numbers.map { "P\($0)." }, skills: numbers, costs: numbers)
      return renderText(page(pool), style: .plain)
    }
    let whole = text(1_000)
    #expect(whole.contains("P1000.") && !whole.contains("more are in the JSON"))
    let folded = text(1_300)
    #expect(folded.contains("P1000.") && !folded.contains("P1001."))
    #expect(folded.contains("The first 1,000 players; 300 more are in the JSON"))
  }

  private func record(_ members: [Int]) -> ManualTeamRecord {
    let file = TeamFile(path: "t/mine.csv", holding: members, of: Sample.pool)
    let team = ManualTeam(file, in: Sample.pool, finder: PlayerFinder(Sample.pool))
    return ManualTeamRecord(
      file, team, TeamJudgement(team, of: Sample.pool, under: Sample.rules), of: Sample.pool)
  }

  /// The page of a team of two for 5.5 from Ada (1.0), Bo (2.0), Cy (4.0) and Di (3.5).
  private func page(picking members: [Int], open: [Int], shown: [Int] = [0, 1, 2, 3]) -> Document {
    var snapshot = Sample.snapshot(Sample.pool, team: members)
    let players = shown.map { index in
      var player = PlayerRecord(index, of: Sample.pool)
      (player.selected, player.canJoin) = (members.contains(index), open.contains(index))
      return player
    }
    snapshot.content = Content(PlayersContent(players, beside: record(members)))
    return answerPage(of: snapshot)
  }

  @Test func theSelectedAreMarkedAndAddedUp() throws {
    let page = page(picking: [3], open: [0, 1])
    #expect(
      page.verdict.sentence
        == "mine: 1 of 2 players selected, 3.5 skill for 3.5, 2.0 left; 4 players in pool.csv")
    #expect(page.badgeTexts == ["incomplete", "2 can join", "No warnings in 4 rows"])
    #expect(page.fact("Can join") == "Ada 1.0 and Bo 2.0")
    let table = try #require(page.section("players")?.tables.first)
    #expect(table.rows.map { $0.marks.map(\.text) } == [["can join"], ["can join"], [], ["✓ selected"]])
    #expect(table.rows.map { $0.emphasis == .highlighted } == [false, false, false, true])
    #expect(page.section("pool")?.scatterChart?.points.first?.label == "Di")
  }

  @Test func whyNobodyCanJoinIsSaid() {
    #expect(page(picking: [0, 1], open: []).fact("Can join") == "none: the team is full")
    #expect(
      page(picking: [2], open: [], shown: [2, 3]).fact("Can join") == "none of those shown")
    let overBudget = page(picking: [2, 3], open: [])
    #expect(overBudget.fact("Rules") == "2.0 over the budget of 5.5" && overBudget.badgeTexts[0] == "invalid")
  }

  @Test func aListThatWasCutShortSaysSo() {
    let page = page(Sample.pool, [2, 0])
    #expect(page.verdict.sentence == "first 2 of 4 players in pool.csv")
    #expect(page.title == "Players of pool.csv")
    #expect(page.kicker == "Players · pool.csv")
    #expect(page.section("players")?.tables.first?.texts.map { $0[0] } == ["Cy", "Ada"])
  }

  @Test func idsRolesAndClubsAreColumnsWhereThereAreAny() throws {
    let pool = Sample.makePool(
      ["Ada", "Bo"], skills: [25, 30], costs: [10, 20], ids: ["x7", ""], roles: ["", "GK|DEF"],
      clubs: ["LON", ""])
    let table = try #require(page(pool).section("players")?.tables.first)
    #expect(table.titles == ["Player", "Role", "Skill", "Cost", "Value", "Club", "ID", "Row"])
    #expect(
      table.texts == [
        ["Ada", "", "2.5", "1.0", "2.500", "LON", "x7", "1"],
        ["Bo", "GK/DEF", "3.0", "2.0", "1.500", "", "", "2"],
      ])
    #expect(table.rowHeader == 0)
  }

  @Test func namesakesAreShownWithWhatTellsThemApart() {
    var pool = Sample.pool
    pool.namesakes = [1: "LAD"]
    #expect(page(pool).section("players")?.tables.first?.texts[1][0] == "Bo (LAD)")
  }

  @Test func valueIsRoundedAndEmptyWhereItMeansNothing() {
    let pool = Sample.makePool(
      ["third", "two thirds", "free", "large"], skills: [10, 20, 70, .max], costs: [30, 30, 0, 1])
    let values = page(pool).section("players")?.tables.first?.texts.map { $0[3] }
    #expect(values == ["0.333", "0.667", "", "9223372036854775807.000"])
  }

  @Test func smallValuesKeepTwoDigits() {
    // 3.0 skill for a billion and a trillion beside two cheap players.
    let pool = Sample.makePool(
      ["A", "B", "C", "D"], skills: [30, 30, 30, 40], costs: [10_000_000_000, 10_000_000_000_000, 10, 10])
    let table = page(pool).section("players")?.tables.first
    #expect(table?.texts.map { $0[3] } == ["0.0000000030", "0.0000000000030", "3.000", "4.000"])
    let expensive = Sample.makePool(
      ["A", "B"], skills: [30, 70], costs: [10_000_000_000_000, 20_000_000_000_000])
    let perTrillion = page(expensive).section("players")?.tables.first
    #expect(perTrillion?.titles[3] == "Value per trillion")
    #expect(perTrillion?.texts.map { $0[3] } == ["3.000", "3.500"])
  }

  @Test func highCostsGetValuesPerThousandOrMillion() {
    // 2.5 skill for 9,000.0 and 3.0 for 7,500.0.
    let pool = Sample.makePool(["A", "B"], skills: [25, 30], costs: [90_000, 75_000])
    let table = page(pool).section("players")?.tables.first
    #expect(table?.texts.map { $0[3] } == ["0.278", "0.400"] && table?.titles[3] == "Value per 1,000")
    let expensive = page(Sample.makePool(["A"], skills: [25], costs: [900_000_000])).section("players")?
      .tables
      .first
    #expect(expensive?.texts.map { $0[3] } == ["0.028"] && expensive?.titles[3] == "Value per million")
  }

  @Test func whoLosesPointsHasAValueBelowZero() {
    let pool = Sample.makePool(["A"], skills: [-20], costs: [40])
    #expect(page(pool).section("players")?.tables.first?.texts[0][3] == "−0.500")
  }

  @Test func aValueOfMoreDigitsThan128BitsIsLeftOut() {
    let pool = Pool(
      names: TextColumn(["huge"]), skills: DecimalColumn(units: .wide([.max]), places: 0),
      costs: DecimalColumn(units: .narrow([1]), places: 0), records: [1], lines: [2])
    #expect(page(pool).section("players")?.tables.first?.texts[0][3] == "")
  }
}

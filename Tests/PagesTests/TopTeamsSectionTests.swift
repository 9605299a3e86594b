import Documents
import Reading
import Selection
import Testing

@testable import Pages
@testable import Snapshots

struct TopTeamsSectionTests {
  /// A list of teams of the sample's pool, or of another one.
  private static func snapshot(
    _ teams: [[Int]], of pool: Pool = Sample.pool, asked: Int = 10, onlyBestSkill: Bool = false,
    different: Int = 1, complete: Bool = true, sharing: UInt128 = 1
  ) -> Snapshot {
    var answer = Sample.answer
    answer.teamsSharingSkill.value = sharing
    var snapshot = Sample.snapshot(pool)
    var best = BestContent(Sample.bestTeam(answer, of: pool))
    best.list = TopTeamsRecord(
      teams.enumerated().map { TopTeamRecord(rank: $0 + 1, $1, of: pool) },
      TopListRecord(
        asked: asked, onlyBestSkill: onlyBestSkill, different: different, complete: complete,
        stoppedBy: complete ? nil : .timeLimit))
    snapshot.content = Content(best)
    return snapshot
  }

  private static func fact(_ snapshot: Snapshot) -> String? {
    topTeamsFact(snapshot.best.list!, best: snapshot.best.answer.bestTeam, in: PoolWords())?
      .lines.map(\.plainText).joined()
  }

  private static func section(_ snapshot: Snapshot) -> Section? {
    topTeamsSection(
      snapshot.best.list!, best: snapshot.best.answer.bestTeam, under: snapshot.teamRules,
      units: Units(snapshot.playerPool))
  }

  private static func table(_ snapshot: Snapshot) throws -> DataTable {
    let section = section(snapshot)
    guard case .table(let table)? = section?.blocks.first else { throw NoTable() }
    return table
  }

  private struct NoTable: Error {}

  @Test func teamsStandInOrderWithTheirPlayers() throws {
    let snapshot = Self.snapshot([[0, 2], [1, 3], [0, 3]], asked: 3)
    #expect(
      try Self.table(snapshot).rows.map { $0.cells.map(\.text.plainText) } == [
        ["1", "6.5", "5.0", "Ada, Cy"], ["2", "6.5", "5.5", "Bo, Di"], ["3", "6.0", "4.5", "Ada, Di"],
      ])
    #expect(Self.section(snapshot)?.title == "The 3 best teams")
    #expect(Self.fact(snapshot) == nil)
  }

  @Test func thePlayersOfAllTeamsStandSideBySide() throws {
    let snapshot = Self.snapshot([[0, 2], [1, 3], [0, 3]], asked: 3)
    let section = try #require(answerPage(of: snapshot).section("matrix"))
    guard case .chart(let chart)? = section.blocks.first, let map = chart.plot as? HeatMap else {
      throw NoTable()
    }
    #expect(map.rows == ["Ada", "Di", "Cy", "Bo"])
    #expect(map.columns == ["1", "2", "3"] && map.shares.map { Int(100 * $0) } == [66, 66, 33, 33])
    #expect(
      map.cells.map { $0.map { $0.shade == .first } } == [
        [true, false, true], [false, true, true], [true, false, false], [false, true, false],
      ])
    #expect(chart.data?.texts.first == ["Ada", "2", "67%"])
    #expect(answerPage(of: Self.snapshot([[0, 2]], asked: 1)).section("matrix") == nil)
  }

  @Test func whoIsInAllOfManyTeamsIsNamed() throws {
    let pool = Sample.makeLargePool(count: 30)
    let section = try #require(
      answerPage(of: Self.snapshot((2..<30).map { [0, 1, $0] }, of: pool)).section("matrix"))
    guard case .chart(let chart)? = section.blocks.first, let map = chart.plot as? HeatMap else {
      throw NoTable()
    }
    #expect(map.rows.count == 25 && !map.rows.contains("P0"))
    #expect(chart.summary.hasSuffix("on the left. P0 and P1 are in all of them."))
    #expect(
      section.notes.first?.contains(" P0 and P1 are in all of them. Not drawn: 3 more players.") == true)
  }

  @Test func largeTeamsAreTheExchangesAgainstTheFirst() throws {
    let pool = Sample.makeLargePool(count: 9)
    let first = Array(0..<7)
    let rows = try Self.table(Self.snapshot([first, [0, 1, 2, 3, 4, 7, 8]], of: pool)).rows
    #expect(
      rows.map { $0.cells[3].text.plainText } == ["P0, P1, P2, P3, P4, P5, P6", "In: P7, P8. Out: P5, P6"])
  }

  /// Plans list their transfers rather than their differences from the best plan.
  @Test func plansAreTheirTransfers() throws {
    let pool = Sample.makeLargePool(count: 9)
    let snapshot = Self.snapshot([[0, 1, 2, 3, 4, 7, 8], Array(0..<7)], of: pool)
    var file = TeamFile(path: "own.csv", for: pool)
    for player in 0..<7 { file.append(player, of: pool) }
    let owned = try OwnedSquad(
      file, ManualTeam(file, in: pool, finder: PlayerFinder(pool)), of: pool, bank: .zero, size: 7,
      leavesOutUnknown: false)
    let section = topTeamsSection(
      snapshot.best.list!, from: OwnedRecord(owned, of: pool, free: 1, hit: .zero, complete: true),
      best: snapshot.best.answer.bestTeam, under: snapshot.teamRules, units: Units(snapshot.playerPool))
    let table = try #require(section?.tables.first)
    #expect(
      table.texts.map { $0[3] } == ["In: P7, P8. Out: P5, P6", "no transfers"] && table.titles[3] == "Moves")
  }

  /// Teams of the same players in other slots are drawn differently.
  @Test func slotsThatCountSeveralTimesAreLetters() throws {
    var snapshot = Self.snapshot([[0, 2], [0, 2]], asked: 2)
    var best = snapshot.best
    for (team, player) in [(0, 0), (1, 1)] {
      best.list?.topTeams[team].players[player].slot = "CPT"
      best.list?.topTeams[team].players[player].times = ExactDecimal(15, places: 1)
    }
    snapshot.content = Content(best)
    let section = try #require(answerPage(of: snapshot).section("matrix"))
    guard case .chart(let chart)? = section.blocks.first, let map = chart.plot as? HeatMap else {
      throw NoTable()
    }
    #expect(map.cells.map { $0.map(\.text) } == [["C", ""], ["", "C"]])
    #expect(section.notes.first?.contains("In the cells: C as CPT.") == true)
  }

  @Test func slotsThatBeginAlikeHaveLettersThatTellThemApart() throws {
    var snapshot = Self.snapshot([[0, 2], [0, 2]], asked: 2)
    var best = snapshot.best
    for (player, slot) in ["SUPER", "S"].enumerated() {
      best.list?.topTeams[0].players[player].slot = slot
      best.list?.topTeams[0].players[player].times = ExactDecimal(15, places: 1)
    }
    best.list?.topTeams[1].players[0].slot = "STAR"
    best.list?.topTeams[1].players[0].times = ExactDecimal(2, places: 0)
    snapshot.content = Content(best)
    let section = try #require(answerPage(of: snapshot).section("matrix"))
    guard case .chart(let chart)? = section.blocks.first, let map = chart.plot as? HeatMap else {
      throw NoTable()
    }
    #expect(map.cells.map { $0.map(\.text) } == [["SU", "ST"], ["S", ""]])
    #expect(section.notes.first?.contains("In the cells: S as S, ST as STAR, SU as SUPER.") == true)
  }

  @Test func longListsAreCutInTheReport() throws {
    let snapshot = Self.snapshot(Array(repeating: [0, 2], count: 230), asked: 230)
    #expect(try Self.table(snapshot).rows.count == 200)
    let section = Self.section(snapshot)
    guard case .paragraph(let rest)? = section?.blocks.last else {
      Issue.record("no word about the rest")
      return
    }
    #expect(rest.plainText == "30 more teams: in the JSON and in --format csv.")
    #expect(answerTable(of: snapshot).rows.count == 230)
  }

  @Test func anEndBeforeWhatWasAskedForIsTold() {
    #expect(Self.fact(Self.snapshot([[0, 2]])) == "there is no other team")
    #expect(
      Self.fact(Self.snapshot([[0, 2], [1, 3]], different: 2))
        == "there are no more than 2 teams that differ in 2 players or more")
    #expect(
      Self.fact(Self.snapshot([[0, 2]], complete: false))
        == "stopped by the time limit: the first one is proved")
    var snapshot = Self.snapshot([], complete: false)
    #expect(Self.fact(snapshot) == "stopped by the time limit: none is proved")
    snapshot.best.answer.bestTeam.firstInPoolOrder = false
    snapshot.best.list?.topList.stoppedBy = .effort
    #expect(
      Self.fact(snapshot)
        == "search limit reached: which of the many equal teams come first was too hard to determine")
  }

  @Test func teamsOfTheBestSkillAreCounted() {
    let teams = [[0, 2], [1, 3]]
    func all(asked: Int, sharing: UInt128, different: Int = 1) -> String? {
      Self.fact(
        Self.snapshot(teams, asked: asked, onlyBestSkill: true, different: different, sharing: sharing))
    }
    #expect(all(asked: 10, sharing: 2) == "all 2 teams of the best skill")
    #expect(all(asked: 2, sharing: 2) == "all 2 teams of the best skill")
    #expect(all(asked: 2, sharing: 1_234) == "the first 2 of 1,234 teams of the best skill")
    #expect(
      all(asked: 10, sharing: 9, different: 2)
        == "2 teams of the best skill, each different in 2 players or more")
  }

  @Test func spreadsheetsGetEveryPlayerInAColumn() {
    let table = answerTable(of: Self.snapshot([[0, 2], [1, 3]]))
    #expect(table.columns.map(\.title) == ["rank", "skill", "cost", "left", "player1", "player2"])
    #expect(table.rows[1].cells.map(\.text.plainText) == ["2", "6.5", "5.5", "0.0", "Bo", "Di"])

    let pool = Sample.makePool(
      ["Ada", "Bo", "Cy", "Di"], skills: [25, 30, 40, 35], costs: [10, 20, 40, 35], ids: ["7", "8", "9", "5"])
    let withIDs = answerTable(of: Self.snapshot([[0, 2]], of: pool))
    #expect(withIDs.columns.suffix(2).map(\.title) == ["id1", "id2"])
    #expect(withIDs.rows[0].cells.suffix(2).map(\.text.plainText) == ["7", "9"])
  }
}

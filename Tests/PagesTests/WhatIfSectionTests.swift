import Analysis
import Chance
import Documents
import Selection
import Testing

@testable import Pages
@testable import Search
@testable import Snapshots

struct WhatIfSectionTests {
  /// Ada and Cy are the team, 6.5 for 5.0; no team with Di is possible.
  private static let players = [
    player(0, inTeam: true, with: 65, without: 60, stays: 15),
    player(1, inTeam: false, with: 60, without: 65, enters: 12),
    player(2, inTeam: true, with: 65, without: nil, stays: 45),
    player(3, inTeam: false, with: nil, without: 65),
  ]

  private static func player(
    _ index: Int, inTeam: Bool, with: Int128?, without: Int128?, enters: Int128? = nil, stays: Int128? = nil
  ) -> WhatIfRecord {
    WhatIfRecord(
      PlayerWhatIf(row: index, skillWith: with, skillWithout: without, entersAt: enters, staysUpTo: stays),
      of: Sample.pool, inTeam: inTeam)
  }

  private static func snapshot(
    _ players: [WhatIfRecord] = players, complete: Bool? = true, why: [Int]? = nil
  ) -> Snapshot {
    var snapshot = Sample.snapshot(team: [0, 2])
    var best = BestContent(Sample.bestTeam())
    best.whatIf = PlayerWhatIfRecord(players, complete: complete, why: why)
    snapshot.content = Content(best)
    return snapshot
  }

  private func csv(_ snapshot: Snapshot) -> DataTable { whatIfForCSV(snapshot.best, of: snapshot) }

  @Test func membersStandFirstThenThoseWhoLoseLeast() throws {
    let snapshot = Self.snapshot()
    guard
      case .table(let table)? = whatIfSection(snapshot.best, of: snapshot, units: Units(snapshot.playerPool))?
        .blocks.first
    else {
      Issue.record("no table")
      return
    }
    #expect(
      table.rows.map { $0.cells.map(\.text.plainText) } == [
        ["Cy", "", "4.0", "4.0", "6.5", "", "", "4.5"],
        ["Ada", "+0.5", "2.5", "1.0", "6.5", "6.0", "", "1.5"],
        ["Bo", "−0.5", "3.0", "2.0", "6.0", "6.5", "1.2", ""], ["Di", "", "3.5", "3.5", "", "6.5", "", ""],
      ])
    #expect(table.rows.map { $0.marks.map(\.text) } == [["in the team"], ["in the team"], [], []])
  }

  /// If the work ended early, members without figures are named.
  @Test func membersWithoutFiguresAreNamed() {
    func notes(_ snapshot: Snapshot) -> [String] {
      let blocks = whatIfSection(snapshot.best, of: snapshot, units: Units(snapshot.playerPool))?.blocks ?? []
      return blocks.compactMap { if case .paragraph(let prose) = $0 { prose.plainText } else { nil } }
    }
    let some = Array(Self.players[1...])
    #expect(
      notes(Self.snapshot(some, complete: false)) == [
        "No figures for Ada: the search ended before it reached them. Ask about one of them with --why."
      ])
    #expect(notes(Self.snapshot(some)).isEmpty && notes(Self.snapshot(complete: false)).isEmpty)
  }

  @Test func ofEquallyGoodOnesTheNearestPriceStandsFirst() {
    let far = Self.player(1, inTeam: false, with: 60, without: 65, enters: 5)
    let near = Self.player(3, inTeam: false, with: 60, without: 65, enters: 34)
    let never = Self.player(0, inTeam: false, with: 60, without: 65)
    let table = csv(Self.snapshot([never, far, near]))
    #expect(table.rows.map { $0.cells[1].text.plainText } == ["Di", "Bo", "Ada"])
    #expect(table.columns.map(\.title).suffix(4) == ["worth", "entersAt", "staysUpTo", "skillWithAtMost"])
  }

  /// Those of whom only the price is not known stand among the others, those with a bound last.
  @Test func boundsStandWhereFiguresAreNotKnown() throws {
    var snapshot = Self.snapshot(Array(Self.players[..<3]), complete: false, why: [4])
    var best = snapshot.best
    func bounds(_ index: Int, _ atLeast: Int128?, _ atMost: Int128) -> PlayerBoundsRecord {
      PlayerBoundsRecord(
        PlayerRecord(index, of: Sample.pool), atLeast: atLeast.map { ExactDecimal($0, places: 1) },
        atMost: ExactDecimal(atMost, places: 1))
    }
    best.whatIf?.playerBounds = [bounds(3, nil, 64)]
    snapshot.content = Content(best)
    let section = try #require(whatIfSection(best, of: snapshot, units: Units(snapshot.playerPool)))
    guard case .table(let table)? = section.blocks.first, case .note(let remarks) = section.blocks[1] else {
      Issue.record("no table, or no note")
      return
    }
    #expect(
      table.rows.map { $0.cells.map(\.text.plainText) }.dropFirst(2) == [
        ["Bo", "−0.5", "3.0", "2.0", "6.0", "6.5", "1.2", ""],
        ["Di", "≤ −0.1", "3.5", "3.5", "≤ 6.4", "6.5", "?", ""],
      ])
    #expect(remarks.plainText.hasSuffix("≤: no team with them has more. ?: not known."))
    let page = answerPage(of: snapshot)
    let fact = "figures of 3 of 4 players, bounds for 1 other player; more with a longer --time-limit"
    #expect(page.fact("Players") == fact)
    #expect(page.fact("Why") == "not searched to the end; no team with them has more than 6.4")
    best.whatIf?.playerWhatIf = []
    best.whatIf?.playerBounds = [bounds(3, nil, 64), bounds(1, 60, 60)]
    snapshot.content = Content(best)
    #expect(
      csv(snapshot).rows.map { $0.cells.map(\.text.plainText).suffix(6) } == [
        ["6.0", "6.5", "-0.5", "", "", "6.0"], ["", "6.5", "", "", "", "6.4"],
      ])
    #expect(
      answerPage(of: snapshot).fact("Players") == "bounds for 2 players; more with a longer --time-limit")
    best.whatIf?.playerBounds = [bounds(3, nil, 64)]
    snapshot.content = Content(best)
    let last = whatIfSection(snapshot.best, of: snapshot, units: Units(snapshot.playerPool))?.blocks.last
    guard case .paragraph(let rest)? = last else {
      Issue.record("no word about the rest")
      return
    }
    #expect(rest.plainText.hasPrefix("Nothing is known of 1 more player, "))
  }

  @Test func onlyTheFirstFiftyStandInTheReport() {
    let snapshot = Self.snapshot((0..<60).map { _ in Self.players[1] })
    let section = whatIfSection(snapshot.best, of: snapshot, units: Units(snapshot.playerPool))
    guard case .table(let table)? = section?.blocks.first, case .paragraph(let rest)? = section?.blocks.last
    else {
      Issue.record("no table, or no word about the rest")
      return
    }
    #expect(table.rows.count == 50)
    #expect(rest.plainText == "10 more players: in the JSON and in --format csv.")
    #expect(csv(snapshot).rows.count == 60)
  }

  /// The few players picked out of many are the first ones of the sorted list.
  @Test func thePageAndTheSpreadsheetHaveOneOrder() throws {
    var random = SplitMix64(seed: 3)
    let players = (0..<400).map { index in
      func tenths(_ range: ClosedRange<Int64>) -> Int128? {
        let value = random.integer(in: range)
        return value == range.lowerBound ? nil : Int128(value)
      }
      return Self.player(
        index % 4, inTeam: index % 50 == 0, with: tenths(60...65), without: tenths(60...65),
        enters: tenths(1...9))
    }
    let snapshot = Self.snapshot(players)
    guard
      case .table(let table)? = whatIfSection(snapshot.best, of: snapshot, units: Units(snapshot.playerPool))?
        .blocks.first
    else {
      Issue.record("no table")
      return
    }
    let figures = { (row: DataTable.Row, columns: [Int]) in columns.map { row.cells[$0].text.plainText } }
    let all = csv(snapshot).rows.prefix(50)
    #expect(table.rows.map { figures($0, [0, 1, 4, 5]) } == all.map { figures($0, [1, 7, 5, 6]) })
  }

  @Test func withoutTheTableThereAreReasonsOnly() {
    let page = answerPage(of: Self.snapshot([Self.players[1]], complete: nil, why: [2]))
    #expect(page.section("players") == nil && page.section("why") != nil)
    #expect(
      page.fact("Why")
        == "Bo is not in the team: the best with them is 6.0, 0.5 less; they would have to cost 1.2 or less, now "
        + "2.0, to reach 6.5")
    let stopped = answerPage(of: Self.snapshot(complete: false))
    #expect(stopped.fact("Players") == "figures of 4 of 4 players; more with a longer --time-limit")
    #expect(stopped.badgeTexts.contains("Figures of 4 of 4 players; more with a longer --time-limit"))
    #expect(
      answerPage(of: Self.snapshot([], complete: nil, why: [3])).fact("Why") == "not searched to the end")
  }

  @Test func everyReasonHasItsSentence() {
    func why(_ player: WhatIfRecord) -> String? {
      answerPage(of: Self.snapshot([player], complete: nil, why: [player.row])).fact("Why")
    }
    #expect(
      why(Self.players[0])
        == "Ada is in the team: without them the best is 6.0, 0.5 less; they stay in the best team up to a "
        + "cost of 1.5, now 1.0")
    #expect(
      why(Self.players[2])
        == "Cy is in the team: no team is possible without them; they stay in the best team up to a "
        + "cost of 4.5, now 4.0")
    #expect(why(Self.players[3]) == "Di is not in the team: no team with them is legal")
    #expect(
      why(Self.player(0, inTeam: true, with: 65, without: 65, stays: 10))
        == "Ada is in the team, but 6.5 is possible without them too; at more than their cost of 1.0 "
        + "another team is best")
    #expect(
      why(Self.player(1, inTeam: false, with: 65, without: 65, enters: 20))
        == "Bo is not in this team, but other teams with them reach 6.5 too; up to a cost of 2.0, now 2.0")
  }
}

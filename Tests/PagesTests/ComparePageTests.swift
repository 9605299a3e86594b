import Documents
import Testing

@testable import Pages
@testable import Snapshots

struct ComparePageTests {
  private static let all = CompareSample.all()
  private static let listed = CompareSample.listed([400, 450, 500, 550, 600])

  private static func table(_ snapshot: Snapshot, _ anchor: String = "budgets") throws -> DataTable {
    try #require(answerPage(of: snapshot).section(anchor)?.tables.first)
  }

  // MARK: Every step

  @Test func theTerminalSaysItInAFewLines() {
    #expect(
      renderText(answerPage(of: Self.all), style: .plain) == """
        50.0 buys 36 and leaves 1.0. Next: 51.0 buys 37

        budget  skill  teams  per point  in / out
          44.0     33      1             the cheapest team
          45.0     34      2        1.0  Hardik / Surya
          47.0     35      3        2.0  Bumrah / Rishabh
        > 49.0     36      5        2.0  Kohli / Bumrah
          51.0     37      3        2.0  Rishabh / Bhuvneshwar
          53.0     38      2        2.0  Bumrah / Rishabh
          56.0     39      6        3.0  Rohit / Bumrah
          58.0     40      1        2.0  Bumrah, Rituraj / Rohit, Dhoni
          61.0     41      2        3.0  Rohit / Rituraj
          64.0     42      1        3.0  Rituraj / Kuldeep

        Next   51.0 buys 37: Rishabh for Bhuvneshwar
        Less   under 49.0: 35
        Steps  10 from 44.0 to 64.0
        Data   10 rows, no warnings

        """)
  }

  @Test func theHeadLeadsWithTheReadersOwnMoney() throws {
    let page = answerPage(of: Self.all)
    #expect(page.title == "Budgets: 50.0 buys 36")
    #expect(page.kicker == "Budgets · pool.csv · classic rules: 5 players, 50.0")
    #expect(page.verdict.claim == "50.0 buys 36")
    #expect(page.verdict.aside == "and leaves 1.0; next: 51.0 buys 37")
    #expect(page.badgeTexts == ["Every step proved", "10 steps from 44.0 to 64.0", "No warnings in 10 rows"])
    #expect(page.sections.map(\.anchor) == ["money", "curve", "players", "budgets", "data", "provenance"])
    guard case .figures(let figures) = try #require(page.section("money")?.blocks.first) else {
      Issue.record("no figures")
      return
    }
    #expect(figures.map(\.value) == ["51.0 → 37", "1.0", "below 49.0 → 35"])
    #expect(page.section("provenance")?.details.first?.hasPrefix("Proof: ") == true)
  }

  @Test func theThreeRenderingsShowTheSameRows() throws {
    let page = answerPage(of: Self.all)
    let markdown = renderMarkdown(page).replacing("\\", with: "").replacing("**", with: "")
    let html = renderHTML(page)
    for row in try Self.table(Self.all).texts {
      #expect(html.contains("<td class=\"number\">\(row[0])</td>") || html.contains(">\(row[0])</th>"))
      #expect(markdown.contains(row[4]))
    }
  }

  @Test func pricesGetAPlaceMoreWhereTheyNeedIt() throws {
    var snapshot = Self.all
    snapshot.compared.rows.rows.removeSubrange(1...2)
    let prices = try Self.table(snapshot).texts.map { $0[3] }
    #expect(prices.prefix(3) == ["", "1.67", "2.00"])
  }

  @Test func tieCountsAreBoundsOrAbsent() throws {
    var snapshot = Self.all
    snapshot.compared.rows.rows[0].teamsSharingSkill = String(UInt128.max)
    snapshot.compared.rows.rows[0].countsExact = false
    snapshot.compared.rows.rows[1].teamsSharingSkill = nil
    #expect(try Self.table(snapshot).texts.prefix(3).map { $0[2] } == ["≥340 undecillion", "", "3"])
    for index in 0..<10 { snapshot.compared.rows.rows[index].teamsSharingSkill = nil }
    #expect(try Self.table(snapshot).titles == ["Budget", "Skill", "Per point", "In / out"])
  }

  @Test func aLongCurveIsShownAroundTheReadersBudget() throws {
    let snapshot = CompareSample.long(3_000)
    let page = answerPage(of: snapshot)
    let table = try Self.table(snapshot)
    #expect(table.rows.count == 100)
    #expect(table.titles == ["Budget", "Skill", "Per point"])
    let highlighted = table.rows.filter { $0.emphasis == .highlighted }
    #expect(highlighted.map { $0.cells[0].text.plainText } == ["150.0"])
    let hidden = "1,449 cheaper and 1,451 more expensive steps are in the JSON and in --format csv"
    #expect(page.fact("Steps") == "3,000 from 0.1 to 300.0\n\(hidden)")
    #expect(page.section("budgets")?.notes.last == "\(hidden).")
    #expect(renderHTML(page).utf8.count < 60_000)
    #expect(answerTable(of: snapshot).rows.count == 3_000)
    #expect(page.sections.map(\.anchor).prefix(2) == ["curve", "team"], "the team where no step has its own")
  }

  // MARK: The reader's own budget

  @Test func noMoneyBuysMoreThanTheTop() {
    let page = answerPage(of: CompareSample.all(budget: 800))
    #expect(page.verdict.sentence == "80.0 buys 42 and leaves 16.0. No budget buys more")
    #expect(page.fact("Next") == nil && page.fact("Less") == "under 64.0: 41")
    var bounded = CompareSample.all(budget: 800)
    bounded.compared.curve.to = ExactDecimal(80, places: 0)
    #expect(answerPage(of: bounded).verdict.sentence == "80.0 buys 42 and leaves 16.0")
  }

  @Test func belowTheCheapestTeam() throws {
    let snapshot = CompareSample.all(budget: 400)
    let page = answerPage(of: snapshot)
    #expect(
      page.verdict.sentence == "40.0 buys no team: the cheapest 5 players cost 44.0; the budget is 40.0")
    #expect(page.badgeTexts.first == "No team for 40.0")
    #expect(page.fact("Repair") == "--budget 44.0 would be enough")
    #expect(try Self.table(snapshot).rows.allSatisfy { $0.emphasis == .none })
    guard case .figures(let figures) = try #require(page.section("money")?.blocks.first) else {
      Issue.record("no figures")
      return
    }
    #expect(figures.map(\.value) == ["44.0 → 33"])
    #expect(figures.map(\.note.plainText) == ["4.0 more than your budget"])
  }

  @Test func aBudgetOutsideOfTheWindowAskedForIsNoRow() throws {
    var snapshot = Self.all
    snapshot.compared.rows.rows = snapshot.compared.rows.rows.filter {
      $0.budget.number >= ExactDecimal(58, places: 0).number
    }
    snapshot.compared.curve.from = ExactDecimal(58, places: 0)
    snapshot.compared.curve.points.removeFirst(7)
    let table = try Self.table(snapshot)
    #expect(table.rows.allSatisfy { $0.emphasis == .none })
    #expect(table.texts[0][4] == "", "not the cheapest team")
    var short = Self.all
    short.compared.rows.rows = Array(Self.all.compared.rows.rows.prefix(2))
    short.compared.curve.to = ExactDecimal(46, places: 0)
    #expect(try Self.table(short).rows.allSatisfy { $0.emphasis == .none })
  }

  @Test func stoppedAnswersShowTheirBounds() throws {
    var snapshot = Self.listed
    snapshot.compared.answer.bestTeam.status = .stopped
    snapshot.compared.answer.bestTeam.stoppedBy = .timeLimit
    snapshot.compared.answer.bestTeam.bound = ExactDecimal(38, places: 0)
    snapshot.compared.rows.rows[2].status = .stopped
    snapshot.compared.rows.rows[2].bound = ExactDecimal(38, places: 0)
    snapshot.compared.rows.rows[3] = BudgetRecord(budget: ExactDecimal(55, places: 0), status: .stopped)
    snapshot.compared.rows.rows[4].status = .stopped
    snapshot.compared.rows.rows[4].bound = ExactDecimal(40, places: 0)
    let page = answerPage(of: snapshot)
    #expect(page.verdict.sentence == "50.0 buys at least 36; not proved, at most 38")
    #expect(page.badgeTexts.first == "Not searched to the end: stopped by the time limit")
    #expect(
      page.fact("Proof")
        == "there may be a better team for 50.0; 3 of 5 budgets are not proved; stopped by the time limit")
    let texts = try Self.table(snapshot).texts
    #expect(texts.map { $0[1] } == ["", "34", "36 to 38", "", "40"])
    #expect(texts[3].last == "not searched to the end")
  }

  @Test func anIncompleteCurveSaysWhatIsProvedAndWhatStoppedIt() {
    var snapshot = Self.all
    snapshot.compared.curve.complete = false
    #expect(answerPage(of: snapshot).badgeTexts.first == "Not searched to the end")
    snapshot.compared.curve.coveredFrom = ExactDecimal(44, places: 0)
    #expect(
      answerPage(of: snapshot).fact("Proof")
        == "every step from 44.0 up is proved; those below would take too long, --to 44 looks for them"
    )
    #expect(snapshot.compared.isSearchedAroundBudget && !snapshot.compared.isSearchedToTheEnd)
    snapshot.compared.curve.from = ExactDecimal(40, places: 0)
    #expect(!snapshot.compared.isSearchedAroundBudget)
    snapshot.compared.curve.from = nil
    snapshot.compared.curve.stoppedBy = .timeLimit
    #expect(!snapshot.compared.isSearchedAroundBudget)
    let page = answerPage(of: snapshot)
    #expect(page.badgeTexts.first == "Not searched to the end: stopped by the time limit")
    #expect(page.fact("Proof") == "every step from 44.0 up is proved; stopped by the time limit")
    snapshot.compared.curve.coveredFrom = nil
    #expect(answerPage(of: snapshot).fact("Proof") == "no step is proved; stopped by the time limit")
    snapshot.compared.curve.complete = true
    #expect(
      answerPage(of: snapshot).fact("Proof")
        == "every step is proved, but some teams are not known; stopped by the time limit")
  }

  @Test func whatIsFoundOutBesideTheStepsMayBeStoppedToo() {
    var snapshot = Self.all
    snapshot.compared.answer.bestTeam.stoppedBy = .interrupted
    #expect(
      answerPage(of: snapshot).fact("Proof")
        == "what slightly more or less money buys is not known; interrupted")
    snapshot.compared.answer.bestTeam.stoppedBy = nil
    CompareSample.pick([0, 4, 5, 8, 9], path: "mine.csv", in: &snapshot)
    #expect(answerPage(of: snapshot).fact("Proof") == nil)
    snapshot.compared.picked?.curveMarks[0].stoppedBy = .timeLimit
    #expect(
      answerPage(of: snapshot).fact("Proof")
        == "some comparisons with hand-picked teams are not known; stopped by the time limit")
  }

  @Test func boundsAreNamedWhereTheyMatter() throws {
    var snapshot = Self.all
    snapshot.compared.curve.from = ExactDecimal(46, places: 0)
    snapshot.compared.rows.rows.removeFirst()
    snapshot.compared.curve.points.removeFirst()
    #expect(try Self.table(snapshot).texts[0].last == "what 46.0 buys")
    snapshot.compared.curve.from = ExactDecimal(445, places: 1)
    #expect(try Self.table(snapshot).texts[0].last == "the cheapest team", "nothing is as cheap as the bound")
    snapshot.compared.rows.rows = []
    snapshot.compared.curve = CurveRecord(
      points: [], pointCount: 0, complete: true, to: ExactDecimal(1, places: 0))
    snapshot.compared.curve.cheapest = ExactDecimal(44, places: 0)
    let page = answerPage(of: snapshot)
    #expect(page.fact("Steps") == "no team costs 1.0 or less; the cheapest costs 44.0")
    #expect(page.badgeTexts.first == "No step here")
  }

  @Test func stepsBeyondThoseKeptAreCounted() {
    var snapshot = CompareSample.long(3_000)
    snapshot.compared.curve.pointCount = 977_266
    let page = answerPage(of: snapshot)
    #expect(
      page.fact("Steps") == """
        977,266 from 0.1 to 300.0
        1,449 cheaper and 1,451 more expensive steps are in the JSON and in --format csv; \
        --from and --to show the other 974,266
        """)
    #expect(
      page.section("budgets")?.notes.contains("No step has a known team or number of best teams.") == true)
  }

  @Test func everythingInfeasible() throws {
    var snapshot = CompareSample.run(budget: 300)
    snapshot.compared.rows = BudgetRows(rows: CompareSample.rows(budgets: [100, 200]), isCurve: false)
    snapshot.compared.curve = CurveRecord(points: [], pointCount: 0, complete: true)
    let page = answerPage(of: snapshot)
    #expect(page.sections.map(\.anchor) == ["budgets", "data", "provenance"])
    #expect(try Self.table(snapshot).texts.map { $0.last } == ["no team", "no team"])
    snapshot.compared.rows = BudgetRows(rows: [], isCurve: true)
    let nothing = answerPage(of: snapshot)
    #expect(nothing.sections.map(\.anchor) == ["data", "provenance"])
    #expect(nothing.badgeTexts.count == 3 && nothing.fact("Steps") == nil)
  }

  // MARK: Budgets asked for

  @Test func budgetsAskedForHaveCostAndMoneyLeft() throws {
    let table = try Self.table(Self.listed)
    #expect(
      table.titles == ["Budget", "Skill", "Cost", "Unspent", "Gained", "Best teams", "Per point", "In / out"])
    #expect(
      table.texts == [
        ["40.0", "", "", "", "", "", "", "no team"],
        ["45.0", "34", "45.0", "0.0", "", "2", "", ""],
        ["50.0", "36", "49.0", "1.0", "+2", "20", "2.0", "Kohli / Rishabh"],
        ["55.0", "38", "53.0", "2.0", "+2", "35", "2.0", "Bumrah / Bhuvneshwar"],
        ["60.0", "40", "58.0", "2.0", "+2", "18", "2.5", "Rituraj / Dhoni"],
      ])
    #expect(table.rows.map { $0.emphasis == .highlighted } == [false, false, true, false, false])
    #expect(
      try Self.table(Self.listed, "teams").texts[1] == [
        "50.0", "Kohli, Hardik, Kuldeep, Bhuvneshwar, Dhoni",
      ])
  }

  /// One more dot is the best team for the reader's budget.
  @Test func fewBudgetsAreDotsOnTheCurveAndManyAreTheCurveAlone() throws {
    for (count, dots) in [(12, 12), (13, 0)] {
      let page = answerPage(of: CompareSample.listed((0..<count).map { 450 + 10 * Int128($0) }))
      guard case .chart(let chart)? = page.section("curve")?.blocks.first else {
        Issue.record("no curve")
        continue
      }
      let curve = try #require(chart.plot as? StepChart)
      #expect(curve.points.count == dots + 1 && curve.marksSteps == (dots == 0))
    }
  }

  @Test func theSameTeamTwiceIsCalledSo() throws {
    let table = try Self.table(CompareSample.listed([490, 500]))
    #expect(table.texts[1].suffix(2) == ["", "same team"])
    #expect(table.texts[1][4] == "0")
  }

  @Test func oneBudget() throws {
    let page = answerPage(of: CompareSample.listed([500]))
    #expect(page.fact("Budgets") == "1 at 50.0")
    #expect(page.badgeTexts[1] == "1 budget at 50.0")
    #expect(page.section("players") != nil && page.section("curve") != nil)
  }

  // MARK: Names

  @Test func hostileNamesStayText() {
    var players = CompareSample.ten
    players[5].name = "<script>alert(1)</script>"
    players[4].name = "| a | **b**"
    players[8].name = "=HYPERLINK(\"x\")"
    let pool = CompareSample.pool(players)
    var snapshot = CompareSample.run(pool)
    snapshot.compared.rows.rows = CompareSample.steps(of: pool)
    snapshot.compared.curve = CompareSample.curve(snapshot.compared.rows.rows)
    let page = answerPage(of: snapshot)
    #expect(!renderHTML(page).contains("<script"))
    #expect(renderMarkdown(page).contains("\\| a \\| \\*\\*b\\*\\*"))
    #expect(renderCSV(answerTable(of: snapshot)).contains("'=HYPERLINK"))
  }

  @Test func manyNamesAreCutShort() {
    var snapshot = Self.all
    snapshot.inputs = Array(repeating: snapshot.inputs[0], count: 5)
    #expect(answerPage(of: snapshot).kicker.hasPrefix("Budgets · pool.csv, pool.csv, pool.csv, 2 more · "))
    var other = CompareSample.withVariant("b.csv", CompareSample.ten)
    let pool = other.pool
    other.compared.variants?[0].pool = pool
    other.inputs = ["pool.csv", "a.csv", "b.csv"].map { path in
      var input = other.inputs[0]
      input.path = path
      return input
    }
    #expect(
      answerPage(of: other).kicker.hasPrefix("Budgets · pool.csv, b.csv, a.csv · "), "pools stand first")
    let players = CompareSample.run().compared.answer.bestTeam.players
    let prose = exchange(players + players, players)
    #expect(prose.plainText.hasSuffix("Kohli, 4 more / Kohli, Hardik, Kuldeep, Bhuvneshwar, Dhoni"))
  }
}

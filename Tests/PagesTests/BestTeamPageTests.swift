import Analysis
import Documents
import Selection
import Tables
import Testing

@testable import Pages
@testable import Search
@testable import Snapshots

struct BestTeamPageTests {
  /// The answer of the sample with other counts.
  private func answer(
    sharing: UInt128, cheapest: UInt128, exact: Bool = true, always: [Bool] = [false, false]
  ) -> Answer {
    var answer = Sample.answer
    answer.teamsSharingSkill = TeamCount(sharing, isExact: exact)
    answer.teamsSharingSkillAndCost = TeamCount(cheapest, isExact: exact)
    answer.inAllOptimal = always
    return answer
  }

  /// The answer of the sample, stopped with this bound in tenths.
  private func stopped(bound: Int128) -> Answer {
    var answer = Sample.answer
    answer.status = .stopped
    answer.bound = bound
    answer.inAllOptimal = []
    return answer
  }

  // MARK: Proved

  @Test func theTerminalSaysItInAFewLines() {
    let text = renderText(
      Sample.page(answer(sharing: 4, cheapest: 2, always: [true, false])), style: .plain)
    #expect(
      text == """
        6.5 skill for 5.0 of 5.5: proved best, 0.5 left

        player  skill  cost
        Ada       2.5   1.0  always
        Cy        4.0   4.0

        Ties   4 teams reach 6.5, 2 of them for 5.0 (always: in each of the 2)
        Proof  3 of 4 players, bound 6.5
        Data   4 rows, no warnings

        """)
  }

  @Test func moreAndLessMoneyAreTold() throws {
    let problem = Problem(Sample.pool, under: Sample.rules)
    let best = problem.bestTeam()
    var snapshot = Sample.snapshot(team: best.rows)
    snapshot.content = Content(BestContent(Sample.bestTeam(best)))
    let neighbours = problem.budgetNeighbours(of: best)
    snapshot.best.answer.bestTeam.compare(with: neighbours, of: best, in: Sample.pool)
    snapshot.best.answer.bestTeam.note(
      around: problem.budgetCurve(around: best, between: neighbours), in: Sample.pool)
    let page = answerPage(of: snapshot)
    #expect(page.fact("Next") == "6.0 buys 7.0: Bo for Ada")
    #expect(page.fact("Less") == "under 5.0: 6.0")
    let blocks = try #require(page.section("money")?.blocks)
    guard blocks.count == 2, case .chart(let chart) = blocks[0], case .figures(let figures) = blocks[1] else {
      Issue.record("no figures")
      return
    }
    #expect(figures.map(\.label) == ["0.5 more buys", "Unspent", "One step down"])
    #expect(chart.summary == "From 6.0 for 4.5 to 7.0 for 6.0 in 2 steps.")
    #expect(figures.map(\.value) == ["6.0 → 7.0", "0.5", "below 5.0 → 6.0"])
    #expect(
      figures.map(\.note.plainText) == ["Bo for Ada", "5.0 is enough for 6.5", "4.5 is enough for 6.0"])
  }

  /// A round amount is shown if it buys more than the next step does; budgets that were not searched are named.
  @Test func theCurveAroundTheBudget() throws {
    let problem = Problem(Sample.pool, under: Sample.rules)
    let best = problem.bestTeam()
    var team = Sample.bestTeam(best)
    team.compare(with: problem.budgetNeighbours(of: best), of: best, in: Sample.pool)
    func tenths(_ number: Int128) -> ExactDecimal { ExactDecimal(number, places: 1) }
    (team.skill, team.cost, team.left) = (tenths(360), tenths(490), tenths(10))
    team.next?.budget = tenths(503)
    team.next?.skill = tenths(370)
    var snapshot = Sample.snapshot(team: best.rows)
    snapshot.content = Content(BestContent(team))
    let units = Units(of: snapshot)
    let points = [(440, 30), (490, 36), (503, 37), (508, 39), (540, 42)].map { cost, skill in
      BudgetCurve.Point(cost: cost, skill: 10 * skill)
    }
    func money(_ covered: ClosedRange<Int128>) throws -> (words: [String], figures: [Figure]) {
      team.note(around: BudgetCurve(points: points, covered: covered, isComplete: false), in: Sample.pool)
      let blocks = try #require(MoneyWording(team: team, units: units, best: team.skill).section?.blocks)
      guard case .chart(let chart) = blocks[0], case .figures(let figures)? = blocks.last else {
        return ([], [])
      }
      let notes = blocks.compactMap { if case .note(let note) = $0 { note.plainText } else { nil } }
      return ([chart.summary] + notes, figures)
    }
    let ends = "From 30.0 for 44.0 to 42.0 for 54.0 in 4 steps."
    #expect(try money(450...550).words == [ends])
    let part = try money(440...540)
    #expect(part.words == [ends, "Steps above 54.0 were not searched."])
    let few = "only some budgets were tried; there may be more steps."
    let some = ends.replacing("in 4", with: "in at least 4")
    #expect(try money(490...540).words == [some, "Steps above 54.0 were not searched. Below 49.0 \(few)"])
    #expect(try money(490...503).words == [some, "Below 49.0 and above 50.3 \(few)"])
    #expect(part.figures.map(\.label).prefix(2) == ["0.3 more buys", "1.0 more buys"])
    #expect(part.figures[1].value == "51.0 → 39.0" && part.figures[1].note.plainText == "+3.0 skill")
  }

  @Test func withoutNeighboursThereIsNoWordOfMoney() {
    let page = Sample.page(Sample.answer)
    #expect(page.fact("Next") == nil && page.fact("Less") == nil && page.section("money") == nil)
  }

  @Test func theHeadOfAProvedAnswer() {
    let page = Sample.page(Sample.answer)
    #expect(page.title == "Best team: 6.5 skill for 5.0")
    #expect(page.kicker == "Best team · pool.csv · two rules: 2 players, 5.5")
    #expect(page.verdict.claim == "6.5 skill for 5.0")
    #expect(page.verdict.aside == "of 5.5, 0.5 left")
    #expect(page.badgeTexts == ["Proved best", "No other team reaches 6.5", "No warnings in 4 rows"])
    #expect(page.badges[0].tone == .good && page.badges[0].anchor == "provenance")
    #expect(page.sections.map(\.anchor) == ["team", "pool", "data", "provenance"])
    #expect(page.section("provenance")?.details.first == "Proof: 3 of 4 players, bound 6.5")
  }

  @Test func theThreeRenderingsSayTheSame() {
    let page = Sample.page(answer(sharing: 4, cheapest: 2, always: [true, false]))
    let markdown = renderMarkdown(page)
    #expect(markdown.hasPrefix("# 6.5 skill for 5.0 of 5.5: proved best, 0.5 left\n"))
    let html = renderHTML(page)
    #expect(html.contains("<title>Best team: 6.5 skill for 5.0</title>"))
    for rendering in [markdown.replacing("\\", with: ""), html] {
      #expect(rendering.contains("4 teams reach 6.5, 2 of them for 5.0"))
      #expect(rendering.contains("in each of the 2"))
      #expect(rendering.contains("3 of 4 players, bound 6.5"))
    }
    let summary = "4 players by cost and skill: 2 in the team and 2 not."
    #expect(html.contains(summary) && renderMarkdown(page, chartPrefix: "best").contains(summary))
    #expect(!markdown.contains("by cost and skill"), "nothing is said of dots that are not drawn")
  }

  // MARK: Ties

  @Test func aBestTeamWithoutAnEqual() {
    let page = Sample.page(Sample.answer)
    #expect(page.fact("Ties") == "no other team reaches 6.5")
    #expect(page.section("team")?.notes == [])
    #expect(page.section("team")?.tables.first?.hasMarks == false)
  }

  @Test func theOnlyOneAtTheLowestCost() {
    let page = Sample.page(answer(sharing: 2, cheapest: 1, always: [true, true]))
    #expect(page.fact("Ties") == "2 teams reach 6.5, only this one for 5.0")
    #expect(page.section("team")?.tables.first?.hasMarks == false)
  }

  @Test func allAtTheLowestCost() {
    let page = Sample.page(answer(sharing: 3, cheapest: 3, always: [false, true]))
    #expect(page.fact("Ties") == "3 teams reach 6.5, all of them for 5.0 (always: in each of the 3)")
    #expect(renderHTML(page).contains("Filled: in each of the 3 best teams that cost 5.0."))
    #expect(page.section("team")?.tables.first?.rows.map { $0.marks.map(\.text) } == [[], ["always"], []])
  }

  @Test func nobodyIsInAllOfThem() {
    let page = Sample.page(answer(sharing: 1_234_567, cheapest: 2_000))
    #expect(page.fact("Ties") == "1,234,567 teams reach 6.5, 2,000 of them for 5.0")
    #expect(page.section("team")?.notes == [])
  }

  @Test func countsThatAreOnlyBounds() {
    let page = Sample.page(answer(sharing: .max, cheapest: 7, exact: false, always: [true, true]))
    #expect(
      page.fact("Ties")
        == "at least 340,282,366,920,938,463,463,374,607,431,768,211,455 teams reach 6.5, "
        + "at least 7 of them for 5.0")
    #expect(page.section("team")?.tables.first?.hasMarks == false)
  }

  // MARK: Stopped

  @Test func stoppedByTheTimeLimit() {
    let page = Sample.page(stopped(bound: 82), stoppedBy: .timeLimit)
    #expect(page.verdict.sentence == "6.5 skill for 5.0 of 5.5: best found so far, not proved, 0.5 left")
    #expect(page.verdict.aside == "of 5.5, best found so far, not proved")
    #expect(page.fact("Proof") == "stopped by the time limit; no team has more than 8.2, gap 1.7")
    #expect(
      page.badgeTexts.prefix(2) == [
        "Not proved: stopped by the time limit", "No team has more than 8.2, gap 1.7",
      ])
    #expect(page.badges[0].tone == .warning && page.badges[1].tone == .warning)
    #expect(page.section("team")?.tables.first?.hasMarks == false)
  }

  @Test func interrupted() {
    let page = Sample.page(stopped(bound: 70), stoppedBy: .interrupted)
    #expect(page.badgeTexts.first == "Not proved: interrupted")
    #expect(page.fact("Proof") == "interrupted; no team has more than 7.0, gap 0.5")
    #expect(
      page.section("provenance")?.details.first == "Proof: interrupted; no team has more than 7.0, gap 0.5")
  }

  @Test func stoppedWithTheSkillProvedAndOnlyTheCostOpen() {
    let page = Sample.page(stopped(bound: 65), stoppedBy: .timeLimit)
    #expect(page.fact("Proof") == "stopped by the time limit; no team has more skill than 6.5")
  }

  @Test func stoppedBeforeAnyTeamWasFound() {
    var answer = stopped(bound: 82)
    answer.rows = []
    let page = Sample.page(answer, stoppedBy: .timeLimit)
    #expect(
      page.verdict.sentence
        == "no team of 2 players within 5.5 found so far: stopped by the time limit; no team has more skill than 8.2"
    )
    #expect(page.section("team") == nil && page.section("pool") != nil)
  }

  // MARK: No team

  /// The page for a budget that no two players fit.
  private func infeasiblePage(_ pool: Pool = Sample.pool) -> Document {
    var rules = Sample.rules
    rules.budget = DecimalNumber(mantissa: 29, places: 1)
    let answer = Answer(
      status: .infeasible, rows: [], skill: 0, cost: 0, bound: 0, playersAfterReduction: 0,
      teamsSharingSkill: TeamCount(0), teamsSharingSkillAndCost: TeamCount(0), inAllOptimal: [])
    return Sample.page(answer, of: pool, rules: rules)
  }

  @Test func noTeamIsPossible() {
    let page = infeasiblePage()
    #expect(
      renderText(page, style: .plain) == """
        no team of 2 players within 2.9: the cheapest 2 players cost 3.0; the budget is 2.9

        Repair  --budget 3.0 would be enough
        Data    4 rows, no warnings

        """)
    #expect(
      page.badgeTexts == [
        "Proved impossible", "Budget 3.0 would be enough", "No warnings in 4 rows",
      ])
    #expect(page.badges[0].tone == .bad)
    #expect(page.sections.map(\.anchor) == ["pool", "data", "provenance"])
    #expect(page.section("pool")?.width == .half)
    #expect(page.section("pool")?.chart?.summary == "4 players by cost and skill.")
    #expect(
      page.section("provenance")?.details.first
        == "Proof: the cheapest 2 players cost 3.0; the budget is 2.9")
  }

  @Test func anEmptyPoolHasNoChart() {
    let page = infeasiblePage(Sample.makePool([], skills: [], costs: []))
    #expect(page.verdict.sentence.hasSuffix("a team has 2 players and the pool has none"))
    #expect(page.badgeTexts[1] == "Add 2 players")
    #expect(page.sections.map(\.anchor) == ["data", "provenance"])
  }

  // MARK: The table and the chart

  private func table(roles: [String]?, clubs: [String]?) throws -> DataTable {
    let pool = Sample.makePool(
      ["Ada", "Bo", "Cy", "Di"], skills: [25, 30, 40, 35], costs: [10, 20, 40, 35], roles: roles,
      clubs: clubs)
    return try #require(Sample.page(Sample.answer, of: pool).section("team")?.tables.first)
  }

  @Test func rolesAndClubsAreColumnsWhereThereAreAny() throws {
    let both = try table(roles: ["GK", "", "DEF|MID", ""], clubs: ["X", "", "", ""])
    #expect(both.titles == ["Player", "Role", "Club", "Skill", "Cost"])
    #expect(
      both.texts == [
        ["Ada", "GK", "X", "2.5", "1.0"], ["Cy", "DEF/MID", "", "4.0", "4.0"],
        ["Total", "", "", "6.5", "5.0"],
      ])
    #expect(both.rows.map(\.emphasis) == [.none, .none, .total])
    #expect(both.columns.suffix(2).map(\.kind) == [.number, .number])

    let neither = try table(roles: ["", "GK", "", ""], clubs: nil)
    #expect(neither.titles == ["Player", "Skill", "Cost"])
    #expect(neither.columns.suffix(2).map(\.kind) == [.bar(.blue, full: nil), .bar(.orange, full: nil)])
    #expect(neither.rows[0].cells.map(\.amount) == [nil, 2.5, 1])
  }

  @Test func namesakesAreShownWithWhatTellsThemApart() throws {
    var pool = Sample.makePool(
      ["Ada", "Bo", "Ada", "Di"], skills: [25, 30, 40, 35], costs: [10, 20, 40, 35])
    pool.namesakes = [0: "ATH", 2: "row 3"]
    let page = Sample.page(Sample.answer, of: pool)
    let names = page.section("team")?.tables.first?.texts.map { $0[0] }
    #expect(names == ["Ada (ATH)", "Ada (row 3)", "Total"])
    let chart = try #require(page.section("pool")?.scatterChart)
    #expect(chart.points.map(\.label) == ["Ada (ATH)", "Ada (row 3)", "Bo", "Di"])
  }

  @Test func aSmallPoolIsDrawnWithAllItsNames() throws {
    let chart = try #require(Sample.page(Sample.answer).section("pool")?.scatterChart)
    #expect(chart.points.map(\.label) == ["Ada", "Cy", "Bo", "Di"])
    #expect(chart.points.map(\.group) == [.team, .team, .other, .other])
    #expect(chart.points[2].value == "3.0 skill for 2.0")
    #expect(chart.points[2].x == 2 && chart.points[2].y == 3)
    #expect(chart.cloud.x.isEmpty)
  }

  @Test func aLargePoolNamesTheTeamAndTheMostSkilled() throws {
    let page = Sample.page(Sample.answer, of: Sample.makeLargePool(count: 100))
    let chart = try #require(page.section("pool")?.scatterChart)
    #expect(chart.points.map(\.label) == ["P0", "P2", "P96", "P97", "P98", "P99"])
    #expect(chart.points.filter { $0.group == .team }.map(\.label) == ["P0", "P2"])
    #expect(chart.cloud.x.count == 94)
    #expect(chart.cloud.noun == "other players")
    #expect(
      page.section("pool")?.chart?.summary == "100 players by cost and skill: 2 in the team and 98 not.")
  }

  @Test func aHugePoolMakesASmallPage() throws {
    let page = Sample.page(Sample.answer, of: Sample.makeLargePool(count: 50_000))
    let chart = try #require(page.section("pool")?.scatterChart)
    #expect(chart.points.prefix(2).map(\.label) == ["P0", "P2"])
    #expect(
      page.section("pool")?.chart?.summary
        == "50,000 players by cost and skill: 2 in the team and 49,998 not.")
    #expect(renderHTML(page).utf8.count < 200_000)
  }
}

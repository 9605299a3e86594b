import Documents
import Testing

@testable import Pages
@testable import Snapshots

struct CompareVariantsTests {
  private static let cheaper: Snapshot = {
    var players = CompareSample.ten
    players[0].cost = 100
    return CompareSample.withVariant("Kohli:cost=10", players)
  }()

  @Test func aVariantShowsTheChangedBestTeam() throws {
    let page = answerPage(of: Self.cheaper)
    let section = try #require(page.section("changes"))
    #expect(section.title == "What changes at 50.0")
    #expect(
      section.tables.first?.texts == [
        ["pool.csv", "36", "", "49.0", "1.0", ""],
        ["Kohli:cost=10", "38", "+2", "49.0", "1.0", "Bumrah / Bhuvneshwar"],
      ])
    #expect(section.notes == ["Kohli: cost 10.0 instead of 14.0"])
    #expect(page.badgeTexts.contains("Kohli:cost=10: 38 for 49.0"))
  }

  @Test func budgetByBudget() throws {
    let table = try #require(answerPage(of: Self.cheaper).section("variants")?.tables.first)
    #expect(table.titles == ["Budget", "pool.csv", "Kohli:cost=10", "More"])
    let byBudget = Dictionary(uniqueKeysWithValues: table.texts.map { ($0[0], Array($0.dropFirst())) })
    #expect(byBudget["49.0"] == ["36", "38", "+2"])
    #expect(byBudget["44.0"] == ["33", "35", "+2"])
    var players = CompareSample.ten
    players[9].cost = 50
    let early = CompareSample.withVariant("Dhoni:cost=5", players)
    #expect(
      answerPage(of: early).section("variants")?.tables.first?.texts.first == ["42.0", "", "33", ""])
    #expect(table.texts.map { Double($0[0])! } == table.texts.map { Double($0[0])! }.sorted())
    #expect(table.rows.filter { $0.emphasis == .highlighted }.count == 1)
  }

  @Test func budgetsAskedForAreMatchedByThemselves() throws {
    var snapshot = CompareSample.listed([400, 450, 500])
    var variant = try #require(Self.cheaper.compared.variants?.first)
    variant.rows = BudgetRows(rows: CompareSample.rows(budgets: [400, 450, 550]), isCurve: false)
    snapshot.compared.variants = [variant]
    let table = try #require(answerPage(of: snapshot).section("variants")?.tables.first)
    #expect(
      table.texts == [
        ["40.0", "no team", "no team", ""], ["45.0", "34", "34", "0"], ["50.0", "36", "", ""],
        ["55.0", "", "38", ""],
      ])
    #expect(table.rows[2].emphasis == .highlighted)
    snapshot.compared.variants?[0].rows.rows[1].status = .stopped
    snapshot.compared.variants?[0].rows.rows[1].bound = ExactDecimal(35, places: 0)
    let stopped = answerPage(of: snapshot).section("variants")?.tables.first?.texts[1]
    #expect(stopped == ["45.0", "34", "≥34", ""])
  }

  @Test func aPoolWithoutATeamSaysWhy() throws {
    var snapshot = Self.cheaper
    snapshot.compared.variants?[0].bestTeam = CompareSample.run(budget: 300).compared.answer.bestTeam
    snapshot.compared.variants?[0].in = []
    snapshot.compared.variants?[0].rows.rows = []
    let page = answerPage(of: snapshot)
    let row = try #require(page.section("changes")?.tables.first?.texts.last)
    #expect(row[1] == "no team" && row[5].contains("cost 44.0"))
    #expect(page.badgeTexts.contains("Kohli:cost=10: no team"))
  }

  @Test func theLinesOfTheCurveAreNamed() throws {
    for case .chart(let chart) in answerPage(of: Self.cheaper).section("curve")?.blocks ?? [] {
      let lines = try #require(chart.plot as? StepChart).lines
      #expect(lines.map(\.label) == ["pool.csv", "Kohli:cost=10"])
      #expect(lines.map(\.isHighlighted) == [true, false])
    }
  }

  @Test func filesOfOneNameAreToldApartByTheirPaths() {
    var snapshot = Self.cheaper
    var other = snapshot.compared.variants![0]
    other.pool = snapshot.pool
    other.name = "old/pool.csv"
    snapshot.compared.variants?.append(other)
    other.name = "old/league.csv"
    snapshot.compared.variants?.append(other)
    #expect(
      distinctPoolNames(of: snapshot.compared, in: snapshot) == [
        "pool.csv", "Kohli:cost=10", "old/pool.csv", "league.csv",
      ])
    snapshot.compared.variants?[2].name = "pool.csv"
    #expect(
      distinctPoolNames(of: snapshot.compared, in: snapshot) == [
        "pool.csv", "Kohli:cost=10", "old/pool.csv", "pool.csv (2)",
      ])
  }

  @Test func aStoppedVariantIsNotProved() {
    var snapshot = Self.cheaper
    snapshot.compared.variants?[0].bestTeam.status = .stopped
    snapshot.compared.variants?[0].bestTeam.stoppedBy = .interrupted
    let page = answerPage(of: snapshot)
    #expect(page.badgeTexts.first == "Not searched to the end: interrupted")
    #expect(page.badgeTexts.contains("Kohli:cost=10: at least 38 for 49.0"))
    let row = page.section("changes")?.tables.first?.texts.last
    #expect(row?[1] == "≥38" && row?[2] == "", "what is not proved is nothing to compare with")
  }
}

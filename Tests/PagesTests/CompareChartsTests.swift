import Documents
import Testing

@testable import Pages
@testable import Snapshots

struct CompareChartsTests {
  private static func chart<Kind: Plot>(_ snapshot: Snapshot, _ anchor: String, as kind: Kind.Type) throws
    -> Kind
  {
    for case .chart(let chart) in answerPage(of: snapshot).section(anchor)?.blocks ?? [] {
      if let chart = chart.plot as? Kind { return chart }
    }
    throw ChartMissing()
  }

  private struct ChartMissing: Error {}

  @Test func theCurveShowsTheReadersBudgetAndWhatItWastes() throws {
    let chart = try Self.chart(CompareSample.all(), "curve", as: StepChart.self)
    #expect(chart.lines.map(\.label) == [""])
    #expect(chart.lines[0].steps.map(\.x) == [44, 45, 47, 49, 51, 53, 56, 58, 61, 64])
    #expect(chart.lines[0].steps[3].value == "49.0 buys 36")
    #expect(chart.reference == ReferenceLine(x: 50, label: "your budget 50.0", shadedFrom: 49))
    #expect(chart.points.map(\.label) == ["36 for 49.0"] && chart.marksSteps)
    #expect(chart.points[0].x == 49 && chart.points[0].y == 36 && chart.points[0].group == .team)
    #expect(
      answerPage(of: CompareSample.all()).section("curve")?.chart?.summary
        == "From 33 for 44.0 to 42 for 64.0. Your budget of 50.0 buys 36 for 49.0.")
  }

  @Test func aBudgetFarAwayHasNoLine() throws {
    var snapshot = CompareSample.all()
    let far = CompareSample.run(budget: 2_000)
    snapshot.rules = far.rules
    snapshot.compared.answer = far.compared.answer
    #expect(try Self.chart(snapshot, "curve", as: StepChart.self).reference == nil)
  }

  @Test func budgetsAskedForAreDots() throws {
    let chart = try Self.chart(
      CompareSample.listed([400, 450, 500]), "curve", as: StepChart.self)
    #expect(chart.points.map(\.label) == ["45.0", "50.0", "36 for 49.0"])
    #expect(chart.points.map(\.value) == ["34 skill", "36 skill", "the best team for your budget"])
    #expect(!chart.marksSteps && chart.lines[0].steps.count == 10)
  }

  @Test func fullHandPickedTeamsStandBesideTheCurve() throws {
    var snapshot = CompareSample.all()
    CompareSample.pick([0, 4, 5, 8, 9], path: "t/mine.csv", in: &snapshot)
    CompareSample.pick([0, 1], path: "t/partial.csv", in: &snapshot)
    CompareSample.pick([4, 6, 7, 8, 9], path: "t/thrifty.csv", in: &snapshot)
    let chart = try Self.chart(snapshot, "curve", as: StepChart.self)
    #expect(chart.points.map(\.label) == ["36 for 49.0", "mine", "thrifty"])
    #expect(chart.points[1].value == "36 skill for 50.0" && chart.points[1].group == .own)
    let page = answerPage(of: snapshot)
    let table = try #require(page.section("hand-picked")?.tables.first)
    #expect(
      table.texts == [
        ["mine", "36", "50.0", "36", "49.0"], ["partial", "18", "29.0", "", "44.0"],
        ["thrifty", "33", "44.0", "33", "44.0"],
      ])
    #expect(table.rows.map { $0.marks.map(\.text) } == [[], ["incomplete"], ["on the curve"]])
  }

  @Test func theStripShowsWhoIsInOverWhichBudgets() throws {
    let chart = try Self.chart(CompareSample.all(), "players", as: SpanChart.self)
    let rows = Dictionary(uniqueKeysWithValues: chart.rows.map { ($0.label, $0) })
    #expect(chart.rows.first?.label == "Surya" && chart.rows.last?.label == "Rituraj")
    #expect(rows["Surya"]?.spans == [.init(from: 44, to: 45)])
    #expect(rows["Hardik"]?.spans == [.init(from: 45, to: nil)])
    #expect(rows["Bhuvneshwar"]?.spans == [.init(from: 44, to: 47), .init(from: 47, to: 51, isPale: true)])
    #expect(rows["Bhuvneshwar"]?.value == "44.0 to 51.0")
    #expect(rows["Rituraj"]?.value == "58.0 to 61.0, from 64.0 on")
    #expect(chart.rows.filter(\.isStrong).count == 5)
    #expect(chart.key?.pale == "can be replaced")
    let page = answerPage(of: CompareSample.all())
    #expect(page.section("players")?.chart?.summary == "10 players are in a best team for some budget.")
  }

  @Test func theStripOfBudgetsAskedForHasPlaces() throws {
    let chart = try Self.chart(CompareSample.listed([450, 500, 600]), "players", as: SpanChart.self)
    let hardik = try #require(chart.rows.first { $0.label == "Hardik" })
    #expect(
      hardik.spans == [.init(from: 45, to: 45), .init(from: 50, to: 50), .init(from: 60, to: 60)])
    #expect(hardik.value == "45.0, 50.0, 60.0")
  }

  @Test func theStripEndsWhereTheCurveWasCut() throws {
    var snapshot = CompareSample.all()
    snapshot.compared.curve.to = ExactDecimal(70, places: 0)
    let chart = try Self.chart(snapshot, "players", as: SpanChart.self)
    #expect(chart.rows.first { $0.label == "Hardik" }?.spans == [.init(from: 45, to: 70)])
    #expect(try Self.chart(snapshot, "curve", as: StepChart.self).lines[0].end == 70)
    // A stopped curve is known only from some step upwards: its upper end is still where it was cut off.
    snapshot.compared.curve.complete = false
    let known = try Self.chart(snapshot, "players", as: SpanChart.self)
    #expect(known.rows.first { $0.label == "Hardik" }?.spans == [.init(from: 45, to: 70)])
    let curve = try Self.chart(snapshot, "curve", as: StepChart.self)
    #expect(curve.lines[0].end == 70)
    let section = answerPage(of: snapshot).section("curve")
    #expect(section?.chart?.summary.contains("Steps below 44.0 are not known.") == true)
  }

  @Test func theStripEndsWithTheStepsThatAreKept() throws {
    var snapshot = CompareSample.all()
    snapshot.compared.rows.rows.removeLast(5)
    let chart = try Self.chart(snapshot, "players", as: SpanChart.self)
    #expect(chart.rows.first { $0.label == "Hardik" }?.spans == [.init(from: 45, to: 51)])
  }

  @Test func onlyTheMostPresentPlayersAreShown() throws {
    var snapshot = CompareSample.all()
    let player = try #require(snapshot.answer?.bestTeam.players.first)
    snapshot.compared.rows.rows = (0..<60).map { number in
      var row = BudgetRecord(budget: ExactDecimal(Int128(number * number), places: 0), status: .proved)
      var other = player
      other.row = number
      other.name = "P\(number)"
      row.skill = ExactDecimal(Int128(number), places: 0)
      row.players = [other]
      return row
    }
    let chart = try Self.chart(snapshot, "players", as: SpanChart.self)
    #expect(chart.rows.map(\.label) == (43...58).map { "P\($0)" })
    let whole = answerPage(of: snapshot).section("players")?.chart
    #expect(whole?.data?.rows.count == 40)
    #expect(whole?.summary.hasPrefix("The 16 players who are in best teams most often, of 60") == true)
  }
}

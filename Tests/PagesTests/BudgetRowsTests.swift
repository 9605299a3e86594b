import Testing

@testable import Pages
@testable import Snapshots

struct BudgetRowsTests {
  private static let steps = CompareSample.long(150).compared.rows

  private static func amount(_ tenths: Int128) -> ExactDecimal { ExactDecimal(tenths, places: 1) }

  @Test func theWindowEndsWithTheRows() {
    #expect(Self.steps.window(around: Self.amount(0)) == 0..<100)
    #expect(Self.steps.window(around: Self.amount(990)) == 50..<150)
    #expect(Self.steps.window(around: Self.amount(80)) == 29..<129)
    #expect(BudgetRows(rows: [], isCurve: true).window(around: Self.amount(1)).isEmpty)
  }

  @Test func aStepHoldsUpToTheNext() {
    #expect(Self.steps.row(for: ExactDecimal(755, places: 2))?.skill == ExactDecimal(75, places: 0))
    #expect(Self.steps.row(for: ExactDecimal(9, places: 2)) == nil)
    let budgets = BudgetRows(rows: Self.steps.rows, isCurve: false)
    #expect(budgets.row(for: ExactDecimal(755, places: 2)) == nil)
    #expect(budgets.row(for: Self.amount(75))?.skill == ExactDecimal(75, places: 0))
  }

  @Test func theLastRowIsFoundAsByLooking() {
    for subset in 0..<256 {
      let amounts = (0..<8).filter { subset >> $0 & 1 == 1 }
      let rows = BudgetRows(
        rows: amounts.map { BudgetRecord(budget: Self.amount(Int128($0)), status: .proved) }, isCurve: true)
      for wanted in -1...8 {
        let found = rows.lastIndex(upTo: Self.amount(Int128(wanted)))
        #expect(found == amounts.lastIndex { $0 <= wanted })
      }
    }
  }

  @Test func aPriceIsPaidForWhatIsGained() {
    let rows = BudgetRows(rows: CompareSample.rows(budgets: [400, 440, 490, 500, 640]), isCurve: false)
    #expect(rows.rows.indices.map { rows.gained($0)?.number.description } == [nil, nil, "3", "0", "6"])
    #expect(
      rows.rows.indices.map { rows.perPoint($0, places: 2)?.description } == [nil, nil, "1.67", nil, "2.50"])
    var stopped = rows.rows
    stopped[2].status = .stopped
    stopped[2].bound = ExactDecimal(37, places: 0)
    let half = BudgetRows(rows: stopped, isCurve: false)
    #expect(half.rows.indices.map { half.gained($0)?.number.description } == [nil, nil, nil, nil, "6"])
    stopped[2].bound = stopped[2].skill
    #expect(BudgetRows(rows: stopped, isCurve: false).gained(2)?.number.description == "3")
  }
}

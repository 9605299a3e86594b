import Selection
import Tables
import Testing

@testable import Pages
@testable import Snapshots

struct UnitsTests {
  private func decimal(_ mantissa: Int128, _ places: Int) -> ExactDecimal {
    ExactDecimal(mantissa, places: places)
  }

  @Test func everyNumberHasThePlacesOfItsColumn() {
    let units = Units(Sample.snapshot().playerPool)
    #expect(units.skill(decimal(4, 0)) == "4.0")
    #expect(units.cost(decimal(-5, 1)) == "-0.5")
    #expect(units.skill(nil) == "" && units.cost(nil) == "")
  }

  @Test func costsHaveThePlacesOfTheBudgetWhereThoseAreMore() {
    var rules = Sample.rules
    rules.budget = DecimalNumber(mantissa: 5_125, places: 3)
    let units = Units(Sample.snapshot(rules: rules).playerPool)
    #expect(units.cost(decimal(5, 0)) == "5.000")
    #expect(units.skill(decimal(5, 0)) == "5.0")
  }

  @Test func chartsTakeTheNearestFloatingPointNumber() {
    #expect(decimal(125, 1).approximate == 12.5)
    #expect(decimal(-3, 0).approximate == -3)
    #expect(abs(decimal(1, 20).approximate - 1e-20) < 1e-34)
  }
}

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
    #expect(units.cost(decimal(-5, 1)) == "−0.5")
    #expect(units.skill(nil) == "" && units.cost(nil) == "")
  }

  @Test func aDifferenceTooSmallToShowHasNoSign() {
    let units = Units(Sample.snapshot().playerPool)
    #expect(units.signed(decimal(4, 3)) == "0.0" && units.signed(decimal(-4, 3)) == "0.0")
    #expect(units.signed(decimal(6, 1)) == "+0.6" && units.signed(decimal(-6, 1)) == "−0.6")
  }

  @Test func costsHaveThePlacesOfTheBudgetWhereThoseAreMore() {
    var rules = Sample.rules
    rules.budget = DecimalNumber(mantissa: 5_125, places: 3)
    let units = Units(Sample.snapshot(rules: rules).playerPool)
    #expect(units.cost(decimal(5, 0)) == "5.000")
    #expect(units.skill(decimal(5, 0)) == "5.0")
  }

  @Test(arguments: [
    (Currency.euro, MoneyUnit?.none, "€1,500.0", "−€2.5"), (.dollar, .million, "$1,500.0M", "−$2.5M"),
    (.franc, nil, "CHF 1,500.0", "−CHF 2.5"),
  ])
  func peopleReadCostsInTheCurrencyOfThePool(
    currency: Currency, unit: MoneyUnit?, cost: String, negative: String
  ) {
    var record = Sample.snapshot().playerPool
    (record.currency, record.costUnit) = (currency, unit)
    let units = Units(record)
    #expect(units.cost(decimal(1_500, 0)) == cost && units.cost(decimal(-25, 1)) == negative)
    #expect(units.cost(nil) == "" && units.skill(decimal(4, 0)) == "4.0")
    #expect(units.cost(decimal(1, 2), places: 2).contains("0.01"))
    #expect(Units(exactly: record).cost(decimal(1_500, 0)) == "1500.0")
  }

  @Test func peopleReadRoundedNumbersAndProgramsExactOnes() {
    let pool = Sample.makePool(["Ada", "Bo"], skills: [25, 300], costs: [10, 20])
    var record = Sample.snapshot(pool).playerPool
    (record.skillPlaces, record.costPlaces) = (16, 0)
    let skill = decimal(1_601_417_363_914_046_600, 16)
    #expect(Units(record).skill(skill) == "160.14")
    #expect(Units(record).exactSkill(skill) == "160.14173639140466")
    #expect(Units(record).exactSkill(decimal(1605, 1)) == nil)
    #expect(Units(record).cost(decimal(-54_700, 0)) == "−54,700")
    #expect(Units(exactly: record).skill(skill) == "160.1417363914046600")
    #expect(Units(exactly: record).cost(decimal(-54_700, 0)) == "-54700")
  }

  /// Neighbours in a list that differ are not shown as equal; those that do not differ need no digits.
  @Test func listsHaveTheDigitsThatTellTheirSkillsApart() {
    let pool = Sample.makePool(["Ada", "Bo"], skills: [25, 300], costs: [10, 20])
    var record = Sample.snapshot(pool).playerPool
    record.skillPlaces = 0
    let units = Units(record)
    let (one, other) = (decimal(1_913_064, 3), decimal(1_912_524, 3))
    #expect(units.skill(one) == units.skill(other))
    let distinguishing = units.distinguishing([one, other, nil, one])
    #expect(distinguishing.skill(one) == "1,913.1" && distinguishing.skill(other) == "1,912.5")
    #expect(units.distinguishing([one, one]).skill(one) == "1,913")
    #expect(units.distinguishing([]).skill(one) == "1,913")
  }

  /// A captain who counts one and a half times gives totals more decimals than people read.
  @Test func totalsWithMultipliersHaveTwoDecimals() throws {
    let pool = Sample.makePool(["Ada", "Bo"], skills: [2_599, 3_001], costs: [10, 20])
    var record = Sample.snapshot(pool).playerPool
    record.skillPlaces = 2
    let units = Units(record, under: TeamRulesRecord(try #require(Rules.builtIn("draftkings-showdown"))))
    #expect(units.skill(decimal(223_036, 3)) == "223.04")
    #expect(units.exactSkill(decimal(223_036, 3)) == "223.036")
    #expect(
      units.distinguishing([decimal(223_036, 3), decimal(223_037, 3)]).skill(decimal(223_037, 3)) == "223.04"
    )
  }

  @Test func smallSkillsKeepTheDigitsThatTellThemApart() {
    var record = Sample.snapshot().playerPool
    record.skillPlaces = 12
    for index in record.chart.indices { record.chart[index].skill = decimal(4_567_891, 9) }
    #expect(Units(record).skill(decimal(4_567_891, 9)) == "0.004568")
  }

  @Test func chartsTakeTheNearestFloatingPointNumber() {
    #expect(decimal(125, 1).approximate == 12.5)
    #expect(decimal(-3, 0).approximate == -3)
    #expect(abs(decimal(1, 20).approximate - 1e-20) < 1e-34)
  }
}

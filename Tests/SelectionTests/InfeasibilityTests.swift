import Testing

@testable import Selection
@testable import Tables

struct InfeasibilityTests {
  private func pool(_ costs: [Int64]) -> Pool {
    Pool(
      names: TextColumn(costs.map { "P\($0)" }),
      skills: DecimalColumn(units: .narrow(costs.map { _ in 1 }), places: 0),
      costs: DecimalColumn(units: .narrow(costs), places: 1),
      records: costs.indices.map { Int32($0 + 1) }, lines: costs.indices.map { Int32($0 + 2) })
  }

  @Test func aTeamThatExistsHasNoReason() {
    #expect(Infeasibility(of: pool([100, 100, 100, 100, 100, 200]), under: .classic) == nil)
  }

  @Test func theCheapestTeamCostsTooMuch() {
    let found = Infeasibility(of: pool([112, 100, 100, 100, 100, 900]), under: .classic)
    #expect(found?.reason == "the cheapest 5 players cost 51.2; the budget is 50.0")
    #expect(found?.repair == "--budget 51.2 would be enough")
  }

  @Test func amountsAreReadAsMoneyAndTypedPlain() {
    var pool = pool([30_012, 30_000, 30_000, 30_000, 30_000, 90_000])
    (pool.currency, pool.costUnit) = (.dollar, .million)
    let found = Infeasibility(of: pool, under: .classic)
    #expect(found?.reason == "the cheapest 5 players cost $15,001.2M; the budget is $50.0M")
    #expect(found?.repair == "--budget 15001.2M would be enough")
    pool.currency = nil
    #expect(pool.amount(-12_345, under: .classic) == "−1,234.5M")
  }

  @Test func thereAreTooFewPlayers() {
    let overBudget = Infeasibility(of: pool([100, 200, 300]), under: .classic)
    #expect(overBudget?.repair == "add 2 players, or ask for smaller teams with --size 3 and --budget 60.0")
    let filtered = Infeasibility(of: pool([1, 2, 3]), under: .classic, rowsFiltered: 7)
    #expect(filtered?.reason == "a team has 5 players and the pool has only 3; conditions left out 7 rows")
    let found = Infeasibility(of: pool([1, 2, 3]), under: .classic)
    #expect(found?.reason == "a team has 5 players and the pool has only 3")
    #expect(found?.repair == "add 2 players, or ask for smaller teams with --size 3")
  }

  @Test func thePoolIsEmpty() {
    let found = Infeasibility(of: pool([]), under: .classic)
    #expect(found?.reason == "a team has 5 players and the pool has none")
    #expect(found?.repair == "add 5 players")
  }
}

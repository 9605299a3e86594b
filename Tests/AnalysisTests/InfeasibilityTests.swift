import Selection
import Tables
import Testing

@testable import Analysis

struct InfeasibilityTests {
  private func pool(_ costs: [Int64]) -> Pool {
    Pool(
      names: TextColumn(costs.map { "P\($0)" }),
      skills: DecimalColumn(units: .narrow(costs.map { _ in 1 }), places: 0),
      costs: DecimalColumn(units: .narrow(costs), places: 1),
      records: costs.indices.map { Int32($0 + 1) }, lines: costs.indices.map { Int32($0 + 2) })
  }

  private func words(
    _ cause: CauseOfInfeasibility, of costs: [Int64], teams: Int = 1, rowsFiltered: Int = 0
  ) -> Infeasibility {
    words(cause, of: pool(costs), teams: teams, rowsFiltered: rowsFiltered)
  }

  private func words(
    _ cause: CauseOfInfeasibility, of pool: Pool, teams: Int = 1, rowsFiltered: Int = 0
  ) -> Infeasibility {
    Infeasibility(
      cause, of: RuledPool(pool, under: .classic, file: "pool.csv"), teams: teams,
      rowsFiltered: rowsFiltered)
  }

  @Test func theCheapestTeamCostsTooMuch() {
    let costs: [Int64] = [112, 100, 100, 100, 100, 900]
    let found = words(.budget(cheapest: 512), of: costs)
    #expect(found.reason == "the cheapest 5 players cost 51.2; the budget is 50.0")
    #expect(found.repair == "--budget 51.2 would be enough")
    #expect(words(.budget(cheapest: 512), of: costs, teams: 6).repair == "--budget 131.2 would be enough")
    #expect(
      words(.budget(cheapest: 512), of: costs, teams: 9).repair
        == "--budget 131.2 and --count 6 would be enough")
  }

  @Test func amountsAreReadAsMoneyAndTypedPlain() {
    var pool = pool([30_012, 30_000, 30_000, 30_000, 30_000, 90_000])
    (pool.currency, pool.costUnit) = (.dollar, .million)
    let found = words(.budget(cheapest: 150_012), of: pool)
    #expect(found.reason == "the cheapest 5 players cost $15,001.2M; the budget is $50.0M")
    #expect(found.repair == "--budget 15001.2M would be enough")
    pool.currency = nil
    #expect(pool.amount(-12_345, under: .classic) == "−1,234.5M")
  }

  @Test func thereAreTooFewPlayers() {
    let overBudget = words(.tooFewPlayers(3), of: [100, 200, 300])
    #expect(overBudget.repair == "add 2 players, or ask for smaller teams with --size 3 and --budget 60.0")
    let filtered = words(.tooFewPlayers(3), of: [1, 2, 3], rowsFiltered: 7)
    #expect(filtered.reason == "a team has 5 players and the pool has only 3; conditions left out 7 rows")
    let found = words(.tooFewPlayers(3), of: [1, 2, 3])
    #expect(found.reason == "a team has 5 players and the pool has only 3")
    #expect(found.repair == "add 2 players, or ask for smaller teams with --size 3")
  }

  @Test func thePoolIsEmpty() {
    let found = words(.tooFewPlayers(0), of: [])
    #expect(found.reason == "a team has 5 players and the pool has none")
    #expect(found.repair == "add 5 players")
  }
}

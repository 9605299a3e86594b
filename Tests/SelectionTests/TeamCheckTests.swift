import Testing

@testable import Selection
@testable import Tables

struct TeamCheckTests {
  private let pool = Pool(
    names: TextColumn(["A", "B", "C"]), skills: DecimalColumn(units: .narrow([1, 2, 4]), places: 0),
    costs: DecimalColumn(units: .narrow([10, 20, 40]), places: 1), records: [1, 2, 3], lines: [2, 3, 4])
  private let rules = Rules(
    name: "two", size: 2, budget: DecimalNumber(mantissa: 5, places: 0), skillRange: .any)

  @Test func aTrueClaimPasses() throws {
    try checkClaim(players: [0, 2], skill: 5, cost: 50, in: pool, under: rules)
  }

  @Test func everyFaultIsFound() {
    #expect(throws: TeamFault.size(1)) {
      try checkClaim(players: [0], skill: 1, cost: 10, in: pool, under: rules)
    }
    #expect(throws: TeamFault.players([0, 0])) {
      try checkClaim(players: [0, 0], skill: 2, cost: 20, in: pool, under: rules)
    }
    #expect(throws: TeamFault.players([0, 3])) {
      try checkClaim(players: [0, 3], skill: 2, cost: 20, in: pool, under: rules)
    }
    #expect(throws: TeamFault.skill(claimed: 6, actual: 5)) {
      try checkClaim(players: [0, 2], skill: 6, cost: 50, in: pool, under: rules)
    }
    #expect(throws: TeamFault.cost(claimed: 49, actual: 50)) {
      try checkClaim(players: [0, 2], skill: 5, cost: 49, in: pool, under: rules)
    }
    #expect(throws: TeamFault.budget(cost: 60)) {
      try checkClaim(players: [1, 2], skill: 6, cost: 60, in: pool, under: rules)
    }
  }
}

import PoolSamples
import Tables
import Testing

@testable import Reading
@testable import Selection

struct OwnedSquadTests {
  /// The costs of the pool's players when this squad is owned, and the budget.
  private func squad(
    pool text: String, _ file: String, bank: String = "0", size: Int = 2
  ) throws -> (costs: [String], budget: String) {
    let pool = try read(text).pool
    return try withFile(file) { path in
      let team = try TeamFile(reading: path)
      let squad = try OwnedSquad(
        team, ManualTeam(team, in: pool, finder: PlayerFinder(pool)), of: pool,
        bank: try parseDecimal(bank), size: size, leavesOutUnknown: false)
      let costs = try #require(squad.repriced(pool)).costs
      return (
        (0..<costs.count).map {
          DecimalNumber(mantissa: costs[$0], places: costs.places).normalised.description
        },
        try #require(squad.budget).normalised.description
      )
    }
  }

  private let pool = "name,skill,cost\nAnn,1,7.5\nBob,1,6.0\nCid,1,4\n"

  @Test(arguments: [
    ("7.2", "7.3"), ("7.1", "7.3"), ("7.4", "7.4"), ("7.5", "7.5"), ("8", "7.5"), ("0.2", "3.8"),
    ("7.25", "7.35"),
  ])
  func halfOfARiseIsKept(bought: String, brings: String) throws {
    let found = try squad(pool: pool, "name,bought\nAnn,\(bought)\nBob,\n", bank: "0.3")
    #expect(found.costs == [brings, "6", "4"])
  }

  @Test func whatTheLineSaysComesFirst() throws {
    let found = try squad(pool: pool, "name,bought,sell\nAnn,7.1,9\nCid,,3.9\n", bank: "0.25")
    #expect(found.costs == ["9", "6", "3.9"] && found.budget == "13.15")
  }

  @Test func aColumnOfPricesThatSaysNothingIsWarnedOf() throws {
    func columns(_ header: String) throws -> [String?] {
      try withFile("\(header)\nAnn,7\n") { try TeamFile(reading: $0).unusedPrices.map(\.column) }
    }
    #expect(try columns("name,Price") == ["Price"] && columns("name,cost") == ["cost"])
    #expect(try columns("name,sell") == [] && columns("name,bought") == [] && columns("name,club") == [])
  }

  @Test func pricesAreInTheUnitOfThePool() throws {
    let found = try squad(
      pool: "name,skill,cost\nAnn,1,7.5M\nBob,1,6.0M\n", "name,sell\nAnn,7.1\nBob,6200K\n")
    #expect(found.costs == ["7.1", "6.2"] && found.budget == "13.3")
  }

  /// A unit that the pool cannot have is refused, and prices far from those of the pool are doubted.
  @Test func pricesInOtherUnits() throws {
    func doubts(_ file: String, pool text: String? = nil) throws -> [String] {
      let pool = try read(text ?? self.pool).pool
      return try withFile(file) { path in
        let team = try TeamFile(reading: path)
        let squad = try OwnedSquad(
          team, ManualTeam(team, in: pool, finder: PlayerFinder(pool)), of: pool, bank: .zero, size: 2,
          leavesOutUnknown: false)
        return squad.doubt(path: path).map(\.message)
      }
    }
    do {
      _ = try doubts("name,sell\nAnn,£7.1m\nBob,6\n")
      Issue.record("taken")
    } catch InputError.invalid(let problems, _) {
      #expect(
        problems.map(\.message) == [
          "\"£7.1m\" has the unit M, but the pool's costs have none; write it without a unit"
        ])
    }
    #expect(try doubts("name,sell\nAnn,7\nBob,20\n") == [])
    #expect(
      try doubts("name,sell\nAnn,75\nBob,60\n") == [
        "the prices add up to 135, but today's to 13.5; they may be in a different unit from the pool's costs"
      ])
    #expect(try doubts("name,sell\nAnn,1\nBob,1\n").count == 1)
    #expect(try doubts("name,bought\nAnn,75\nBob,\n").count == 1)
    #expect(try doubts("name,bought\nAnn,2\nBob,\n") == [])
    let full = "name,skill,cost\nAnn,1,1200000\nBob,1,500000\n"
    #expect(try doubts("name,sell\nAnn,1.2M\nBob,500K\n", pool: full) == [])
    #expect(
      try squad(pool: full, "name,sell\nAnn,1.2M\nBob,600K\n").costs == ["1200000", "600000"])
    let mixed = "name,skill,cost\nAnn,1,1.2M\nBob,1,500000\n"
    #expect(try squad(pool: mixed, "name,sell\nAnn,1.3M\nBob,\n").costs == ["1300000", "500000"])
  }

  /// The program's own header comes first, whatever stands beside it.
  @Test func sellBesideSellingPrice() throws {
    let found = try squad(pool: pool, "name,Selling price,sell\nAnn,2,1\nBob,2,1\n")
    #expect(found.budget == "2")
  }

  /// Prices are found under the headers that people write.
  @Test(arguments: [
    "Selling price", "Verkaufspreis", "Precio de venta", "Prezzo di vendita", "Sells for", "sell",
  ])
  func headersOfSellingPrices(header: String) throws {
    let found = try squad(pool: pool, "Player,\(header),Purchase price\nAnn,7.1,7\nBob,,5\n")
    #expect(found.costs == ["7.1", "5.5", "4"])
  }

  @Test func teamsOfNewPlayersAreLimitedByAGroup() throws {
    let pool = try read(pool).pool
    try withFile("name\nAnn\nBob\n") { path in
      let team = try TeamFile(reading: path)
      let squad = try OwnedSquad(
        team, ManualTeam(team, in: pool, finder: PlayerFinder(pool)), of: pool, bank: .zero, size: 2,
        leavesOutUnknown: false)
      let rules = Rules(name: "r", size: 2, budget: .whole(50), skillRange: .any)
      let one = squad.rules(rules, buying: 0...1, from: pool).groups
      #expect(one == [PlayerGroup(name: "owned", players: ["Ann", "Bob"], least: 1)])
      #expect(squad.rules(rules, buying: 1...1, from: pool).groups.first?.most == 1)
      #expect(squad.rules(rules, buying: 0...2, from: pool) == rules)
    }
  }
}

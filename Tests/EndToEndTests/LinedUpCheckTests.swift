import Chance
import Foundation
import Testing

/// Squads and teams whose files do not say who is captain or who plays.
struct LinedUpCheckTests {
  /// Any six players of a showdown are judged with the best captain within the budget, found here by trying each.
  @Test(arguments: 0..<4)
  func theBestCaptainIsOneWithinTheBudget(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let players = (0..<9).map { index in
      (name: "P\(index)", skill: random.integer(in: 1...30), cost: 100 * random.integer(in: 40...90))
    }
    let workplace = Workplace()
    let rows = players.enumerated().map { index, player in
      "\(player.name),\(player.skill),\(player.cost),\(index % 2 == 0 ? "A" : "B")\n"
    }
    try workplace.write("name,skill,cost,club\n" + rows.joined(), to: "pool.csv")
    // Six and a half times the average price: six players, the captain at one and a half times the price.
    let budget = players.reduce(0) { $0 + $1.cost } * 13 / 18
    var expected: [(path: String, skill: Double?)] = []
    for number in 0..<20 {
      let six = Array(players.shuffled(using: &random).prefix(6))
      let path = "team\(number).csv"
      try workplace.write("name\n" + six.map { $0.name + "\n" }.joined(), to: path)
      let (skill, cost) = (six.reduce(0) { $0 + $1.skill }, six.reduce(0) { $0 + $1.cost })
      let possible = six.filter { cost + $0.cost / 2 <= budget }.map { Double(skill) + Double($0.skill) / 2 }
      expected.append((path, possible.max()))
    }
    let run = try workplace.shell(
      "squad check pool.csv \(expected.map(\.path).joined(separator: " ")) --rules draftkings-showdown "
        + "--budget \(budget)")
    #expect(run.exitCode < 2, "\(run.errors)")
    let teams = try #require(workplace.json("reports/check.json")["manualTeams"] as? [[String: Any]])
    for (team, expected) in zip(teams, expected) {
      #expect((team["status"] as? String == "valid") == (expected.skill != nil), "\(expected.path)")
      if let skill = expected.skill { #expect(team["skill"] as? Double == skill, "\(expected.path)") }
      for repair in team["repairs"] as? [[String: Any]] ?? [] {
        #expect(repair["left"] as? Double ?? -1 >= 0, "\(expected.path)")
      }
    }
    #expect(expected.contains { $0.skill == nil } && expected.contains { $0.skill != nil })
    try workplace.expectVerified("reports/check.json")
  }

  private static let pool = """
    name,skill,cost
    Ann,9,10
    Bob,8,4
    Cid,7,4
    Dan,6,3
    Eve,2,1

    """
  private static let rules = """
    size: 3
    budget: 14
    captain: 2
    """

  private func workplace(_ team: String) throws -> Workplace {
    let workplace = Workplace()
    try workplace.write(Self.pool, to: "pool.csv")
    try workplace.write(Self.rules, to: "rules.yaml")
    try workplace.write(team, to: "mine.csv")
    return workplace
  }

  /// A change of captain does not repair a team that is over budget.
  @Test func anotherCaptainIsNoWayBelowTheBudget() throws {
    let workplace = try workplace("name,slot\nAnn,\nBob,\nCid,captain\n")
    let run = try workplace.shell("squad check pool.csv mine.csv --rules rules.yaml --output none")
    #expect(
      run.exitCode == 1 && run.output.contains("4 over the budget of 14; Ann out, Dan in: 29 for 11"),
      "\(run.output)\(run.errors)")
  }

  /// The best lineup is reported for a team that names none, and used for its mark on the curve.
  @Test func theBestLineupIsTold() throws {
    let workplace = try workplace("name\nDan\nBob\nEve\n")
    let run = try workplace.shell("squad check pool.csv mine.csv --rules rules.yaml --output none")
    #expect(run.output.contains("mine  Bob captain, Dan vice-captain\n"), "\(run.output)\(run.errors)")
    let compared = try workplace.shell("squad compare pool.csv --team mine.csv --rules rules.yaml")
    #expect(compared.exitCode == 0, "\(compared.errors)")
    let json = try workplace.json("reports/compare.json")
    let mark = try #require((json["curveMarks"] as? [[String: Any]])?.first)
    // At 8 that team is the best, with Bob counted twice: no cheaper team reaches 24.
    #expect(mark["couldHave"] as? Double == 24 && mark["couldCost"] as? Double == 8, "\(mark)")
    try workplace.expectVerified("reports/compare.json")
  }

  /// A team that breaks another rule is still counted with its best lineup.
  @Test func aTeamThatIsNotLegalIsLinedUp() throws {
    let workplace = try workplace("name\nDan\nBob\nEve\n")
    let run = try workplace.shell("squad check pool.csv mine.csv --rules rules.yaml --ban Eve")
    #expect(run.exitCode == 1, "\(run.errors)")
    let teams = try workplace.json("reports/check.json")["manualTeams"] as? [[String: Any]]
    #expect(teams?.first?["skill"] as? Double == 24 && teams?.first?["status"] as? String == "invalid")
    try workplace.expectVerified("reports/check.json")
  }
}

import Foundation
import Testing

/// `squad tournament --pool` under rules of roles, clubs and names.
struct RuledTournamentTests {
  private let workplace = Workplace()

  /// Two keepers, and players who can both defend and attack.
  private static let pool = """
    name,skill,cost,role,club
    Ada,5,5,GK,A
    Bo,6,9,GK,B
    Cy,8,9,DEF/FWD,A
    Di,7,8,DEF/FWD,B
    Ed,4,4,MID,C
    Fay,6,7,MID,C
    Gus,9,12,FWD,A

    """
  private static let rules =
    "--size 4 --role GK=1 --role DEF=1 --role MID=1 --role FWD=1 --max-per-club 2"

  private func purchases(_ workplace: Workplace) throws -> [[String: Any]] {
    try #require(workplace.json("reports/tournament.json")["purchases"] as? [[String: Any]])
  }

  @Test func everyTeamIsTheBestUnderTheRules() throws {
    try workplace.write(Self.pool, to: "pool.csv")
    let run = try workplace.shell(
      "squad tournament --pool pool.csv \(Self.rules) --lock Ed --budgets 26,30,40 --output reports")
    #expect(run.exitCode == 0, "\(run.errors)")
    let bought = try purchases(workplace)
    #expect(bought.count == 3)
    for (budget, purchase) in zip([26, 30, 40], bought) {
      _ = try workplace.shell(
        "squad best pool.csv \(Self.rules) --lock Ed --budget \(budget) --output best")
      let best = try #require(workplace.json("best/best-team.json")["bestTeam"] as? [String: Any])
      func places(_ team: [String: Any]) -> [String] {
        (team["players"] as? [[String: Any]] ?? []).compactMap { $0["place"] as? String }
      }
      #expect(rows(purchase["players"]) == rows(best["players"]) && places(purchase) == places(best))
      #expect(rows(best["players"]).contains(5) && places(best).sorted() == ["DEF", "FWD", "GK", "MID"])
    }
  }

  /// By their own roles, two players would defend and none would attack.
  @Test func playersStandWhereTheRulesPlaceThem() throws {
    try workplace.write(Self.pool, to: "pool.csv")
    let options = "tournament --pool pool.csv --ban Gus --budgets 26,40 --output none"
    #expect(try workplace.shell("squad \(options) \(Self.rules)").exitCode == 0)
    let plain = try workplace.shell("squad \(options) --size 4")
    #expect(plain.exitCode == 65 && plain.errors.contains("has no attacker"), "\(plain.errors)")
  }

  @Test func whyThereIsNoTeamIsSaid() throws {
    try workplace.write(Self.pool, to: "pool.csv")
    let run = try workplace.shell(
      "squad tournament --pool pool.csv \(Self.rules) --lock Gus --budgets 10,40,45 --output none")
    #expect(run.exitCode == 0 && run.errors.contains("no team for 10: with Gus locked"), "\(run.errors)")
  }

  @Test(arguments: [
    "--lock Ada", "--ban Ada", "--max-per-club 2", "--min-clubs 2", "--min-cost 4", "--role GK=1",
    "--rules fpl-eleven", "--budget 40", "--size 4",
  ])
  func rulesBelongToAPool(option: String) throws {
    let run = try workplace.shell("squad tournament samples/teams.csv \(option) --output none")
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("\(option.prefix { $0 != " " }): only with --pool"), "\(run.errors)")
  }
}

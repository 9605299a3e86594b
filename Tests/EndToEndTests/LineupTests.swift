import Foundation
import Testing

/// Squads with a lineup, a captain and a bench, and slots with multipliers.
struct LineupTests {
  private let workplace = Workplace()

  private static let squad = "samples/league.csv --rules fpl-squad --skill-range 1-10 --budget 100"

  private func players(_ team: [String: Any]) -> [[String: Any]] { team["players"] as? [[String: Any]] ?? [] }

  /// The total skill of a team, each player multiplied by `times`.
  private func total(_ team: [String: Any]) -> Double {
    players(team).reduce(0) { $0 + ($1["skill"] as? Double ?? 0) * ($1["times"] as? Double ?? 1) }
  }

  private func best(_ options: String, in workplace: Workplace) throws -> [String: Any] {
    let run = try workplace.shell("squad best \(options)")
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    return try workplace.json("reports/best-team.json")
  }

  @Test(arguments: [
    ("", 2.0), ("--captain 3", 3.0), ("--bench 0.03,0.21,0.06,0.002", 2.0), ("--no-captain", 1.0),
  ])
  func aSquadIsLinedUp(options: String, captain: Double) throws {
    // A quarter of the players, so that verify can prove it in less than a minute.
    _ = try workplace.shell("awk 'NR == 1 || NR % 4 == 3' samples/league.csv > quarter.csv")
    let pool = Self.squad.replacing("samples/league.csv", with: "quarter.csv")
    let json = try best("\(pool) \(options)", in: workplace)
    let team = try #require(json["bestTeam"] as? [String: Any])
    let all = players(team)
    let playing = all.filter { $0["bench"] as? Int == 0 }
    #expect(all.count == 15 && playing.count == 11)
    #expect(Set(all.compactMap { $0["bench"] as? Int }) == [0, 1, 2, 3, 4])
    #expect(all.filter { $0["bench"] as? Int == 1 }.allSatisfy { $0["role"] as? String == "GK" })
    #expect(playing.filter { $0["slot"] as? String == "GK" }.count == 1)
    let captains = all.filter { $0["captain"] as? Bool == true }
    #expect(captains.count == (captain == 1 ? 0 : 1))
    #expect(captains.allSatisfy { $0["times"] as? Double == captain })
    #expect(all.filter { $0["viceCaptain"] as? Bool == true }.count == captains.count)
    #expect(abs(total(team) - (team["skill"] as? Double ?? 0)) < 1e-9)
    #expect(team["plainSkill"] as? Double == all.reduce(0) { $0 + ($1["skill"] as? Double ?? 0) })
    if captain != 1 { #expect((team["formation"] as? String)?.split(separator: "-").count == 3) }
    try workplace.expectVerified("reports/best-team.json")
  }

  @Test func aTripleCaptainIsWorthMore() throws {
    func skill(_ options: String) throws -> Double {
      let json = try best("\(Self.squad) \(options)", in: Workplace())
      return (json["bestTeam"] as? [String: Any])?["skill"] as? Double ?? 0
    }
    let (none, two, three) = (try skill("--no-captain"), try skill(""), try skill("--captain 3"))
    #expect(none < two && two < three && three - two >= two - none)
  }

  @Test func listsAndBudgetsAreLinedUpToo() throws {
    let json = try best("\(Self.squad) --top 5", in: workplace)
    let list = try #require(json["topTeams"] as? [[String: Any]])
    #expect(list.count == 5)
    for team in list {
      #expect(abs(total(team) - (team["skill"] as? Double ?? 0)) < 1e-9)
      #expect(players(team).filter { $0["captain"] as? Bool == true }.count == 1)
    }
    let run = try workplace.shell("squad compare \(Self.squad) --budgets 90,100")
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    let budgets = try workplace.json("reports/compare.json")["budgets"] as? [[String: Any]]
    for budget in try #require(budgets) {
      #expect(abs(total(budget) - (budget["skill"] as? Double ?? 0)) < 1e-9)
    }
  }

  @Test func aSquadThatIsGivenIsLinedUpBest() throws {
    let run = try workplace.shell(
      "squad best \(Self.squad) --save-team team.csv --output none && squad check \(Self.squad.replacing("samples/league.csv", with: "samples/league.csv team.csv"))"
    )
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    let team = try #require(
      (try workplace.json("reports/check.json")["manualTeams"] as? [[String: Any]])?.first)
    #expect(team["gap"] as? Double == 0 && team["optimal"] as? Bool == true)
    #expect(players(team).filter { $0["captain"] as? Bool == true }.count == 1)
  }

  @Test func slotsCountAndCostSeveralTimes() throws {
    try workplace.write(
      "name,skill,cost,club\na,10,10,X\nb,9,5,Y\nc,5,5,X\nd,4,1,Y\n", to: "pool.csv")
    try workplace.write(
      "name: two\nbudget: 20\nroles:\n  CPT: {of: any, count: 1, skill: 1.5, cost: 1.5}\n  FLEX = any: 1\n",
      to: "two.yaml")
    let json = try best("pool.csv --rules two.yaml --skill-range any", in: workplace)
    let team = try #require(json["bestTeam"] as? [String: Any])
    // b as captain for 7.5 with a for 10 gives 23.5; a as captain for 15 with b for 5 gives 24.
    #expect(
      team["skill"] as? Double == 24 && team["cost"] as? Double == 20 && team["plainSkill"] as? Double == 19)
    #expect(players(team).compactMap { $0["slot"] as? String } == ["CPT", "FLEX"])
    try workplace.expectVerified("reports/best-team.json")
  }

  @Test(arguments: [
    ("samples/players.csv --bench 0.1", "these rules have no lineup"),
    ("samples/players.csv --captain 1", "must be more than 1"),
    ("samples/players.csv --captain two", "a captain's multiplier"),
    ("\(squad) --bench 0.1,0.1,0.1,0.1,0.1", "which has 4 places"),
    ("\(squad) --bench 0.1,x", "a number for each place on the bench"),
    ("\(squad) --bench 1,1,1,1", "a bench player counts less than once"),
    ("\(squad) --bench 0.1,2", "a bench player counts less than once"),
    ("samples/league.csv --rules draftkings-showdown --captain 2", "cannot be combined"),
  ])
  func mistakesAreExplained(options: String, message: String) throws {
    let run = try workplace.shell("squad best \(options)")
    #expect(run.exitCode == 64 && run.errors.contains(message), "\(run.errors)")
    #expect(workplace.names(in: ".").contains("reports") == false)
  }
}

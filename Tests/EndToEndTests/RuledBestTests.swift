import Foundation
import Testing

/// `squad best` under rules of roles, clubs and names, checked against all teams of small pools.
struct RuledBestTests {
  @Test(arguments: 1...40)
  func theBestTeamsAreThoseOfAllTeams(seed: UInt64) throws {
    let pool = SmallRuledPool(seed: seed)
    let workplace = Workplace()
    try workplace.write(pool.csv, to: "pool.csv")
    let budget = Int(seed % 5) * 2 + 8
    let locked = Int(seed) % pool.plain.players.count + 1
    let banned = (locked + 2) % pool.plain.players.count + 1
    let run = try workplace.shell(
      "squad best pool.csv --budget \(budget) \(SmallRuledPool.rules) --lock P\(locked) --ban P\(banned) "
        + "--min-cost 6 --top 50")
    let legal = pool.legalTeams(locked: locked, banned: banned, leastCost: 60).filter {
      $0.cost <= budget * 10
    }
    let json = try workplace.json("reports/best-team.json")
    let best = try #require(json["bestTeam"] as? [String: Any])
    guard let first = legal.first else {
      #expect(run.exitCode == 1 && best["status"] as? String == "infeasible", "\(pool.csv)")
      #expect((best["reason"] as? String)?.isEmpty == false && (best["repair"] as? String)?.isEmpty == false)
      return
    }
    #expect(run.exitCode == 0 && best["status"] as? String == "proved", "\(run.output)\(run.errors)")
    let sharing = legal.filter { $0.skill == first.skill }
    #expect(best["teamsSharingSkill"] as? String == String(sharing.count))
    #expect(
      best["teamsSharingSkillAndCost"] as? String == String(sharing.filter { $0.cost == first.cost }.count))
    let listed = try #require(json["topTeams"] as? [[String: Any]])
    #expect(listed.map { rows($0["players"]) } == legal.prefix(50).map(\.rows), "\(pool.csv)")
    let places = (best["players"] as? [[String: Any]] ?? []).compactMap { $0["place"] as? String }
    #expect(places.filter { $0 == "GK" }.count == 1 && places.count == 4)
    for (place, row) in zip(places, first.rows) {
      #expect(pool.roles[row - 1].split(separator: "/").contains { $0 == place })
    }
  }

  @Test(arguments: [
    ("--lock Rohi", 64, "did you mean \"Rohit\"?"), ("--max-per-club 0", 64, "--max-per-club"),
    ("--role GK", 64, "such as GK=1"), ("--rules fpl-elven", 64, "did you mean 'fpl-eleven'?"),
    ("--rules missing.yaml", 66, "missing.yaml"),
    ("--lock Rohit --ban Rohit", 64, "locked and banned"),
  ])
  func mistakesAreExplained(options: String, code: Int32, message: String) throws {
    let run = try Workplace().shell("squad best samples/players.csv \(options) --output none")
    #expect(run.exitCode == code)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test(arguments: [
    (
      "--lock Rohit --lock Kohli --lock Bumrah --budget 50",
      "Rohit, Kohli and Bumrah locked the cheapest team"
    ),
    ("--role 'GK=1' --role 'REST = any=4'", "no player can play GK, 1 is needed"),
    ("--min-cost 50 --budget 50 --lock Dhoni --ban Rituraj --ban Bumrah --size 1", "at least 50"),
  ])
  func whatStandsInTheWayIsSaid(options: String, reason: String) throws {
    let run = try Workplace().shell("squad best samples/players.csv \(options) --output none")
    #expect(run.exitCode == 1)
    #expect(run.output.contains(reason), "\(run.output)")
  }

  /// Fifteen players cannot come from ten clubs with one each: reported without trying all teams.
  @Test func clubsWithoutRoomForATeamAreTold() throws {
    let run = try Workplace().shell(
      "squad best samples/league.csv --max-per-club 1 --size 15 --budget 200 --output none --time-limit 60s")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("no team has at most 1 player from each club"), "\(run.output)")
    #expect(run.output.contains("--max-per-club 2 would be enough"), "\(run.output)")
  }
}

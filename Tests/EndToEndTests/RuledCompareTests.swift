import Foundation
import Testing

/// `squad compare` under rules of roles, clubs and names, checked against all teams of small pools.
struct RuledCompareTests {
  private let workplace = Workplace()

  /// The rules of `SmallRuledPool`, as a file.
  private static func file(budget: Int, locked: Int, banned: Int) -> String {
    """
    size: 4
    budget: \(budget)
    min-cost: 6
    skill-range: any
    roles:
      GK: 1
      DEF: 1-2
      MID: 1-2
    max-per-club: 2
    lock: [P\(locked)]
    ban: [P\(banned)]
    """
  }

  /// Checks entries of the JSON against the legal teams, best first.
  private static func check(
    _ entries: [[String: Any]], budgets: [Int], _ legal: [PlainTeams.Team], _ pool: SmallRuledPool
  ) {
    #expect(entries.compactMap { tenths($0["budget"]) } == budgets, "\(pool.csv)")
    var before: [Int]?
    for (entry, budget) in zip(entries, budgets) {
      let best = legal.first { $0.cost <= budget }
      #expect(entry["status"] as? String == (best == nil ? "infeasible" : "proved"))
      #expect(entry["skill"] as? Int == best?.skill && tenths(entry["cost"]) == best?.cost)
      guard let best else { continue }
      let sharing = legal.count { $0.cost <= budget && $0.skill == best.skill }
      #expect(entry["teamsSharingSkill"] as? String == String(sharing), "\(pool.csv)")
      #expect(rows(entry["players"]) == best.rows, "\(pool.csv)")
      let places = (entry["players"] as? [[String: Any]] ?? []).compactMap { $0["place"] as? String }
      #expect(places.count == 4 && places.count { $0 == "GK" } == 1)
      for (place, row) in zip(places, best.rows) {
        #expect(pool.roles[row - 1].split(separator: "/").contains { $0 == place })
      }
      if let before {
        #expect(rows(entry["in"]) == best.rows.filter { !before.contains($0) })
        #expect(rows(entry["out"]) == before.filter { !best.rows.contains($0) })
      }
      before = best.rows
    }
  }

  private static func breakpoints(of legal: [PlainTeams.Team]) -> [Int] {
    func best(_ budget: Int) -> Int { legal.first { $0.cost <= budget }?.skill ?? -1 }
    return Set(legal.map(\.cost)).sorted().filter { best($0) > best($0 - 1) }
  }

  @Test(arguments: 1...24)
  func whatBudgetsBuyIsWhatLegalTeamsSay(seed: UInt64) throws {
    let pool = SmallRuledPool(seed: seed)
    try workplace.write(pool.csv, to: "pool.csv")
    let locked = Int(seed) % pool.plain.players.count + 1
    let banned = (locked + 2) % pool.plain.players.count + 1
    let budget = 8 + Int(seed) % 9
    try workplace.write(Self.file(budget: budget, locked: locked, banned: banned), to: "ours.yaml")
    let legal = pool.legalTeams(locked: locked, banned: banned, leastCost: 60)
    let steps = Self.breakpoints(of: legal)

    let all = try workplace.shell("squad compare pool.csv --rules ours.yaml")
    let json = try workplace.json("reports/compare.json")
    Self.check(json["breakpoints"] as? [[String: Any]] ?? [], budgets: steps, legal, pool)
    #expect(all.exitCode == (steps.isEmpty ? 1 : 0), "\(all.output)\(all.errors)")
    let own = try #require(json["bestTeam"] as? [String: Any])
    #expect(rows(own["players"]) == legal.first { $0.cost <= budget * 10 }?.rows ?? [])
    let next = legal.filter { $0.skill > own["skill"] as? Int ?? .max }.map(\.cost).min()
    #expect(tenths((own["next"] as? [String: Any])?["budget"]) == next)
    if own["status"] as? String == "infeasible" {
      #expect(all.output.contains("buys no team: ") && all.output.contains("Repair"))
      if let cheapest = steps.first {
        #expect(all.output.contains("--budget \(cheapest / 10) would be enough"), "\(all.output)")
      }
    }

    let flags = try workplace.shell(
      "squad compare pool.csv --size 4 --budget \(budget) --role GK=1 --role DEF=1-2 --role MID=1-2 "
        + "--skill-range any --max-per-club 2 --lock P\(locked) --ban P\(banned) --min-cost 6 "
        + "--budgets 6...14/2 --output flags --format csv --jobs 3")
    let listed = [60, 80, 100, 120, 140]
    Self.check(
      (try workplace.json("flags/compare.json")["budgets"] as? [[String: Any]]) ?? [], budgets: listed, legal,
      pool)
    #expect(flags.exitCode == (legal.contains { $0.cost <= 140 } ? 0 : 1))
    #expect(flags.output.split(whereSeparator: \.isNewline).count == 1 + listed.count)
  }

  @Test func otherValuesPoolsAndHandPickedTeamsKeepTheRules() throws {
    let pool = SmallRuledPool(seed: 5)
    try workplace.write(pool.csv, to: "pool.csv")
    var changed = pool
    changed.plain = PlainTeams(
      pool.plain.players.enumerated().map { index, player in
        PlainTeams.Player(name: player.name, skill: index == 1 ? 9 : player.skill, cost: player.cost)
      }, size: 4)
    try workplace.write(changed.csv, to: "changed.csv")
    try workplace.write(Self.file(budget: 14, locked: 1, banned: 3), to: "ours.yaml")
    let legal = pool.legalTeams(locked: 1, banned: 3, leastCost: 60)
    let other = changed.legalTeams(locked: 1, banned: 3, leastCost: 60)
    let broken = try #require(pool.plain.teams.first { $0.rows.contains(3) && $0.cost <= 140 })
    func write(_ team: PlainTeams.Team, _ path: String) throws {
      try workplace.write("name\n" + team.rows.map { "P\($0)\n" }.joined(), to: path)
    }
    try write(try #require(legal.last { $0.cost <= 140 }), "legal.csv")
    try write(broken, "broken.csv")
    let run = try workplace.shell(
      "squad compare pool.csv changed.csv --rules ours.yaml --set P2:skill=9 --team legal.csv --team broken.csv"
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    let json = try workplace.json("reports/compare.json")
    let variants = try #require(json["variants"] as? [[String: Any]])
    #expect(variants.count == 2)
    for variant in variants {
      Self.check(
        variant["breakpoints"] as? [[String: Any]] ?? [], budgets: Self.breakpoints(of: other), other, changed
      )
    }
    let teams = try #require(json["manualTeams"] as? [[String: Any]])
    #expect(teams.map { $0["status"] as? String } == ["valid", "invalid"])
    let marks = try #require(json["curveMarks"] as? [[String: Any]])
    #expect(marks[1]["couldHave"] as? Int == legal.first { $0.cost <= broken.cost }?.skill)
    #expect(
      tenths(marks[1]["couldCost"]) == legal.filter { $0.skill >= broken.skill }.map(\.cost).min())
  }

  @Test func theAnswerDoesNotDependOnThreads() throws {
    for jobs in [1, 4] {
      let run = try workplace.shell(
        "squad compare samples/league.csv --rules fpl-eleven --skill-range 1-10 --budget 100 --min-cost 70 "
          + "--jobs \(jobs) --output jobs\(jobs) > jobs\(jobs).txt")
      #expect(run.exitCode == 0)
    }
    for name in ["compare.json", "compare.md", "compare.html"] {
      #expect(try workplace.bytes(of: "jobs1/\(name)") == workplace.bytes(of: "jobs4/\(name)"), "\(name)")
    }
    let text = try workplace.text(of: "jobs1/compare.md")
    #expect(text.contains("the cheapest team"))
  }

  @Test func listedTeamsAreShownByRole() throws {
    let run = try workplace.shell(
      "squad compare samples/league.csv --rules fpl-eleven --skill-range 1-10 --budgets 60,100")
    #expect(run.exitCode == 0)
    let text = try workplace.text(of: "reports/compare.md")
    let lines = text.split(separator: "\n").filter { $0.contains("GK ") && $0.contains("; DEF ") }
    #expect(
      lines.count == 2 && lines.allSatisfy { $0.contains("; MID ") && $0.contains("; FWD ") }, "\(text)")
  }

  @Test func whoIsNotInAnotherPoolIsSaidOfThatPool() throws {
    try workplace.write("name,skill,cost\nA,1,1\nB,2,2\n", to: "other.csv")
    let run = try workplace.shell(
      "squad compare samples/players.csv other.csv --lock Rohit --output none")
    #expect(run.exitCode == 64 && run.errors.contains("other.csv: lock: no player is called \"Rohit\""))
  }

  @Test(arguments: ["", "--budgets 6500000000000077,6700000000000001"])
  func aStoppedRunClaimsNothingThatIsNotProved(options: String) throws {
    try workplace.write(InterruptionTests.hardPool(), to: "hard.csv")
    let run = try workplace.shell(
      "squad compare hard.csv \(InterruptionTests.hardOptions) --min-cost 1 --time-limit 1s \(options)")
    #expect(run.exitCode == 2 && run.output.contains("stopped by the time limit"), "\(run.output)")
    let json = try workplace.json("reports/compare.json")
    let own = try #require(json["bestTeam"] as? [String: Any])
    #expect(own["status"] as? String == "stopped" && rows(own["players"]).count == 12)
    for entry in json["budgets"] as? [[String: Any]] ?? [] {
      #expect(entry["status"] as? String == "stopped")
      let (skill, bound) = (entry["skill"] as? NSNumber, entry["bound"] as? NSNumber)
      #expect((skill?.doubleValue ?? 0) <= (bound?.doubleValue ?? 0))
    }
    let curve = try #require(json["curve"] as? [String: Any])
    #expect(curve["complete"] as? Bool == false && curve["stoppedBy"] as? String == "time-limit")
  }
}

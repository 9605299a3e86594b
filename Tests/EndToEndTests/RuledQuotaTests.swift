import Chance
import Foundation
import Testing

/// Quotas of a column through every command, held against all teams of small pools.
struct RuledQuotaTests {
  /// A pool whose players have a country and an age, and two quotas on them.
  private struct QuotaPool {
    let small: SmallRuledPool
    let countries: [String]
    let ages: [Int]
    let mostForeign: Int
    let leastYoung: Int

    init(seed: UInt64) {
      var random = SplitMix64(seed: 9_000 + seed)
      small = SmallRuledPool(seed: 700 + seed)
      let count = small.plain.players.count
      countries = (0..<count).map { _ in ["IND", "ind", "AUS", "NZ"][Int(random.integer(in: 0...3))] }
      ages = (0..<count).map { _ in Int(random.integer(in: 19...30)) }
      mostForeign = Int(random.integer(in: 1...2))
      leastYoung = Int(random.integer(in: 0...2))
    }

    var csv: String {
      let lines = small.csv.split(separator: "\n")
      return "\(lines[0]),country,age\n"
        + zip(lines.dropFirst(), zip(countries, ages)).map { "\($0),\($1.0),\($1.1)\n" }.joined()
    }

    /// As flags, or as a file.
    var flags: String {
      "\(SmallRuledPool.rules) --quota 'at most \(mostForeign) where country != IND' "
        + "--quota 'at least \(leastYoung) where age<24'"
    }

    func file(budget: Int) -> String {
      """
      size: 4
      budget: \(budget)
      roles: {GK: 1, DEF: 1-2, MID: 1-2}
      max-per-club: 2
      quotas:
        - at most \(mostForeign) where country != IND
        - at least \(leastYoung) where age<24

      """
    }

    func foreign(_ rows: [Int]) -> Int { rows.count { countries[$0 - 1].uppercased() != "IND" } }
    func young(_ rows: [Int]) -> Int { rows.count { ages[$0 - 1] < 24 } }

    func keepsQuotas(_ rows: [Int]) -> Bool { foreign(rows) <= mostForeign && young(rows) >= leastYoung }

    /// The legal teams, the best first.
    var legal: [PlainTeams.Team] { small.legal.filter { keepsQuotas($0.rows) } }
  }

  private func rows(_ players: Any?) -> [Int] {
    (players as? [[String: Any]] ?? []).compactMap { $0["row"] as? Int }
  }

  private func workplace(with pool: QuotaPool, budget: Int) throws -> Workplace {
    let workplace = try Workplace()
    try workplace.write(pool.csv, to: "pool.csv")
    try workplace.write(pool.file(budget: budget), to: "ours.yaml")
    return workplace
  }

  @Test(arguments: 1...30)
  func listsAndWhatIfsAreThoseOfAllTeams(seed: UInt64) throws {
    let pool = QuotaPool(seed: seed)
    let budget = Int(seed % 5) * 2 + 10
    let workplace = try workplace(with: pool, budget: budget)
    let rules = seed % 2 == 0 ? "\(pool.flags) --budget \(budget)" : "--rules ours.yaml"
    let run = try workplace.shell("squad best pool.csv \(rules) --top 40 --players --why P1")
    let legal = pool.legal.filter { $0.cost <= budget * 10 }
    let json = try workplace.json("reports/best-team.json")
    let best = try #require(json["bestTeam"] as? [String: Any])
    guard let first = legal.first else {
      #expect(run.exitCode == 1 && best["status"] as? String == "infeasible", "\(pool.csv)")
      return
    }
    #expect(run.exitCode == 0 && best["status"] as? String == "proved", "\(run.output)\(run.errors)")
    #expect(rows(best["players"]) == first.rows)
    #expect(best["teamsSharingSkill"] as? String == String(legal.count { $0.skill == first.skill }))
    let listed = try #require(json["topTeams"] as? [[String: Any]])
    #expect(listed.map { rows($0["players"]) } == legal.prefix(40).map(\.rows), "\(pool.csv)")
    let worth = try #require(json["playerWhatIf"] as? [[String: Any]])
    for player in worth {
      let row = try #require(player["row"] as? Int)
      #expect(player["skillWith"] as? Int == legal.first { $0.rows.contains(row) }?.skill)
      #expect(player["skillWithout"] as? Int == legal.first { !$0.rows.contains(row) }?.skill)
    }
    let verified = try workplace.shell("squad verify reports/best-team.json")
    #expect(verified.exitCode == 0 && verified.output.hasPrefix("true: "), "\(verified.output)")
  }

  @Test(arguments: 31...42)
  func tiesAndDifferentTeamsKeepQuotas(seed: UInt64) throws {
    let pool = QuotaPool(seed: seed)
    let workplace = try workplace(with: pool, budget: 20)
    let legal = pool.legal.filter { $0.cost <= 200 }
    guard let first = legal.first else { return }
    _ = try workplace.shell("squad best pool.csv --rules ours.yaml --all")
    let all = try workplace.json("reports/best-team.json")["topTeams"] as? [[String: Any]]
    #expect(all?.map { rows($0["players"]) } == legal.filter { $0.skill == first.skill }.map(\.rows))
    _ = try workplace.shell("squad best pool.csv --rules ours.yaml --top 5 --different 2")
    let different = try workplace.json("reports/best-team.json")["topTeams"] as? [[String: Any]]
    var expected: [[Int]] = []
    for team in legal.map(\.rows) where expected.count < 5 {
      if expected.allSatisfy({ Set($0).intersection(team).count <= 2 }) { expected.append(team) }
    }
    #expect(different?.map { rows($0["players"]) } == expected, "\(pool.csv)")
  }

  @Test(arguments: 43...54)
  func curvesKeepQuotas(seed: UInt64) throws {
    let pool = QuotaPool(seed: seed)
    let workplace = try workplace(with: pool, budget: 15)
    let run = try workplace.shell("squad compare pool.csv --rules ours.yaml --budgets all")
    func best(_ budget: Int) -> Int { pool.legal.first { $0.cost <= budget }?.skill ?? -1 }
    let steps = Set(pool.legal.map(\.cost)).sorted().filter { best($0) > best($0 - 1) }
    let found = try workplace.json("reports/compare.json")["breakpoints"] as? [[String: Any]] ?? []
    #expect(found.compactMap { $0["skill"] as? Int } == steps.map(best), "\(run.output)\(run.errors)")
    #expect(
      found.compactMap { ($0["budget"] as? NSNumber).map { Int(($0.doubleValue * 10).rounded()) } } == steps)
    #expect(try workplace.shell("squad verify reports/compare.json").exitCode == 0)
  }

  @Test(arguments: 55...74)
  func checkJudgesAsByAllTeams(seed: UInt64) throws {
    let pool = QuotaPool(seed: seed)
    var random = SplitMix64(seed: seed)
    let budget = Int(seed % 4) * 2 + 12
    let workplace = try workplace(with: pool, budget: budget)
    let all = 1...pool.small.plain.players.count
    let teams = [2, 3, 4, 4].map { Array(all.shuffled(using: &random).prefix($0)) }
    for (number, team) in teams.enumerated() {
      try workplace.write("name\n" + team.map { "P\($0)\n" }.joined(), to: "t\(number).csv")
    }
    let run = try workplace.shell("squad check pool.csv t?.csv --rules ours.yaml")
    let legal = pool.legal.filter { $0.cost <= budget * 10 }
    let records = try #require(try workplace.json("reports/check.json")["manualTeams"] as? [[String: Any]])
    for (team, record) in zip(teams, records) {
      let hint = "seed \(seed): \(team) \(record) \(run.errors)"
      let own = legal.first { $0.rows == team.sorted() }
      #expect((record["status"] as? String == "valid") == (own != nil), "\(hint)")
      let codes = (record["problems"] as? [[String: Any]] ?? []).compactMap { $0["code"] as? String }
      #expect(codes.contains("quota-too-many") == (pool.foreign(team) > pool.mostForeign), "\(hint)")
      #expect(codes.contains("quota-too-few") == (pool.young(team) < pool.leastYoung), "\(hint)")
      let whole = team.count < 4 ? legal.first { Set($0.rows).isSuperset(of: team) } : nil
      let added = (record["completion"] as? [[String: Any]])?.compactMap { $0["row"] as? Int }
      #expect(added == whole?.rows.filter { !team.contains($0) }, "\(hint)")
      for repair in record["repairs"] as? [[String: Any]] ?? [] {
        let (out, joining) = (rows(repair["out"]), rows(repair["in"]))
        let mended = (team.filter { !out.contains($0) } + joining).sorted()
        #expect(legal.contains { $0.rows == mended }, "\(hint)")
      }
      if own != nil, let better = record["better"] as? String {
        #expect(better == String(legal.count { $0.skill > own!.skill }), "\(hint)")
      }
    }
    #expect(try workplace.shell("squad verify reports/check.json").exitCode == 0)
  }

  @Test func teamsAndTournamentsKeepQuotas() throws {
    let workplace = try Workplace()
    try workplace.write(
      """
      name,skill,cost,role,country
      Ada,5,5,GK,IND
      Bo,6,6,GK,AUS
      Cy,8,9,DEF,AUS
      Di,7,8,DEF,IND
      Ed,4,4,MID,NZ
      Fay,3,3,MID,IND
      Gus,9,10,FWD,AUS
      Hal,6,6,FWD,IND

      """, to: "pool.csv")
    let rules =
      "--size 4 --role GK=1 --role DEF=1 --role MID=1 --role FWD=1 "
      + "--quota 'at most 1 where country!=IND'"
    let first = try workplace.shell("squad team select mine.csv Cy --pool pool.csv \(rules)")
    #expect(first.exitCode == 0, "\(first.errors)")
    let second = try workplace.shell("squad team select mine.csv Gus --pool pool.csv \(rules)")
    #expect(
      second.exitCode == 1
        && "\(second.output)\(second.errors)".contains("2 players where country!=IND, at most 1"),
      "\(second.output)\(second.errors)")
    let run = try workplace.shell("squad tournament --pool pool.csv \(rules) --budgets 24,30 --output t")
    #expect(run.exitCode == 0, "\(run.errors)")
    let bought = try #require(workplace.json("t/tournament.json")["purchases"] as? [[String: Any]])
    #expect(bought.map { rows($0["players"]) }.allSatisfy { $0.count { [2, 3, 5, 7].contains($0) } <= 1 })
    #expect(bought.count == 2)
    let verified = try workplace.shell("squad verify t/tournament.json")
    #expect(verified.exitCode == 0, "\(verified.output)")
  }

  @Test func whatIsWrongIsTold() throws {
    let workplace = try Workplace()
    try workplace.write("name,skill,cost,country\na,1,1,IND\nb,2,2,AUS\n", to: "pool.csv")
    func run(_ options: String) throws -> (code: Int32, text: String) {
      let run = try workplace.shell("squad best pool.csv --size 1 --output none \(options)")
      return (run.exitCode, run.output + run.errors)
    }
    let unknown = try run("--quota 'at most 1 where county=IND'")
    #expect(
      unknown.code == 65
        && unknown.text.contains("no column \"county\" to count by; the nearest is \"country\""))
    let wrong = try run("--quota 'at most 1'")
    #expect(wrong.code == 64 && wrong.text.contains("such as 'at most 4 where country!=IND'"))
    let nobody = try run("--quota 'at least 1 where country=NZ'")
    #expect(
      nobody.code == 1
        && nobody.text.contains("no player meets country=NZ, in the quota \"at least 1 where country=NZ\"")
        && nobody.text.contains("no team keeps \"at least 1 where country=NZ\""), "\(nobody.text)")
  }
}

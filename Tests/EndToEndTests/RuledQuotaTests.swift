import Chance
import Foundation
import Testing

/// Quotas of a column through every command, checked against all teams of small pools.
struct RuledQuotaTests {
  private let workplace = Workplace()

  /// A pool whose players have a country and an age, and two quotas on them.
  private struct QuotaPool: RuledPool {
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

    var plain: PlainTeams { small.plain }

    /// The rules as flags; `file(budget:)` has them as a file.
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

    /// The legal teams, best first.
    var legal: [PlainTeams.Team] { small.legal.filter { keepsQuotas($0.rows) } }
  }

  @Test(arguments: 1...30)
  func listsAndWhatIfsAreThoseOfAllTeams(seed: UInt64) throws {
    let pool = QuotaPool(seed: seed)
    let budget = Int(seed % 5) * 2 + 10
    try workplace.expectBest(
      of: pool, budget: budget, seed % 2 == 0 ? "\(pool.flags) --budget \(budget)" : "--rules ours.yaml")
  }

  @Test(arguments: 31...42)
  func tiesAndDifferentTeamsKeepQuotas(seed: UInt64) throws {
    try workplace.expectTiesAndDifferentTeams(of: QuotaPool(seed: seed), budget: 20)
  }

  @Test(arguments: 43...54)
  func curvesKeepQuotas(seed: UInt64) throws {
    try workplace.expectCurve(of: QuotaPool(seed: seed), budget: 15)
  }

  @Test(arguments: 55...74)
  func checkJudgesAsByAllTeams(seed: UInt64) throws {
    let pool = QuotaPool(seed: seed)
    try workplace.expectChecks(of: pool, budget: Int(seed % 4) * 2 + 12, seed: seed) { team, codes, _, hint in
      #expect(codes.contains("quota-too-many") == (pool.foreign(team) > pool.mostForeign), hint)
      #expect(codes.contains("quota-too-few") == (pool.young(team) < pool.leastYoung), hint)
    }
  }

  @Test func teamsAndTournamentsKeepQuotas() throws {
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
    try workplace.expectVerified("t/tournament.json")
  }

  @Test func whatIsWrongIsTold() throws {
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

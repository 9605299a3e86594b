import Chance
import Foundation
import Testing

/// Limits on sums of columns through every command, checked against all teams of small pools.
struct RuledSumTests {
  private let workplace = Workplace()

  /// A pool whose players have an ownership in tenths and an age, and limits on their sums.
  private struct SumPool: RuledPool {
    let small: SmallRuledPool
    let owned: [Int]
    let ages: [Int]
    let mostOwned: Int
    let leastAge: Int

    init(seed: UInt64) {
      var random = SplitMix64(seed: 9_500 + seed)
      small = SmallRuledPool(seed: 800 + seed)
      let count = small.plain.players.count
      owned = (0..<count).map { _ in Int(random.integer(in: 0...30)) * 5 }
      ages = (0..<count).map { _ in Int(random.integer(in: 19...30)) }
      mostOwned = Int(random.integer(in: 150...330))
      leastAge = Int(random.integer(in: 90...104))
    }

    var csv: String {
      let lines = small.csv.split(separator: "\n")
      return "\(lines[0]),own,age\n"
        + zip(lines.dropFirst(), zip(owned, ages)).map { "\($0),\($1.0 / 10).\($1.0 % 10)%,\($1.1)\n" }
        .joined()
    }

    private var most: String { "\(mostOwned / 10).\(mostOwned % 10)" }

    var plain: PlainTeams { small.plain }

    /// The rules as flags; `file(budget:)` has them as a file.
    var flags: String { "\(SmallRuledPool.rules) --sum 'own<=\(most)' --sum 'age>=\(leastAge)'" }

    func file(budget: Int) -> String {
      """
      size: 4
      budget: \(budget)
      roles: {GK: 1, DEF: 1-2, MID: 1-2}
      max-per-club: 2
      limits: {own: {at-most: \(most)}, age: {at-least: \(leastAge)}}

      """
    }

    func owned(_ rows: [Int]) -> Int { rows.reduce(0) { $0 + owned[$1 - 1] } }
    func age(_ rows: [Int]) -> Int { rows.reduce(0) { $0 + ages[$1 - 1] } }

    /// The legal teams, best first.
    var legal: [PlainTeams.Team] {
      small.legal.filter { owned($0.rows) <= mostOwned && age($0.rows) >= leastAge }
    }
  }

  @Test(arguments: 1...30)
  func listsAreThoseOfAllTeams(seed: UInt64) throws {
    let pool = SumPool(seed: seed)
    let budget = Int(seed % 5) * 2 + 10
    let rules = seed % 2 == 0 ? "\(pool.flags) --budget \(budget)" : "--rules ours.yaml"
    guard let (best, first) = try workplace.expectBest(of: pool, budget: budget, rules) else { return }
    let sums = try #require(best["sums"] as? [[String: Any]])
    #expect(sums.compactMap { $0["column"] as? String } == ["own", "age"])
    #expect(
      sums.compactMap { $0["sum"] as? Double } == [
        Double(pool.owned(first.rows)) / 10, Double(pool.age(first.rows)),
      ])
    #expect(sums[0]["atMost"] as? Double == Double(pool.mostOwned) / 10)
    #expect(sums[1]["atLeast"] as? Int == pool.leastAge)
  }

  @Test(arguments: 31...42)
  func tiesAndDifferentTeamsKeepLimits(seed: UInt64) throws {
    try workplace.expectTiesAndDifferentTeams(of: SumPool(seed: seed), budget: 20)
  }

  @Test(arguments: 43...54)
  func curvesKeepLimits(seed: UInt64) throws {
    try workplace.expectCurve(of: SumPool(seed: seed), budget: 15)
  }

  @Test(arguments: 55...74)
  func checkJudgesAsByAllTeams(seed: UInt64) throws {
    let pool = SumPool(seed: seed)
    try workplace.expectChecks(of: pool, budget: Int(seed % 4) * 2 + 12, seed: seed) {
      team, codes, record, hint in
      #expect(codes.contains("sum-too-high") == (pool.owned(team) > pool.mostOwned), hint)
      #expect(codes.contains("sum-too-low") == (pool.age(team) < pool.leastAge), hint)
      #expect((record["sums"] as? [[String: Any]])?[1]["sum"] as? Int == pool.age(team), hint)
    }
  }

  @Test func wordsNameTheLimitAndTheRepair() throws {
    try workplace.write(
      "name,skill,cost,own,age\na,5,1,40.5%,30\nb,4,1,30%,20\nc,3,1,20.25%,25\nd,1,1,10%,19\n", to: "pool.csv"
    )
    func run(_ options: String) throws -> (code: Int32, text: String) {
      let run = try workplace.shell("squad \(options)")
      return (run.exitCode, run.output + run.errors)
    }
    let best = try run("best pool.csv --size 2 --skill-range any --sum 'own<=60.5' --sum 'age>=45'")
    #expect(best.code == 0 && best.text.hasPrefix("7 skill"), "\(best.text)")
    #expect(best.text.contains("Sums") && best.text.contains("own 50.25 of 60.5 and age 45, at least 45"))
    for form in ["html", "md"] {
      let page = try workplace.text(of: "reports/best-team.\(form)")
      #expect(page.contains("own 50.25 of 60.5"), "\(form)")
    }
    let none = try run("best pool.csv --size 2 --skill-range any --sum 'own<=20' --output none")
    #expect(none.code == 1)
    #expect(
      none.text.contains(
        "own adds up to at least 30.25 in every team that keeps the other rules; at most 20"),
      "\(none.text)")
    #expect(none.text.contains("--sum 'own<=30.25' would be enough"), "\(none.text)")
    let old = try run("best pool.csv --size 2 --skill-range any --sum 'age>=60' --output none")
    #expect(old.code == 1 && old.text.contains("--sum 'age>=55' would be enough"), "\(old.text)")
    let between = try run("best pool.csv --size 2 --skill-range any --sum 'age=41' --output none")
    #expect(between.code == 1 && between.text.contains("no team keeps \"age=41\""), "\(between.text)")

    let rules = "--pool pool.csv --size 2 --skill-range any --sum 'own<=60'"
    #expect(try run("team select mine.csv a \(rules)").code == 0)
    let second = try run("team select mine.csv b \(rules)")
    #expect(
      second.code == 1 && second.text.contains("own adds up to 70.5, at most 60: 10.5 too much"),
      "\(second.text)")
    let shown = try run("team show mine.csv \(rules)")
    #expect(shown.text.contains("own 40.5 of 60"), "\(shown.text)")

    #expect(try run("best pool.csv --size 2 --sum 'own<60'").code == 64)
    let missing = try run("best pool.csv --size 2 --skill-range any --sum 'owm<=60'")
    #expect(
      missing.code == 65 && missing.text.contains("no column \"owm\" to add up; the nearest is \"own\""))
  }

  @Test func aBatchTakesThem() throws {
    try workplace.write("name,skill,cost,own\na,5,1,40\nb,4,1,30\nc,3,1,20\n", to: "pool.csv")
    try workplace.write(
      "tasks:\n  - {best: pool.csv, size: 2, skill-range: any, sum: 'own<=60'}\n"
        + "  - {check: pool.csv, teams: [t.csv], size: 2, skill-range: any, sum: ['own<=60', 'own>=55']}\n",
      to: "job.yaml")
    try workplace.write("name\na\nb\n", to: "t.csv")
    let run = try workplace.shell("squad batch job.yaml")
    #expect(run.exitCode == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("8 skill"), "\(run.output)")
  }
}

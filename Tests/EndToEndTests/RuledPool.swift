import Chance
import Foundation
import Testing

/// A small pool under rules, all of whose legal teams of four are known.
protocol RuledPool {
  var plain: PlainTeams { get }
  var csv: String { get }
  /// The rules as a file.
  func file(budget: Int) -> String
  /// The teams that keep the rules, whatever they cost, best first.
  var legal: [PlainTeams.Team] { get }
}

/// The row numbers of players in a snapshot.
func rows(_ players: Any?) -> [Int] {
  (players as? [[String: Any]] ?? []).compactMap { $0["row"] as? Int }
}

/// A number from a snapshot, in tenths.
func tenths(_ value: Any?) -> Int? { (value as? NSNumber).map { Int(($0.doubleValue * 10).rounded()) } }

extension Workplace {
  /// Expects that every claim of a snapshot can be proved again.
  func expectVerified(_ snapshot: String, at place: SourceLocation = #_sourceLocation) throws {
    let run = try squad("verify", snapshot)
    #expect(
      run.exitCode == 0 && run.output.hasPrefix("true: "), "\(run.output)\(run.errors)", sourceLocation: place
    )
  }

  /// Writes `pool.csv` and its rules, `ours.yaml`.
  func write(_ pool: some RuledPool, budget: Int) throws {
    try write(pool.csv, to: "pool.csv")
    try write(pool.file(budget: budget), to: "ours.yaml")
  }

  /// Checks the best team, how many share its skill, a list, and what-if figures against all legal teams.
  /// - Returns: the best team in the snapshot, and the expected one; `nil` if there is none.
  @discardableResult
  func expectBest(
    of pool: some RuledPool, budget: Int, _ rules: String = "--rules ours.yaml"
  ) throws -> (found: [String: Any], first: PlainTeams.Team)? {
    try write(pool, budget: budget)
    let run = try shell("squad best pool.csv \(rules) --top 40 --players --why P1")
    let legal = pool.legal.filter { $0.cost <= budget * 10 }
    var hint: Comment { "\(pool.file(budget: budget)) \(pool.csv) \(run.output)\(run.errors)" }
    let json = try json("reports/best-team.json")
    let best = try #require(json["bestTeam"] as? [String: Any], hint)
    try expectVerified("reports/best-team.json")
    guard let first = legal.first else {
      #expect(run.exitCode == 1 && best["status"] as? String == "infeasible", hint)
      return nil
    }
    #expect(run.exitCode == 0 && best["status"] as? String == "proved", hint)
    #expect(rows(best["players"]) == first.rows, hint)
    #expect(best["teamsSharingSkill"] as? String == String(legal.count { $0.skill == first.skill }), hint)
    let listed = try #require(json["topTeams"] as? [[String: Any]])
    #expect(listed.map { rows($0["players"]) } == legal.prefix(40).map(\.rows), hint)
    let worth = try #require(json["playerWhatIf"] as? [[String: Any]])
    for player in worth {
      let row = try #require(player["row"] as? Int)
      #expect(player["skillWith"] as? Int == legal.first { $0.rows.contains(row) }?.skill, hint)
      #expect(player["skillWithout"] as? Int == legal.first { !$0.rows.contains(row) }?.skill, hint)
    }
    return (best, first)
  }

  /// Checks all teams with the best skill, and the first ones that differ in two players, against all legal teams.
  func expectTiesAndDifferentTeams(of pool: some RuledPool, budget: Int) throws {
    try write(pool, budget: budget)
    func listed(_ options: String) throws -> [[Int]]? {
      _ = try shell("squad best pool.csv --rules ours.yaml \(options)")
      return (try json("reports/best-team.json")["topTeams"] as? [[String: Any]])?.map { rows($0["players"]) }
    }
    let legal = pool.legal.filter { $0.cost <= budget * 10 }
    guard let first = legal.first else { return }
    #expect(try listed("--all") == legal.filter { $0.skill == first.skill }.map(\.rows), "\(pool.csv)")
    var expected: [[Int]] = []
    for team in legal.map(\.rows) where expected.count < 5 {
      if expected.allSatisfy({ Set($0).intersection(team).count <= 2 }) { expected.append(team) }
    }
    #expect(try listed("--top 5 --different 2") == expected, "\(pool.csv)")
  }

  /// Checks the steps of the curve against all legal teams.
  func expectCurve(of pool: some RuledPool, budget: Int) throws {
    try write(pool, budget: budget)
    let run = try shell("squad compare pool.csv --rules ours.yaml --budgets all")
    func best(_ budget: Int) -> Int { pool.legal.first { $0.cost <= budget }?.skill ?? -1 }
    let steps = Set(pool.legal.map(\.cost)).sorted().filter { best($0) > best($0 - 1) }
    let found = try json("reports/compare.json")["breakpoints"] as? [[String: Any]] ?? []
    #expect(found.compactMap { $0["skill"] as? Int } == steps.map(best), "\(run.output)\(run.errors)")
    #expect(found.compactMap { tenths($0["budget"]) } == steps)
    try expectVerified("reports/compare.json")
  }

  /// Checks the judgement of teams of two to four players, one of them legal if possible, against all legal teams.
  /// - Parameter expectProblems: checks the codes of a team's problems, and its record.
  func expectChecks(
    of pool: some RuledPool, budget: Int, seed: UInt64,
    expectProblems: ([Int], [String], [String: Any], Comment) -> Void
  ) throws {
    var random = SplitMix64(seed: seed)
    try write(pool, budget: budget)
    let all = 1...pool.plain.players.count
    let legal = pool.legal.filter { $0.cost <= budget * 10 }
    let teams =
      [2, 3, 4, 4].map { Array(all.shuffled(using: &random).prefix($0)) } + [
        legal.last?.rows ?? [1, 2, 3, 4]
      ]
    for (number, team) in teams.enumerated() {
      try write("name\n" + team.map { "P\($0)\n" }.joined(), to: "t\(number).csv")
    }
    let run = try shell("squad check pool.csv t?.csv --rules ours.yaml")
    let records = try #require(try json("reports/check.json")["manualTeams"] as? [[String: Any]])
    #expect(records.count == teams.count)
    for (team, record) in zip(teams, records) {
      var hint: Comment { "seed \(seed): \(pool.file(budget: budget)) \(team) \(record) \(run.errors)" }
      let own = legal.first { $0.rows == team.sorted() }
      #expect((record["status"] as? String == "valid") == (own != nil), hint)
      let problems = record["problems"] as? [[String: Any]] ?? []
      expectProblems(team, problems.compactMap { $0["code"] as? String }, record, hint)
      let whole = team.count < 4 ? legal.first { Set($0.rows).isSuperset(of: team) } : nil
      let added = (record["completion"] as? [[String: Any]]).map(rows)
      #expect(added == whole?.rows.filter { !team.contains($0) }, hint)
      for repair in record["repairs"] as? [[String: Any]] ?? [] {
        let repaired = (team.filter { !rows(repair["out"]).contains($0) } + rows(repair["in"])).sorted()
        #expect(legal.contains { $0.rows == repaired }, hint)
      }
      if let own {
        #expect(record["better"] as? String == "\(legal.count { $0.skill > own.skill })", hint)
      }
    }
    try expectVerified("reports/check.json")
  }
}

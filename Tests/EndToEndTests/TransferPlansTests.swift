import Testing

/// Plans of transfers from an owned squad, checked against all teams of small pools.
struct TransferPlansTests {
  private let workplace = Workplace()

  @Test(arguments: 1...20)
  func theTableIsThatOfAllTeams(seed: UInt64) throws {
    let question = OwnedSquadCase(seed: seed)
    try workplace.write(question.small.csv, to: "pool.csv")
    try workplace.write(question.file, to: "mine.csv")
    let money = "--bank \(question.bank / 10).\(question.bank % 10)"
    let run = try workplace.shell(
      "squad best pool.csv \(SmallRuledPool.rules) --owned mine.csv \(money) --free-transfers \(question.free) "
        + "--hit \(question.hit) --max-transfers 4 --players --chips")
    let json = try workplace.json("reports/best-team.json")
    let table = try #require(json["transfers"] as? [[String: Any]], "\(run.errors)")
    #expect(table.count == 5)
    let squads = (0...4).map { question.best($0) }
    for (row, squad) in zip(table, squads) {
      #expect(row["skill"] as? Int == squad?.skill, "\(question.file)")
      #expect(tenths(row["cost"]) == squad.map { question.cost($0.rows) })
      #expect(tenths(row["left"]) == squad.map { question.budget - question.cost($0.rows) })
      #expect(rows(row["in"]) == squad.map { question.new($0.rows) } ?? [])
      #expect(
        rows(row["out"]) == squad.map { squad in question.owned.sorted().filter { !squad.rows.contains($0) } }
          ?? [])
      #expect(row["net"] as? Int == squad.map { $0.skill - question.hits($0.rows) })
    }
    let nets = squads.map { squad in squad.map { $0.skill - question.hits($0.rows) } }
    let most = nets.compactMap { $0 }.max()
    let best = most.flatMap { nets.firstIndex(of: $0) }
    #expect(json["bestTransfers"] as? Int == best)
    let gains = (json["chips"] as? [[String: Any]] ?? []).compactMap { $0["gain"] as? Int }
    let wild = question.best(4).flatMap { squad in most.map { squad.skill - $0 } }
    #expect(gains == (wild.map { [$0, $0] } ?? []))
    let team = try #require(json["bestTeam"] as? [String: Any])
    #expect(rows(team["players"]) == best.flatMap { squads[$0] }?.rows ?? [])
    #expect(run.exitCode == (best == nil ? 1 : 0), "\(run.output)\(run.errors)")
    try workplace.expectVerified("reports/best-team.json")
  }

  private static let lists = ["--top 8", "--all", "--top 4 --different 2", "--all --different 2"]

  @Test(arguments: (41...64).map { (UInt64($0), lists[$0 % lists.count]) })
  func plansAreThoseOfAllTeams(seed: UInt64, list: String) throws {
    let question = OwnedSquadCase(seed: seed)
    try workplace.write(question.small.csv, to: "pool.csv")
    try workplace.write(question.file, to: "mine.csv")
    let most = Int(seed % 4) + 1
    let money = "--bank \(question.bank / 10).\(question.bank % 10)"
    let run = try workplace.shell(
      "squad best pool.csv \(SmallRuledPool.rules) --owned mine.csv \(money) --free-transfers \(question.free) "
        + "--hit \(question.hit) --max-transfers \(most) \(list)")
    let json = try workplace.json("reports/best-team.json")
    func net(_ team: PlainTeams.Team) -> Int { team.skill - question.hits(team.rows) }
    var plans = question.small.legal.filter {
      question.new($0.rows).count <= most && question.cost($0.rows) <= question.budget
    }.sorted { one, other in
      if net(one) != net(other) { return net(one) > net(other) }
      let (count, otherCount) = (question.new(one.rows).count, question.new(other.rows).count)
      if count != otherCount { return count < otherCount }
      if question.cost(one.rows) != question.cost(other.rows) {
        return question.cost(one.rows) < question.cost(other.rows)
      }
      return one.rows.lexicographicallyPrecedes(other.rows)
    }
    if list.contains("--all"), let first = plans.first { plans.removeAll { net($0) != net(first) } }
    if list.contains("--different") {
      plans = plans.reduce(into: []) { taken, plan in
        if taken.allSatisfy({ Set($0.rows).intersection(plan.rows).count <= 2 }) { taken.append(plan) }
      }
    }
    if list.hasPrefix("--top") { plans = Array(plans.prefix(list.hasPrefix("--top 8") ? 8 : 4)) }
    let listed = json["topTeams"] as? [[String: Any]] ?? []
    #expect(listed.map { rows($0["players"]) } == plans.map(\.rows), "\(question.file)\(run.errors)")
    #expect(listed.compactMap { $0["net"] as? Int } == plans.map(net))
    let team = json["bestTeam"] as? [String: Any]
    #expect(listed.isEmpty || rows(listed[0]["players"]) == rows(team?["players"]))
    try workplace.expectVerified("reports/best-team.json")
  }

  /// Plans with the same squad but captains of equal skill are different lineups, in a fixed order.
  @Test func lineupsOfOneSquadAreVerified() throws {
    try workplace.write("name,skill,cost\nA,5,5\nB,5,5\nC,3,5\nD,1,6\n", to: "pool.csv")
    try workplace.write("name\nA\nB\nC\n", to: "mine.csv")
    try workplace.write("{size: 3, budget: 50, captain: 2}", to: "rules.yaml")
    let run = try workplace.shell("squad best pool.csv --rules rules.yaml --owned mine.csv --all")
    #expect(run.output.contains("all 2 plans with the most points after hits"), "\(run.output)\(run.errors)")
    try workplace.expectVerified("reports/best-team.json")
  }

  /// A stopped run keeps the best row that it has proved.
  @Test func aStoppedPlanKeepsItsBestRow() throws {
    let run = try workplace.shell(
      "squad best samples/projections.csv --rules fpl-squad --weeks 13-15 --owned samples/squad.csv --bank 5 "
        + "--free-transfers all --bench 0.03,0.21,0.06,0.002 --time-limit 1s")
    let json = try workplace.json("reports/best-team.json")
    let team = try #require(json["bestTeam"] as? [String: Any], "\(run.errors)")
    #expect((team["players"] as? [Any])?.count == 15 && [0, 2].contains(run.exitCode), "\(run.output)")
    let rows = try #require(json["transfers"] as? [[String: Any]])
    let best = rows.first { $0["transfers"] as? Int == json["bestTransfers"] as? Int }
    #expect(team["skill"] as? Double == best?["skill"] as? Double)
    #expect(try workplace.squad("report", "reports/best-team.json", "--output", "again").exitCode == 0)
  }
}

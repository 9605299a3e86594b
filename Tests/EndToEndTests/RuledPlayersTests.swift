import Foundation
import Testing

/// What-if and lists of different teams of `squad best` under rules, checked against all teams of small pools.
struct RuledPlayersTests {
  private let workplace = Workplace()

  private func number(_ value: Any?) -> Int? { (value as? NSNumber).map { Int($0.doubleValue.rounded()) } }

  @Test(arguments: 101...130)
  func everyPlayerIsWorthWhatAllTeamsSay(seed: UInt64) throws {
    let pool = SmallRuledPool(seed: seed)
    try workplace.write(pool.csv, to: "pool.csv")
    let budget = Int(seed % 5) * 20 + 100
    let least = seed % 3 == 0 ? 90 : 0
    let run = try workplace.shell(
      "squad best pool.csv --budget \(budget / 10) \(SmallRuledPool.rules) --min-cost \(least / 10) --players"
    )
    func isPaid(_ cost: Int) -> Bool { cost <= budget && cost >= least }
    let teams = pool.legal.filter { isPaid($0.cost) }
    guard let best = teams.first else {
      #expect(run.exitCode == 1)
      return
    }
    #expect(run.exitCode == 0, "\(run.errors)")
    let json = try workplace.json("reports/best-team.json")
    #expect(json["playerWhatIfComplete"] as? Bool == true)
    let found = try #require(json["playerWhatIf"] as? [[String: Any]])
    #expect(found.map { $0["row"] as? Int } == Array(1...pool.plain.players.count))
    for (index, player) in found.enumerated() {
      let row = index + 1
      func highest(reaching skill: Int?) -> Int? {
        let mates = pool.legal.filter { $0.rows.contains(row) && $0.skill >= skill ?? $0.skill }
          .map { $0.cost - pool.plain.players[index].cost }
        return (0...budget).last { price in mates.contains { isPaid($0 + price) } }
      }
      let without = teams.first { !$0.rows.contains(row) }?.skill
      #expect(number(player["skillWith"]) == teams.first { $0.rows.contains(row) }?.skill)
      #expect(number(player["skillWithout"]) == without)
      #expect(
        tenths(player["entersAt"])
          == highest(reaching: best.skill))
      #expect(
        tenths(player["staysUpTo"])
          == (best.rows.contains(row)
            ? pool.plain.highestPriceToStay(of: row, among: pool.legal, step: 10, isPaid) : nil))
    }
  }

  @Test(arguments: 201...220)
  func differentTeamsAreThoseOfTheOrderThatDifferFromAllBefore(seed: UInt64) throws {
    let pool = SmallRuledPool(seed: seed)
    try workplace.write(pool.csv, to: "pool.csv")
    let budget = Int(seed % 5) * 20 + 100
    let teams = pool.legal.filter { $0.cost <= budget }
    for different in 2...3 {
      var expected: [PlainTeams.Team] = []
      for team in teams {
        let members = Set(team.rows)
        if expected.allSatisfy({ members.subtracting($0.rows).count >= different }) { expected.append(team) }
      }
      for list in ["--top 20", "--all"] {
        let run = try workplace.shell(
          "squad best pool.csv --budget \(budget / 10) \(SmallRuledPool.rules) \(list) "
            + "--different \(different)")
        #expect(run.exitCode == (teams.isEmpty ? 1 : 0), "\(run.errors)")
        guard !teams.isEmpty else { continue }
        let json = try workplace.json("reports/best-team.json")
        let listed = try #require(json["topTeams"] as? [[String: Any]])
        let players = listed.map { $0["players"] as? [[String: Any]] ?? [] }
        let wanted = list == "--all" ? expected.filter { $0.skill == teams[0].skill } : expected
        #expect(players.map { $0.compactMap { $0["row"] as? Int } } == wanted.map(\.rows))
        for team in players {
          #expect(team.compactMap { $0["place"] as? String }.filter { $0 == "GK" }.count == 1)
        }
      }
    }
  }

  @Test func theReasonsOfLockedAndBannedPlayersAreTold() throws {
    let run = try workplace.shell(
      "squad best samples/players.csv --lock Rohit --ban Dhoni --budget 55 --why Rohit --why Dhoni --output none"
    )
    #expect(run.exitCode == 0)
    #expect(run.output.contains("Rohit is in the team: no team is possible without them"), "\(run.output)")
    #expect(run.output.contains("Dhoni is not in the team: no team with them is legal"), "\(run.output)")
  }

  @Test func whoIsTooCheapForTheLowestSpendIsToldSo() throws {
    try workplace.write("name,skill,cost\nAda,5,10\nBo,4,8\nCy,6,3\n", to: "pool.csv")
    let run = try workplace.shell(
      "squad best pool.csv --size 2 --budget 18 --min-cost 17 --players --why Cy --output none")
    #expect(run.exitCode == 0)
    let reason =
      "no team with them is legal: with Cy locked no team within the budget costs at least 17; "
      + "they would have to cost more, up to 10, now 3, to reach 9"
    #expect(run.output.contains("Cy is not in the team: \(reason)"), "\(run.output)")
  }

  @Test func listsShowWhoStandsWhere() throws {
    let options =
      "--size 4 --budget 30 --role GK=1 --role 'OTHER = DEF or MID or FWD=3' --top 2 --output none"
    let text = try workplace.shell("squad best samples/league.csv \(options)").output
    #expect(text.contains("GK ") && text.contains("OTHER "), "\(text)")
    let csv = try workplace.shell("squad best samples/league.csv \(options) --format csv").output
    let rows = csv.split(whereSeparator: \.isNewline).map { $0.split(separator: ",") }
    #expect(rows[0].suffix(4) == ["place1", "place2", "place3", "place4"])
    #expect(rows.dropFirst().allSatisfy { $0.suffix(4).sorted() == ["GK", "OTHER", "OTHER", "OTHER"] })
  }
}

import Chance
import Foundation
import Testing

/// `squad check` and `squad team` under rules of roles, clubs and names.
struct RuledTeamsTests {
  private let workplace = Workplace()

  /// The roles of `SmallRuledPool`, as flags.
  private static let flags =
    "--size 4 --role GK=1 --role DEF=1-2 --role MID=1-2 --max-per-club 2 --min-cost 6"

  /// The same rules as a file.
  private static let file =
    "name: ours\nsize: 4\nbudget: 50\nskill-range: any\nroles:\n  GK: 1\n  DEF: 1-2\n  MID: 1-2\n"
    + "max-per-club: 2\nmin-cost: 6\n"

  /// The rows of players who leave and join, and the resulting team's skill and cost.
  private struct Change: Equatable {
    var out: [Int]
    var `in`: [Int]
    var skill: Int
    var cost: Int

    init(from team: [Int], to best: PlainTeams.Team) {
      out = team.filter { !best.rows.contains($0) }.sorted()
      `in` = best.rows.filter { !team.contains($0) }
      skill = best.skill
      cost = best.cost / 10
    }

    init?(_ json: [String: Any]) {
      guard let out = json["out"] as? [[String: Any]], let `in` = json["in"] as? [[String: Any]],
        let skill = json["skill"] as? Int, let cost = json["cost"] as? Int
      else { return nil }
      (self.out, self.in) = (out.compactMap { $0["row"] as? Int }, `in`.compactMap { $0["row"] as? Int })
      (self.skill, self.cost) = (skill, cost)
    }
  }

  /// The best team for each number of swaps, if it is better than with fewer swaps.
  private static func repairs(of team: [Int], among legal: [PlainTeams.Team]) -> [Change] {
    var changes: [Change] = []
    var last: PlainTeams.Team?
    for swaps in 0...2 {
      let best = legal.first { $0.rows.count { team.contains($0) } == min(team.count, 4) - swaps }
      guard let best else { continue }
      if let last, (last.skill, -last.cost) >= (best.skill, -best.cost) { continue }
      last = best
      if swaps > 0 || team.count > 4 { changes.append(Change(from: team, to: best)) }
    }
    return changes
  }

  @Test(arguments: 1...30)
  func judgementsAgreeWithBruteForce(seed: UInt64) throws {
    let pool = SmallRuledPool(seed: 500 + seed)
    var random = SplitMix64(seed: seed)
    try workplace.write(pool.csv, to: "pool.csv")
    try workplace.write(Self.file, to: "ours.yaml")
    let budget = Int(seed % 5) * 2 + 8
    let banned = Int(seed) % pool.plain.players.count + 1
    let rows = 1...pool.plain.players.count
    let teams = [2, 3, 4, 4, 5].map { Array(rows.shuffled(using: &random).prefix($0)) }
    for (number, team) in teams.enumerated() {
      try workplace.write("name\n" + team.map { "P\($0)\n" }.joined(), to: "t\(number).csv")
    }
    let legal = pool.legal.filter { team in
      (60...budget * 10).contains(team.cost) && !team.rows.contains(banned)
    }
    let rules = seed % 2 == 0 ? Self.flags : "--rules ours.yaml"
    let run = try workplace.shell(
      "squad check pool.csv t?.csv \(rules) --budget \(budget) --ban P\(banned) --jobs \(seed % 3 + 1)")
    let isAllLegal = teams.allSatisfy { team in legal.contains { $0.rows == team.sorted() } }
    #expect(run.exitCode == (isAllLegal ? 0 : 1), "\(run.errors)")
    let records = try #require(try workplace.json("reports/check.json")["manualTeams"] as? [[String: Any]])
    for (team, record) in zip(teams, records) {
      var hint: String { "seed \(seed): \(team) \(record)" }
      let status = record["status"] as? String
      let own = legal.first { $0.rows == team.sorted() }
      #expect((status == "valid") == (own != nil), "\(hint)")
      #expect((record["gap"] as? Int) == own.map { (legal.first?.skill ?? 0) - $0.skill }, "\(hint)")
      let whole = team.count < 4 ? legal.first { Set($0.rows).isSuperset(of: team) } : nil
      let added = (record["completion"] as? [[String: Any]])?.compactMap { $0["row"] as? Int }
      #expect(added == whole?.rows.filter { !team.contains($0) }, "\(hint)")
      if whole != nil { #expect(status == "incomplete", "\(hint)") }
      if status == "incomplete", whole == nil { #expect(record["deadEnd"] is String, "\(hint)") }
      let repairs = (record["repairs"] as? [[String: Any]])?.compactMap(Change.init)
      #expect(repairs == Self.repairs(of: team, among: legal), "\(hint)")
      if own != nil {
        let places = (record["players"] as? [[String: Any]] ?? []).compactMap { $0["place"] as? String }
        #expect(places.count == 4 && places.filter { $0 == "GK" }.count == 1, "\(hint)")
      }
    }
  }

  @Test func everyBrokenRuleIsTold() throws {
    let run = try workplace.shell(
      "squad check samples/league.csv samples/league-teams/friends.csv --role GK=1 --role DEF=1-2 "
        + "--role MID=1-2 --role FWD=1-2 --max-per-club 1 --ban 'Dov Elstow' --lock P001 --min-clubs 4 "
        + "--min-cost 49 --output none")
    #expect(run.exitCode == 1)
    #expect(
      run.output.contains(
        """
        friends  3 players can only play MID, at most 2; leave out 1
                 no player can play GK, 1 is needed
                 3 players from Brook Athletic, at most 1; leave out 2
                 players from 3 clubs, at least 4 needed
                 Luca Istria must be in the team
                 Dov Elstow must not be in the team
                 it costs 48.7, at least 49.0 must be spent; no swap of one or two players makes it legal
        """), "\(run.output)")
  }

  @Test func groupsAreToldByTheirNames() throws {
    try workplace.write(
      """
      name: ours
      size: 5
      budget: 50
      skill-range: 1-10
      groups:
        stars:
          players: [Rohit, Kohli]
          at-most: 1
        bowlers:
          players: [Bumrah, Kuldeep]
          at-least: 1

      """, to: "ours.yaml")
    try workplace.write("name\nRohit\nKohli\n", to: "two.csv")
    try workplace.write("name\nRohit\nDhoni\n", to: "one.csv")
    let run = try workplace.shell("squad check samples/players.csv two.csv one.csv --rules ours.yaml")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("two    2 players of \"stars\", at most 1; leave out 1"), "\(run.output)")
    #expect(run.output.contains("one   incomplete     15  22.0     28.0\n"), "\(run.output)")
    let page = try workplace.text(of: "reports/check.md")
    #expect(page.contains("0 players of \"bowlers\", at least 1; add 1"), "\(page)")
  }

  @Test func whoNobodyCanMendIsRefused() throws {
    let options = "--pool samples/league.csv --rules fpl-squad --skill-range 1-10 --budget 130"
    #expect(try workplace.shell("squad team select mine.csv P001 P002 P003 \(options)").exitCode == 0)
    let before = try workplace.bytes(of: "mine.csv")
    let run = try workplace.shell("squad team select mine.csv P004 P021 \(options)")
    #expect(run.exitCode == 1)
    #expect(
      run.output.contains("refused: \"Zeno Lomond\" cannot join: 4 players from Amber Rovers, at most 3"),
      "\(run.output)")
    #expect(try workplace.bytes(of: "mine.csv") == before)
    let final = try workplace.shell("squad team finalize mine.csv \(options)")
    #expect(final.exitCode == 1)
    #expect(final.output.contains("refused: only 1 player can play DEF, 5 are needed; add 4"))
    let json = try JSONSerialization.jsonObject(
      with: Data(workplace.shell("squad team show mine.csv \(options) --format json").output.utf8))
    let team = try #require(((json as? [String: Any])?["manualTeams"] as? [[String: Any]])?.first)
    #expect(team["status"] as? String == "incomplete")
    let added = try #require(team["completion"] as? [[String: Any]])
    #expect(added.count == 12)
    let names = added.compactMap { $0["id"] as? String }.joined(separator: " ")
    #expect(try workplace.shell("squad team select mine.csv \(names) \(options)").exitCode == 0)
    #expect(try workplace.shell("squad team finalize mine.csv \(options)").exitCode == 0)
    let shown = try workplace.shell("squad team show mine.csv \(options)")
    #expect(shown.output.contains("valid, final"))
    let roles = shown.output.split(separator: "\n").compactMap { line in
      line.split(separator: " ").first { ["GK", "DEF", "MID", "FWD"].contains($0) }
    }
    let places = [("GK", 2), ("DEF", 5), ("MID", 5), ("FWD", 3)].flatMap { Array(repeating: $0, count: $1) }
    // The eleven who play come first, then the bench.
    #expect(roles.map(String.init).sorted() == places.sorted(), "\(shown.output)")
    #expect(roles.prefix(11).count { $0 == "GK" } == 1, "\(shown.output)")
  }

  @Test(arguments: [
    (
      "--lock Rohit --lock Kohli --lock Rituraj --lock Bumrah --lock Dhoni --budget 59",
      "with Rituraj, Rohit, Kohli, Dhoni and Bumrah locked the cheapest team under these rules costs 60.0"
    ),
    (
      "--lock Rohit --lock Kohli",
      "with Rohit and Kohli locked the cheapest team under these rules costs 53.0"
    ),
    ("--lock Rohit --lock Kohli", "Repair  --budget 53.0 would be enough"),
  ])
  func whatStandsInTheWayIsSaid(options: String, reason: String) throws {
    let run = try workplace.shell("squad check samples/players.csv samples/teams/seed.csv \(options)")
    #expect((run.output + run.errors).contains(reason), "\(run.output)\(run.errors)")
  }

  @Test func whyNobodyCanCompleteATeamIsSaid() throws {
    try workplace.write("name\nRohit\nKohli\nDhoni\n", to: "three.csv")
    let run = try workplace.shell(
      "squad check samples/players.csv three.csv --budget 60 --min-cost 59.5 --lock Bhuvneshwar")
    #expect(
      run.output.contains(
        """
        three  no 2 others keep all rules: no team with these players costs more than 56.0; \
        Dhoni out, Rituraj, Bhuvneshwar and Hardik in: 40 for 60.0
        """), "\(run.output)")
  }

  @Test func locksThatBreakARuleAreTold() throws {
    let run = try workplace.shell(
      "squad best samples/league.csv --lock P001 --lock P002 --max-per-club 1 --output none")
    #expect(run.exitCode == 1)
    #expect(
      run.output.hasPrefix(
        "no team of 5 players within 50.0: with Luca Istria and Vera Corven locked: "
          + "2 players from Amber Rovers, at most 1"), "\(run.output)")
    #expect(run.output.contains("--max-per-club 2 would be enough"))
  }
}

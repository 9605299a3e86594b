import Chance
import Tables
import Testing

@testable import Selection

struct RuledPoolTests {
  private static func pool(_ roles: [String], clubs: [String]) -> Pool {
    Pool(
      names: TextColumn(roles.indices.map { "P\($0)" }),
      skills: DecimalColumn(units: .narrow(roles.map { _ in 1 }), places: 0),
      costs: DecimalColumn(units: .narrow(roles.map { _ in 2 }), places: 0), roles: TextColumn(roles),
      clubs: TextColumn(clubs), records: roles.indices.map { Int32($0 + 1) },
      lines: roles.indices.map { Int32($0 + 2) })
  }

  private static func rules(_ roles: [RoleRule], size: Int) -> Rules {
    var rules = Rules(
      name: "test", size: size, budget: DecimalNumber(mantissa: 99, places: 0), skillRange: .any)
    rules.roles = roles
    return rules
  }

  private static func broken(_ pool: Pool, _ rules: Rules, _ team: [Int]) -> [String] {
    RuledPool(pool, under: rules, file: "pool.csv").brokenRules(of: team).map(\.description)
  }

  @Test func everyRuleIsBrokenInWords() {
    let pool = Self.pool(["A", "A", "B", "B/C", "X"], clubs: ["u", "u", "u", "v", "v"])
    var rules = Self.rules([RoleRule("A", 1...1), RoleRule("B", 1...1), RoleRule("C", 1...2)], size: 3)
    #expect(Self.broken(pool, rules, [0, 2, 3]) == [])
    #expect(
      Self.broken(pool, rules, [0, 1, 2]) == [
        "2 players can only play A, at most 1", "only 0 players can play C, 1 is needed",
      ])
    #expect(Self.broken(pool, rules, [0, 2, 4]) == ["no role for P4"])
    rules.maxPerClub = 1
    rules.leastClubs = 3
    rules.locked = ["P1"]
    rules.banned = ["P2"]
    rules.leastCost = DecimalNumber(mantissa: 75, places: 1)
    rules.groups = [PlayerGroup(name: "pair", players: ["P0", "P3"], least: 0, most: 1)]
    #expect(
      Self.broken(pool, rules, [0, 2, 3]) == [
        "2 players of u, at most 1", "players of 2 clubs, at least 3", "P1 must be in the team",
        "P2 must not be in the team", "2 players of \"pair\", at most 1",
        "it costs 6.0, at least 7.5 must be spent",
      ])
  }

  /// Against trying every way of giving each player a role.
  @Test func rolesAreJudgedAsByTryingAllWays() {
    var random = SplitMix64(seed: 5)
    var clashes = 0
    for _ in 0..<3_000 {
      let names = ["A", "B", "C"]
      let roles = (0..<4).map { _ in
        names.filter { _ in random.integer(in: 0...1) == 1 }.joined(separator: "/")
      }
      let quotas = names.map { name in
        let least = Int(random.integer(in: 0...2))
        return RoleRule(name, least...max(1, least + Int(random.integer(in: 0...2))))
      }
      let ruled = RuledPool(
        Self.pool(roles, clubs: ["", "", "", ""]), under: Self.rules(quotas, size: 4), file: "pool.csv")
      let found = ruled.brokenRules(of: [0, 1, 2, 3])
      if found == [BrokenRule.rolesClash] { clashes += 1 }
      #expect(found.isEmpty == Self.canFill(roles, quotas), "\(roles) \(quotas) \(found)")
    }
    #expect(clashes > 10)
  }

  private static func canFill(_ players: [String], _ quotas: [RoleRule]) -> Bool {
    var counts = quotas.map { _ in 0 }
    func place(_ player: Int) -> Bool {
      guard player < players.count else {
        return zip(counts, quotas).allSatisfy { $1.count.contains($0) }
      }
      return players[player].split(separator: "/").contains { word in
        let role = quotas.firstIndex { $0.name == word }!
        counts[role] += 1
        defer { counts[role] -= 1 }
        return place(player + 1)
      }
    }
    return place(0)
  }
}

import Chance
import Tables
import Testing
import Words

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
        "2 players can only play A, at most 1", "no player can play C, 1 is needed",
      ])
    #expect(
      Self.broken(pool, rules, [0, 2, 4]) == ["P4 fits no role", "no player can play C, 1 is needed"])
    rules.maxPerClub = 1
    rules.leastClubs = 3
    rules.locked = ["P1"]
    rules.banned = ["P2"]
    rules.leastCost = DecimalNumber(mantissa: 75, places: 1)
    rules.groups = [PlayerGroup(name: "pair", players: ["P0", "P3"], least: 0, most: 1)]
    #expect(
      Self.broken(pool, rules, [0, 2, 3]) == [
        "2 players from u, at most 1", "players from 2 clubs, at least 3 needed", "P1 must be in the team",
        "P2 must not be in the team", "2 players of \"pair\", at most 1",
        "it costs 6.0, at least 7.5 must be spent",
      ])
  }

  /// Compared with trying every way of giving each player a role.
  @Test func roleJudgementsAgreeWithBruteForce() {
    var random = SplitMix64(seed: 5)
    var clashes: [String: Int] = [:]
    for _ in 0..<6_000 {
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
      // Rules that allow no team at all are refused when they are read.
      let isSane =
        quotas.reduce(0) { $0 + $1.count.lowerBound } <= 4
        && quotas.reduce(0) { $0 + $1.count.upperBound } >= 4
      for count in isSane ? 0...4 : 4...4 {
        let found = ruled.findings(of: Array(0..<count), leaving: 4 - count).broken
        let toCome = Array(repeating: "A/B/C", count: 4 - count)
        #expect(
          found.isEmpty == Self.canFill(roles.prefix(count) + toCome, quotas),
          "\(count) of \(roles) \(quotas) \(found)")
        for rule in found where "\(rule)".contains(" or ") { clashes[rule.code, default: 0] += 1 }
        #expect(found.allSatisfy { Self.isTrue($0, of: Array(roles.prefix(count)), quotas) }, "\(found)")
      }
    }
    #expect(clashes["role-too-few", default: 0] > 10 && clashes["role-too-many", default: 0] > 10)
  }

  /// Whether the numbers reported for one or more roles are right for the players.
  private static func isTrue(_ rule: BrokenRule, of players: [String], _ quotas: [RoleRule]) -> Bool {
    let words = players.map { Set($0.split(separator: "/").map(String.init)) }
    func roles(_ text: String) -> Set<String> {
      Set(text.replacing(" or ", with: ", ").split(separator: ", ").map(String.init))
    }
    func total(_ text: String, _ bound: (ClosedRange<Int>) -> Int) -> Int {
      quotas.filter { roles(text).contains($0.name) }.reduce(0) { $0 + bound($1.count) }
    }
    if rule == .withoutRole(players.indices.filter { words[$0].isEmpty }.map { "P\($0)" }) { return true }
    // One role, or several of them, with the numbers counted here.
    return (1..<(1 << quotas.count)).contains { set in
      let names = quotas.indices.filter { set >> $0 & 1 == 1 }.map { quotas[$0].name }
      let text = listed(names, "or")
      let can = words.count { !$0.isDisjoint(with: names) }
      let only = words.count { !$0.isEmpty && $0.isSubset(of: names) }
      let (needed, most) = (total(text, \.lowerBound), total(text, \.upperBound))
      return can < needed && rule == .tooFewForRole(text, can: can, needed: needed)
        || only > most && rule == .tooManyForRole(text, only: only, most: most)
    }
  }

  @Test func rulesThatMeanNobodyAreWarnedOf() {
    var pool = Self.pool(["A", "B"], clubs: ["u", "v"])
    var rules = Self.rules([RoleRule("A", 1...1), RoleRule("C", 0...1)], size: 1)
    rules.maxPerClub = 1
    rules.clubExempt = ["D", "E"]
    func warnings() -> [String] {
      RuledPool(pool, under: rules, file: "pool.csv").warnings.map { "\($0.code): \($0.message)" }
    }
    #expect(
      warnings() == [
        "unknown-role: test has no role \"B\", which 1 player has",
        "empty-role: no player can play C",
        "exempt-nobody: no player has any of the roles in club-exempt: \"D\" or \"E\"",
      ])
    rules.clubExempt = ["D", "a"]
    rules.roles = [RoleRule("A", 1...1, others: .anyPlayer)]
    pool.clubs = nil
    #expect(
      warnings().contains(
        "no-clubs: no column has the clubs that test counts; select one with --columns club=…"))
    #expect(!warnings().contains { $0.hasPrefix("exempt") || $0.hasPrefix("empty") })
  }

  /// A site's slot name may give a different multiplier from the rules.
  @Test func slotsThatCountOtherwiseAreWarnedOf() throws {
    var pool = Self.pool(
      ["MVP - 1.5X Points/UTIL", "STAR - 1.5X Points/UTIL", "UTIL"], clubs: ["u", "v", "u"])
    var own = try #require(Rules.builtIn("fanduel-single-game"))
    own.name = "own"
    #expect(pool.refine(by: FinerUnits(for: own)) == nil)
    func warnings(under rules: Rules) -> [String] {
      RuledPool(pool, under: rules, file: "p.csv").warnings.filter { $0.code == "other-multiplier" }.map(
        \.message)
    }
    #expect(
      warnings(under: own) == [
        "\"MVP - 1.5X Points\" counts twice under own; a custom rule set can change this"
      ])
    #expect(RoleRule.times(inSlot: "CPT") == nil && RoleRule.times(inSlot: "MVP - best") == nil)
    #expect(RoleRule.times(inSlot: "MVP - -2X Points") == nil && RoleRule.times(inSlot: "MVP - 1e9X") == nil)
    pool.slotHeaders = ["MVP - 1.5X Points", "STAR - 1.5X Points", "PRO - 3X Points"]
    #expect(warnings(under: own).count == 2)
    let plain = try #require(Rules.builtIn("fanduel-nba"))
    #expect(warnings(under: plain).isEmpty)
  }

  /// A built-in game is played with the multipliers of the file; slots that the headers do not name become plain ones.
  @Test func slotsOfAGameCountAsTheFileSays() throws {
    let single = try #require(Rules.builtIn("fanduel-single-game"))
    func made(_ cells: [String]) -> Pool {
      var pool = Self.pool(cells, clubs: cells.indices.map { "\($0 % 2)" })
      #expect(pool.refine(by: FinerUnits(for: single)) == nil)
      return pool
    }
    func words(_ rules: Rules) -> String { rules.multipliersInWords(insteadOf: single) }
    var pool = made(["MVP - 2X Points/STAR/PRO/UTIL", "UTIL", "UTIL"])
    #expect(single.counting(asIn: pool) == nil)
    pool.slotHeaders = ["MVP - 2X Points", "STAR - 1.5X Points", "PRO - 1.2X Points"]
    #expect(single.counting(asIn: pool) == nil)
    pool = made(["MVP - 1.5X Points/UTIL", "UTIL", "UTIL"])
    let cells = try #require(single.counting(asIn: pool))
    #expect(words(cells) == "MVP counts 1.5 times; no STAR or PRO")
    let both = try #require(single.counting(asIn: made(["MVP - 1.5X Points/STAR - 1.2X Points", "UTIL"])))
    #expect(words(both) == "MVP counts 1.5 times, STAR 1.2 times; no PRO")
    pool = made(["UTIL", "UTIL", "UTIL"])
    pool.slotHeaders = ["MVP - 1.5X Points"]
    let headers = try #require(single.counting(asIn: pool))
    #expect(words(headers) == "MVP counts 1.5 times; no STAR or PRO")
    #expect(headers.roles.map(\.countText) == ["1", "4"] && headers.size == single.size)
    #expect(headers.counting(asIn: pool) == nil)
    #expect(Rules.builtIn("fanduel-nba")?.counting(asIn: pool) == nil)
    // Names that contradict one another or need too many digits are ignored, and so is a plain slot.
    #expect(single.counting(asIn: made(["MVP - 3X Points/STAR/PRO", "MVP - 1.5X Points", "UTIL"])) == nil)
    #expect(single.counting(asIn: made(["MVP - 1.25X Points", "UTIL"])) == nil)
    pool = made(["UTIL"])
    pool.slotHeaders = ["UTIL - 1X Points"]
    #expect(single.counting(asIn: pool) == nil)
    pool.slotHeaders = ["MVP - 1X Points"]
    #expect(single.counting(asIn: pool).map(words) == "every slot counts once; no STAR or PRO")
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

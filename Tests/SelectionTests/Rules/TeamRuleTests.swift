import PoolSamples
import Tables
import Testing

@testable import Selection

/// What holds for every rule in the list, so that a new rule needs no tests of its own for it.
struct TeamRuleTests {
  @Test func keysAndOptionsAreUnique() {
    let keys = RulesKey.allCases.map(\.rawValue)
    #expect(Set(keys).count == keys.count)
    let options = RuleOption.all.map(\.name)
    #expect(Set(options).count == options.count)
    // An option without a value removes a rule.
    let setting = RuleOption.all.filter { !$0.placeholder.isEmpty }.map(\.name)
    #expect(Set(RulesKey.allCases.map(\.option)).isSuperset(of: setting))
    for kind in Rules.kinds { #expect(!kind.keys.isEmpty) }
  }

  @Test func aRuleThatAsksForNothingIsNone() {
    var rules = Rules.classic
    #expect(rules.isPlain && rules.activeRules.isEmpty)
    for kind in Rules.kinds { #expect(kind.entries(in: rules).isEmpty) }
    rules.maxPerClub = 3
    #expect(!rules.isPlain && rules != .classic && rules.titles == ["--max-per-club"])
    rules.maxPerClub = nil
    #expect(rules.isPlain && rules == .classic)
  }

  /// Each rule is written under its own key, and nowhere else.
  @Test func rulesAreWrittenUnderTheirOwnKeys() throws {
    var rules = Rules.classic
    rules.roles = [RoleRule("GK", 1...1), RoleRule("OTHER", 4...4, others: .anyPlayer)]
    rules.captain = Captain(times: .whole(2))
    rules.lineup = LineupRule(size: 4, roles: [.init(name: "OTHER", count: 3...4)])
    rules.bench.order = [.zero]
    rules.maxPerClub = 3
    rules.leastClubs = 2
    rules.leastGames = 2
    rules.clubExempt = ["GK"]
    rules.locked = ["a"]
    rules.banned = ["b"]
    rules.groups = [PlayerGroup(name: "g", players: ["c"], most: 1)]
    rules.quotas = [try #require(Quota("at most 4 where country!=IND"))]
    rules.limits = [try #require(ColumnLimit("own<=120"))]
    rules.stacks = [Stack(least: 2)]
    rules.leastCost = .whole(7)
    #expect(rules.activeRules.count == Rules.kinds.count)
    let (read, problems) = SelectionTests.rules(rules.yaml)
    #expect(problems == [] && read == rules)
    #expect(
      rules.words == [
        "captain": ["2"], "lineup": ["{\"size\": 4, \"roles\": {\"OTHER\": \"3-4\"}}", "{\"order\": [0]}"],
        "quotas": ["at most 4 where country!=IND"], "limits": ["own<=120"],
        "stacks": ["{\"at-least\": 2, \"same\": \"club\"}"], "min-games": ["2"],
      ])
    var pool = Pool.sample(["a", "b", "c"], skills: [1, 1, 1], clubs: ["X", "X", "Y"])
    pool.games = TextColumn(["X@Y", "X@Y", "X@Y"])
    let terms = RuledPool(pool, under: rules, file: "p.csv").terms
    #expect(
      terms.groups.map(\.title) == [
        "the minimum of 2 games", "the group \"g\"", "\"at most 4 where country!=IND\"",
      ])
    #expect(terms.limits.map(\.title) == ["\"own<=120\""])
    #expect(terms.conditions.map(\.title) == ["the stack \"at least 2 players of one club\""])
    var again = Rules.classic
    again.set(rules.words)
    #expect(again.quotas == rules.quotas)
    #expect(again.captain == rules.captain && again.lineup == rules.lineup && again.bench == rules.bench)
    again.set(["quotas": ["nonsense"], "no such key": ["x"]])
    #expect(again.quotas == rules.quotas)
  }
}

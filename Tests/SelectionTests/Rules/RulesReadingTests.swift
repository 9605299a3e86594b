import Chance
import PoolSamples
import SchemaChecks
import Tables
import Testing

@testable import Selection

struct RulesReadingTests {
  @Test func readsEverything() throws {
    let text = """
      # our league
      name: ours
      about: Sunday league
      size: 6
      budget: $1,200.50
      min-cost: 7
      skill-range: 1-10
      whole-skills: true
      roles:
        GK: 1
        DEF: 1-3
        W = LW or RW: 2
        OTHER = any: 0-2
      max-per-club: 3
      min-clubs: 2
      club-exempt: [GK]
      lock: [Salah, 17]
      ban:
        - Haaland
      groups:
        Keepers: {players: [a, b, c], at-most: 1}
        Stars:
          players: [Salah, d]
          at-least: 1
      """
    var expected = Rules(
      name: "ours", size: 6, budget: DecimalNumber(mantissa: 12_005, places: 1),
      skillRange: NumberRange(lowest: .whole(1), highest: .whole(10), wholeNumbers: true))
    expected.about = "Sunday league"
    expected.leastCost = .whole(7)
    expected.roles = [
      RoleRule("GK"), RoleRule("DEF", 1...3), RoleRule("W", 2...2, others: .having(["LW", "RW"])),
      RoleRule("OTHER", 0...2, others: .anyPlayer),
    ]
    expected.maxPerClub = 3
    expected.leastClubs = 2
    expected.clubExempt = ["GK"]
    expected.locked = ["Salah", "17"]
    expected.banned = ["Haaland"]
    expected.groups = [
      PlayerGroup(name: "Keepers", players: ["a", "b", "c"], most: 1),
      PlayerGroup(name: "Stars", players: ["Salah", "d"], least: 1),
    ]
    let (read, problems) = rules(text)
    #expect(problems == [])
    #expect(read == expected)
    #expect(rules(expected.yaml).rules == expected)
    #expect(rules(expected.json).rules == expected)
    #expect(try Self.schema.mistakes(inJSON: expected.json) == [])
  }

  @Test func slotsAreRolesForOnePlayerEach() {
    let (slots, problems) = rules("budget: 5\nroles: [W = LW or RW, C, W, 'W = LW or RW', U = any]\n")
    #expect(problems == [])
    #expect(slots?.size == 5)
    #expect(
      slots?.roles == [
        RoleRule("W", 3...3, others: .having(["LW", "RW"])), RoleRule("C"), RoleRule("U", others: .anyPlayer),
      ])
    #expect(
      rules("budget: 5\nroles:\n  - W\n  - W = RW\n").problems
        == ["r.yaml:4:5: roles: the slot \"W\" takes other roles than on line 3"])
  }

  @Test func littleIsNeeded() {
    let (plain, problems) = rules("{size: 3, budget: 1.5}")
    #expect(problems == [])
    #expect(
      plain
        == Rules(name: "custom", size: 3, budget: DecimalNumber(mantissa: 15, places: 1), skillRange: .any))
    #expect(plain?.isPlain == true && Rules.classic.isPlain && Rules.builtIn("dream11")?.isPlain == false)
    #expect(
      rules("roles: {GK: 1-2}").problems == [
        "r.yaml:1:1: size is missing; a rule set needs it",
        "r.yaml:1:1: budget is missing; a rule set needs it",
      ])
  }

  @Test func everythingThatIsWrongIsTold() {
    let (read, problems) = rules(
      """
      naem: x
      size: 0
      budget: 12,5
      min-cost: -1
      skill-range: 10-1
      whole-skills: 1
      roles:
        GK: 3-1
        A/B: 1
        DEF: many
        MID: [1]
      max-per-club: none
      lock: Salah
      groups:
        G: {players: [a]}
        H: {at-least: 1, at-mots: 2}
      """)
    #expect(read == nil)
    #expect(
      problems == [
        "r.yaml:1:1: unknown key \"naem\" in a rule set; did you mean name?",
        "r.yaml:2:7: size: must be a whole number from 1 to 2000, not \"0\"",
        "r.yaml:3:9: budget: \"12,5\" is not a number; use a point, as in 12.5",
        "r.yaml:4:11: min-cost: must be an amount of 0 or more, such as 50, 49.5 or $50,000, not \"-1\"",
        "r.yaml:5:14: skill-range: must be 'any' or a range such as 1-10, not \"10-1\"",
        "r.yaml:6:15: whole-skills: must be true or false, not \"1\"",
        "r.yaml:8:7: roles: at least 3 and at most 1 is impossible; write 1-3",
        "r.yaml:9:3: roles: \"A/B\" does not name a role; write a word such as GK, or G = PG or SG, or UTIL = any",
        "r.yaml:10:8: roles: \"many\" does not say how many players; write a number from 1 to 2000 or a range such as 3-5",
        "r.yaml:11:8: roles: must be a number of players or a range such as 3-5, not a list",
        "r.yaml:12:15: max-per-club: must be a whole number from 1 to 2000, not \"none\"",
        "r.yaml:13:7: lock: must be a list, as in [one, another], not \"Salah\"",
        "r.yaml:15:6: G: a group needs at-least, at-most or both",
        "r.yaml:16:6: H: players is missing; a group needs it",
        "r.yaml:16:20: H: unknown key \"at-mots\" in a group; did you mean at-most?",
      ])
  }

  @Test func contradictionsHaveTheirPlace() {
    let (_, problems) = rules(
      """
      size: 2
      budget: 5
      min-cost: 6
      roles:
        GK: 2
        gk: 1
      min-clubs: 3
      lock: [a, b, a, c]
      ban: [x, b]
      groups:
        G: {players: [a, b, b], at-most: 1}
      """)
    #expect(
      problems == [
        "r.yaml:3:11: min-cost: the minimum cost, 6, is more than the budget, 5",
        "r.yaml:5:3: roles: the roles are for 3 players; a team has 2 players",
        "r.yaml:6:3: roles: the role \"gk\" is listed twice",
        "r.yaml:7:12: min-clubs: 3 clubs are impossible with 2 players",
        "r.yaml:8:7: lock: 3 players are locked; a team has 2", "r.yaml:8:14: lock: \"a\" is listed twice",
        "r.yaml:9:10: ban: \"b\" is both locked and banned",
        "r.yaml:11:3: groups: the group \"G\" lists a player twice",
        "r.yaml:11:3: groups: at most 1 of the group \"G\" are allowed; 2 of them are locked",
      ])
  }

  @Test func aFileThatIsNoRuleSetIsRefused() {
    withFile("- 1\n") { path in
      let problem = Diagnostic(
        .error, file: path, line: 1, character: 1, code: "wrong-kind",
        message: "must be a rule set, as in 'name: …', not a list")
      #expect(throws: InputError.invalid(problems: [problem], count: 1)) { try readRules(path) }
    }
    withFile(Rules.classic.yaml) { path in #expect((try? readRules(path)) == .classic) }
  }

  /// Reading the largest files does not take quadratic time.
  @Test func largeFilesAreReadAtOnce() {
    let names = (0..<50_000).map { "R\($0)" }
    let slots = "budget: 1\nroles: [\(names.joined(separator: ","))]\n"
    #expect(rules(slots).problems == ["r.yaml:1:1: size is missing; a rule set needs it"])
    #expect(
      rules("size: 5\n" + slots).problems == [
        "r.yaml:3:8: roles: 50000 roles; at most 32 are possible",
        "r.yaml:3:8: roles: the roles are for 50,000 players; a team has 5 players",
      ])
    let groups = names.map { "  \($0): {players: [a], at-most: 0}\n" }.joined().prefix(1_000_000)
    let whole = groups[..<(groups.lastIndex(of: "\n") ?? groups.endIndex)]
    #expect(rules("size: 1\nbudget: 1\nlock: [b]\ngroups:\n\(whole)\n").problems == [])
  }

  /// Random keys and values, valid or not, give either a rule set that reads back as itself and follows the schema, or
  /// problems.
  @Test func randomFiles() throws {
    var random = SplitMix64(seed: 60)
    var readable = 0
    for _ in 0..<4_000 {
      let text = Self.lines.filter { _ in random.integer(in: 0...2) > 0 }.map { key, values in
        "\(key): \(values[Int(random.integer(in: 0...Int64(values.count - 1)))])\n"
      }.joined()
      let (read, problems) = rules(text)
      #expect((read == nil) == !problems.isEmpty, "\(text)")
      guard let read else { continue }
      readable += 1
      #expect(read.faults().isEmpty)
      #expect(rules(read.yaml).rules == read, "\(text)")
      #expect(rules(read.json).rules == read, "\(text)")
      #expect(try Self.schema.mistakes(inJSON: read.json) == [])
    }
    #expect((200...3_800).contains(readable))
  }

  private static let lines: [(key: String, values: [String])] = [
    ("size", ["3", "5", "5"]), ("budget", ["10", "0.5", "$50,000"]), ("min-cost", ["0", "0.25", "11"]),
    ("skill-range", ["any", "-5-10", "0.5-1"]), ("whole-skills", ["true", "false"]),
    ("roles", ["{A: 5}", "{A: 1-3, B = any: 0-5}", "[A, B, C = A or B, A, D = any]", "{A: 2, A = B: 3}"]),
    ("max-per-club", ["1", "4"]), ("min-clubs", ["2", "4"]), ("min-games", ["2", "3"]),
    ("club-exempt", ["[A]", "[]"]),
    ("lock", ["[x, y]", "['', x]", "[1]"]), ("ban", ["[z]", "[x]", "[]"]),
    (
      "groups",
      [
        "{g: {players: [x, y, z], at-most: 2}}",
        "{g: {players: [x], at-least: 1}, 'h: i': {players: [w], at-most: 0}}",
      ]
    ),
    ("about", ["'a: b'", "x y"]),
  ]

  private static var schema: SchemaFile { SchemaFile("Sources/Selection/Rules/rules.schema.json") }
}

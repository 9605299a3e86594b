import PoolSamples
import SchemaChecks
import Tables
import Testing

@testable import Selection

struct BuiltInRulesTests {
  /// Every built-in rule set can be satisfied, follows the schema as a file, and reads back.
  @Test(arguments: Rules.builtIn) func canBeCopied(_ rules: Rules) throws {
    #expect(rules.faults() == [])
    let (fromYAML, problems) = SelectionTests.rules(rules.yaml)
    #expect(problems == [])
    #expect(fromYAML == rules)
    #expect(SelectionTests.rules(rules.json).rules == rules)
    #expect(try SchemaFile("Sources/Selection/Rules/rules.schema.json").mistakes(inJSON: rules.json) == [])
    #expect(Rules.builtIn(rules.name) == rules)
    #expect(rules.about.isEmpty == (rules == .classic))
  }

  @Test func theSchemaKnowsTheKeysOfAFile() throws {
    let schema = SchemaFile("Sources/Selection/Rules/rules.schema.json")
    #expect(schema.properties == RulesKey.allCases.map(\.rawValue).sorted())
    #expect(
      try schema.mistakes(inJSON: #"{"budget": 1, "surprise": 2}"#) == ["surprise: is not in the schema"])
    #expect(
      try schema.mistakes(inJSON: #"{"groups": {"g": {"at-most": "x"}}}"#) == [
        "budget: is missing", "groups.g.players: is missing", "groups.g.at-most: is not an integer",
      ])
  }

  @Test func theGamesThatPeoplePlay() {
    func line(_ name: String) -> String {
      guard let rules = Rules.builtIn(name) else { return "" }
      let roles = rules.roles.map { "\($0.name) \($0.countText)" }.joined(separator: ", ")
      let limits = [rules.maxPerClub, rules.leastClubs, rules.leastGames].map { "\($0 ?? 0)" }
      return "\(rules.size) for \(rules.budget): \(roles); \(limits.joined(separator: "/"))"
    }
    #expect(Rules.builtIn.map(\.name).count == 18)
    #expect(line("draftkings-golf") == "6 for 50000: G 6; 0/0/0")
    #expect(line("draftkings-soccer") == "8 for 50000: GK 1, D 2, M 2, F 2, UTIL 1; 0/3/2")
    #expect(line("draftkings-showdown") == "6 for 50000: CPT 1, FLEX 5; 0/2/0")
    #expect(line("fanduel-mlb") == "9 for 35000: P 1, C1B 1, 2B 1, 3B 1, SS 1, OF 3, UTIL 1; 4/3/0")
    #expect(line("fanduel-single-game") == "5 for 60000: MVP 1, STAR 1, PRO 1, UTIL 2; 0/2/0")
    #expect(line("classic") == "5 for 50: ; 0/0/0")
    #expect(line("fpl-squad") == "15 for 100.0: GK 2, DEF 5, MID 5, FWD 3; 3/0/0")
    #expect(line("fpl-eleven") == "11 for 83.5: GK 1, DEF 3-5, MID 2-5, FWD 1-3; 3/0/0")
    #expect(
      line("draftkings-nba") == "8 for 50000: PG 1, SG 1, SF 1, PF 1, C 1, G 1, F 1, UTIL 1; 0/2/2")
    #expect(line("draftkings-nfl") == "9 for 50000: QB 1, RB 2, WR 3, TE 1, FLEX 1, DST 1; 0/2/2")
    #expect(line("draftkings-mlb") == "10 for 50000: P 2, C 1, 1B 1, 2B 1, 3B 1, SS 1, OF 3; 5/2/2")
    #expect(line("draftkings-nhl") == "9 for 50000: C 2, W 3, D 2, G 1, UTIL 1; 0/3/2")
    #expect(line("fanduel-nba") == "9 for 60000: PG 2, SG 2, SF 2, PF 2, C 1; 4/0/0")
    #expect(line("fanduel-nfl") == "9 for 60000: QB 1, RB 2, WR 3, TE 1, FLEX 1, DEF 1; 4/0/0")
    #expect(line("fanduel-nhl") == "9 for 55000: C 2, W 4, D 2, G 1; 4/3/0")
    #expect(line("yahoo-nba") == "8 for 200: PG 1, SG 1, G 1, SF 1, PF 1, F 1, C 1, UTIL 1; 6/0/0")
    #expect(line("yahoo-nhl") == "9 for 200: G 2, C 2, W 3, D 2; 6/0/0")
    #expect(line("dream11") == "11 for 100: WK 1-8, BAT 1-8, AR 1-8, BOWL 1-8; 10/0/0")
    #expect(Rules.builtIn("soccer") == nil)
  }

  @Test func whatCountsSeveralTimesIsWrittenToo() {
    let squad = Rules.builtIn("fpl-squad")
    #expect(squad?.captain == Captain(times: .whole(2)) && squad?.lineup?.size == 11)
    #expect(Rules.builtIn("dream11")?.captain?.viceTimes == DecimalNumber(mantissa: 15, places: 1))
    #expect(
      Rules.builtIn("draftkings-showdown")?.yaml == """
        name: draftkings-showdown
        about: "DraftKings 2025/26: one game, with a captain"
        size: 6
        budget: 50000
        skill-range: any
        roles:
          CPT:
            of: any
            count: 1
            skill: 1.5
            cost: 1.5
          FLEX = any: 5
        min-clubs: 2

        """)
    #expect(
      squad?.yaml.hasSuffix(
        """
        lineup:
          size: 11
          roles:
            GK: 1
            DEF: 3-5
            MID: 2-5
            FWD: 1-3
        bench:
          GK: 0
          order:
            - 0
            - 0
            - 0
        captain: 2
        max-per-club: 3

        """) == true)
  }

  @Test func aRuleSetIsWrittenAsAPersonWould() {
    #expect(
      Rules.builtIn("draftkings-mlb")?.yaml == """
        name: draftkings-mlb
        about: "DraftKings 2025/26: baseball, classic contest; at most 5 hitters from one club"
        size: 10
        budget: 50000
        skill-range: any
        roles:
          P = SP or RP: 2
          C: 1
          1B: 1
          2B: 1
          3B: 1
          SS: 1
          OF: 3
        max-per-club: 5
        min-clubs: 2
        min-games: 2
        club-exempt:
          - P
          - SP
          - RP

        """)
  }
}

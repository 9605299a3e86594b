import Selection
import Tables
import Testing

@testable import Snapshots

struct TeamRulesRecordTests {
  private static var everything: Rules {
    var rules = Rules(
      name: "ours", size: 6, budget: DecimalNumber(mantissa: 835, places: 1),
      skillRange: NumberRange("0.5-10") ?? .any)
    rules.about = "Sunday league"
    rules.leastCost = DecimalNumber(mantissa: 7, places: 0)
    rules.roles = [
      RoleRule("GK"), RoleRule("G", 2...3, others: .having(["PG", "SG"])),
      RoleRule("U", 2...2, others: .anyPlayer),
    ]
    rules.maxPerClub = 3
    rules.leastClubs = 2
    rules.clubExempt = ["GK"]
    rules.locked = ["a"]
    rules.banned = ["b", "c"]
    rules.groups = [
      PlayerGroup(name: "g", players: ["a", "d"], least: 1, most: 1),
      PlayerGroup(name: "h", players: ["d"], most: 0),
    ]
    return rules
  }

  @Test(arguments: Rules.builtIn + [everything]) func rulesSurviveTheSnapshot(_ rules: Rules) throws {
    #expect(Rules(TeamRulesRecord(rules)) == rules)
    var snapshot = Samples.snapshot
    snapshot.rules = .team(TeamRulesRecord(rules))
    let text = try snapshot.json()
    #expect(try Snapshot(json: Array(text.utf8)) == snapshot)
    #expect(try Samples.mistakes(in: text) == [])
  }

  @Test func whatIsNotSaidIsNotWritten() throws {
    var snapshot = Samples.snapshot
    snapshot.rules = .team(TeamRulesRecord(.classic))
    let text = try snapshot.json()
    for name in ["roles", "maxPerClub", "locked", "groups", "minCost", "about"] {
      #expect(!text.contains("\"\(name)\""))
    }
  }
}

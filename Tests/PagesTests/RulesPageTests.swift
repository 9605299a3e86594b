import Documents
import Selection
import Snapshots
import Tables
import Testing

@testable import Pages

struct RulesPageTests {
  private static var records: [TeamRulesRecord] {
    var rules = Rules(
      name: "ours", size: 4, budget: DecimalNumber(mantissa: 120, places: 1), skillRange: .any)
    rules.about = "a, b"
    rules.leastCost = DecimalNumber(mantissa: 75, places: 1)
    rules.roles = [
      RoleRule("GK"), RoleRule("G", 2...2, others: .having(["PG", "SG"])),
      RoleRule("U", 0...1, others: .anyPlayer),
    ]
    rules.maxPerClub = 2
    rules.leastClubs = 1
    rules.clubExempt = ["GK", "P"]
    return [TeamRulesRecord(.classic), TeamRulesRecord(rules)]
  }

  @Test func aLineEach() {
    #expect(
      renderText(rulesPage(Self.records), style: .plain).hasPrefix(
        """
        2 rule sets

        name     size  budget  roles           clubs
        classic     5      50  any
        ours        4      12  GK, G 2, U 0-1  at most 2 of one, at least 1 club

        """))
  }

  @Test func aRowEachForSpreadsheets() {
    #expect(
      renderCSV(rulesForCSV(Self.records)) == """
        name,about,size,budget,min_cost,skill_range,roles,max_per_club,min_clubs,club_exempt\r
        classic,,5,50,,1-10,,,,\r
        ours,"a, b",4,12,7.5,any,"GK, G 2, U 0-1",2,1,"GK, P"\r

        """)
  }
}

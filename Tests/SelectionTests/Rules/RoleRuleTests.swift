import Chance
import Testing

@testable import Selection

struct RoleRuleTests {
  @Test(arguments: [
    ("GK", RoleRule("GK")), (" G=PG or SG ", RoleRule("G", others: .having(["PG", "SG"]))),
    ("G  =  PG OR SG", RoleRule("G", others: .having(["PG", "SG"]))),
    ("UTIL = any", RoleRule("UTIL", others: .anyPlayer)), ("1B = C", RoleRule("1B", others: .having(["C"]))),
  ])
  func titles(_ title: String, _ role: RoleRule) throws {
    #expect(try RoleRule(title: title) == role)
    #expect(try RoleRule(title: role.title) == role)
  }

  @Test(arguments: [
    "", " ", "=", "G =", "= any", "G = any or PG", "G = PG SG", "G = PG or", "G = or PG", "G = PG or or",
    "PG/SG",
    "G = PG/SG", "A B", "any", "G = PG, SG", "G = PG = SG", "or",
  ])
  func titlesThatAreNone(_ title: String) {
    #expect(throws: RoleMistake.title(title)) { try RoleRule(title: title) }
  }

  @Test func counts() throws {
    #expect(try RoleRule.count("1") == 1...1)
    #expect(try RoleRule.count("3-5") == 3...5)
    #expect(try RoleRule.count("0-500") == 0...500)
    #expect(throws: RoleMistake.order(least: 5, most: 3)) { try RoleRule.count("5-3") }
    for text in [
      "", "-", "1-", "-1", "0", "0-0", "x", "1-2-3", "+1", "2001", "1.5", "99999999999999999999", "१",
    ] {
      #expect(throws: RoleMistake.count(text)) { try RoleRule.count(text) }
    }
  }

  @Test func aRoleTakesItsOwnNameAndTheOthers() throws {
    let guards = try RoleRule(title: "G = PG or SG")
    #expect(guards.takes(["g"]) && guards.takes(["sg", "x"]) && !guards.takes(["sf"]) && !guards.takes([]))
    #expect(try RoleRule(title: "U = any").takes([]))
    #expect(try !RoleRule(title: "PG").takes(["sg"]))
  }
}

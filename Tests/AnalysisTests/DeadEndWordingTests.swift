import Reading
import Selection
import Snapshots
import Tables
import Testing

@testable import Analysis

struct DeadEndWordingTests {
  private let pool = Pool(
    names: TextColumn(["Ada", "Bo", "Cy"]), skills: DecimalColumn(units: .narrow([5, 6, 7]), places: 0),
    costs: DecimalColumn(units: .narrow([1, 2, 4]), places: 0), records: 1...3, lines: 2...4)

  private let pair = Rules(
    name: "pair", size: 2, budget: DecimalNumber(mantissa: 5, places: 0), skillRange: .any)

  private var rules: Rules {
    var rules = pair
    rules.roles = [RoleRule("GK", 1...1), RoleRule("DEF", 1...1)]
    rules.groups = [PlayerGroup(name: "one", players: ["Bo"]), PlayerGroup(name: "two", players: ["Cy"])]
    rules.limits = [ColumnLimit(.header("x"), most: DecimalNumber(mantissa: 1, places: 0))]
    rules.stacks = [Stack(least: 2)]
    return rules
  }

  private func words(
    _ cause: CauseOfInfeasibility?, of names: Int..., bans: [String] = [], plain: Bool = false
  ) throws -> String? {
    var rules = plain ? pair : self.rules
    rules.banned = bans
    var file = TeamFile(path: "mine.csv", for: pool)
    for name in names { file.append(name, of: pool) }
    let team = ManualTeam(file, in: pool, finder: PlayerFinder(pool))
    var record = ManualTeamRecord(file, team, TeamJudgement(team, of: pool, under: rules), of: pool)
    record.note(deadEnd: cause, of: RuledPool(pool, under: rules, file: "pool.csv"))
    return record.deadEnd
  }

  @Test func whoCannotBePaidIsSaid() throws {
    #expect(
      try words(.budget(cheapest: 8), of: 0, plain: true)
        == "no second player fits: the cheapest other costs 7 and 4 is left")
    #expect(
      try words(.budget(cheapest: 12), plain: true)
        == "no 2 others fit: the cheapest 2 others cost 12 and 5 is left")
    #expect(
      try words(.budget(cheapest: 6), of: 0)
        == "no second player fits: the cheapest other under these rules costs 5 and 4 is left")
    #expect(
      try words(.either(.budget(cheapest: 6), .groups([0])), of: 0)
        == "no second player fits: the cheapest other under these rules costs 5 and 4 is left; "
        + "one would without the group \"one\"")
  }

  @Test func thatNobodyIsLeftIsSaid() throws {
    #expect(
      try words(.tooFewPlayers(1), of: 0) == "no second player exists: no other player is in the pool")
    #expect(try words(.tooFewPlayers(1)) == "no 2 others exist: 1 other is in the pool")
    #expect(
      try words(.tooFewPlayers(1), of: 0, bans: ["Cy"])
        == "no second player exists: no other player is eligible")
  }

  @Test func theRuleThatStandsInTheWayIsSaid() throws {
    let reasons: [(CauseOfInfeasibility, String)] = [
      (.role(1, can: 0), ": no player can play DEF, 1 is needed"),
      (.roles, ": not all roles can be filled"),
      (.mostPerClub(enough: 2), "; one would with 2 players of a club allowed"),
      (.leastClubs(possible: 1), "; one would with 1 club"),
      (.locked([1]), "; one would without the lock on Bo"),
      (.locked([]), "; one would without the locks"),
      (.banned([1, 2]), "; one would without the ban on Bo or Cy"),
      (.groups([1]), "; one would without the group \"two\""),
      (.groups([]), "; one would without the group \"one\" and the group \"two\""),
      (.counter(0, possible: 3), "; one would without \"x<=1\""),
      (.conditions([0]), "; one would without the stack \"at least 2 players of one club\""),
      (.leastCost(possible: 3), ": no team with these players costs more than 3"),
      (.both(.groups([0]), cheapest: 6), ": several rules together rule it out"),
      (.several, ": several rules together rule it out"),
    ]
    for (obstacle, reason) in reasons {
      #expect(try words(obstacle, of: 0) == "no second player keeps all rules" + reason)
    }
    #expect(try words(.roles) == "no 2 others keep all rules: not all roles can be filled")
    #expect(try words(nil, of: 0) == "no second player keeps all rules")
  }
}

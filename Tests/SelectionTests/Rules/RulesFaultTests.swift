import PoolSamples
import Tables
import Testing

@testable import Selection

struct RulesFaultTests {
  private func messages(_ change: (inout Rules) -> Void) -> [String] {
    var rules = Rules(name: "r", size: 5, budget: .whole(50), skillRange: .any)
    change(&rules)
    return rules.faults().map { "\($0.key.rawValue)\($0.element.map { "[\($0)]" } ?? ""): \($0.message)" }
  }

  @Test func rulesThatCanBeSatisfiedHaveNoFaults() {
    #expect(messages { _ in } == [])
    #expect(
      messages { rules in
        rules.roles = [RoleRule("A", 1...3), RoleRule("B", 2...4)]
        rules.leastCost = .whole(50)
        rules.leastClubs = 5
        rules.maxPerClub = 1
        rules.clubExempt = ["A"]
        rules.locked = ["a", "b", "c", "d", "e"]
        rules.banned = ["f"]
        rules.groups = [PlayerGroup(name: "g", players: ["a", "b", "f"], least: 2, most: 2)]
      } == [])
  }

  @Test func quotasMustAddUpToTheSize() {
    #expect(
      messages { $0.roles = [RoleRule("A", 4...5), RoleRule("B", 2...3)] }
        == ["roles: the roles need at least 6 players; a team has 5 players"])
    #expect(
      messages { $0.roles = [RoleRule("A", 0...1), RoleRule("B", 1...1)] }
        == [
          "roles: the roles have room for 2 players; a team has 5 players; a role such as 'OTHER = any' takes the rest"
        ])
    #expect(
      messages { $0.roles = [RoleRule("A", 1...1)] }
        == [
          "roles: the roles are for 1 player; a team has 5 players; a role such as 'OTHER = any' takes the rest"
        ])
    #expect(
      messages { $0.roles = [RoleRule("A", 6...6)] } == [
        "roles: the roles are for 6 players; a team has 5 players"
      ])
    #expect(
      messages { rules in
        rules.size = 65
        rules.roles = (0..<65).map { RoleRule("R\($0)") }
      } == ["roles: 65 roles; at most 32 are possible"])
  }

  @Test func limitsMustBePossible() {
    #expect(
      messages { $0.leastCost = DecimalNumber(mantissa: 5_001, places: 2) }
        == ["min-cost: the minimum cost, 50.01, is more than the budget, 50"])
    #expect(messages { $0.leastClubs = 6 } == ["min-clubs: 6 clubs are impossible with 5 players"])
    #expect(
      messages { $0.clubExempt = ["A"] }
        == ["club-exempt: there is no limit on clubs from which to exempt; add max-per-club or min-clubs"])
  }

  @Test func namesMustNotContradictOneAnother() {
    #expect(
      messages { rules in
        rules.locked = ["a", "a"]
        rules.banned = ["b", "a", "b"]
      } == [
        "lock[1]: \"a\" is listed twice", "ban[2]: \"b\" is listed twice",
        "ban[1]: \"a\" is both locked and banned",
      ])
    #expect(
      messages { $0.locked = ["a", "b", "c", "d", "e", "f"] } == ["lock: 6 players are locked; a team has 5"])
  }

  @Test func groupsMustBePossible() {
    func group(_ players: [String], _ least: Int, _ most: Int?, if trigger: String? = nil) -> [String] {
      messages { rules in
        rules.locked = ["a", "b"]
        rules.banned = ["z"]
        rules.groups = [PlayerGroup(name: "g", players: players, least: least, most: most, if: trigger)]
      }
    }
    #expect(group(["a", "b", "c"], 3, 3) == [])
    #expect(group([], 0, 1) == ["groups[0]: the group \"g\" has no players"])
    #expect(
      group(["c", "d"], 3, nil) == ["groups[0]: at least 3 of the group \"g\" are required; it has 2"])
    #expect(group(["c", "d"], 2, nil, if: "e") == [])
    #expect(
      group(["c", "d"], 3, nil, if: "e")
        == ["groups[0]: at least 3 of the group \"g\" are required; it has 2"])
    #expect(
      group(["c", "z"], 2, nil) == [
        "groups[0]: at least 2 of the group \"g\" are required; 1 of them are not banned"
      ])
    #expect(
      group(["c", "d", "e", "f", "g", "h"], 6, nil)
        == ["groups[0]: at least 6 of the group \"g\" are required; a team has 5"])
    #expect(
      group(["a", "b"], 0, 1)
        == ["groups[0]: at most 1 of the group \"g\" are allowed; 2 of them are locked"])
    #expect(
      group(["c", "d", "e"], 2, 1) == ["groups[0]: at least 2 and at most 1 of the group \"g\" is impossible"]
    )
    #expect(
      messages {
        $0.groups = Array(repeating: PlayerGroup(name: "g", players: ["x", "x"], most: 1), count: 2)
      } == [
        "groups[0]: the group \"g\" lists a player twice", "groups[1]: the group \"g\" is listed twice",
        "groups[1]: the group \"g\" lists a player twice",
      ])
  }
}

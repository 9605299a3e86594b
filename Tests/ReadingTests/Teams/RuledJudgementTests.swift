import Chance
import PoolSamples
import Tables
import Testing

@testable import Reading
@testable import Selection

/// Judging and editing teams under rules of roles, clubs and names.
struct RuledJudgementTests {
  private let pool = Pool.sample(
    ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"], skills: [1, 2, 3, 4, 5, 6], costs: [1, 2, 3, 4, 5, 6],
    roles: ["GK", "GK", "DEF", "DEF/MID", "MID", "MID"], clubs: ["u", "u", "u", "v", "v", "w"])

  private var rules: Rules {
    var rules = Rules(name: "four", size: 4, budget: .whole(16), skillRange: .any)
    rules.roles = [RoleRule("GK", 1...1), RoleRule("DEF", 1...2), RoleRule("MID", 1...2)]
    rules.maxPerClub = 2
    return rules
  }

  private func editor(_ names: [String], _ change: (inout Rules) -> Void = { _ in }) throws -> TeamEditor {
    var rules = rules
    change(&rules)
    let text = "name\n" + names.map { $0 + "\n" }.joined()
    let file = try withFile(text) { path throws in try TeamFile(reading: path) }
    return TeamEditor(
      file, of: pool, under: rules, ruled: RuledPool(pool, under: rules, file: "pool.csv"),
      finder: PlayerFinder(pool))
  }

  private func messages(_ names: [String], _ change: (inout Rules) -> Void = { _ in }) throws -> [String] {
    let judgement = try editor(names, change).judgement
    return [judgement.status.rawValue] + judgement.problems.map { "\($0.code): \($0)" }
  }

  @Test func aTeamThatKeepsAllRulesIsValid() throws {
    #expect(try messages(["Ada", "Cy", "Di", "Flo"]) == ["valid"])
  }

  @Test func everyBrokenRuleIsTold() throws {
    #expect(
      try messages(["Ada", "Bo", "Cy", "Di"]) == [
        "invalid", "role-too-many: 2 players can only play GK, at most 1; leave out 1",
        "club-too-many: 3 players from u, at most 2; leave out 1",
      ])
    let broken = try messages(["Ada", "Cy", "Di", "Flo"]) { rules in
      rules.leastClubs = 4
      rules.locked = ["Ed"]
      rules.banned = ["Flo"]
      rules.groups = [
        PlayerGroup(name: "one", players: ["Ada", "Cy"], least: 0, most: 1),
        PlayerGroup(name: "two", players: ["Bo", "Ed"], least: 1, most: 2),
      ]
      rules.leastCost = .whole(15)
    }
    #expect(
      broken == [
        "invalid", "too-few-clubs: players from 3 clubs, at least 4 needed",
        "missing: Ed must be in the team",
        "banned: Flo must not be in the team",
        "group-too-many: 2 players of \"one\", at most 1; leave out 1",
        "group-too-few: 0 players of \"two\", at least 1",
        "under-cost: it costs 14, at least 15 must be spent",
      ])
    let stranger = try messages(["Ada", "Cy", "Di", "Flo"]) { $0.roles[2] = RoleRule("WING", 1...2) }
    #expect(
      stranger == [
        "invalid", "no-role: Flo fits no role", "role-too-few: no player can play WING, 1 is needed",
      ])
  }

  /// What the missing players can still contribute is not broken yet; what they no longer can is.
  @Test func aPartOfATeamIsIncompleteAsLongAsOthersCanMendIt() throws {
    #expect(
      try messages(["Ada", "Cy"]) == [
        "incomplete", "too-few: needs exactly 4 players, 2 selected; add 2",
        "role-too-few: no player can play MID, 1 is needed; add 1",
      ])
    let open = try messages(["Ada", "Cy"]) { rules in
      rules.leastClubs = 3
      rules.locked = ["Ed"]
      rules.leastCost = .whole(10)
      rules.groups = [PlayerGroup(name: "two", players: ["Bo", "Flo"], least: 1, most: 2)]
    }
    #expect(
      open == [
        "incomplete", "too-few: needs exactly 4 players, 2 selected; add 2",
        "role-too-few: no player can play MID, 1 is needed; add 1",
        "too-few-clubs: players from 1 club, at least 3 needed", "missing: Ed must be in the team",
        "group-too-few: 0 players of \"two\", at least 1; add 1",
        "under-cost: it costs 4, at least 10 must be spent",
      ])
    let late = try messages(["Ada", "Cy", "Di"]) { $0.locked = ["Ed", "Flo"] }
    #expect(
      late == [
        "invalid", "missing: Ed and Flo must be in the team; but only 1 place is left",
        "too-few: needs exactly 4 players, 3 selected; add 1",
      ])
    // No player can be a keeper or a winger: one place is left for the two who are still needed.
    let crowded = try messages(["Cy", "Di", "Ed"]) {
      $0.roles = [
        RoleRule("GK", 1...1), RoleRule("WING", 1...1), RoleRule("DEF", 0...2), RoleRule("MID", 0...2),
      ]
    }
    #expect(
      crowded == [
        "invalid", "role-too-few: no player can play GK or WING, 2 are needed; but only 1 place is left",
        "too-few: needs exactly 4 players, 3 selected; add 1",
        "role-too-few: no player can play GK, 1 is needed; add 1",
        "role-too-few: no player can play WING, 1 is needed; add 1",
      ])
  }

  @Test func whoBreaksARuleForGoodIsRefused() throws {
    var editor = try editor(["Ada", "Cy"]) { rules in
      rules.banned = ["Ed"]
      rules.locked = ["Flo"]
    }
    editor.select(1)
    editor.select(4)
    editor.select(3)
    editor.select(5)
    editor.finalize()
    #expect(
      editor.steps.map(\.refusals) == [
        [
          "\"Bo\" cannot join: 2 players can only play GK, at most 1",
          "\"Bo\" cannot join: 3 players from u, at most 2",
        ],
        ["\"Ed\" cannot join: Ed must not be in the team"], [], [], [],
      ])
    #expect(editor.judgement.status == .valid && editor.file.isFinal)
  }

  @Test func theLastPlaceIsKeptForWhoMustCome() throws {
    var editor = try editor(["Ada", "Cy", "Di"]) { $0.locked = ["Flo"] }
    editor.select(4)
    #expect(
      editor.steps[0].refusals == ["\"Ed\" cannot join: Flo must be in the team, and no place would be left"])
    editor.finalize()
    #expect(
      editor.steps[1].refusals == [
        "needs exactly 4 players, 3 selected; add 1", "Flo must be in the team",
      ])
  }

  /// A player who does not make it worse may join a team that already breaks a rule.
  @Test func othersMayJoinATeamThatBreaksARule() throws {
    var editor = try editor(["Ada", "Bo"])
    editor.select(3)
    #expect(!editor.hasRefusals)
    #expect(editor.judgement.status == .invalid)
  }

  /// A line with an unknown name may stand for any player who is still needed.
  @Test func anUnknownNameMayBeAnyPlayer() throws {
    #expect(
      try messages(["Ada", "Cy", "Di", "Quentin"]) == [
        "invalid", "unknown: \"Quentin\" on line 5 is not in the pool",
      ])
  }
}

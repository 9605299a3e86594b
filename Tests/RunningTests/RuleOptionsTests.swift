import Options
import Selection
import Tables
import Testing
import Words

@testable import Running

struct RuleOptionsTests {
  /// The rules that a command line with these options results in.
  private func rules(_ words: String..., of base: Rules = .classic) throws -> Rules {
    let program = ProgramSpec(
      name: "t", version: "1", summary: "tries rules", description: "",
      groups: [.init("All", [CommandSpec("try", summary: "tries rules", options: RuleOptions.all)])],
      exitCodes: [])
    guard case .run(let command) = try program.parse(["try"] + words) else { return base }
    return try command.replacingRules(of: base)
  }

  @Test func singleValuesAreReplaced() throws {
    let squad = try #require(Rules.builtIn("fpl-eleven"))
    var expected = squad
    expected.locked = ["Salah", "Haaland"]
    expected.banned = ["Isak"]
    expected.maxPerClub = 2
    expected.leastClubs = 6
    expected.leastCost = DecimalNumber(mantissa: 805, places: 1)
    expected.roles[1] = RoleRule("DEF", 4...4)
    #expect(
      try rules(
        "--lock", "Salah", "--lock", "Haaland", "--ban", "Isak", "--max-per-club", "2", "--min-clubs", "6",
        "--min-cost", "80.5", "--role", "def=4", of: squad) == expected)
    #expect(try rules() == .classic)
  }

  @Test func rolesAreWrittenAsInFiles() throws {
    let roles = try rules("--role", "GK=1", "--role", "FLEX=RB or WR=1-2", "--role", "REST = any=2-4").roles
    #expect(
      roles == [
        RoleRule("GK"), RoleRule("FLEX", 1...2, others: .having(["RB", "WR"])),
        RoleRule("REST", 2...4, others: .anyPlayer),
      ])
    let nba = try #require(Rules.builtIn("draftkings-nba"))
    #expect(try rules("--role", "PG=0-1", "--role", "G=1-2", of: nba).roles[5].title == "G = PG or SG")
    for text in ["GK", "GK=", "=1", "GK=many", "GK=3-1", "A/B=1"] {
      #expect(throws: UsageError.self, "\(text)") { try rules("--role", text) }
    }
  }

  @Test func quotasAddToThoseOfTheRules() throws {
    var base = Rules.classic
    base.quotas = [try #require(Quota("at least 1 where age<23"))]
    let replaced = try rules(
      "--quota", "at most 4 where country != IND", "--quota", "Exactly 0 where Pos=GK", of: base)
    #expect(
      replaced.quotas.map(\.description) == [
        "at least 1 where age<23", "at most 4 where country!=IND", "exactly 0 where Pos=GK",
      ])
    for text in [
      "at most 4", "at most x where a=1", "4 where a=1", "at most 4 where a", "at most 4 where a<x",
    ] {
      #expect(throws: UsageError.self, "\(text)") { try rules("--quota", text) }
    }
    #expect(throws: UsageMistake.self) { try rules("--quota", "at least 6 where a=1") }
  }

  @Test func contradictionsAreMistakesOfTheCommandLine() {
    do {
      _ = try rules(
        "--lock", "a", "--ban", "a", "--role", "GK=1", "--min-clubs", "6", "--min-cost", "51")
      Issue.record("contradictions were accepted")
    } catch let mistake as UsageMistake {
      #expect(
        mistake.messages == [
          "--role: the roles are for 1 player; a team has 5 players; a role such as 'OTHER = any' takes the rest",
          "--min-clubs: 6 clubs are impossible with 5 players", "--ban: \"a\" is both locked and banned",
          "--min-cost: the minimum cost, 51, is more than the budget, 50",
        ])
    } catch {
      Issue.record("\(error)")
    }
  }
}

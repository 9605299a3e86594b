import Foundation
import Testing

/// Which part of a tournament is played, and what its scores depend on.
struct TournamentPlayingTests {
  private let workplace = Workplace()

  private static let sample = "samples/teams.csv"

  private func rounds(_ workplace: Workplace, _ folder: String = "reports") throws -> [[String: Any]] {
    try #require(workplace.json("\(folder)/tournament.json")["rounds"] as? [[String: Any]])
  }

  @Test func oneMatchIsPlayedOrPlayedAgainOnRequest() throws {
    func results() throws -> [[String: Any]] {
      try rounds(workplace).flatMap { $0["matches"] as? [[String: Any]] ?? [] }
    }
    let one = try workplace.squad("tournament", Self.sample, "--play", "Northgate,Harbour Town")
    #expect(one.exitCode == 0)
    let after = try results()
    #expect(
      after.count { $0["played"] as? Bool == true } == 1
        && after.count { $0["state"] as? String == "finished" } == 1)
    let standings = try #require(workplace.json("reports/tournament.json")["standings"] as? [[String: Any]])
    #expect(standings.compactMap { $0["played"] as? Int }.reduce(0, +) == 2)
    let twice = try workplace.squad("tournament", Self.sample, "--play", "Northgate,Harbour Town")
    #expect(twice.exitCode == 64 && twice.errors.contains("--replay plays it again"))
    let early = try workplace.squad("tournament", Self.sample, "--replay", "Northgate,Mill Rangers")
    #expect(early.exitCode == 64 && early.errors.contains("not played yet; --play plays it"))
    let unknown = try workplace.squad("tournament", Self.sample, "--play", "Northgate,Mil Rangers")
    #expect(unknown.exitCode == 64 && unknown.errors.contains("did you mean 'Mill Rangers'?"))
    _ = try workplace.squad("tournament", Self.sample, "--rounds", "all")
    let before = try results()
    _ = try workplace.squad(
      "tournament", Self.sample, "--replay", "Northgate,Harbour Town", "--replay", "Harbour Town,Northgate")
    let now = try results()
    let changed = zip(before, now).filter { $0 as NSDictionary != $1 as NSDictionary }
    #expect(changed.count == 1 && changed.first?.1["replays"] as? Int == 2)
    try workplace.expectVerified("reports/tournament.json")
    try workplace.write("home,away,home_goals,away_goals\nMill Rangers,Northgate,9,8\n", to: "real.csv")
    let real = try workplace.squad(
      "tournament", Self.sample, "--results", "real.csv", "--replay", "Mill Rangers,Northgate")
    #expect(real.exitCode == 64 && real.errors.contains("its score is a real result"))
  }

  @Test func sortingTheFileOfTeamsChangesNothingButItsOrder() throws {
    let (plain, sorted) = (Workplace(), Workplace())
    _ = try plain.squad("tournament", Self.sample, "--seed", "6")
    let sort = "(head -1 samples/teams.csv; tail -n +2 samples/teams.csv | sort -t, -k4)"
    _ = try sorted.shell("\(sort) > sorted.csv")
    _ = try sorted.squad("tournament", Self.sample, "--seed", "6", "--rounds", "1")
    let later = try sorted.squad("tournament", "sorted.csv")
    #expect(later.errors == "" && !later.output.contains("lineups have changed"))
    #expect(try rounds(plain).map { $0 as NSDictionary } == rounds(sorted).map { $0 as NSDictionary })
    let fresh = try sorted.squad("tournament", "sorted.csv", "--seed", "6", "--output", "fresh")
    #expect(fresh.exitCode == 0)
    #expect(
      try rounds(plain).map { $0 as NSDictionary } == rounds(sorted, "fresh").map { $0 as NSDictionary })
    // A different name, or a different position in the team, is a change.
    _ = try sorted.shell("sed 's/Ada Kern/Eda Kern/' samples/teams.csv > renamed.csv")
    #expect(try sorted.squad("tournament", "renamed.csv").output.contains("the lineups have changed since"))
  }

  @Test func skillsAboveTenAreAcceptedOnRequest() throws {
    _ = try workplace.shell("sed 's/,7\\./,77./' samples/teams.csv > strong.csv")
    let refused = try workplace.squad("tournament", "strong.csv")
    #expect(refused.exitCode == 65 && refused.errors.contains("; --skill-range any accepts it"))
    let run = try workplace.squad("tournament", "strong.csv", "--skill-range", "any", "--runs", "50")
    #expect(run.exitCode == 0 && run.errors == "")
    try workplace.expectVerified("reports/tournament.json")
    let range = try workplace.squad("tournament", "strong.csv", "--skill-range", "5-50", "--output", "none")
    #expect(range.exitCode == 65 && range.errors.contains("is more than 50"))
  }

  @Test func helpHasTheRulesOfAMatch() throws {
    let help = try workplace.squad("help", "football")
    #expect(help.exitCode == 0)
    for words in ["skill × 8", "0.025", "0.0001", "0.003"] {
      #expect(help.output.contains(words), "\(words)")
    }
    #expect(try workplace.squad("help").output.contains("  football"))
    let near = try workplace.squad("help", "fotball")
    #expect(near.exitCode == 64 && near.errors.contains("football"))
  }
}

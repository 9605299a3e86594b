import Foundation
import Testing

/// The messages when something is left out, missing or contradictory.
struct PlainSpeakingTests {
  private let workplace = Workplace()

  @Test func whoIsLeftOutByAConditionIsSaidSo() throws {
    let (pool, team) = ("samples/players.csv", "samples/teams/seed.csv")
    let words = "is not in the pool, of which --where leaves out 2 rows"
    for arguments in [
      "players \(pool) --team \(team) --output none", "check \(pool) \(team) --output none",
      "team show \(team) --pool \(pool)", "team select t.csv Rohit --pool \(pool)",
      "best \(pool) --lock Rohit --output none",
    ] {
      let run = try workplace.shell("squad \(arguments) --where 'skill<9'")
      #expect(
        (run.output + run.errors).contains("\"Rohit\"") && (run.output + run.errors).contains(words), "\(run)"
      )
    }
    let whole = try workplace.squad("best", pool, "--lock", "Rohut", "--output", "none")
    #expect(whole.errors.contains("no player is called \"Rohut\""))
  }

  @Test func unclearLinesAreCountedInTheHeadline() throws {
    let run = try workplace.squad(
      "team", "show", "samples/teams/unknown.csv", "--pool", "samples/players.csv")
    #expect(run.output.hasPrefix("unknown: 4 of 5 players, 1 line unclear, 29 skill"), "\(run)")
  }

  @Test func aContradictoryTaskStopsTheBatch() throws {
    for (task, message) in [
      ("battle: samples/fighters.csv\n    rounds: all", "--rounds is for '--policy same-rank'"),
      (
        "compare: samples/players.csv\n    budgets: 40,50\n    from: 45",
        "--from and --to are for --budgets all"
      ),
      ("best: samples/players.csv\n    budget: 40\n    min-cost: 45", "the minimum cost, 45, is more"),
    ] {
      try workplace.write("name: j\noutput: out\ntasks:\n  - \(task)\n", to: "job.yaml")
      let check = try workplace.squad("batch", "job.yaml", "--check")
      #expect(check.exitCode == 65 && check.errors.contains(message), "\(check)")
    }
    try workplace.write(
      "name: j\noutput: out\ntasks:\n  - battle: samples/fighters.csv\n    policy: same-rank\n    rounds: all\n",
      to: "job.yaml")
    #expect(try workplace.squad("batch", "job.yaml", "--check").exitCode == 0)
  }

  @Test func theStandingsOfARoundSayHowFarItIs() throws {
    let show = ["tournament", "samples/teams.csv", "--show-round", "1"]
    func shown() throws -> String { try workplace.shell("squad " + show.joined(separator: " ")).output }
    #expect(try shown().contains("Standings before round 1\n"))
    let names = try #require(
      try workplace.shell("squad tournament samples/teams.csv --output none --format json")
        .output.split(separator: "\"home\" : \"").dropFirst().first?.split(separator: "\"").first)
    let away = try #require(
      try workplace.shell("squad tournament samples/teams.csv --output none --format json")
        .output.split(separator: "\"away\" : \"").dropFirst().first?.split(separator: "\"").first)
    _ = try workplace.squad("tournament", "samples/teams.csv", "--play", "\(names),\(away)")
    #expect(try shown().contains("Standings during round 1\n"))
    _ = try workplace.squad("tournament", "samples/teams.csv")
    #expect(try shown().contains("Standings after round 1\n"))
    let report = try workplace.squad(
      "report", "reports/tournament.json", "--show-match", "\(names),\(away)")
    #expect(report.output.contains("--show-match '\(names),\(away)' --duels"), "\(report)")
    let why = try workplace.shell(
      "squad tournament samples/teams.csv --show-match '\(names),\(away)' --format json > m.json; "
        + "squad report m.json --show-match '\(names),\(away)'")
    #expect(why.output.contains("with the ball"), "\(why)")
  }

  @Test func ordersSayWhatTheyAreOf() throws {
    let old = try workplace.squad("standings", "samples/results.csv", "--order", "england-to-1976")
    #expect(old.exitCode == 0 && old.errors.contains("england-to-1976 gave 2 points for a win"), "\(old)")
    let right = try workplace.squad(
      "standings", "samples/results.csv", "--order", "england-to-1976", "--points", "2,1,0")
    #expect(right.errors == "")
    let cup = try workplace.squad("standings", "samples/results.csv", "--order", "world-cup")
    #expect(cup.output.contains("world-cup") && !cup.output.contains("fair play"), "\(cup)")
    try workplace.expectVerified("reports/standings.json")
    let fair = try workplace.shell(
      "sed '1s/$/,home_fair_play,away_fair_play/;2,$s/$/,1,2/' samples/results.csv > fair.csv; "
        + "squad standings fair.csv --order world-cup --output none")
    #expect(fair.output.contains("fair play"), "\(fair)")
  }

  @Test func aNumberBehindAnOptionIsItsValue() throws {
    let run = try workplace.squad("best", "samples/players.csv", "--keep-history", "0")
    #expect(run.exitCode == 64 && run.errors.contains("invalid value '0' for '--keep-history'"), "\(run)")
  }
}

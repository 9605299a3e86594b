import Foundation
import Testing

/// Runs that are stopped from outside, and runs that die.
struct InterruptionTests {
  private let workplace = Workplace()

  /// A pool of fifteen-digit numbers with skill equal to cost: nothing can be pruned and no team hits the budget
  /// exactly, so a search for twelve players takes far longer than any test.
  static func hardPool() -> String {
    var rows = "name,skill,cost\n"
    var number: UInt64 = 88_172_645_463_325_252
    for index in 0..<90 {
      number ^= number << 13
      number ^= number >> 7
      number ^= number << 17
      let value = 100_000_000_000_000 + number % 900_000_000_000_000
      rows += "P\(index),\(value),\(value)\n"
    }
    return rows
  }

  static let hardOptions = "--size 12 --budget 6600000000000123 --skill-range any"

  @Test(arguments: [("INT", Int32(130)), ("TERM", Int32(143))])
  func aSignalEndsTheRunCleanly(_ signal: String, _ code: Int32) throws {
    try workplace.write(Self.hardPool(), to: "hard.csv")
    let run = try workplace.squad("best hard.csv \(Self.hardOptions)", signal: signal)
    #expect(run.exitCode == code)
    #expect(run.output.contains("best found so far, not proved"))
    #expect(run.output.contains("interrupted"))
    #expect(workplace.names(in: "reports") == ["best-team.html", "best-team.json", "best-team.md"])
    let team = try workplace.json("reports/best-team.json")["bestTeam"] as? [String: Any]
    #expect(team?["status"] as? String == "stopped")
    #expect(team?["stoppedBy"] as? String == "interrupted")
    #expect((team?["players"] as? [Any])?.count == 12)
  }

  @Test func aSignalLeavesTheTournamentsThatWereFinished() throws {
    let run = try workplace.squad("tournament samples/teams.csv --runs 1000000000", signal: "TERM")
    #expect(run.exitCode == 143)
    #expect(run.output.contains("; interrupted\n"))
    let runs = try workplace.json("reports/tournament.json")["runs"] as? [String: Any]
    #expect(runs?["interrupted"] as? Bool == true)
    #expect(try #require(runs?["played"] as? Int) >= 1_000)
  }

  @Test func aSignalWhileReadingEndsTheRunAndWritesNothing() throws {
    let run = try workplace.shell(
      "mkfifo pool.csv; squad best pool.csv & id=$!; exec 3> pool.csv; kill -TERM $id; wait $id")
    #expect(run.exitCode == 143)
    #expect(run.errors == "squad: interrupted while reading pool.csv; nothing was written\n")
    #expect(workplace.names(in: "reports").isEmpty)
  }

  /// Drawing has no partial result: the first signal ends it, and the files in the folder are unchanged.
  @Test(arguments: [("INT", Int32(130)), ("TERM", Int32(143))])
  func aSignalEndsTheDrawingOfALargeSnapshot(_ signal: String, _ code: Int32) throws {
    let rows = (1...20_000).map { "Player \($0),\($0 % 10 + 1),\($0 % 997),Club \($0 % 40)\n" }
    try workplace.write("name,skill,cost,club\n" + rows.joined(), to: "large.csv")
    _ = try workplace.squad("players", "large.csv", "--output", "large", "--format", "csv", "--quiet")
    let snapshot = try workplace.bytes(of: "large/players.json")
    _ = try workplace.shell("rm large/players.html; echo old > large/players.md")
    // It has read nearly all of the snapshot when the whole has gone through the pipe.
    let run = try workplace.shell(
      "mkfifo pipe.json; env --default-signal squad report pipe.json --output large & id=$!; "
        + "cat large/players.json > pipe.json; kill -\(signal) $id; wait $id")
    #expect(run.exitCode == code && run.output == "")
    #expect(run.errors == "squad: interrupted; no file was written\n")
    #expect(workplace.names(in: "large") == ["players.json", "players.md"])
    #expect(try workplace.bytes(of: "large/players.md") == Data("old\n".utf8))
    #expect(try workplace.bytes(of: "large/players.json") == snapshot)
    // Without an interruption, it is drawn.
    let whole = try workplace.squad("report", "large/players.json", "--output", "large", "--format", "csv")
    #expect(whole.exitCode == 0)
    #expect(workplace.names(in: "large") == ["players.html", "players.json", "players.md"])
  }

  @Test func progressIsShownWhereItIsAskedFor() throws {
    try workplace.write(Self.hardPool(), to: "hard.csv")
    let run = try workplace.shell(
      "squad best hard.csv \(Self.hardOptions) --time-limit 1500ms --progress always --output none")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("searching") && run.errors.contains("bound"))
    let quiet = try workplace.shell(
      "squad best hard.csv \(Self.hardOptions) --time-limit 700ms --output none")
    #expect(quiet.errors == "")
  }

  @Test func aKilledRunLeavesWholeFilesAndTheNextOneTidiesUp() throws {
    // The pages of uninterrupted runs: the first one, then one for each of the two pools.
    let whole = try ["players", "league", "players"].map { pool in
      _ = try workplace.squad("best", "samples/\(pool).csv", "--output", "undisturbed")
      return try workplace.bytes(of: "undisturbed/best-team.html")
    }
    _ = try workplace.squad("best", "samples/players.csv")
    // Each run is killed a little later than the last, so that some die while they write.
    for milliseconds in 1...40 {
      _ = try workplace.shell(
        "timeout --signal=KILL 0.0\(milliseconds < 10 ? "0" : "")\(milliseconds) "
          + "squad best samples/league.csv --quiet")
      let now = try workplace.bytes(of: "reports/best-team.html")
      #expect(whole.contains(now))
      if now == whole[1] { _ = try workplace.squad("best", "samples/players.csv") }
    }
    let run = try workplace.squad("best", "samples/players.csv")
    #expect(run.exitCode == 0)
    #expect(workplace.names(in: "reports") == ["best-team.html", "best-team.json", "best-team.md"])
  }
}

import Foundation
import Testing

/// Games by rank across commands: which life belongs to which fighter, and the messages about it.
struct RankGameTests {
  /// A file after one round: the first Jazz and Kup have won, the second Jazz has not fought.
  private func played() throws -> Workplace {
    let workplace = Workplace()
    try workplace.write(
      "\(fightersHeader)\nJazz,A,5,5,5,5,1,5,5,9\nRavage,D,5,5,5,5,1,5,5,5\nKup,A,5,5,5,5,2,5,5,9\n"
        + "Blitz,D,5,5,5,5,2,5,5,5\nJazz,A,7,5,5,5,2,5,5,5\n", to: "f.csv")
    #expect(try workplace.squad("battle", "f.csv", "--policy", "same-rank").exitCode == 0)
    return workplace
  }

  @Test func namesakesKeepTheirMarksWhereSomeAreHidden() throws {
    let workplace = try played()
    let run = try workplace.squad(
      "battle", "f.csv", "--policy", "same-rank", "--where", "rank=1", "--set-up")
    #expect(run.output.contains("R1: Jazz (row 1)   Not fighting\n"), "\(run)")
    let list = try workplace.squad("battle", "f.csv", "--policy", "same-rank", "--where", "name!=Kup")
    #expect(list.output.contains("R2: Jazz (row 5)   Not fighting\n"), "\(list)")
  }

  @Test func swappedNamesakesKeepTheirLives() throws {
    let workplace = try played()
    try workplace.write(
      "\(fightersHeader)\nJazz,A,7,5,5,5,2,5,5,5\nRavage,D,5,5,5,5,1,5,5,5\nKup,A,5,5,5,5,2,5,5,9\n"
        + "Blitz,D,5,5,5,5,2,5,5,5\nJazz,A,5,5,5,5,1,5,5,9\n", to: "f.csv")
    let list = try workplace.squad("roster", "list", "f.csv", "--format", "csv")
    #expect(list.errors.contains("row 1, \"Jazz\", has the statistics of row 5 in the last round"), "\(list)")
    #expect(list.output.contains("Jazz,Autobots,7,5,5,5,2,5,5,5,Born\r\n"))
    #expect(list.output.contains("Jazz,Autobots,5,5,5,5,1,5,5,9,Alive\r\n"))
    let next = try workplace.squad("battle", "f.csv", "--policy", "same-rank")
    #expect(next.exitCode == 0 && next.output.contains("Not fighting"))
    try workplace.expectVerified("reports/battle.json")
  }

  @Test func whoIsRemovedAndAddedAgainIsOneFighter() throws {
    let workplace = try played()
    #expect(try workplace.squad("roster", "remove", "f.csv", "Kup", "--policy", "face-off").exitCode == 0)
    let add = try workplace.shell("squad roster add f.csv --name Kup --team A --stats 5,5,5,5,2,5,5,9")
    #expect(add.exitCode == 0, "\(add)")
    let list = try workplace.squad("roster", "list", "f.csv", "--format", "csv").output
    #expect(
      list.split(separator: "\r\n").filter { $0.hasPrefix("Kup,") }.map { $0.hasSuffix("Born") } == [true])
    try workplace.write(
      try workplace.text(of: "f.csv") + "Dirge,D,5,5,5,5,2,5,5,5\n",
      to: "f.csv")
    let next = try workplace.squad("battle", "f.csv", "--policy", "same-rank", "--history")
    #expect(next.output.contains("\nBattle3: ") && !next.output.contains("missing"), "\(next)")
    // The former fighter is in no file any more, so their fight cannot be verified.
    #expect(try workplace.squad("verify", "reports/battle.json").exitCode == 2)
  }

  @Test func aResetIsVerifiedWithoutBeingRunAgain() throws {
    let workplace = try played()
    try workplace.write("\(fightersHeader)\nJazz,A,5,5,5,5,1,5,5,9\n", to: "g.csv")
    _ = try workplace.squad("battle", "f.csv", "g.csv", "--policy", "same-rank")
    #expect(try workplace.squad("roster", "reset", "f.csv", "g.csv").exitCode == 0)
    let before = try workplace.bytes(of: "f.csv")
    let run = try workplace.squad("verify", "reports/battle.json")
    #expect(run.exitCode == 0 && run.output.contains("they were not reset again"), "\(run)")
    #expect(try workplace.bytes(of: "f.csv") == before)
    // The page's claims are checked against the files.
    let json = try workplace.text(of: "reports/battle.json")
    try workplace.write(
      json.replacing("\"name\" : \"Blitz\"", with: "\"name\" : \"Blot\""), to: "forged.json")
    #expect(try workplace.squad("verify", "forged.json").exitCode == 1)
  }

  @Test func theHistoryOfAllGamesHasTotals() throws {
    let workplace = try played()
    #expect(try workplace.squad("roster", "reset", "f.csv").exitCode == 0)
    let all = try workplace.squad("battle", "--history", "--all").output
    #expect(all.contains("\nKup           Autobots           1     1       0     0\n"), "\(all)")
    _ = try workplace.squad("battle", "f.csv", "--policy", "same-rank")
    let both = try workplace.squad("battle", "--history", "--all").output
    #expect(both.contains("\nKup           Autobots           2     2       0     0\n"), "\(both)")
    #expect(both.contains("\n   2    1  same-rank       1  Jazz"), "\(both)")
    try workplace.expectVerified("reports/battle.json")
  }

  @Test func aBrokenSealIsToldFirstAndWithItsFolder() throws {
    let workplace = try played()
    let run = try workplace.shell("echo ' ' >> reports/battle.json; squad roster list f.csv")
    #expect(run.exitCode == 0 && run.errors.hasPrefix("reports/battle.json: changed since"), "\(run)")
  }
}

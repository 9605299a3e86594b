import Tables
import Testing

@testable import Tournament

struct LineUpsReadingTests {
  /// Two teams of five with one row for each of four positions.
  private static let good = """
    team,player,position,skill,shirt,stadium
    A,a1,keeper,7.07,1,Park
    A,a2,defender,7.5,,
    A,a3,midfielder,6,,
    A,a4,ATTACKER,10,9,
    B,b1,GK,0.5,,
    B,b2,def,1,,
    B,b3,mid,2,,
    B,b4,fwd,3,,

    """

  private func read(_ text: String, _ change: (inout SheetRequest) -> Void = { _ in }) throws
    -> (lineUps: [LineUp], reading: SheetReading)
  {
    try withFile(text) { path in
      var request = SheetRequest(path: path)
      change(&request)
      return try readLineUps(request)
    }
  }

  private func problemsOf(_ rows: [String]) throws -> [String] {
    let text = (["team,player,position,skill"] + rows).map { $0 + "\n" }.joined()
    return try problems { _ = try read(text) }
  }

  @Test func teamsComeInTheOrderOfTheirFirstRows() throws {
    let (lineUps, reading) = try read(Self.good)
    #expect(lineUps.map(\.team) == ["A", "B"])
    #expect(lineUps[0].stadium == "Park" && lineUps[1].stadium == nil)
    #expect(lineUps[0].players.map(\.shirt) == ["1", nil, nil, "9"])
    #expect(lineUps[1].players.map(\.position) == [.keeper, .defence, .midfield, .attack])
    #expect(lineUps[0].skills(of: .keeper) == [skill("7.07")])
    #expect(reading.rows == 8 && reading.used == 8)
  }

  @Test func otherThanElevenPlayersIsAWarning() throws {
    #expect(try read(Self.good).reading.warnings.map(\.code) == ["not-eleven", "not-eleven"])
    #expect(try problems { _ = try read(Self.good) { $0.isStrict = true } }.count == 2)
  }

  @Test func everythingWrongIsSaidAtOnce() throws {
    let found = try problemsOf([
      "A,a1,keeper,7", "A,a2,keeper,11", "A,a3,defender,0", "A,,midfielder,x", "B,b1,sweeper,5",
      "B,b2,defender,-1", "B,b3,midfielder,", "B,b4", ",b5,attacker,5", "A,a1,defender,5",
    ])
    #expect(
      found == [
        "2 position keepers", "2 position empty-line", "3 skill out-of-range", "4 skill out-of-range",
        "5 player empty", "5 skill not-a-number", "6 position unknown-position", "7 skill out-of-range",
        "8 skill empty", "9 - wrong-columns", "10 team empty", "11 player repeat",
      ])
  }

  @Test func aTeamNeedsAPlayerInEveryLine() throws {
    #expect(
      try problemsOf(["A,a1,defender,7", "A,a2,midfielder,7", "B,b1,keeper,7", "B,b2,attacker,7"]) == [
        "2 position keepers", "2 position empty-line", "4 position empty-line", "4 position empty-line",
      ])
  }

  @Test func oneTeamIsNoTournament() throws {
    let rows = ["keeper", "defender", "midfielder", "attacker"].enumerated().map { "A,a\($0),\($1),7" }
    #expect(try problemsOf(rows) == ["2 team one-team"])
  }

  @Test func badRowsCanBeLeftOut() throws {
    let (lineUps, reading) = try read(Self.good + "A,a5,attacker,11,,\nA,a6\n") { $0.skipsBadRows = true }
    #expect(lineUps[0].players.count == 4)
    #expect(reading.used == 8 && reading.rows == 10)
    #expect(reading.warnings.contains { $0.code == "out-of-range" && $0.severity == .warning })
  }

  @Test func aWrongWordForAPositionIsToldTheNearest() throws {
    #expect(Position.objection(to: "defnder") == "\"defnder\" is not a position; did you mean defender?")
    #expect(Position.objection(to: "libero").hasSuffix("use keeper, defender, midfielder or attacker"))
  }
}

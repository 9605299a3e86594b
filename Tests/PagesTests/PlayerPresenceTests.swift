import Testing

@testable import Pages
@testable import Snapshots

struct PlayerPresenceTests {
  private static func amount(_ value: Int128) -> ExactDecimal { ExactDecimal(value, places: 0) }

  /// The presence of players in steps at 10, 20, …; a negative number is a player who can be replaced.
  private static func presences(_ teams: [[Int]?], isCurve: Bool = true, upTo end: Int128? = nil)
    -> [PlayerPresence]
  {
    let player = CompareSample.run().compared.answer.bestTeam.players[0]
    let rows = teams.enumerated().map { index, team in
      var row = BudgetRecord(budget: amount(Int128(10 * index + 10)), status: .proved)
      row.players = team?.map { number in
        var other = player
        other.row = abs(number)
        other.inAllOptimal = number > 0
        return other
      }
      return row
    }
    return PlayerPresence.all(in: BudgetRows(rows: rows, isCurve: isCurve), upTo: end.map(amount))
  }

  private static let units = Units(CompareSample.run().playerPool)

  @Test func stretchesEndWhereTheNextStepBegins() {
    let found = Self.presences([[1, 2], [1, 3], [-1, 2]])
    #expect(found.map(\.player.row) == [1, 2, 3])
    #expect(
      found[0].stretches == [
        .init(from: Self.amount(10), to: Self.amount(30), isInEveryBestTeam: true),
        .init(from: Self.amount(30), to: nil, isInEveryBestTeam: false),
      ])
    #expect(
      found.map { $0.words(Self.units) } == [
        "from 10.0 on", "10.0 to 20.0, from 30.0 on", "20.0 to 30.0",
      ])
    #expect(Self.presences([[1]], upTo: 40)[0].words(Self.units) == "10.0 to 40.0")
  }

  @Test func nothingIsSaidOfStepsWhoseTeamsAreNotKnown() {
    let found = Self.presences([nil, [1], nil, [1]])
    #expect(found[0].words(Self.units) == "20.0 to 30.0, from 40.0 on")
    #expect(Self.presences([nil, nil]).isEmpty)
  }

  @Test func budgetsByThemselvesStayApart() {
    let found = Self.presences([[1], [1], [2], [1]], isCurve: false)
    #expect(found[0].stretches.count == 3 && found[0].extent == 3)
    #expect(found[0].words(Self.units) == "10.0, 20.0, 40.0")
    let many = Self.presences(Array(repeating: [1], count: 12), isCurve: false)
    #expect(many[0].words(Self.units).hasSuffix("80.0, 4 more"))
  }

  @Test func theMostPresentComeInTheOrderOfTheirAppearance() {
    let found = Self.presences([[1, 2], [2, 3], [3, 2], [4]], upTo: 50)
    #expect(PlayerPresence.mostPresent(found, atMost: 2).map(\.player.row) == [2, 3])
    #expect(PlayerPresence.mostPresent(found, atMost: 9).map(\.player.row) == [1, 2, 3, 4])
  }
}

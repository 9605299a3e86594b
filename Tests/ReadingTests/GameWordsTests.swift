import PoolSamples
import Tables
import Testing

@testable import Reading
@testable import Selection

/// Files in the words of their game: its names for players, clubs and columns.
struct GameWordsTests {
  private static let header =
    "first_name,second_name,web_name,total_points,now_cost,element_type,team,selected_by_percent"

  /// Norberto Neto's web name is another player's full name; two players are called Silva, and two Max Power.
  private static let text = """
    \(header)
    Bruno,Borges Fernandes,B.Fernandes,100,90,3,1,41.2
    Gabriel,Magalhães,Gabriel,90,62,2,1,20
    Bernardo,Silva,Silva,80,64,3,2,3.5
    Fábio,Silva,Silva,10,45,4,3,0.1
    Neto,,Neto,50,44,1,3,1
    Norberto,Neto,Neto,40,44,1,2,1
    Max,Power,Maxi,7,40,2,1,0
    Max,Power,Powers,8,41,2,2,0

    """

  private func pool(_ change: (inout PoolRequest) -> Void = { _ in }) throws -> Pool {
    try read(Self.text, change).pool
  }

  @Test func playersAreShownAsTheGameCallsThem() throws {
    let pool = try pool()
    #expect(
      (0..<pool.count).map { pool.displayName(of: $0) } == [
        "B.Fernandes", "Gabriel", "Bernardo Silva", "Fábio Silva", "Neto", "Norberto Neto", "Max Power (1)",
        "Max Power (2)",
      ])
    #expect(pool.names[0] == "Bruno Borges Fernandes")
    #expect(pool.selecting([1, 0]).displayName(of: 1) == "B.Fernandes")
  }

  @Test func playersAreFoundByEitherName() throws {
    let pool = try pool()
    let finder = PlayerFinder(pool)
    for name in ["B.Fernandes", "b. fernandes", "Bruno Borges Fernandes"] {
      #expect(finder.find(PlayerReference(name: name)) == .player(0), "\(name)")
    }
    #expect(finder.find(PlayerReference(name: "Gabriel")) == .player(1))
    #expect(finder.find(PlayerReference(name: "Neto")) == .player(4))
    #expect(finder.find(PlayerReference(name: "Silva")) == .ambiguous([2, 3]))
    #expect(finder.suggestions(for: PlayerReference(name: "B.Fernandez")) == ["\"B.Fernandes\""])
  }

  /// A player with such a name in an earlier run is found again, even if the values have changed.
  @Test func playersOfEarlierRunsAreFound() throws {
    let pool = try pool()
    let former = FormerPlayer(
      PlayerReference(name: pool.names[0], row: 1), shownAs: "B.Fernandes", skill: .zero, cost: .zero)
    #expect(PlayerFinder(pool).find(former) == 0)
    let namesake = FormerPlayer(
      PlayerReference(name: "Max Power", row: 7), shownAs: "Max Power (row 7)", skill: .zero, cost: .zero)
    #expect(PlayerFinder(pool).find(namesake) == nil)
  }

  @Test func clubsGetTheirShortNames() throws {
    let teams = "code,id,name,short_name\n3,1,Man Utd,MUN\n43,2,Man City,MCI\n"
    let reading = try withFile(teams) { file in
      try read(Self.text) { $0.clubNames = file }
    }
    let pool = reading.pool
    #expect((0..<pool.count).map { pool[$0].club } == ["MUN", "MUN", "MCI", "3", "3", "MCI", "MUN", "MCI"])
    #expect(pool.displayName(of: 6) == "Max Power (MUN)")
    #expect(reading.files.map(\.used) == [8, 2])
    let warning = try #require(reading.quality.warnings.first { $0.code == "no-short-name" })
    #expect(warning.message.hasSuffix(" has no short name for \"3\"; it keeps its name"))
  }

  /// Also by name, ignoring case, and for opponents' clubs as well.
  @Test func clubsAreKnownByTheirNames() throws {
    let pool = try withFile("Team,short\nMan City,MCI\nMan Utd,MUN\n") { file in
      try read("name,skill,cost,club,opponent\nAnn,1,2,MAN CITY,Man Utd\n") {
        ($0.clubNames, $0.furtherColumns) = (file, [.opponent])
      }.pool
    }
    #expect(pool[0].club == "MCI" && pool.opponents?[0] == "MUN")
  }

  @Test(arguments: [
    ("id,short_name\n1,MUN\n2,MUN\n", ["\"MUN\" is also the short name on line 2"]),
    ("id,short_name\n1,MUN\n1,MCI\n", ["\"1\" is \"MUN\" as well as \"MCI\""]),
    ("id,short_name\n1,\n", ["empty"]),
  ])
  func badNamesOfClubsAreRefused(text: String, problems: [String]) throws {
    try withFile(text) { file in
      do {
        _ = try read(Self.text) { $0.clubNames = file }
        Issue.record("no error")
      } catch InputError.invalid(let found, _) {
        #expect(found.map(\.message) == problems)
      }
    }
  }

  /// A filter and a sum find a column by the program's word for it.
  @Test func columnsAreKnownByTheProgramsWords() throws {
    let few = try pool { $0.options.filters = [TableRequest.Filter("ownership>=20")!] }
    #expect(few.count == 2)
    let sums = try pool { $0.numbers = [.header("ownership")] }
    #expect(sums.numbers[.header("ownership")] != nil)
    let given = try pool {
      $0.preset = .named("fpl")
      $0.options.filters = [TableRequest.Filter("Ownership>=20")!]
    }
    #expect(given.count == 2)
    let text = "player,salary,proj,ceil,Batting Order\nAnn,1,2,9,1\nBob,1,2,3,5\nCid,1,2,9,8\n"
    let top = try read(text) {
      $0.options.filters = [TableRequest.Filter("ceiling>5")!, TableRequest.Filter("order<=6")!]
    }
    #expect(top.pool.count == 1 && top.pool.names[0] == "Ann")
  }
}

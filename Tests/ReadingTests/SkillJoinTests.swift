import PoolSamples
import Tables
import Testing

@testable import Reading
@testable import Selection

struct SkillJoinTests {
  /// Joins by name.
  private func join(_ names: [String], with skillNames: [String], _ skills: [Int64]) -> SkillJoin {
    SkillJoin(
      names.count, .init(names: TextColumn(names)), with: .init(names: TextColumn(skillNames)),
      of: DecimalColumn(units: .narrow(skills), places: 0))
  }

  @Test func whoHasAnIdIsJoinedByItTheOthersByName() {
    let players = SkillJoin.Keys(ids: TextColumn(["1", "", "3"]), names: TextColumn(["A", "B", "C"]))
    let second = SkillJoin.Keys(
      ids: TextColumn(["", "3", "", "1"]), names: TextColumn(["B", "Z", "A", "Y"]))
    let found = SkillJoin(
      3, players, with: second, of: DecimalColumn(units: .narrow([1, 2, 3, 4]), places: 0))
    #expect(found.matchedRows == [3, 0, 1])
    #expect(found.unused == [2])
    #expect(found.contradictions.isEmpty)
  }

  /// Files that share no club spell them differently, which is no reason against a surname; another player's club is.
  @Test func surnamesAreFoundWhereClubsAreSpelledDifferently() {
    let players = SkillJoin.Keys(
      names: TextColumn(["Erling Haaland", "Bukayo Saka"]), clubs: TextColumn(["MCI", "ARS"]))
    func matched(_ club: String) -> [Int?] {
      let second = SkillJoin.Keys(names: TextColumn(["Haaland"]), clubs: TextColumn([club]))
      return SkillJoin(
        2, players, with: second, of: DecimalColumn(units: .narrow([9]), places: 0),
        called: { $0 == "Haaland" ? [0] : [] }
      ).matchedRows
    }
    #expect(matched("Manchester City") == [0, nil])
    #expect(matched("mci") == [0, nil])
    #expect(matched("ARS") == [nil, nil])
  }

  @Test func withoutIdsOnOneSideNamesDecide() {
    let players = SkillJoin.Keys(ids: TextColumn(["1", "2"]), names: TextColumn(["A", "B"]))
    let second = SkillJoin.Keys(names: TextColumn(["B", "A"]))
    let found = SkillJoin(2, players, with: second, of: DecimalColumn(units: .narrow([1, 2]), places: 0))
    #expect(found.matchedRows == [1, 0])
  }

  @Test func everyPlayerFindsHisRow() {
    let found = join(["A", "B", "C"], with: ["C", "A", "B"], [1, 2, 3])
    #expect(found.matchedRows == [1, 2, 0])
    #expect(found.unused.isEmpty && found.contradictions.isEmpty)
  }

  @Test func thoseWithoutAPartnerAreKnownOnBothSides() {
    let found = join(["A", "B", "C"], with: ["X", "B", "b", "Y"], [1, 2, 3, 4])
    #expect(found.matchedRows == [nil, 1, nil])
    #expect(found.unused == [0, 2, 3])
  }

  @Test func caseAccentsAndDotsDoNotKeepPlayersApart() {
    let found = join(
      ["Kader Keïta", "J.J. Watt", "B", "Ann"], with: ["JJ WATT", "Kader Keita", "b", "Zoe"], [1, 2, 3, 4])
    #expect(found.matchedRows == [1, 0, 2, nil])
    #expect(found.unused == [3])
    let several = join(["Max Muncy", "MAX MUNCY"], with: ["max muncy"], [1])
    #expect(several.matchedRows == [nil, nil])
    #expect(several.ambiguities == [.init(players: [0, 1], rows: [0])])
    let rows = join(["Max Muncy"], with: ["max muncy", "MAX MUNCY"], [1, 2])
    #expect(rows.ambiguities == [.init(players: [0], rows: [0, 1])])
  }

  /// Surnames, initials and the game's own names are joined if exactly one player and one row match.
  @Test func partsOfNamesJoinWhereOnePlayerFits() throws {
    let pool =
      "name,cost,club,web_name\nMax Muncy,2,LAD,\nJosé da Silva,3,BEN,Zé\nBernardo Silva,4,MCI,\n"
      + "Ada Lind,5,ASH,\n"
    func join(_ skills: String) throws -> PoolReading {
      try withFile("Player,Team,Proj\n" + skills) { second in
        try withFile(pool) { path in
          var request = PoolRequest(path: path, skillRange: .any)
          request.skillSource = PoolRequest.SkillSource("\(second):Proj")
          return try readPool(request)
        }
      }
    }
    func taken(_ reading: PoolReading) -> [String] {
      reading.quality.warnings.filter { $0.code == "joined-by-part" }.map(\.message)
    }
    let found = try join("Muncy,,9\nZé,,8\nB. Silva,,7\nAda Lind,,6\n")
    #expect((0..<found.pool.count).map { Int(found.pool.skills[$0]) } == [9, 8, 7, 6])
    #expect(
      taken(found) == [
        "\"Muncy\" is matched to \"Max Muncy\"", "\"Zé\" is matched to \"José da Silva\"",
        "\"B. Silva\" is matched to \"Bernardo Silva\"",
      ])
    #expect(try taken(join("Silva,mci,7\n")) == ["\"Silva\" is matched to \"Bernardo Silva\""])
    do {
      let reading = try join("Ada Lind,,6\nSilva,,7\n")
      Issue.record("given to one of two: \(reading.pool.count) players")
    } catch InputError.invalid(let problems, 1) {
      #expect(problems[0].line == 3)
      #expect(
        problems[0].message
          == "\"Silva\" may be \"José da Silva\" or \"Bernardo Silva\"; write the whole name")
    }
    // Two rows for one player; another club; a full name in another row.
    for rows in ["Muncy,,9\nM. Muncy,,8\n", "Muncy,OAK,9\n", "Max Muncy,,1\nMuncy,,2\n"] {
      #expect(try taken(join(rows + "Ada Lind,ASH,6\n")) == [], "\(rows)")
    }
  }

  /// A pool of surnames is joined to whole names if exactly one row has each of them.
  @Test func surnamesOfThePoolAreJoinedToWholeNames() throws {
    func join(_ pool: String, _ skills: String) throws -> PoolReading {
      try withFile("Player,Team,Proj\n" + skills) { second in
        try withFile("name,cost,club\n" + pool) { path in
          var request = PoolRequest(path: path, skillRange: .any)
          request.skillSource = PoolRequest.SkillSource("\(second):Proj")
          return try readPool(request)
        }
      }
    }
    let rows = "Harry Kane,BAY,9\nHeung-Min Son,LAF,8\nJoão Pedro,CHE,6\nPedro Neto,CHE,5\nMax Son,ASH,4\n"
    let found = try join("Kane,1,BAY\nSon,2,LAF\nPedro Neto,3,CHE\nSaka,4,ARS\n", rows)
    #expect((0..<found.pool.count).map { found.pool.skills[$0] } == [9, 8, 5])
    #expect(
      found.quality.warnings.filter { $0.code == "joined-by-part" }.map(\.message) == [
        "\"Harry Kane\" is matched to \"Kane\"", "\"Heung-Min Son\" is matched to \"Son\"",
      ])
    // One of the two has a player; two players for one row.
    #expect(try join("Pedro,1,CHE\nPedro Neto,3,CHE\n", rows).pool.count == 1)
    #expect(try join("Kane,1,\nH. Kane,2,\n", rows).pool.count == 0)
    do {
      let reading = try join("Kane,1,BAY\nPedro,1,CHE\n", rows)
      Issue.record("given one of two: \(reading.pool.count) players")
    } catch InputError.invalid(let problems, 1) {
      #expect(problems[0].line == 3)
      #expect(problems[0].message.hasPrefix("\"Pedro\" may be \"João Pedro\" or \"Pedro Neto\" in "))
    }
  }

  @Test func rowsOfOnePlayerShareARow() {
    let found = SkillJoin(
      2, .init(names: TextColumn(["A", "A"])), with: .init(names: TextColumn(["A"])),
      of: DecimalColumn(units: .narrow([1]), places: 0), areOne: { _, _ in true })
    #expect(found.matchedRows == [0, 0])
    #expect(found.unused.isEmpty && found.ambiguities.isEmpty)
  }

  /// Joins players by name and club.
  private func join(
    _ players: [(name: String, club: String)], with rows: [(name: String, club: String, skill: Int64)]
  ) -> SkillJoin {
    SkillJoin(
      players.count,
      .init(names: TextColumn(players.map(\.name)), clubs: TextColumn(players.map(\.club))),
      with: .init(names: TextColumn(rows.map(\.name)), clubs: TextColumn(rows.map(\.club))),
      of: DecimalColumn(units: .narrow(rows.map(\.skill)), places: 0))
  }

  @Test func namesakesAreToldApartByTheirClubs() {
    let both = join(
      [("Max", "LAD"), ("B", "SEA"), ("Max", "ATH")],
      with: [("Max", "ath", 1), ("Max", "LAD", 2), ("B", "", 3)])
    #expect(both.matchedRows == [1, 2, 0])
    #expect(both.ambiguities.isEmpty && both.contradictions.isEmpty && both.unused.isEmpty)
    let one = join([("Max", "LAD"), ("Max", "ATH")], with: [("Max", "ATH", 1)])
    #expect(one.matchedRows == [nil, 0] && one.ambiguities.isEmpty)
    let other = join([("Max", "LAD")], with: [("Max", "ATH", 1), ("Max", "LAD", 2)])
    #expect(other.matchedRows == [1] && other.unused == [0] && other.ambiguities.isEmpty)
  }

  /// If a row has an exact name but another club, it is not joined by ignoring accents either.
  @Test func theClubDecidesForGood() {
    let muncy = join(
      [("Max Muncy", "LAD"), ("Max Muncy", "ATH")], with: [("Max Muncy", "LAD", 10), ("Max Muncy", "NYY", 3)])
    #expect(muncy.matchedRows == [0, nil] && muncy.unused == [1] && muncy.ambiguities.isEmpty)
    let loose = join([("José", "CLE")], with: [("Jose", "CLE", 10), ("JOSE", "CLE", 3)])
    #expect(loose.ambiguities == [.init(players: [0], rows: [0, 1])])
    let same = join([("José", "CLE")], with: [("Jose", "CLE", 10), ("JOSE", "CLE", 10)])
    #expect(same.ambiguities.isEmpty && same.matchedRows == [0])
  }

  @Test func otherClubsAreTold() {
    let found = join([("A", "LAD"), ("B", "X")], with: [("A", "SEA", 1), ("B", "X", 2)])
    #expect(found.otherClubs.map { [$0.player, $0.row] } == [[0, 0]])
  }

  @Test func whoHasNoNamesakeNeedsNoClub() {
    let found = join([("A", "LAD"), ("B", "")], with: [("A", "SEA", 1), ("B", "ATH", 2)])
    #expect(found.matchedRows == [0, 1] && found.ambiguities.isEmpty)
  }

  @Test func namesakesWhomNoClubTellsApartAreAmbiguous() {
    #expect(join(["A", "A"], with: ["A"], [1]).ambiguities == [.init(players: [0, 1], rows: [0])])
    let strange = join([("A", "X"), ("A", "Y")], with: [("A", "Xavier", 1), ("A", "York", 2)])
    #expect(strange.ambiguities == [.init(players: [0, 1], rows: [0, 1])])
    let equal = join([("A", "X"), ("A", "X")], with: [("A", "X", 1)])
    #expect(equal.ambiguities == [.init(players: [0, 1], rows: [0])])
    let none = join([("A", "")], with: [("A", "X", 1), ("A", "Y", 2)])
    #expect(none.ambiguities == [.init(players: [0], rows: [0, 1])] && none.contradictions.isEmpty)
  }

  @Test func aSecondSkillForOneNameAndClubIsAContradiction() {
    let found = join([("A", "X")], with: [("A", "X", 1), ("A", "Y", 3), ("A", "x", 2)])
    #expect(found.contradictions.map { [$0.row, $0.original] } == [[2, 0]])
  }

  @Test func aRowThatSaysTheSameAgainDoesNoHarm() {
    let found = join(["A"], with: ["A", "A", "A"], [5, 5, 5])
    #expect(found.matchedRows == [0])
    #expect(found.unused.isEmpty && found.contradictions.isEmpty)
  }

  @Test func aSecondSkillForOneKeyIsAContradiction() {
    let found = join(["A", "B"], with: ["A", "B", "A", "A"], [5, 1, 5, 6])
    #expect(found.contradictions.map { [$0.row, $0.original] } == [[3, 0]])
  }

  @Test func nobodyOnEitherSide() {
    #expect(join([], with: ["A"], [1]).unused == [0])
    #expect(join(["A"], with: [], []).matchedRows == [nil])
  }
}

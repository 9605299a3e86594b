import PoolSamples
import Tables
import Testing

@testable import Reading
@testable import Selection

struct FormerPlayerTests {
  private func pool(
    _ names: [String], skills: [Int64], ids: [String]? = nil, roles: [String]? = nil, clubs: [String]? = nil
  ) -> Pool {
    var pool = Pool.sample(names, skills: skills, ids: ids, roles: roles, clubs: clubs)
    pool.namesakes = Identities(of: pool).marks(in: pool)
    return pool
  }

  /// The rows in another pool where the players of the old one are found.
  private func find(_ old: Pool, in new: Pool) -> [Int?] {
    let finder = PlayerFinder(new)
    return (0..<old.count).map { index in
      let player = old[index]
      return finder.find(
        FormerPlayer(
          PlayerReference(id: player.id, name: player.name, club: player.club, row: player.row),
          shownAs: old.displayName(of: index),
          skill: DecimalNumber(mantissa: player.skill, places: old.skills.places),
          cost: DecimalNumber(mantissa: player.cost, places: old.costs.places)))
    }
  }

  @Test func allPlayersAreFoundWhereNothingChanged() {
    let byClub = pool(["Max", "Max", "Bo"], skills: [1, 1, 2], clubs: ["ATH", "LAD", "X"])
    #expect(find(byClub, in: byClub) == [0, 1, 2])
    let byRow = pool(
      ["Max", "Max", "Max"], skills: [1, 2, 1], roles: ["a", "b", "c"], clubs: ["X", "X", "X"])
    #expect(find(byRow, in: byRow) == [0, 1, 2])
    let byID = pool(["Max", "Max"], skills: [1, 1], ids: ["a", "b"])
    #expect(find(byID, in: byID) == [0, 1])
  }

  @Test func aNamesakeOfAnotherClubIsNotTaken() {
    let old = pool(["Max", "Max"], skills: [1, 1], clubs: ["ATH", "LAD"])
    #expect(find(old, in: pool(["Max"], skills: [1], clubs: ["LAD"])) == [nil, 0])
    #expect(find(old, in: pool(["Max"], skills: [3], clubs: ["lad"])) == [nil, 0])
    #expect(
      find(pool(["Max"], skills: [1], clubs: ["ATH"]), in: pool(["Max"], skills: [1], clubs: ["LAD"])) == [
        nil
      ])
  }

  @Test func namesakesWithoutClubsMustBeAlike() {
    let old = pool(["Bo", "Max", "Max"], skills: [5, 1, 2])
    #expect(find(old, in: pool(["Max", "Bo"], skills: [2, 9])) == [1, nil, 0])
    #expect(find(old, in: pool(["Max", "Max"], skills: [2, 1])) == [nil, 1, 0])
    #expect(find(old, in: pool(["Max"], skills: [3])) == [nil, nil, nil])
    let withClubs = pool(["Max", "Max"], skills: [1, 2], clubs: ["ATH", "LAD"])
    #expect(find(withClubs, in: pool(["Max"], skills: [2])) == [nil, 0])
  }

  @Test func aPlayerWhoGotANamesakeMustBeAlike() {
    let old = pool(["Max"], skills: [1])
    #expect(find(old, in: pool(["Max", "Max"], skills: [2, 1])) == [1])
    #expect(find(old, in: pool(["Max", "Max"], skills: [2, 3])) == [nil])
    #expect(find(old, in: pool(["Max"], skills: [2])) == [0])
  }

  @Test func anIdDecidesWhereBothHaveOne() {
    let old = pool(["Max", "Bo"], skills: [1, 2], ids: ["a", "b"])
    #expect(find(old, in: pool(["Bo", "Maximilian"], skills: [7, 8], ids: ["c", "a"])) == [1, nil])
    #expect(find(old, in: pool(["Bo", "Max"], skills: [7, 8])) == [1, 0])
    #expect(find(pool(["Max"], skills: [1]), in: old) == [0])
  }
}

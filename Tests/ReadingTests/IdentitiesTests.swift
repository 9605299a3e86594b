import PoolSamples
import Tables
import Testing

@testable import Reading
@testable import Selection

struct IdentitiesTests {
  /// Pairs of rows in a form that can be compared.
  private func pairs(_ found: [(row: Int, original: Int)]) -> [[Int]] {
    found.map { [$0.row, $0.original] }
  }

  @Test func distinctRowsHaveNoDuplicates() {
    let found = Identities(of: .sample(["A", "B", "a"], skills: [1, 1, 1]))
    #expect(found.repeats.isEmpty && found.contradictions.isEmpty && found.namesakes.isEmpty)
  }

  @Test func anEmptyPool() {
    let found = Identities(of: .sample([], skills: []))
    #expect(found.repeats.isEmpty && found.contradictions.isEmpty && found.namesakes.isEmpty)
  }

  @Test func aNameWithTheSameValuesIsARepeatOfTheFirst() {
    let found = Identities(of: .sample(["A", "B", "A", "A"], skills: [1, 1, 1, 1]))
    #expect(pairs(found.repeats) == [[2, 0], [3, 0]])
    #expect(found.namesakes.isEmpty)
  }

  @Test func aNameWithOtherValuesIsANamesake() {
    let pool = Pool.sample(["B", "A", "A", "B", "A"], skills: [1, 1, 2, 1, 1], costs: [5, 5, 5, 6, 5])
    let found = Identities(of: pool)
    #expect(found.namesakes == [[0, 3], [1, 2]])
    #expect(pairs(found.repeats) == [[4, 1]])
  }

  @Test func aRepeatOfASecondNamesakeNamesThatOne() {
    let found = Identities(of: .sample(["A", "A", "A"], skills: [1, 2, 2]))
    #expect(found.namesakes == [[0, 1]])
    #expect(pairs(found.repeats) == [[2, 1]])
  }

  @Test(arguments: [(["GK", "DEF"], ["X", "X"]), (["GK", "GK"], ["X", "Y"])])
  func roleAndClubAreValuesToo(roles: [String], clubs: [String]) {
    let found = Identities(of: .sample(["A", "A"], skills: [1, 1], roles: roles, clubs: clubs))
    #expect(found.namesakes == [[0, 1]])
    #expect(found.repeats.isEmpty)
  }

  @Test func anIdCountsMoreThanAName() {
    let pool = Pool.sample(["A", "A", "A"], skills: [1, 1, 1], ids: ["1", "2", "1"])
    let found = Identities(of: pool)
    #expect(found.namesakes == [[0, 1]])
    #expect(pairs(found.repeats) == [[2, 0]])
    #expect(found.contradictions.isEmpty)
  }

  @Test func anIdWithOtherValuesOrAnotherNameIsAContradiction() {
    let pool = Pool.sample(["A", "A", "B"], skills: [1, 2, 1], ids: ["1", "1", "1"])
    #expect(pairs(Identities(of: pool).contradictions) == [[1, 0], [2, 0]])
  }

  @Test func namesakesAreMarkedByClubWhereAllClubsDiffer() {
    let pool = Pool.sample(
      ["A", "A", "B", "B", "C", "C", "D"], skills: [1, 2, 1, 2, 1, 2, 1],
      clubs: ["X", "Y", "X", "X", "X", "", "X"])
    let marks = Identities(of: pool).marks(in: pool)
    #expect(marks == [0: "X", 1: "Y", 2: "row 3", 3: "row 4", 4: "row 5", 5: "row 6"])
  }

  @Test func withoutClubsNamesakesAreMarkedByRow() {
    let pool = Pool.sample(["A", "A"], skills: [1, 2])
    #expect(Identities(of: pool).marks(in: pool) == [0: "row 1", 1: "row 2"])
  }
}

import Testing

@testable import Selection
@testable import Tables

struct PlayerOrderTests {
  private let pool = Pool(
    names: TextColumn(["C", "a", "B", "D"]),
    skills: DecimalColumn(units: .narrow([5, 9, 5, 0]), places: 0),
    costs: DecimalColumn(units: .narrow([10, 30, 10, 0]), places: 1),
    records: [1, 2, 3, 4], lines: [2, 3, 4, 5])

  @Test func sortsWithTiesInPoolOrder() {
    #expect(pool.indices(by: .skill) == [1, 0, 2, 3])
    #expect(pool.indices(by: .cost) == [3, 0, 2, 1])
    #expect(pool.indices(by: .value) == [3, 0, 2, 1])
    #expect(pool.indices(by: .name) == [2, 0, 3, 1])
  }
}

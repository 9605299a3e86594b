import Tables
import Testing

@testable import Selection

struct SkillJoinTests {
  private func join(_ keys: [String], with skillKeys: [String], _ skills: [Int64]) -> SkillJoin {
    SkillJoin(
      keys: TextColumn(keys), with: TextColumn(skillKeys),
      of: DecimalColumn(units: .narrow(skills), places: 0))
  }

  @Test func everyPlayerFindsHisRow() {
    let found = join(["A", "B", "C"], with: ["C", "A", "B"], [1, 2, 3])
    #expect(found.partners == [1, 2, 0])
    #expect(found.unused.isEmpty && found.contradictions.isEmpty)
  }

  @Test func thoseWithoutAPartnerAreKnownOnBothSides() {
    let found = join(["A", "B", "C"], with: ["X", "B", "b", "Y"], [1, 2, 3, 4])
    #expect(found.partners == [nil, 1, nil])
    #expect(found.unused == [0, 2, 3])
  }

  @Test func severalPlayersOfOneKeyShareARow() {
    let found = join(["A", "A"], with: ["A"], [1])
    #expect(found.partners == [0, 0])
    #expect(found.unused.isEmpty)
  }

  @Test func aRowThatSaysTheSameAgainDoesNoHarm() {
    let found = join(["A"], with: ["A", "A", "A"], [5, 5, 5])
    #expect(found.partners == [0])
    #expect(found.unused.isEmpty && found.contradictions.isEmpty)
  }

  @Test func aSecondSkillForOneKeyIsAContradiction() {
    let found = join(["A", "B"], with: ["A", "B", "A", "A"], [5, 1, 5, 6])
    #expect(found.contradictions.map { [$0.row, $0.original] } == [[3, 0]])
  }

  @Test func nobodyOnEitherSide() {
    #expect(join([], with: ["A"], [1]).unused == [0])
    #expect(join(["A"], with: [], []).partners == [nil])
  }
}

import Tables
import Testing

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
    #expect(found.partners == [3, 0, 1])
    #expect(found.unused == [2])
    #expect(found.contradictions.isEmpty)
  }

  @Test func withoutIdsOnOneSideNamesDecide() {
    let players = SkillJoin.Keys(ids: TextColumn(["1", "2"]), names: TextColumn(["A", "B"]))
    let second = SkillJoin.Keys(names: TextColumn(["B", "A"]))
    let found = SkillJoin(2, players, with: second, of: DecimalColumn(units: .narrow([1, 2]), places: 0))
    #expect(found.partners == [1, 0])
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

import Selection
import Testing

struct PeopleTests {
  @Test func aPersonIncludesAllOfTheirRows() {
    let people: People = [[0, 3], [2, 4, 7]]
    #expect((0..<6).map { people.rows(with: $0) } == [[0, 3], [1], [2, 4, 7], [0, 3], [2, 4, 7], [5]])
    #expect(people.count == 2 && people[1] == [2, 4, 7] && People([[0, 3], [2, 4, 7]]) == people)
    #expect(People([]).isEmpty && People([]).rows(with: 9) == [9])
  }
}

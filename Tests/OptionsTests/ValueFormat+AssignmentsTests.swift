import Testing

@testable import Options

struct ValueFormatAssignmentsTests {
  private let format = ValueFormat.assignments(to: ["name", "skill"])

  @Test func readsKeysAndValues() throws {
    #expect(try format.parse("name=#2") == [Assignment(key: "name", value: "#2")])
    #expect(
      try format.parse("skill=a b,name=x=y") == [
        Assignment(key: "skill", value: "a b"), Assignment(key: "name", value: "x=y"),
      ])
  }

  @Test(
    arguments: [
      ("", "a list such as name=value", nil), ("name", "a list such as name=value", nil),
      ("name=", "a list such as name=value", nil), ("name=a,", "a list such as name=value", nil),
      ("nmae=a", "keys among 'name' or 'skill'", "name="), ("=a", "keys among 'name' or 'skill'", nil),
      ("skill=a+", "a column before and after each + of 'skill=a+'", nil),
      ("skill=a+ +b", "a column before and after each + of 'skill=a+ +b'", nil),
      ("name=a,name=b", "each key once; 'name' is given twice", nil),
    ] as [(String, String, String?)])
  func explainsAMistake(text: String, expected: String, nearest: String?) {
    let problem = #expect(throws: ValueProblem.self) { try format.parse(text) }
    #expect(problem == ValueProblem(expected: expected, nearest: nearest))
  }
}

import Foundation
import Testing

@testable import JSON

struct SchemaTests {
  private static let schema = Schema([
    """
    person: object # Someone.
      name: string ^[a-z]{1,3}$ # Their name,
        # in small letters.
      age?: integer 0...150 or null
      share?: number 0...1
      side?: left|right
      code?: 0|
        2 # What they ended with.
      version?: = 1
      friends?: [friend]
      skills?, marks?: object
        *: integer
    """,
    """
    friend: object
      name: person.name
      of?: [person] or null
    """,
  ])

  private func mistakes(_ json: String, isClosed: Bool = true) throws -> [String] {
    try Self.schema.mistakes(in: JSONValue(Array(json.utf8)), as: "person", isClosed: isClosed).map {
      "\($0.path): \($0.message)"
    }
  }

  @Test(arguments: [
    #"{"name": "a"}"#, #"{"name": "abc", "age": null, "share": 0.25, "side": "left", "code": 2}"#,
    #"{"name": "a", "friends": [{"name": "b"}], "skills": {"any": 3}, "marks": {}}"#,
    #"{"name": "a", "friends": [{"name": "b", "of": [{"name": "c"}]}], "version": 1, "age": 150}"#,
  ])
  func whatFollowsTheSchemaHasNoMistake(json: String) throws {
    #expect(try mistakes(json) == [])
  }

  @Test(arguments: [
    (#"{}"#, "name: is missing"), (#"[]"#, ": is not an object"), (#"7"#, ": is not an object"),
    (#"{"name": "a", "x": 1}"#, "x: is not in the schema"), (#"{"name": 7}"#, "name: is not a string"),
    (#"{"name": "abcd"}"#, "name: is not of the form ^[a-z]{1,3}$"),
    (#"{"name": "a", "age": 151}"#, "age: is more than 150"),
    (#"{"name": "a", "age": -1}"#, "age: is less than 0"),
    (#"{"name": "a", "age": 1.5}"#, "age: is not an integer or null"),
    (#"{"name": "a", "age": true}"#, "age: is not an integer or null"),
    (#"{"name": "a", "share": 1e300}"#, "share: is more than 1"),
    (#"{"name": "a", "side": "up"}"#, "side: is not one of left, right"),
    (#"{"name": "a", "code": 1}"#, "code: is not one of 0, 2"),
    (#"{"name": "a", "version": 2}"#, "version: is not 1"),
    (#"{"name": "a", "friends": [{"name": "b"}, {}]}"#, "friends.1.name: is missing"),
    (#"{"name": "a", "friends": {}}"#, "friends: is not an array"),
    (#"{"name": "a", "friends": [{"name": "b", "of": 1}]}"#, "friends.0.of: is not an array or null"),
    (
      #"{"name": "a", "friends": [{"name": "b", "of": [{"name": "c", "age": -1}]}]}"#,
      "friends.0.of.0.age: is less than 0"
    ),
    (#"{"name": "a", "skills": {"any": "x"}}"#, "skills.any: is not an integer"),
  ])
  func whatDoesNotFollowItIsTold(json: String, mistake: String) throws {
    #expect(try mistakes(json) == [mistake])
  }

  @Test(arguments: ["^[a-c]{1,3}$", "^[ac-][b-]{0,2}$", "^[a-b-]{2}[c]$"])
  func patternsMeanWhatTheyDoElsewhere(pattern: String) throws {
    let schema = Schema(["name: string \(pattern)"])
    var texts = [""]
    for _ in 0..<4 { texts += texts.flatMap { text in "abcd-".map { text + String($0) } } }
    for text in Set(texts) {
      #expect(
        schema.mistakes(in: .text(text), as: "name").isEmpty
          == (text.range(of: pattern, options: .regularExpression) != nil), "\(text)")
    }
  }

  @Test(arguments: [
    (
      "^[0-9]{1,39}$", ["1", String(repeating: "7", count: 39)], ["", "1\0", "1\n", "é", "-1", "1 "], "7", 40
    ),
    ("^[0-9a-f]{64}$", [String(repeating: "e", count: 64)], ["e", "\0"], "e", 63),
    ("^[0-9a-f]{64}$", [], [], "e", 65),
    ("^[A-Za-z0-9_][A-Za-z0-9._-]{0,199}$", ["a", "Z.-_9"], [".a", "-", "a b", "ä"], "a", 201),
  ])
  func aPatternHoldsForTheWholeText(
    pattern: String, texts: [String], others: [String], character: String, tooMany: Int
  ) {
    let schema = Schema(["name: string \(pattern)"])
    func fits(_ text: String) -> Bool { schema.mistakes(in: .text(text), as: "name").isEmpty }
    #expect(texts.filter { !fits($0) } == [])
    #expect((others + [String(repeating: character, count: tooMany)]).filter(fits) == [])
  }

  @Test func aLaterVersionMayHaveMore() throws {
    #expect(try mistakes(#"{"name": "a", "x": {"y": 1}}"#, isClosed: false) == [])
  }

  /// However deep the text is, the check goes no deeper than the schema.
  @Test func nothingIsReadThatNobodyAsksFor() throws {
    let deep = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
    #expect(try mistakes(#"{"name": "a", "x": \#(deep)}"#, isClosed: false) == [])
  }

  @Test func noMoreMistakesAreToldThanAskedFor() throws {
    let value = try JSONValue(Array(#"{"x": 1, "y": 2}"#.utf8))
    #expect(Self.schema.mistakes(in: value, as: "person", isClosed: true).count == 3)
    #expect(Self.schema.mistakes(in: value, as: "person", isClosed: true, limit: 2).count == 2)
  }
}

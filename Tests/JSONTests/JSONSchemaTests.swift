import Testing

@testable import JSON

struct JSONSchemaTests {
  private static let schema = """
    {
      "type": "object", "required": ["name"], "additionalProperties": false,
      "properties": {
        "name": { "type": "string", "pattern": "^[a-z]{1,3}$" },
        "age": { "type": ["integer", "null"], "minimum": 0, "maximum": 150 },
        "share": { "type": "number", "minimum": 0, "maximum": 1 },
        "side": { "enum": ["left", "right"] },
        "code": { "enum": [0, 2] },
        "version": { "const": 1 },
        "friends": { "type": "array", "maxItems": 2, "items": { "$ref": "#/$defs/friend" } },
        "either": { "oneOf": [{ "type": "string" }, { "$ref": "#/$defs/friend" }] },
        "skills": { "type": "object", "additionalProperties": { "type": "integer" } }
      },
      "$defs": { "friend": { "type": "object", "required": ["name"], "properties": { "name": { "$ref": "#/properties/name" } } } }
    }
    """

  private func mistakes(_ json: String, _ strictness: JSONSchema.Strictness = .closed) throws -> [String] {
    try JSONSchema(Array(Self.schema.utf8)).mistakes(in: JSONValue(Array(json.utf8)), strictness).map {
      "\($0.path): \($0.message)"
    }
  }

  @Test(arguments: [
    #"{"name": "a"}"#, #"{"name": "abc", "age": null, "share": 0.25, "side": "left", "code": 2}"#,
    #"{"name": "a", "friends": [{"name": "b", "age": 7}], "either": "x", "skills": {"any": 3}}"#,
    #"{"name": "a", "either": {"name": "b"}, "version": 1, "age": 150}"#,
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
    (
      #"{"name": "a", "friends": [{"name": "b"}, {"name": "b"}, {"name": "b"}]}"#,
      "friends: has more than 2 entries"
    ),
    (#"{"name": "a", "either": 7}"#, "either: is not a string"),
    (#"{"name": "a", "skills": {"any": "x"}}"#, "skills.any: is not an integer"),
  ])
  func whatDoesNotFollowItIsTold(json: String, mistake: String) throws {
    #expect(try mistakes(json) == [mistake])
  }

  @Test func aLaterVersionMayHaveMore() throws {
    #expect(try mistakes(#"{"name": "a", "x": {"y": 1}}"#, .open) == [])
  }

  /// However deep the text is, the check goes no deeper than the schema.
  @Test func nothingIsReadThatNobodyAsksFor() throws {
    let deep = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
    #expect(try mistakes(#"{"name": "a", "x": \#(deep)}"#, .open) == [])
  }

  @Test(arguments: [
    ("[]", ""), (#"{"$ref": 1}"#, "$ref"), (#"{"properties": {"a": {"type": "text"}}}"#, "type"),
    (#"{"items": {"minimum": "1"}}"#, "minimum"), (#"{"required": "name"}"#, "required"),
    (#"{"enum": [null]}"#, "enum"), (#"{"additionalProperties": 1}"#, ""),
  ])
  func whatIsNoSchemaIsNotReadAsOne(text: String, keyword: String) {
    #expect(throws: NotASchema(keyword: keyword)) { try JSONSchema(Array(text.utf8)) }
  }

  @Test func noMoreMistakesAreToldThanAskedFor() throws {
    let schema = try JSONSchema(Array(Self.schema.utf8))
    #expect(
      schema.mistakes(in: try JSONValue(Array(#"{"x": 1, "y": 2}"#.utf8)), .closed, limit: 2).count == 2)
  }
}

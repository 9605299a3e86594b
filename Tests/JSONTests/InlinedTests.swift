import Testing

@testable import JSON

/// Values whose members are written among those of the value that contains them.
struct InlinedTests {
  private struct Part: Inlined, Equatable {
    static let names = ["one", "two"]
    var one: Int
    var two: String?
  }

  private struct Whole: Codable, Equatable {
    var name: String
    var part: Part
  }

  private struct Optionally: Codable, Equatable {
    var name: String
    var part: Part?
    var rest: Int?
  }

  private func decoded<Value: Decodable>(_ text: String) throws -> Value {
    try JSONValue(Array(text.utf8)).decoded()
  }

  @Test func itsMembersStandAmongTheOthers() throws {
    let whole = Whole(name: "x", part: Part(one: 1, two: "2"))
    let json = try JSONValue(encoding: whole)
    #expect(json.json(isPretty: false) == #"{"name":"x","one":1,"two":"2"}"#)
    #expect(try json.decoded(as: Whole.self) == whole)
  }

  @Test func anOptionalPartIsThereWhereAnyMemberIs() throws {
    #expect(try decoded(#"{"name": "x"}"#) == Optionally(name: "x"))
    #expect(try JSONValue(encoding: Optionally(name: "x")).json(isPretty: false) == #"{"name":"x"}"#)
    #expect(try decoded(#"{"name": "x", "one": 1}"#) == Optionally(name: "x", part: Part(one: 1)))
    #expect(throws: DecodingError.self) { try decoded(#"{"name": "x", "two": "2"}"#) as Optionally }
    #expect(throws: DecodingError.self) { try decoded(#"{"name": "x"}"#) as Whole }
    #expect(try decoded(#"{"name": "x", "rest": null}"#) == Optionally(name: "x"))
  }
}

import Chance
import Foundation
import JSON
import Testing

/// Checked against Foundation, which the program itself does not use.
struct JSONValueTests {
  private static func json(_ text: String) throws -> JSONValue { try JSONValue(Array(text.utf8)) }

  @Test func readsEveryKindOfValue() throws {
    let text = #" {"a" : [1, -0.50, 2e3, true, false, null], "\u00e9\n\ud83d\ude00/\/" : {}, "a2" : [ ] } "#
    #expect(
      try Self.json(text)
        == .object([
          "a": .list([.number("1"), .number("-0.5"), .number("2e3"), .boolean(true), .boolean(false), .null]),
          "é\n😀//": .object([:]), "a2": .list([]),
        ]))
    #expect(try Self.json("1.00") == .number("1"))
    #expect(try Self.json("0.10000000000000000000000000000000000001") != Self.json("0.1"))
  }

  @Test(arguments: [
    "", "{", "[1,]", "[1 2]", "{\"a\" 1}", "{\"a\":1,}", "01", "1.", ".5", "+1", "-", "1e", "tru", "\"a",
    "\"\\x\"",
    "\"\\ud800\"", "\"\\udc00\"", "\"\\u12g4\"", "\"\\u-000\"", "\"\\u+000\"", "\"\n\"", "[] []", "{a:1}",
    "NaN",
  ])
  func refusesWhatIsNoJSON(text: String) {
    #expect(throws: NotJSON.self) { try Self.json(text) }
  }

  @Test func refusesWrongUTF8AndTooDeepLists() throws {
    #expect(throws: NotJSON.self) { try JSONValue([0x22, 0xFF, 0x22]) }
    func nested(_ depth: Int) -> [UInt8] {
      Array(repeating: UInt8(ascii: "["), count: depth) + Array(repeating: UInt8(ascii: "]"), count: depth)
    }
    _ = try JSONValue(nested(512))
    #expect(throws: NotJSON.self) { try JSONValue(nested(513)) }
    #expect(throws: NotJSON.self) { try JSONValue(nested(100_000)) }
  }

  /// Small texts, changed at random: what Foundation reads is read, and what it refuses is refused.
  @Test func readsWhatFoundationReads() throws {
    var random = Xoshiro256(seed: 1)
    let letters = Array(#"{}[]",:\ue-+.019aftn \n/"#.utf8) + [0xC3, 0xA9, 0x00, 0x7F]
    let seeds = [#"{"a":[1,-2.5e3,"x\u00e9\n"],"b":{"c":null,"d":true}}"#, #"[false,"é",0.1]"#].map {
      Array($0.utf8)
    }
    var accepted = 0
    for _ in 0..<30_000 {
      var bytes = seeds[Int(random.number(below: 2))]
      for _ in 0..<Int(random.number(below: 3)) + 1 {
        let place = Int(random.number(below: UInt64(bytes.count)))
        let letter = letters[Int(random.number(below: UInt64(letters.count)))]
        switch random.number(below: 3) {
        case 0: bytes[place] = letter
        case 1: bytes.insert(letter, at: place)
        default: bytes.remove(at: place)
        }
      }
      // Foundation accepts a comma at the end of a list; JSON does not.
      let dense = String(decoding: bytes.filter { $0 > 0x20 }, as: UTF8.self)
      if dense.contains(",}") || dense.contains(",]") { continue }
      let expected = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      let found = try? JSONValue(bytes)
      #expect((found == nil) == (expected == nil), "\(String(decoding: bytes, as: UTF8.self))")
      accepted += found == nil ? 0 : 1
    }
    #expect(accepted > 1_000)
  }

  /// Random values: the bytes are those that Foundation would write, and they read back as the same value.
  @Test func writesWhatFoundationWrites() throws {
    var random = Xoshiro256(seed: 2)
    let encoder = JSONEncoder()
    for _ in 0..<2_000 {
      let value = Sample(&random, depth: 0)
      for isPretty in [true, false] {
        encoder.outputFormatting =
          isPretty
          ? [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted] : [.sortedKeys, .withoutEscapingSlashes]
        let expected = String(decoding: try encoder.encode(value), as: UTF8.self)
        let json = try JSONValue(encoding: value)
        #expect(json.json(isPretty: isPretty) == expected)
        #expect(try Self.json(expected).decoded(as: Sample.self) == value)
      }
    }
  }

  @Test func saysWhereAValueIsOfTheWrongKind() throws {
    let json = try Self.json(#"{"name":"x","parts":[{"name":"y","parts":[]},{"name":7,"parts":[]}]}"#)
    do {
      _ = try json.decoded(as: Sample.self)
      Issue.record("a number is not a name")
    } catch DecodingError.typeMismatch(_, let context) {
      #expect(context.codingPath.map(\.stringValue) == ["parts", "1", "name"])
    }
    #expect(throws: DecodingError.self) { try Self.json("300").decoded(as: UInt8.self) }
    #expect(throws: DecodingError.self) { try Self.json("1.5").decoded(as: Int.self) }
    #expect(try Self.json("1e2").decoded(as: Int.self) == 100)
    #expect(throws: EncodingError.self) { try JSONValue(encoding: [Double.nan]) }
  }
}

/// A value with a member of every kind.
private struct Sample: Codable, Equatable {
  var name: String
  var share: Double?
  var count: Int?
  var isGood: Bool?
  var large: UInt64?
  var tags: [String: [Int]]?
  var parts: [Sample]?

  init(_ random: inout Xoshiro256, depth: Int) {
    let letters = ["a", "é", "\"", "\\", "/", "\n", "\t", "\u{1}", "\u{7F}", "😀", " "]
    func text(_ random: inout Xoshiro256) -> String {
      (0..<Int(random.number(below: 6))).map { _ in letters[Int(random.number(below: UInt64(letters.count)))]
      }.joined()
    }
    name = text(&random)
    if random.number(below: 2) == 0 {
      share = Double(Int64(random.number(below: 2_000_000)) - 1_000_000) / 1_024
    }
    if random.number(below: 2) == 0 { count = Int(random.number(below: 1_000)) - 500 }
    if random.number(below: 2) == 0 { isGood = random.number(below: 2) == 0 }
    if random.number(below: 4) == 0 { large = .max - random.number(below: 10) }
    if random.number(below: 2) == 0 {
      tags = [:]
      for _ in 0..<random.number(below: 3) {
        tags?[text(&random)] = (0..<Int(random.number(below: 3))).map { $0 }
      }
    }
    if depth < 3, random.number(below: 2) == 0 {
      parts = (0..<Int(random.number(below: 3))).map { _ in Sample(&random, depth: depth + 1) }
    }
  }
}

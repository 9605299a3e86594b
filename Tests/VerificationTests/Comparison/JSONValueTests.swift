import JSON
import Snapshots
import Testing

@testable import Verification

struct ComparingTests {
  private func tree(_ text: String) throws -> JSONValue { try JSONValue(Array(text.utf8)) }

  @Test func everyPlaceThatDiffersIsNamed() throws {
    let recorded = try tree(#"{"a": {"b": [1, 2, {"c": "x"}]}, "d": null, "e": true, "f": 1}"#)
    let found = try tree(#"{"a": {"b": [1, 3, {"c": "y"}, 4]}, "d": 0, "e": true, "g": 1}"#)
    #expect(
      recorded.differences(from: found) == [
        Difference("a.b.1", recorded: "2", found: "3"), Difference("a.b.2.c", recorded: "'x'", found: "'y'"),
        Difference("a.b", recorded: "3 entries", found: "4 entries"),
        Difference("d", recorded: "null", found: "0"), Difference("f", recorded: "1", found: "nothing"),
        Difference("g", recorded: "nothing", found: "1"),
      ])
    #expect(recorded.differences(from: recorded).isEmpty)
  }

  @Test func numbersAreExact() throws {
    let one = try tree("[0.10000000000000000000000000000000000001, 1.50]")
    let other = try tree("[0.10000000000000000000000000000000000002, 1.5]")
    #expect(one.differences(from: other).map(\.path) == ["0"])
  }

  @Test func keysAreFoundAtAnyDepth() throws {
    let deep = try tree(#"[{"a": [{"b": false}]}]"#)
    #expect(deep.holds(key: "b") && !deep.holds(key: "c"))
    #expect(deep.hasFalse(for: ["c", "b"]) && !deep.hasFalse(for: ["a"]))
  }
}

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

struct EarlierVersionTests {
  /// A check as an earlier version recorded it, and as it is found today.
  private static let trees = (
    recorded:
      #"{"teams": [{"problems": [{"code": "few", "message": "5 are needed, 3 selected"}], "skill": 9}]}"#,
    found: #"""
    {"teams": [{"problems": [{"code": "few", "message": "needs 5, 3 selected"}], "skill": 9, "around": 1}]}
    """#
  )

  private func finding(changing old: String = "", to new: String = "") throws -> Finding {
    let recorded = try JSONValue(Array(Self.trees.recorded.replacing(old, with: new).utf8))
    let found = try JSONValue(Array(Self.trees.found.utf8))
    return Finding("the same", .differs(recorded.differences(from: found))).aboutEarlierVersion
  }

  @Test func otherWordsAndFewerFieldsAreNotFalse() throws {
    #expect(try finding().verdict.name == "not-proved-again")
    #expect(Finding("x", .isTrue).aboutEarlierVersion == Finding("x", .isTrue))
  }

  @Test(arguments: [
    ("\"skill\": 9", "\"skill\": 8", "teams.0.skill"), ("\"few\"", "\"many\"", "teams.0.problems.0.code"),
    ("\"5 are needed, 3 selected\"", "null", "teams.0.problems.0.message"),
    ("\"skill\"", "\"gone\": 1, \"skill\"", "teams.0.gone"),
  ])
  func otherFactsAre(old: String, new: String, place: String) throws {
    guard case .differs(let facts) = try finding(changing: old, to: new).verdict else {
      Issue.record("\(new) is not found")
      return
    }
    #expect(facts.map(\.path) == [place])
  }
}

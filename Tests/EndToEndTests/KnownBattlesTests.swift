import Foundation
import Testing

/// Battles restated from public test suites, in a folder beside the checkout or one named by `SQUAD_SHARED_DATA`;
/// skipped if there is none.
struct KnownBattlesTests {
  static let folder: URL? = {
    let folder = KnownAnswersTests.data.appending(path: "transformers")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  private static let options = [
    "faceoff-desc": "", "faceoff-asc": "--ascending", "same-rank": "--policy same-rank",
  ]

  @Test(.enabled(if: folder != nil, "no folder of known battles beside the checkout"))
  func everyBattleEndsAsExpected() throws {
    let folder = try #require(Self.folder)
    let cases = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appending(path: "cases.json")))
    let known = try #require(cases as? [[String: Any]])
    #expect(known.count >= 38)
    let workplace = Workplace()
    for entry in known {
      let id = try #require(entry["id"] as? String)
      let roster = folder.appending(path: try #require(entry["roster"] as? String)).path
      let options = try #require(Self.options[entry["policy"] as? String ?? ""])
      let run = try workplace.shell("squad battle \(roster) \(options) --output none --format json --quiet")
      #expect(run.exitCode == 0, "\(id): \(run.errors)")
      let answer = try #require(
        try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(id)")
      for (key, value) in try #require(entry["expected"] as? [String: Any]) {
        let found = try #require(Self.answer(to: key, in: answer), "\(id): \(key) is not known")
        #expect(Self.matches(value, found), "\(id), \(key): \(found) is not \(value)")
      }
    }
  }

  /// Whether an answer is as expected; names may be in any order, and null matches anything.
  private static func matches(_ expected: Any, _ found: Any) -> Bool {
    switch (expected, found) {
    case (is NSNull, _): true
    case (let expected as [String], let found as Set<String>): Set(expected) == found
    case (let expected as [Any], let found as [Any]):
      expected.count == found.count && zip(expected, found).allSatisfy { matches($0, $1) }
    case (let expected as [String: Any], let found as [String: Any]):
      expected.allSatisfy { key, value in found[key].map { matches(value, $0) } ?? false }
    case ("all-destroyed" as String, let found as String): found == "none"
    default: (expected as? NSObject)?.isEqual(found) ?? false
    }
  }

  /// The answer that a snapshot gives for a key of the expectations.
  private static func answer(to key: String, in snapshot: [String: Any]) -> Any? {
    let battle = snapshot["battle"] as? [String: Any] ?? [:]
    let fights = battle["fights"] as? [[String: Any]] ?? []
    let survivors = battle["survivors"] as? [String: [String]] ?? [:]
    let skipped = battle["skipped"] as? [String] ?? []
    let fighters = snapshot["fighters"] as? [[String: Any]] ?? []
    func byName(_ value: String) -> [String: Any] {
      Dictionary(
        fighters.map { ($0["name"] as! String, $0[value]!) }, uniquingKeysWith: { first, _ in first })
    }
    switch key {
    case "winner", "battles", "annihilation": return battle[key]
    case "autobot_survivors": return survivors["Autobots"].map { Set($0) }
    case "decepticon_survivors": return survivors["Decepticons"].map { Set($0) }
    case "autobot_survivor_count": return survivors["Autobots"]?.count
    case "decepticon_survivor_count": return survivors["Decepticons"]?.count
    case "unfought": return Set(skipped)
    case "unfought_count": return skipped.count
    case "reasons": return fights.compactMap { $0["reason"] }
    case "fights":
      return fights.map { fight in ["autobot", "decepticon", "winner", "reason"].compactMap { fight[$0] } }
    case "states": return byName("state")
    case "ratings": return byName("rating")
    default: return nil
    }
  }
}

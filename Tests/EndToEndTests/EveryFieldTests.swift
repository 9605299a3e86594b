import Foundation
import JSON
import Search
import Snapshots
import Testing
import Verification

@testable import Commands

/// Everything in a snapshot is checked: each field of each kind is changed, one at a time, the snapshot sealed again
/// and verified. It must be refused or found to differ, or be one of the few fields that no input determines.
struct EveryFieldTests {
  /// Runs that leave a snapshot, each in the folder named by the first word.
  private static let runs = [
    "best: best %/players.csv --top 3 --players", "why: best %/players.csv --why Bumrah --timings",
    "captain: best %/players.csv --captain 2 --top 3", "dear: best %/players.csv --budget 10",
    "plan: best %/players.csv --owned %/teams/seed.csv --bank 1 --top 3 --chips",
    "compare: compare %/players.csv --budgets all --team %/teams/seed.csv",
    "budgets: compare %/players.csv --set Rituraj:cost=10 --budgets 45,50",
    "lineups: lineups %/players.csv --count 5 --max-exposure 80",
    "check: check %/players.csv %/teams/seed.csv %/teams/over.csv", "table: standings %/results.csv",
    "cup: tournament %/teams.csv --runs 100", "round: tournament %/teams.csv --rounds 1",
    "war: battle %/fighters.csv", "lives: battle %/fighters.csv --policy same-rank",
    "lives: battle %/fighters.csv --policy same-rank", "wars: battle %/fighters.csv",
    "wars: battle %/fighters.csv --ascending",
  ]

  /// The only fields that may change without a finding, because no input determines them.
  private static let exempt: [String: [String]] = [
    "why": ["searchSeconds"],
    "lives": [],
    "wars": [],
  ]

  @Test(arguments: ["best", "why", "captain", "dear", "plan", "compare", "budgets", "lineups", "check"])
  func everyFieldOfAPoolsPagesIsVerified(folder: String) throws { try check(folder) }

  @Test(arguments: ["table", "cup", "round", "war", "lives", "wars"])
  func everyFieldOfAGamesPagesIsVerified(folder: String) throws { try check(folder) }

  private func check(_ folder: String) throws {
    let workplace = Workplace()
    for run in Self.runs where run.hasPrefix("\(folder): ") {
      let command = run.dropFirst(folder.count + 2).replacing("%", with: "\(workplace.path)/samples")
      _ = try workplace.shell("squad \(command) --output \(folder) --quiet > out.txt 2>&1")
    }
    let file = try #require(workplace.names(in: folder).first { $0.hasSuffix(".json") })
    let original = try JSONValue(workplace.bytes(of: "\(folder)/\(file)")).without(Seal.key)
    let path = "\(workplace.path)/changed.json"
    let truth = try outcome(of: original, at: path)
    #expect(truth == .allTrue, "\(folder) before any change")
    for place in original.onePlacePerShape {
      for changed in original.changes(at: place) {
        let found = try outcome(of: changed, at: path)
        let isExempt = (Self.exempt[folder] ?? []).contains { place.shape.hasPrefix($0) }
        #expect(
          found != truth || isExempt, "\(folder): \(place.shape) = \(changed[place[...]]?.line ?? "nothing")")
      }
    }
  }

  /// The outcome of verifying a snapshot; `nil` if it is refused.
  private func outcome(of tree: JSONValue, at path: String) throws -> Outcome? {
    try Data(tree.sealed.utf8).write(to: URL(filePath: path))
    guard let run = try? RecordedRun(path) else { return nil }
    let effort = VerifyEffort(steps: 10_000_000, limit: nil, stop: StopSignal())
    return try? Outcome(of: run.findings(effort))
  }
}

extension JSONValue {
  /// The value as a snapshot with a seal that matches its content.
  var sealed: String {
    let body = line.dropFirst().dropLast()
    let seal = Seal(of: Array("{\n\(body)\n}\n".utf8)).found
    return "{\n  \"\(Seal.key)\" : \"\(seal)\",\n\(body)\n}\n"
  }

  /// The last place of each shape: what holds for one element of a list holds for the others.
  fileprivate var onePlacePerShape: [[Step]] {
    Dictionary(places.dropFirst().map { ($0.shape, $0) }) { _, last in last }.values.sorted {
      $0.shape < $1.shape
    }
  }

  /// The copies of the whole in which one place is changed: to other values of its kind, or removed.
  fileprivate func changes(at place: [Step]) -> [JSONValue] {
    guard let value = self[place[...]] else { return [] }
    let others: [JSONValue?]
    switch value {
    case .number(let text): others = [.number(text.contains(".") ? text + "1" : "\((Int(text) ?? 0) + 1)")]
    case .text(let text):
      others = [.text(text + "x")] + words(like: place).filter { $0 != text }.map { .text($0) }
    case .boolean(let truth): others = [.boolean(!truth)]
    case .null: others = [.number("1"), .text("x")]
    case .list(let values): others = values.isEmpty ? [] : [.list(Array(values.dropFirst()))]
    case .object: others = []
    }
    return (others + [nil]).map { other in
      var changed = self
      changed[place[...]] = other
      return changed
    }
  }

  /// Another text found under the same key, if there is one.
  private func words(like place: [Step]) -> [String] {
    for other in places where other.last == place.last && other != place {
      if case .text(let text)? = self[other[...]], self[place[...]]?.line != self[other[...]]?.line {
        return [text]
      }
    }
    return []
  }
}

extension [JSONValue.Step] {
  /// The place with `*` for every index: `bestTeam.players.*.skill`.
  fileprivate var shape: String {
    map { step in
      switch step {
      case .key(let key): key
      case .index: "*"
      }
    }.joined(separator: ".")
  }
}

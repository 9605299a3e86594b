import Foundation
import JSON
import Options
import Reading
import Selection
import Snapshots
import Tables
import Testing

@testable import Running

struct GuardsTests {
  /// A program with one command that has the guards.
  private var program: ProgramSpec {
    ProgramSpec(
      name: "t", version: "1", summary: "tries guards", description: "",
      groups: [
        .init(
          "All",
          [
            CommandSpec(
              "best", summary: "tries guards", arguments: [PoolOptions.pool.spec], options: Guards.all)
          ])
      ], exitCodes: [])
  }

  /// A run that read files with these numbers of rows.
  private func snapshot(rows: [Int]) -> Snapshot {
    Snapshot(
      program: "squad 0.0", command: "squad best", date: nil, rules: .game(name: "x"),
      inputs: rows.enumerated().map { index, count in
        InputRecord(
          InputFile(path: "f\(index).csv", bytes: 1, rows: count, used: count),
          sha256: String(repeating: "a", count: 64))
      }, warnings: [], warningCount: 0)
  }

  /// The problems that guards find in a run after an earlier one.
  private func problems(_ snapshot: Snapshot, before earlier: Snapshot? = nil, _ words: String...) throws
    -> [String]
  {
    guard case .run(let command) = try program.parse(["best", "p.csv"] + words) else { return ["not run"] }
    let path = NSTemporaryDirectory() + "squad-guards-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    if let earlier { try Data(earlier.json().utf8).write(to: URL(filePath: path)) }
    do throws(InputError) {
      try refuseTruncated(snapshot, before: path, for: command)
      return []
    } catch {
      guard case .invalid(let problems, _) = error else { return ["\(error)"] }
      return problems.map(\.description)
    }
  }

  @Test func tooFewRowsAreRefused() throws {
    #expect(try problems(snapshot(rows: [4, 5])) == [])
    #expect(try problems(snapshot(rows: [5, 5]), "--min-rows", "5") == [])
    #expect(
      try problems(snapshot(rows: [4, 5, 1]), "--min-rows", "5") == [
        "f0.csv: 4 rows, at least 5 are required (--min-rows)",
        "f2.csv: 1 row, at least 5 are required (--min-rows)",
      ])
  }

  /// Checked against the plain question: have more than this many percent gone?
  @Test func shrinkingIsMeasuredInWholeNumbers() throws {
    for (before, now) in [(10, 8), (10, 7), (3, 2), (100, 99), (1, 0), (0, 0), (7, 9), (1_000_000, 799_999)] {
      for percent in [0, 19, 20, 21, 33, 34, 99, 100] {
        let isRefused = (before - now) * 100 > before * percent
        let found = try problems(
          snapshot(rows: [now]), before: snapshot(rows: [before]), "--max-shrink", "\(percent)%")
        #expect(found.isEmpty == !isRefused, "\(before) to \(now), \(percent) %")
      }
    }
    #expect(
      try problems(snapshot(rows: [7]), before: snapshot(rows: [10]), "--max-shrink", "20") == [
        "f0.csv: 7 rows, 10 in the last run: more than 20% are gone (--max-shrink); "
          + "run once with --max-shrink none if this is right"
      ])
  }

  @Test func onlyFilesOfTheSamePathAreCompared() throws {
    let earlier = snapshot(rows: [100, 100])
    #expect(try problems(snapshot(rows: [99, 3]), before: earlier, "--max-shrink", "20%").count == 1)
    #expect(try problems(snapshot(rows: [100, 100, 1]), before: earlier, "--max-shrink", "0") == [])
    #expect(try problems(snapshot(rows: [1]), "--max-shrink", "0") == [])
  }

  @Test func aProvedAnswerStaysWhereHalfOfThePoolIsGone() throws {
    func team(_ status: BestTeamRecord.Status, rows: Int) throws -> Snapshot {
      var snapshot = snapshot(rows: [rows])
      let player = """
        {"row": 1, "id": null, "name": "Ada", "skill": 1, "cost": 1, "role": null, "club": null}
        """
      let players = status == .infeasible ? "[]" : "[\(player)]"
      let best: BestTeamRecord = try JSONValue(
        Array("{\"status\": \"\(status.rawValue)\", \"skill\": 1, \"cost\": 1, \"players\": \(players)}".utf8)
      ).decoded()
      snapshot.content = Content(BestContent(best))
      let counts = [
        "rowsRead", "rowsUsed", "rowsFiltered", "rowsBad", "rowsRepeated", "rowsWithoutSkill", "namesakes",
        "zeroCosts", "skillPlaces", "costPlaces",
      ].map { "\"\($0)\": 0" }
      snapshot.pool = try JSONValue(
        Array("{\(counts.joined(separator: ", ")), \"chart\": []}".utf8)
      ).decoded()
      snapshot.rules = .team(
        TeamRulesRecord(
          Rules(name: "x", size: 1, budget: DecimalNumber(mantissa: 1, places: 0), skillRange: .any)))
      return snapshot
    }
    func reason(_ now: Snapshot, before: Snapshot, _ words: String...) throws -> String? {
      guard case .run(let command) = try program.parse(["best", "p.csv"] + words) else { return "not run" }
      let path = NSTemporaryDirectory() + "squad-guards-\(UUID().uuidString).json"
      defer { try? FileManager.default.removeItem(atPath: path) }
      try Data(before.json().utf8).write(to: URL(filePath: path))
      return try reasonToKeep(path, before: now, for: command)?.description
    }
    let good = try team(.proved, rows: 10)
    let bad = try team(.infeasible, rows: 4)
    #expect(try reason(bad, before: good)?.hasPrefix("f0.csv: 4 rows, 10 in the last run: ") == true)
    for (now, before) in try [
      (team(.infeasible, rows: 5), good), (team(.proved, rows: 4), good), (team(.stopped, rows: 4), good),
      (bad, team(.infeasible, rows: 10)), (bad, team(.stopped, rows: 10)), (bad, snapshot(rows: [10])),
    ] {
      #expect(try reason(now, before: before) == nil)
    }
    #expect(try reason(bad, before: good, "--max-shrink", "none") == nil)
    #expect(try reason(bad, before: good, "--max-shrink", "90%") == nil)
    #expect(try reasonToKeep("/none", before: bad, for: try #require(try? parsed())) == nil)
  }

  @Test func whatCannotBeReadIsNoAbsentRun() throws {
    var bad = snapshot(rows: [1])
    let best: BestTeamRecord = try JSONValue(
      Array("{\"status\": \"infeasible\", \"players\": []}".utf8)
    ).decoded()
    bad.content = Content(BestContent(best))
    let command = try parsed()
    #expect(throws: InputError.self) { try reasonToKeep("/", before: bad, for: command) }
    guard case .run(let shrinking) = try program.parse(["best", "p.csv", "--max-shrink", "20"]) else {
      return
    }
    #expect(throws: InputError.self) { try refuseTruncated(bad, before: "/", for: shrinking) }
  }

  private func parsed() throws -> ParsedCommand {
    guard case .run(let command) = try program.parse(["best", "p.csv"]) else {
      throw CocoaError(.featureUnsupported)
    }
    return command
  }

  @Test(arguments: ["101", "-1", "x", "20.5", "", "%", "2 0", "1e1"])
  func whatIsNoPercentageIsRefused(text: String) {
    #expect(throws: UsageError.self) { try program.parse(["best", "p.csv", "--max-shrink=\(text)"]) }
  }
}

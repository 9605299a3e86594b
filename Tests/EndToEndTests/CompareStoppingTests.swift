import Foundation
import Testing

/// Comparisons that are stopped: whatever was reached, the page and the exit code agree on it.
struct CompareStoppingTests {
  private let workplace = Workplace()

  /// The parts of a snapshot that these tests look at.
  private struct Found {
    var json: [String: Any]
    var own: [String: Any] { json["bestTeam"] as? [String: Any] ?? [:] }
    var curve: [String: Any] { json["curve"] as? [String: Any] ?? [:] }
    var budgets: [[String: Any]] { json["budgets"] as? [[String: Any]] ?? [] }
    var marks: [[String: Any]] { json["curveMarks"] as? [[String: Any]] ?? [] }

    init(_ workplace: Workplace) throws { json = try workplace.json("reports/compare.json") }
  }

  private static func number(_ value: Any?) -> Int { (value as? NSNumber)?.intValue ?? -1 }

  /// A pool of nine-digit numbers with skill equal to cost: every total is a step of the curve. Each is found at once,
  /// but all of them take minutes.
  private static func steps() -> String {
    var number: UInt64 = 88_172_645_463_325_252
    let rows = (0..<400).map { index in
      number ^= number << 13
      number ^= number >> 7
      number ^= number << 17
      let value = 100_000_000 + number % 900_000_000
      return "P\(index),\(value),\(value)"
    }
    return "name,skill,cost\n" + rows.joined(separator: "\n") + "\n"
  }

  /// How a run is stopped, with its exit code, the reason in the snapshot, and the printed words.
  enum Ending: CaseIterable {
    case timeLimit, interrupt, termination

    var code: Int32 { self == .timeLimit ? 2 : self == .interrupt ? 130 : 143 }
    var reason: String { self == .timeLimit ? "time-limit" : "interrupted" }
    var words: String { self == .timeLimit ? "stopped by the time limit" : "interrupted" }

    func stopping(_ arguments: String, in workplace: Workplace) throws -> Run {
      switch self {
      case .timeLimit: try workplace.shell("squad \(arguments) --time-limit 1s")
      case .interrupt: try workplace.squad(arguments, signal: "INT")
      case .termination: try workplace.squad(arguments, signal: "TERM")
      }
    }
  }

  @Test(arguments: Ending.allCases)
  func theOwnSearchIsStopped(ending: Ending) throws {
    try workplace.write(InterruptionTests.hardPool(), to: "hard.csv")
    let run = try ending.stopping(
      "compare hard.csv \(InterruptionTests.hardOptions)"
        + " --budgets 6500000000000077,6600000000000123,6700000000000001", in: workplace)
    #expect(run.exitCode == ending.code)
    #expect(run.output.contains("buys at least") && run.output.contains(ending.words))
    let found = try Found(workplace)
    #expect(found.own["status"] as? String == "stopped" && found.own["stoppedBy"] as? String == ending.reason)
    #expect(found.budgets.count == 3)
    var skill = 0
    for row in found.budgets {
      // A team for each budget, no worse for more money, and no bound above what the money could possibly buy.
      #expect(row["status"] as? String == "stopped" && (row["players"] as? [Any])?.count == 12)
      #expect(Self.number(row["skill"]) >= skill && Self.number(row["bound"]) <= Self.number(row["budget"]))
      skill = Self.number(row["skill"])
    }
    // The headline agrees with the row for the same budget.
    for key in ["skill", "cost", "left", "bound"] {
      #expect(Self.number(found.budgets[1][key]) == Self.number(found.own[key]))
    }
  }

  @Test(arguments: Ending.allCases)
  func theCurveIsStopped(ending: Ending) throws {
    try workplace.write(Self.steps(), to: "steps.csv")
    let run = try ending.stopping(
      "compare steps.csv --size 11 --budget 20000000000 --skill-range any", in: workplace)
    #expect(run.exitCode == ending.code)
    #expect(run.output.contains(ending.words))
    let found = try Found(workplace)
    #expect(found.own["status"] as? String == "proved")
    #expect(found.curve["complete"] as? Bool == false && found.curve["stoppedBy"] as? String == ending.reason)
    let first = (found.curve["points"] as? [[String: Any]])?.first?["budget"]
    #expect(found.curve["coveredFrom"] as? NSNumber == first as? NSNumber)
    #expect(run.output.contains(first == nil ? "no step is proved; " : " up is proved; "))
  }

  @Test(arguments: Ending.allCases)
  func listedBudgetsAreStoppedAfterTheOwnOneIsProved(ending: Ending) throws {
    try workplace.write(InterruptionTests.hardPool(), to: "hard.csv")
    // All the best players fit into the largest budget; the other budgets are hard.
    let run = try ending.stopping(
      "compare hard.csv --size 12 --skill-range any --budget 20000000000000000"
        + " --budgets 6600000000000123,6700000000000001,20000000000000000", in: workplace)
    #expect(run.exitCode == ending.code)
    #expect(run.output.contains(ending.words) && run.output.contains("2 of 3 budgets are not proved"))
    let found = try Found(workplace)
    #expect(found.own["status"] as? String == "proved")
    #expect(found.budgets.map { $0["status"] as? String } == ["stopped", "stopped", "proved"])
    #expect(Self.number(found.budgets[2]["skill"]) == Self.number(found.own["skill"]))
    for row in found.budgets.prefix(2) {
      #expect((row["players"] as? [Any])?.count == 12)
      #expect(Self.number(row["bound"]) <= Self.number(row["budget"]))
    }
  }

  @Test(arguments: Ending.allCases)
  func marksAreStopped(ending: Ending) throws {
    try workplace.write(InterruptionTests.hardPool(), to: "hard.csv")
    try workplace.write(
      "name\n" + (0..<12).map { "P\($0 * 7)" }.joined(separator: "\n") + "\n", to: "mine.csv")
    let run = try ending.stopping(
      "compare hard.csv --size 12 --skill-range any --budget 20000000000000000"
        + " --budgets 20000000000000000 --team mine.csv", in: workplace)
    #expect(run.exitCode == ending.code)
    #expect(run.output.contains(ending.words))
    let found = try Found(workplace)
    #expect(found.budgets.map { $0["status"] as? String } == ["proved"])
    #expect(found.marks.map { $0["stoppedBy"] as? String } == [ending.reason])
  }

  @Test func aCurveOfVeryManyStepsIsKeptAroundTheReadersBudget() throws {
    // Costs are powers of two, so every sum of them is a step.
    let rows = (0..<17).map { "P\($0),\(1000 << $0),\(1 << $0)" } + (0..<17).map { "Z\($0),\($0),0" }
    try workplace.write("name,skill,cost\n" + rows.joined(separator: "\n") + "\n", to: "powers.csv")
    let run = try workplace.shell(
      "squad compare powers.csv --size 17 --skill-range any --budget 50000 --from 39000 --to 61000"
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    let found = try Found(workplace)
    #expect(Self.number(found.curve["pointCount"]) == 22_001)
    let steps = found.json["breakpoints"] as? [[String: Any]] ?? []
    #expect(steps.map { Self.number($0["budget"]) } == Array(40_001...60_000))
    #expect(steps.count { $0["players"] != nil } == 2_000)
    #expect(run.output.contains("22,001 from 39,000 to 61,000"))
    #expect(run.output.contains("--from and --to show the other 2,001"))
  }
}

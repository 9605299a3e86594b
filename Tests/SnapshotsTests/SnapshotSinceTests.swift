import Analysis
import Reading
import Search
import Selection
import Tables
import Testing

@testable import Snapshots

struct SnapshotSinceTests {
  /// The reading of a pool with these names, skills and costs.
  private static func reading(_ names: [String], skills: [Int64], costs: [Int64]) -> PoolReading {
    let pool = Pool(
      names: TextColumn(names), skills: DecimalColumn(units: .narrow(skills), places: 0),
      costs: DecimalColumn(units: .narrow(costs), places: 0), records: names.indices.map { Int32($0 + 1) },
      lines: names.indices.map { Int32($0 + 2) })
    var quality = DataQuality()
    (quality.rowsRead, quality.rowsUsed) = (names.count, names.count)
    return PoolReading(pool: pool, quality: quality, files: [])
  }

  /// The snapshot of a run over a pool, compared with an earlier run if there is one.
  private static func run(
    _ reading: PoolReading, budget: Int128 = 10, digest: Character = "a", after earlier: Snapshot? = nil
  ) throws -> Snapshot {
    let rules = Rules(
      name: "two", size: 2, budget: DecimalNumber(mantissa: budget, places: 0), skillRange: .any)
    let file = InputFile(path: "pool.csv", bytes: 9, rows: reading.pool.count, used: reading.pool.count)
    var snapshot = Snapshot(
      program: "squad 0.0", command: "squad best pool.csv --budget \(budget)", date: nil,
      rules: .team(TeamRulesRecord(rules)),
      inputs: [InputRecord(file, sha256: String(repeating: digest, count: 64))], warnings: [],
      warningCount: 0)
    let best = Problem(reading.pool, under: rules).bestTeam()
    snapshot.pool = PoolRecord(reading, rules: rules, team: best.rows)
    snapshot.content = Content(
      BestContent(BestTeamRecord(best, of: reading, rules: rules, stoppedBy: nil)))
    if let earlier {
      snapshot.compare(with: try Snapshot(json: Array(earlier.json().utf8)).forNextRun, in: reading.pool)
    }
    return snapshot
  }

  private static let before = reading(["Ada", "Bo", "Cy"], skills: [5, 6, 7], costs: [4, 5, 6])

  @Test func theFirstRunHasNothingToSay() throws {
    #expect(try Self.run(Self.before).answer?.since == nil)
  }

  @Test func theSameQuestionKeepsWhatWasSaid() throws {
    let first = try Self.run(Self.before)
    let again = try Self.run(Self.before, after: first)
    #expect(again == first)

    let risenCosts = Self.reading(["Ada", "Bo", "Cy"], skills: [5, 6, 7], costs: [4, 5, 7])
    let second = try Self.run(risenCosts, digest: "b", after: first)
    #expect(second.answer?.since != nil)
    #expect(try Self.run(risenCosts, digest: "b", after: second) == second)
  }

  @Test func playersWhoJoinOrLeaveAreListedWithTheirNewValues() throws {
    let first = try Self.run(Self.before)
    #expect(first.answer?.bestTeam.players.map(\.name) == ["Ada", "Cy"])
    let risenCosts = Self.reading(["Bo", "Dee", "Ada", "Cy"], skills: [6, 1, 5, 7], costs: [5, 1, 4, 7])
    let since = try #require(try Self.run(risenCosts, digest: "b", after: first).answer?.since)
    #expect(!since.sameTeam && since.statusBefore == .proved)
    #expect(since.in.map(\.name) == ["Bo"] && since.out.map(\.name) == ["Cy"])
    #expect(
      since.skillBefore == first.answer?.bestTeam.skill && since.costBefore == first.answer?.bestTeam.cost)
    #expect(
      since.changes == [
        SinceRecord.Change(
          name: "Cy", skillBefore: ExactDecimal(7, places: 0), skill: ExactDecimal(7, places: 0),
          costBefore: ExactDecimal(6, places: 0), cost: ExactDecimal(7, places: 0))
      ])
    #expect(since.inputsChanged == ["pool.csv"] && since.rulesBefore == nil && since.commandBefore == nil)
  }

  @Test func whyWhoJoinsIsTold() throws {
    // Bo was too expensive for the team; now they are not.
    let first = try Self.run(Self.before)
    let cheaper = Self.reading(["Ada", "Bo", "Cy"], skills: [5, 6, 7], costs: [4, 4, 6])
    let since = try #require(try Self.run(cheaper, digest: "b", after: first).answer?.since)
    #expect(since.in.map(\.name) == ["Bo"])
    #expect(since.changes.map(\.name) == ["Bo"])
    #expect(since.changes.first?.costBefore == ExactDecimal(5, places: 0))
    #expect(since.changes.first?.cost == ExactDecimal(4, places: 0))
  }

  @Test func whoLeftThePoolIsTold() throws {
    let without = Self.reading(["Ada", "Bo"], skills: [5, 6], costs: [4, 5])
    let since = try #require(try Self.run(without, digest: "b", after: Self.run(Self.before)).answer?.since)
    #expect(since.out.map(\.name) == ["Cy"] && since.changes.map(\.name) == ["Cy"])
    #expect(since.changes.allSatisfy { $0.skill == nil && $0.cost == nil })
  }

  @Test func rowsThatMoveChangeNothing() throws {
    let moved = Self.reading(["Cy", "Bo", "Ada"], skills: [7, 6, 5], costs: [6, 5, 4])
    let since = try #require(try Self.run(moved, digest: "b", after: Self.run(Self.before)).answer?.since)
    #expect(since.sameTeam && since.in.isEmpty && since.out.isEmpty && since.changes.isEmpty)
  }

  @Test func otherOptionsAreTold() throws {
    let first = try Self.run(Self.before)
    let richer = try #require(try Self.run(Self.before, budget: 11, after: first).answer?.since)
    #expect(richer.rulesBefore?.budget == ExactDecimal(10, places: 0))
    #expect(richer.commandBefore == "squad best pool.csv --budget 10" && richer.inputsChanged.isEmpty)
    #expect(richer.in.map(\.name) == ["Bo"] && richer.out.map(\.name) == ["Ada"])

    let poor = try Self.run(Self.before, budget: 1, after: first)
    #expect(poor.answer?.since?.sameTeam == false && poor.answer?.since?.out.count == 2)
    let poorAgain = try #require(try Self.run(Self.before, budget: 2, after: poor).answer?.since)
    #expect(!poorAgain.sameTeam && poorAgain.statusBefore == .infeasible && poorAgain.skillBefore == nil)
  }

  @Test func aSnapshotWithoutABestTeamIsNotCompared() throws {
    var other = try Self.run(Self.before)
    other.content = .nothing
    #expect(try Self.run(Self.before, budget: 11, after: other).answer?.since == nil)
  }
}

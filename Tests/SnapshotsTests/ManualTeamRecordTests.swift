import Analysis
import Foundation
import Reading
import Selection
import Tables
import Testing

@testable import Search
@testable import Snapshots

struct ManualTeamRecordTests {
  private let pool = Samples.reading.pool

  private func record(_ names: [String], path: String = "teams/mine.csv") throws -> ManualTeamRecord {
    var file = TeamFile(path: path, for: pool)
    for name in names { file.append(["Ada": 0, "Bo": 1, "Cy": 2][name]!, of: pool) }
    let team = ManualTeam(file, in: pool, finder: PlayerFinder(pool))
    return ManualTeamRecord(file, team, TeamJudgement(team, of: pool, under: Samples.rules), of: pool)
  }

  private func bestAnswer(skill: Int128) -> Answer {
    Answer(
      status: .proved, rows: [0, 2], skill: skill, cost: 5, bound: skill, playersAfterReduction: 3,
      teamsSharingSkill: TeamCount(1), teamsSharingSkillAndCost: TeamCount(1), inAllOptimal: [true, true])
  }

  private func json(_ record: ManualTeamRecord) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(lineOfJSON(record).utf8))
    return object as? [String: Any] ?? [:]
  }

  @Test func sumsAreThoseOfThePlayers() throws {
    let record = try record(["Cy", "Ada"])
    #expect(record.status == .valid && !record.final && record.count == 2)
    #expect(record.skill == ExactDecimal(50, places: 1) && record.cost == ExactDecimal(5, places: 0))
    #expect(record.left == ExactDecimal(0, places: 0))
    #expect(record.players.map(\.name) == ["Cy", "Ada"])
  }

  @Test func theNameIsThatOfTheFile() throws {
    #expect(try record([]).name == "mine")
    #expect(try record([], path: "mine.CSV").name == "mine")
    #expect(try record([], path: "a/b.txt").name == "b.txt")
    #expect(try record([], path: ".csv").name == ".csv")
  }

  @Test func everyTeamHasEveryName() throws {
    let partial = try json(record(["Ada"]))
    for name in ["gap", "optimal", "better", "equal", "legal", "completion"] {
      #expect(partial[name] is NSNull, "\(name)")
    }
    #expect((partial["repairs"] as? [Any])?.isEmpty == true)
    #expect(partial["status"] as? String == "incomplete")
  }

  @Test func onlyALegalTeamIsRanked() throws {
    var legal = try record(["Ada", "Cy"])
    legal.compare(with: bestAnswer(skill: 55), of: pool)
    let rank = TeamRank(better: TeamCount(2), equal: TeamCount(1))
    legal.place(rank, among: TeamCount(3))
    #expect(legal.gap == ExactDecimal(5, places: 1) && legal.optimal == false)
    #expect(legal.better == "2" && legal.equal == "1" && legal.legal == "3")
    #expect(legal.betterExact == true && legal.equalExact == true && legal.legalExact == true)
    legal.compare(with: bestAnswer(skill: 50), of: pool)
    #expect(legal.optimal == true)

    var partial = try record(["Ada"])
    partial.compare(with: bestAnswer(skill: 55), of: pool)
    partial.place(rank, among: TeamCount(3))
    #expect(partial.gap == nil && partial.better == nil && partial.betterExact == nil)
  }

  /// A lower bound includes everything certain: the team itself, and one better team if the best is better.
  @Test func boundsCountWhatIsCertain() throws {
    func placed(best: Int128, _ rank: TeamRank, _ legal: TeamCount) throws -> [String] {
      var record = try record(["Ada", "Cy"])
      record.compare(with: bestAnswer(skill: best), of: pool)
      record.place(rank, among: legal)
      return [
        "\(record.better!) \(record.betterExact!)", "\(record.equal!) \(record.equalExact!)",
        "\(record.legal!) \(record.legalExact!)",
      ]
    }
    let nothing = TeamCount(0, isExact: false)
    let unknown = TeamRank(better: nothing, equal: nothing)
    #expect(try placed(best: 55, unknown, nothing) == ["1 false", "1 false", "2 false"])
    #expect(
      try placed(best: 50, TeamRank(better: TeamCount(0), equal: nothing), TeamCount(.max, isExact: false))
        == ["0 true", "1 false", "\(UInt128.max) false"])
    #expect(
      try placed(best: 55, TeamRank(better: TeamCount(7, isExact: false), equal: TeamCount(2)), TeamCount(99))
        == ["7 false", "2 true", "99 true"])
  }

  @Test func aBestThatIsNotProvedGivesNoGap() throws {
    var record = try record(["Ada", "Cy"])
    var stopped = bestAnswer(skill: 55)
    stopped.status = .stopped
    record.compare(with: stopped, of: pool)
    #expect(record.gap == nil && record.optimal == nil)
  }

  @Test func completionsAndRepairsNamePlayers() throws {
    var record = try record(["Ada"])
    record.complete(
      .possible(TeamChange(out: [], in: [2], skill: 50, cost: 5)), of: pool, under: Samples.rules)
    #expect(record.completion?.map(\.name) == ["Cy"])
    #expect(record.completed?.skill == ExactDecimal(5, places: 0))
    #expect(record.completed?.left == ExactDecimal(0, places: 0))
    record.repair(
      Repairs(changes: [TeamChange(out: [0], in: [1, 2], skill: 65, cost: 6)], isComplete: true), of: pool,
      under: Samples.rules)
    #expect(record.repairs.map { $0.out.map(\.name) } == [["Ada"]])
    #expect(record.repairs.map { $0.in.map(\.name) } == [["Bo", "Cy"]])
    #expect(record.repairs[0].left == ExactDecimal(-1, places: 0))
  }
}

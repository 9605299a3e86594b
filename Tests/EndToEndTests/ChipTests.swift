import Foundation
import Testing

/// What each chip adds to the best transfers of a week.
struct ChipTests {
  private let workplace = Workplace()

  /// The chips in the snapshot of a run.
  private func chips(of run: Run) throws -> [[String: Any]] {
    let json = try workplace.json("reports/best-team.json")
    return try #require(json["chips"] as? [[String: Any]], "\(run.errors)")
  }

  /// A squad must have a lineup even when its bench counts: here one of two defenders, so a second midfielder is no help.
  @Test func aBenchBoostNeedsALineup() throws {
    try workplace.write(
      """
      size: 3
      roles: {DEF: 1-2, MID: 1-2}
      lineup: {size: 2, roles: {DEF: 2, MID: 0-1}}
      bench: {order: [0]}
      skill-range: any
      budget: 30
      """, to: "rules.yaml")
    try workplace.write(
      "name,skill,cost,role\nA,5,5,DEF\nB,4,5,DEF\nC,3,5,DEF\nD,9,5,MID\nE,8,5,MID\nF,7,5,MID\n", to: "p.csv")
    try workplace.write("name\nA\nB\nD\n", to: "mine.csv")
    let run = try workplace.shell("squad best p.csv --rules rules.yaml --owned mine.csv --chips")
    let chips = try chips(of: run)
    let boost = chips.first { $0["chip"] as? String == "bench-boost" }
    #expect(boost?["gain"] as? Int == 9, "\(chips)")
    try workplace.expectVerified("reports/best-team.json")
  }

  @Test func chipsCountCaptainAndBench() throws {
    let run = try workplace.shell(
      "squad best samples/projections.csv --rules fpl-squad --weeks 13 --owned samples/squad.csv --bank 0.4 "
        + "--bench 0.1,0.1,0.1,0.1 --max-transfers 2 --top 3 --chips")
    let chips = try chips(of: run)
    #expect(
      chips.map { $0["chip"] as? String } == ["wildcard", "free-hit", "bench-boost", "triple-captain"])
    let gains = chips.compactMap { $0["gain"] as? Double }
    #expect(gains.count == 4 && gains[0] == gains[1] && gains.allSatisfy { $0 >= 0 } && gains[3] > 0)
    let verified = try workplace.shell("squad verify reports/best-team.json")
    // What needs more steps than verify has may remain unproved; nothing differs.
    #expect([0, 2].contains(verified.exitCode) && !verified.output.contains("differs"), "\(verified.output)")
  }

  /// The chip makes the captain count three times; a captain who already does gains nothing.
  @Test func aTripleCaptainCountsThreeTimes() throws {
    let best =
      "squad best samples/projections.csv --rules fpl-squad --weeks 13 --owned samples/squad.csv --bank 0.4 "
      + "--max-transfers 1 --chips"
    for (captain, gains) in [("2", true), ("3", false), ("4", false)] {
      let run = try workplace.shell("\(best) --captain \(captain)")
      let chips = try chips(of: run)
      let triple = chips.first { $0["chip"] as? String == "triple-captain" }
      #expect((triple?["gain"] as? Double).map { $0 > 0 } == gains, "\(chips)")
    }
  }
}

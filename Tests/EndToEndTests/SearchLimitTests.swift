import Foundation
import Testing

/// Questions beside the best team end by themselves, and say what they know.
struct SearchLimitTests {
  /// Skill = cost with nine digits: no bound prunes, and no list of teams can be put in order.
  @Test func listsEndByThemselves() throws {
    let workplace = Workplace()
    var random: UInt64 = 1
    let rows = (1...200).map { player in
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = 100_000_000 + (random >> 33) % 900_000_000
      return "P\(player),\(value),\(value)\n"
    }
    try workplace.write("name,skill,cost\n" + rows.joined(), to: "hard.csv")
    let runs = try ["1", "2"].map { jobs in
      try workplace.squad(
        "best", "hard.csv", "--skill-range", "any", "--size", "15", "--budget", "8000000000", "--all",
        "--output", "none", "--quiet", "--jobs", jobs)
    }
    let list = "search limit reached: which of the many equal teams come first was too hard to determine"
    #expect(runs[0].output.contains(list) && runs[0].exitCode == 2, "\(runs[0])")
    #expect(runs[0].output == runs[1].output)
  }
}

import Foundation
import Testing

/// Questions beside the best team end by themselves, and say what they know.
struct SearchLimitTests {
  /// Skill = cost with nine digits: no bound prunes, and no list of teams can be put in order.
  @Test func listsEndByThemselves() throws {
    let workplace = Workplace()
    let rows = (1...200).map { "P\($0),\(($0 * 7_919_317) % 899_999_963 + 100_000_000)" }
    let pool = rows.map { $0 + "," + $0.split(separator: ",")[1] }.joined(separator: "\n")
    try workplace.write("name,skill,cost\n" + pool + "\n", to: "hard.csv")
    let runs = try ["1", "2"].map { jobs in
      try workplace.squad(
        "best", "hard.csv", "--skill-range", "any", "--size", "15", "--budget", "8000000000", "--all",
        "--output", "none", "--quiet", "--jobs", jobs)
    }
    let list = "search limit reached: none is proved; more with --time-limit 60s"
    #expect(runs[0].output.contains(list) && runs[0].exitCode == 2, "\(runs[0])")
    #expect(runs[0].output == runs[1].output)
  }
}

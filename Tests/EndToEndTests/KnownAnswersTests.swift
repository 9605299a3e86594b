import Foundation
import Testing

/// Real pools with known answers, where a folder with them lies beside the checkout or is named by
/// `SQUAD_SHARED_DATA`; skipped elsewhere.
struct KnownAnswersTests {
  /// Where files from elsewhere lie, if there are any.
  static let data: URL = {
    let named = ProcessInfo.processInfo.environment["SQUAD_SHARED_DATA"].map { URL(filePath: $0) }
    return named ?? Workplace.package.deletingLastPathComponent().appending(path: "shared/data")
  }()

  static let pools: URL? = {
    let pools = data.appending(path: "pools")
    return FileManager.default.fileExists(atPath: pools.path) ? pools : nil
  }()

  @Test(
    .enabled(if: pools != nil, "no folder of real pools beside the checkout"),
    arguments: [
      ("fpl_2025-26_cleaned_players", "--preset fpl --size 5 --budget 50", "857 skill for 47.6 of 50.0"),
      ("fpl_2025-26_cleaned_players", "--preset fpl --size 11 --budget 83", "1693 skill for 83.0 of 83.0"),
      ("fpl_2025-26_cleaned_players", "--preset fpl --size 15 --budget 100", "2172 skill for 99.8 of 100.0"),
      (
        "fpl_2025-26_cleaned_players",
        "--columns name=first_name+second_name,skill=total_points,cost=now_cost --size 15 --budget 1000",
        "2172 skill for 998 of 1000"
      ),
      ("yahoo_nhl_2020", "--preset yahoo --size 9 --budget 200", "98.4 skill for 200 of 200"),
    ])
  func theBestTeamIsTheKnownOne(_ pool: String, _ options: String, _ answer: String) throws {
    let path = try #require(Self.pools).appending(path: pool + ".csv").path
    let run = try Workplace().shell("squad best \(path) \(options) --skill-range any --output none")
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix(answer + ": proved best"))
  }

  @Test(.enabled(if: pools != nil, "no folder of real pools beside the checkout"))
  func filesWithoutACostColumnEndInAUsefulMessage() throws {
    let path = try #require(Self.pools).appending(path: "airsenal_team_ratings_2526_bom.csv").path
    let run = try Workplace().squad("best", path)
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("no column for cost"))
    #expect(run.errors.contains("the headers are team_name, att, mid, defn, ovr"))
    #expect(run.errors.contains("--columns name=team_name,skill=ovr"))
  }
}

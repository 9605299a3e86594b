import Foundation
import Testing

/// Real pools with known answers, in a folder beside the checkout or one named by `SQUAD_SHARED_DATA`; skipped if there
/// is none.
struct KnownAnswersTests {
  /// The folder of external files, if there is one.
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
      (
        "fpl_2025-26_cleaned_players", "--preset fpl --size 5 --budget 50",
        "857 points for 47.6 of 50.0"
      ),
      (
        "fpl_2025-26_cleaned_players", "--preset fpl --size 11 --budget 83",
        "1,693 points for 83.0 of 83.0"
      ),
      (
        "fpl_2025-26_cleaned_players", "--preset fpl --size 15 --budget 100",
        "2,172 points for 99.8 of 100.0"
      ),
      (
        "fpl_2025-26_cleaned_players",
        "--columns name=first_name+second_name,skill=total_points,cost=now_cost --size 15 --budget 1000",
        "2,172 points for 998 of 1,000"
      ),
      ("yahoo_nhl_2020", "--preset yahoo --size 9 --budget 200", "98.4 FPPG for 200 of 200"),
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
    // The other columns are found.
    #expect(!run.errors.contains("no column for name") && !run.errors.contains("no column for skill"))
  }

  /// Knapsack instances whose optimum is published, with the number of items that an optimal solution has.
  @Test(.enabled(if: pools != nil, "no folder of known answers beside the checkout"))
  func publishedOptimaAreFoundByEveryWay() throws {
    let folder = Self.data.appending(path: "knapsack")
    let manifest = try JSONSerialization.jsonObject(
      with: Data(contentsOf: folder.appending(path: "manifest.json")))
    let instances = try #require(manifest as? [[String: Any]])
    let workplace = Workplace()
    for instance in instances {
      let file = folder.appending(path: try #require(instance["file"] as? String)).path
      // Some optima are written as text.
      let optimum = try #require(Int("\(instance["published_optimum"] ?? "")"))
      let capacity = try #require(Int("\(instance["capacity"] ?? "")"))
      for size in try #require(instance["exact_k"] as? [Int]) {
        let options =
          "\(file) --columns skill=value --skill-range any --size \(size) --budget \(capacity) --quiet"
        _ = try workplace.shell(
          "squad best \(options) --top 2; squad compare \(options) --from \(capacity) --to \(capacity)")
        let best = try workplace.json("reports/best-team.json")
        #expect((best["bestTeam"] as? [String: Any])?["skill"] as? Int == optimum, "\(file)")
        #expect((best["topTeams"] as? [[String: Any]])?.first?["skill"] as? Int == optimum, "\(file)")
        let steps = try workplace.json("reports/compare.json")["breakpoints"] as? [[String: Any]]
        #expect(steps?.first?["skill"] as? Int == optimum, "\(file)")
      }
    }
  }

  /// The games of the sites on their real exports; the expected answers come from a general-purpose solver.
  @Test(
    .enabled(if: pools != nil, "no folder of real pools beside the checkout"),
    arguments: [
      ("fpl_2025-26_players_raw", "--preset fpl --rules fpl-squad", "1,886 points for 99.9 of 100.0"),
      ("yahoo_nhl_2020", "--preset yahoo --rules yahoo-nhl", "93.0 FPPG for 200 of 200"),
      (
        "fd_nhl_2020", "--preset fanduel --rules fanduel-nhl", "160.14 FPPG for 54,700 of 55,000"
      ),
    ])
  func theBestTeamOfAGameIsTheKnownOne(_ pool: String, _ options: String, _ answer: String) throws {
    let path = try #require(Self.pools).appending(path: pool + ".csv").path
    let run = try Workplace().shell("squad best \(path) \(options) --output none")
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix(answer + ": proved best"))
  }
}

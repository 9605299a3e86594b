import Lineups
import Reading
import Search
import Selection
import Tables
import Testing

@testable import Analysis

struct LineupsWordingTests {
  /// A pool of four players, of whom pairs are made.
  private let searched = SearchedPool(
    PoolReading(
      pool: Pool(
        names: TextColumn(["Ada", "Bo", "Cy", "Di"]),
        skills: DecimalColumn(units: .narrow([5, 6, 7, 8]), places: 0),
        costs: DecimalColumn(units: .narrow([1, 1, 1, 1]), places: 0), records: 1...4, lines: 2...5),
      quality: DataQuality(), files: []),
    from: "pool.csv",
    under: Rules(name: "pair", size: 2, budget: DecimalNumber(mantissa: 9, places: 0), skillRange: .any),
    ruled: nil)

  private func lineups(_ request: LineupsRequest) throws -> WantedLineups {
    let problem = Problem(searched.pool, ruled: nil, under: searched.rules)
    return try WantedLineups(request, for: nil, of: searched, problem) { _, _ in nil }
  }

  /// Why an unfinished search found no set.
  private func reason(uniques: Int) throws -> String? {
    let wanted = try lineups(LineupsRequest(count: 2, uniques: uniques))
    var set = LineupSet([], for: wanted.question, isStopped: true)
    set.status = .notFound(nearest: [], isProved: false)
    return wanted.why(set, limits: Limits()).reason
  }

  @Test func aSearchThatEndsTooSoonIsSaidToHaveEnded() throws {
    #expect(try reason(uniques: 1) == "the search ended before there was one")
    #expect(try reason(uniques: 2) == "none was found that meets --uniques 2")
  }

  /// Ada is in one of the two lineups and the most frequent of the others in both; who is in none is not listed.
  @Test func exposuresAreRecordedWithTheirLimits() throws {
    var request = LineupsRequest(count: 2, uniques: 1)
    request.exposures = [try #require(ExposureRequest("Ada=50-50%"))]
    let wanted = try lineups(request)
    let content = try wanted.content(
      of: wanted.find(limits: Limits(), progress: nil), limits: Limits())
    #expect(content.lineupSet.complete)
    #expect(content.exposures.map(\.name) == ["Di", "Ada", "Cy"])
    #expect(content.exposures.map(\.count) == [2, 1, 1])
    #expect(content.exposures.map(\.least) == [0, 1, 0] && content.exposures.map(\.most) == [2, 1, 2])
  }
}

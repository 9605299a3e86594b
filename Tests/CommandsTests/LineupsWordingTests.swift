import Lineups
import Search
import Testing

@testable import Commands

struct LineupsWordingTests {
  /// Why an unfinished search found no set.
  private func reason(_ options: String...) throws -> String? {
    let pool = #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/samples/players.csv"
    guard case .run(let command) = try program.parse(["lineups", "/\(pool)", "--count", "2"] + options) else {
      Issue.record("this is no run")
      return nil
    }
    let wanted = try LineupsCommand.wanted(command)
    var set = LineupSet([], for: wanted.question, isStopped: true)
    set.status = .notFound(nearest: [], isProved: false)
    return wanted.why(set, limits: Limits()).reason
  }

  @Test func aSearchThatEndsTooSoonIsSaidToHaveEnded() throws {
    #expect(try reason() == "the search ended before there was one")
    #expect(try reason("--uniques", "2") == "none was found that meets --uniques 2")
  }
}

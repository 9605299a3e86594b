import Chance
import PoolSamples
import Reading
import Tables
import Testing

@testable import Selection

struct LeastGamesTests {
  /// A pool whose players have these games, or none.
  private func pool(_ games: [String]) throws -> Pool {
    let lines = games.enumerated().map { "P\($0.offset),1,1,\($0.element)\n" }.joined()
    return try read("name,skill,cost,game\n\(lines)") { $0.furtherColumns = [.game, .opponent] }.pool
  }

  private func rules(least: Int, size: Int) -> Rules {
    var rules = Rules(name: "r", size: size, budget: .whole(50), skillRange: .any)
    rules.leastGames = least
    return rules
  }

  /// The search's groups forbid exactly the teams from too few games, and nothing if the pool has no games.
  @Test(arguments: 1...60)
  func groupsSayTheSameAsTheGames(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let names = ["", "A@B", "C@D", "E@F", "G@H"].prefix(Int(random.integer(in: 1...5)))
    let games = (0..<7).map { _ in names[Int(random.integer(in: 0...Int64(names.count - 1)))] }
    let least = Int(random.integer(in: 1...3))
    let ruled = RuledPool(try pool(games), under: rules(least: least, size: 4), file: "p.csv")
    for set in 0..<128 where set.nonzeroBitCount == 4 {
      let team = (0..<7).filter { set >> $0 & 1 == 1 }
      let count = Set(team.map { games[$0] }).subtracting([""]).count
      let isLegal = count >= least || Set(games) == [""]
      let keeps = ruled.terms.groups.allSatisfy { group in
        let count = group.members.count { team.contains($0) }
        return count >= group.least && count <= group.most ?? count
      }
      #expect(keeps == isLegal, "\(games) \(team)")
      #expect(ruled.brokenRules(of: team).isEmpty == isLegal)
    }
  }

  @Test func itIsSaidInWords() throws {
    let ruled = RuledPool(try pool(["A@B", "A@B", "C@D"]), under: rules(least: 2, size: 2), file: "p.csv")
    #expect(ruled.brokenRules(of: [0, 1]).map(\.description) == ["players from 1 game, at least 2 needed"])
    var again = Rules.classic
    again.set(ruled.rules.words)
    #expect(again.leastGames == 2)
  }

  @Test func withoutGamesAGameIsPlayedWithoutItAndAnOwnRuleIsRefused() throws {
    let pool = try read("name,skill,cost\nA,1,1\nB,1,1\n").pool
    let own = RuledPool(pool, under: rules(least: 2, size: 2), file: "p.csv")
    #expect(
      own.warnings.map(\.description) == [
        "p.csv: no column has the games that r counts; select one with --columns game=…"
      ])
    #expect(own.warnings.map(\.severity) == [.error])
    #expect(own.terms.groups.isEmpty && own.brokenRules(of: [0, 1]).isEmpty)
    var game = try #require(Rules.builtIn("draftkings-nfl"))
    func findings() -> [Diagnostic] {
      RuledPool(pool, under: game, file: "p.csv").warnings.filter { $0.code == "no-games" }
    }
    #expect(findings().map(\.severity) == [.warning])
    #expect(
      findings()[0].message.contains("draftkings-nfl counts, so min-games is left out; select one"))
    game.leastGames = 3
    #expect(findings().map(\.severity) == [.error])
  }
}

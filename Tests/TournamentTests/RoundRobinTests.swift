import Foundation
import Testing

@testable import Tournament

struct RoundRobinTests {
  @Test func everyoneMeetsEveryoneOnce() {
    for count in 2...60 {
      let rounds = roundRobin(teams: count)
      #expect(rounds.count == (count % 2 == 0 ? count - 1 : count))
      var met: Set<Set<Int>> = []
      var atHome = [Int](repeating: 0, count: count)
      var rested = [Int](repeating: 0, count: count)
      for round in rounds {
        #expect(round.pairings.count == count / 2)
        let present = round.pairings.flatMap { [$0.home, $0.away] } + (round.bye.map { [$0] } ?? [])
        #expect(present.sorted() == Array(0..<count))
        for pairing in round.pairings {
          met.insert([pairing.home, pairing.away])
          atHome[pairing.home] += 1
        }
        if let bye = round.bye { rested[bye] += 1 }
      }
      #expect(met.count == count * (count - 1) / 2)
      #expect(rested.allSatisfy { $0 == count % 2 })
      #expect(atHome.max()! - atHome.min()! <= 1, "\(count) teams: \(atHome)")
      if count >= 3 { #expect(atHome.min()! >= 1) }
    }
  }

  @Test func fourTeamsMeetAsInTheOriginalProgram() {
    let rounds = roundRobin(teams: 4).map { round in
      Set(round.pairings.map { Set([$0.home + 1, $0.away + 1]) })
    }
    #expect(rounds == [[[1, 4], [2, 3]], [[3, 4], [2, 1]], [[4, 2], [1, 3]]])
  }

  /// Published tables, in a folder beside the checkout or one named by `SQUAD_SHARED_DATA`.
  private static let tables: URL? = {
    let named = ProcessInfo.processInfo.environment["SQUAD_SHARED_DATA"].map { URL(filePath: $0) }
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = named ?? package.deletingLastPathComponent().appending(path: "shared/data")
    let tables = data.appending(path: "round-robin/berger-tables.json")
    return FileManager.default.fileExists(atPath: tables.path) ? tables : nil
  }()

  @Test(.enabled(if: tables != nil, "no published tables beside the checkout"))
  func thePublishedTables() throws {
    let file = try JSONSerialization.jsonObject(with: Data(contentsOf: #require(Self.tables)))
    let tables = try #require((file as? [String: Any])?["berger"] as? [String: [[[String]]]])
    #expect(tables.count >= 5)
    for (count, rounds) in tables {
      let ours = roundRobin(teams: try #require(Int(count)))
      #expect(ours.count == rounds.count)
      for (round, published) in zip(ours, rounds) {
        let matches = published.filter { !$0.contains("BYE") }
        #expect(round.pairings.map { ["\($0.home + 1)", "\($0.away + 1)"] } == matches, "\(count) teams")
        let bye = published.first { $0.contains("BYE") }?.first { $0 != "BYE" }
        #expect(round.bye.map { "\($0 + 1)" } == bye)
      }
    }
  }
}

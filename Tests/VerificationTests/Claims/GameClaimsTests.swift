import Files
import Snapshots
import Tables
import Testing

@testable import Verification

/// The claims about games, held against the sample reports and against those with one figure changed.
struct GameClaimsTests {
  private func sample(_ page: String) throws -> Snapshot {
    let folder = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    return try Snapshot(json: readBytes("/\(folder)/reports/\(page).json", limit: 1 << 24))
  }

  @Test(arguments: ["standings", "tournament"])
  func standingsAreAddedUpAnew(page: String) throws {
    let snapshot = try sample(page)
    #expect(verifyStandings(snapshot)?.verdict == .isTrue)
    let fields: [WritableKeyPath<StandingRecord, Int>] = [
      \.position, \.played, \.won, \.drawn, \.lost, \.goalsFor, \.goalsAgainst, \.goalDifference, \.points,
    ]
    for index in try #require(snapshot.standings).indices {
      for field in fields {
        var changed = snapshot
        changed.standings?[index][keyPath: field] += 1
        #expect(differs(verifyStandings(changed)), "\(field) of \(index)")
      }
    }
    var changed = snapshot
    changed.rounds?[0].matches[0].homeGoals? += 1
    #expect(differs(verifyStandings(changed)))
    changed = snapshot
    changed.standings?.swapAt(0, 1)
    #expect(differs(verifyStandings(changed)))
  }

  @Test func fightsAreDecidedAnew() throws {
    let snapshot = try sample("battle")
    #expect(verifyFights(snapshot)?.verdict == .isTrue)
    for index in try #require(snapshot.battle).fights.indices {
      var changed = snapshot
      let winner = snapshot.battle?.fights[index].winner
      changed.battle?.fights[index].winner = winner == .decepticons ? .autobots : .decepticons
      #expect(differs(verifyFights(changed)), "winner of \(index)")
      changed = snapshot
      changed.battle?.fights[index].reason = "luck"
      #expect(differs(verifyFights(changed)), "reason of \(index)")
      changed = snapshot
      changed.battle?.fights[index].autobotKey = "nobody"
      #expect(differs(verifyFights(changed)), "fighter of \(index)")
    }
    for index in try #require(snapshot.fighters).indices {
      var changed = snapshot
      changed.fighters?[index].statistics.endurance += 1
      #expect(differs(verifyFights(changed)), "rating of \(index)")
      changed = snapshot
      changed.fighters?[index].statistics.speed = .max
      #expect(differs(verifyFights(changed)), "range of \(index)")
    }
  }

  @Test func filesAndSealsAreCompared() throws {
    let record = try #require(sample("battle").inputs.first)
    func verdict(_ bytes: Int, _ digest: String) -> Finding.Verdict {
      verify(record, number: 0, bytes: bytes, sha256: digest).verdict
    }
    #expect(verdict(record.bytes, record.sha256) == .isTrue)
    #expect(
      verdict(1, record.sha256)
        == .differs([Difference("inputs.0.bytes", recorded: "\(record.bytes)", found: "1")]))
    #expect(
      verdict(record.bytes, "00")
        == .differs([Difference("inputs.0.sha256", recorded: "'\(record.sha256)'", found: "'00'")]))
  }

  @Test func oneLieOutweighsWhatIsNotProved() {
    let findings = [
      Finding("a", .isTrue), Finding("b", .notProvedAgain("too long")),
      Finding("c", .differs([Difference("x", recorded: "1", found: "2")])), Finding("d", .provedAgain("so")),
    ]
    #expect(Outcome(of: findings) == .somethingDiffers)
    #expect(Outcome(of: Array(findings.prefix(2))) == .notAllProved)
    #expect(Outcome(of: [findings[0], findings[3]]) == .allTrue)
  }

  private func differs(_ finding: Finding?) -> Bool {
    if case .differs? = finding?.verdict { return true }
    return false
  }
}

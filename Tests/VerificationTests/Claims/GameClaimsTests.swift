import Battle
import Files
import Snapshots
import Tables
import Testing

@testable import Verification

/// The claims about games, checked for the sample reports and for copies with one figure changed.
struct GameClaimsTests {
  private func sample<Kind: PageContent>(_ page: String, _ kind: Kind.Type) throws -> Kind {
    try #require(sample(page)[kind])
  }

  private func sample(_ page: String) throws -> Snapshot {
    let folder = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    return try Snapshot(json: readBytes("/\(folder)/reports/\(page).json", limit: 1 << 24))
  }

  @Test(arguments: ["standings", "tournament"])
  func standingsAreRecomputed(page: String) throws {
    let tournament = try sample(page)[TournamentContent.self]
    let teams = tournament?.teams
    let league = try tournament?.league ?? sample(page, StandingsContent.self).league
    #expect(verifyStandings(league, of: teams).verdict == .isTrue)
    let fields: [WritableKeyPath<StandingRecord, Int>] = [
      \.position, \.played, \.won, \.drawn, \.lost, \.goalsFor, \.goalsAgainst, \.goalDifference, \.points,
    ]
    for index in league.standings.indices {
      for field in fields {
        var changed = league
        changed.standings[index][keyPath: field] += 1
        #expect(differs(verifyStandings(changed, of: teams)), "\(field) of \(index)")
      }
    }
    var changed = league
    changed.rounds[0].matches[0].homeGoals? += 1
    #expect(differs(verifyStandings(changed, of: teams)))
    changed = league
    changed.standings.swapAt(0, 1)
    #expect(differs(verifyStandings(changed, of: teams)))
  }

  @Test func fightsAreRecomputed() throws {
    let snapshot = try sample("battle", BattleContent.self)
    #expect(verifyFights(snapshot).verdict == .isTrue)
    for index in snapshot.battle.fights.indices {
      var changed = snapshot
      let winner = snapshot.battle.fights[index].winner
      changed.battle.fights[index].winner = winner == .decepticons ? .autobots : .decepticons
      #expect(differs(verifyFights(changed)), "winner of \(index)")
      changed = snapshot
      changed.battle.fights[index].reason = changed.battle.fights[index].reason == .skill ? .tie : .skill
      #expect(differs(verifyFights(changed)), "reason of \(index)")
      changed = snapshot
      changed.battle.fights[index].autobotKey = "nobody"
      #expect(differs(verifyFights(changed)), "fighter of \(index)")
    }
    for index in snapshot.fighters.indices {
      var changed = snapshot
      changed.fighters[index].statistics.endurance += 1
      #expect(differs(verifyFights(changed)), "rating of \(index)")
      changed = snapshot
      changed.fighters[index].statistics.speed = .max
      #expect(differs(verifyFights(changed)), "range of \(index)")
    }
  }

  @Test func earlierBattlesAreCheckedOneAgainstAnother() throws {
    let war = laterRound()
    #expect(verifyBattleHistory(war).map(\.verdict) == [.isTrue, .isTrue])
    #expect(verifyBattleHistory(laterRound(1)).isEmpty)
    let changes: [(String, (inout BattleContent) -> Void)] = [
      ("war", { $0.past.battleHistory[0].war = 2 }),
      ("number", { $0.past.battleHistory[1].fights[0].number += 1 }),
      ("winner", { $0.past.battleHistory[0].winner = .none }),
      ("policy", { $0.past.battleHistory[0].policy = .faceOff }),
      ("annihilation", { $0.past.battleHistory[0].annihilation = true }),
      ("fight", { $0.past.battleHistory[0].fights[0].winner = .decepticons }),
      ("reason", { $0.past.battleHistory[0].fights[0].reason = .tie }),
      ("compared", { $0.past.battleHistory[0].fights[0].compared[0].decepticon = .min }),
      ("rank", { $0.past.battleHistory[0].fights[0].rank = 9 }), ("resets", { $0.past.resets = [9] }),
      ("order", { $0.past.resets = [2, 1] }), ("battles", { $0.livesBefore?.battles += 1 }),
      ("state", { $0.livesBefore?.fighters[0].state = .died }),
      ("loser", { $0.livesBefore?.fighters[1].state = .alive }),
    ]
    for (name, change) in changes {
      var changed = war
      change(&changed)
      #expect(verifyBattleHistory(changed).contains { differs($0) }, "\(name)")
    }
    // If values have changed since then, nothing is proved, but nothing is false either.
    var edited = war
    edited.past.lives?.fighters[0].statistics.skill = 1
    edited.fighters[0].statistics.skill = 1
    #expect(verifyBattleHistory(edited)[0].verdict == .isTrue)
    guard case .notProvedAgain = verifyBattleHistory(edited)[1].verdict else {
      return #expect(Bool(false), "another skill proves the same fights")
    }
  }

  /// The last of several rounds between one Autobot and many Decepticons.
  private func laterRound(_ rounds: Int = 3) -> BattleContent {
    let fighters = (0...3).map { number in
      var statistics = Statistics(Array(repeating: 5, count: 8))
      if number == 0 { statistics[.skill] = 9 }
      return Fighter(
        name: "F\(number)", side: number == 0 ? .autobots : .decepticons, statistics: statistics,
        file: "f.csv",
        row: number + 1)
    }
    var war: Snapshot?
    for _ in 0..<rounds {
      var next = Snapshot(
        program: "squad 0", command: "squad battle f.csv", date: nil, rules: .game(name: "same-rank"),
        inputs: [],
        warnings: [], warningCount: 0)
      var roster = Roster()
      roster.fighters = fighters
      if let lives = war?[BattleContent.self]?.past.continuingLives {
        do { try roster.resume(lives) } catch { Issue.record("\(error)") }
      }
      next.wage(roster, under: .sameRank, after: war?[BattleContent.self]?.past, last: war)
      war = next
    }
    return war![BattleContent.self]!
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

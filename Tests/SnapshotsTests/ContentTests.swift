import Reading
import Selection
import Tables
import Testing

@testable import JSON
@testable import Snapshots

/// A snapshot holds what one kind of page shows, and nothing else.
struct ContentTests {
  /// A snapshot of every kind.
  private static let all: [Snapshot] = {
    let pool = Samples.reading.pool
    let players = PlayerRecord.all(of: pool)
    let file = TeamFile(path: "t.csv", for: pool)
    let team = ManualTeam(file, in: pool, finder: PlayerFinder(pool))
    let manual = ManualTeamRecord(file, team, TeamJudgement(team, of: pool, under: Samples.rules), of: pool)
    var best = BestContent(Samples.provedTeam, players: players)
    best.answer.searchSeconds = ExactDecimal(1, places: 3)
    best.list = TopTeamsRecord(
      [], TopListRecord(asked: 1, onlyBestSkill: false, different: 1, complete: true))
    best.whatIf = PlayerWhatIfRecord([], complete: true, why: [1])
    var compared = CompareContent(
      Samples.provedTeam, BudgetRows(rows: [], isCurve: false),
      CurveRecord(points: [], pointCount: 0, complete: true))
    compared.picked = PickedTeamsRecord(
      [manual], [CurveMarkRecord(path: "t.csv", couldHave: nil, couldCost: nil)])
    compared.variants = []
    let ofPools = [
      Content(best), Content(CheckContent(Samples.provedTeam, [manual], players: players)), Content(compared),
      Content(PlayersContent(players ?? [], beside: manual)), Content(TeamContent([manual], steps: [])),
      Content.nothing,
      Content(
        LineupsContent(
          [], LineupSetRecord(asked: 1, uniques: 1, complete: true, stoppedBy: nil),
          total: ExactDecimal(0, places: 0), totalBound: nil, exposures: [])),
    ]
    let war = BattleSamples.war(under: .sameRank, after: BattleSamples.war(under: .sameRank))
    var roster = BattleSamples.snapshot
    roster.content = Content(RosterContent(war.wars.fighters))
    return ofPools.map { content in
      var snapshot = Samples.snapshot
      snapshot.content = content
      return snapshot
    } + [Samples.league, Samples.tournament, war, roster, JobRecordTests.snapshot]
  }()

  @Test func everyKindIsReadBackAsItWasWritten() throws {
    for snapshot in Self.all {
      let json = try snapshot.json()
      let read = try Snapshot(json: Array(json.utf8))
      #expect(read == snapshot)
      #expect(try read.json() == json)
    }
    #expect(Set(Self.all.map { $0.content.value.map { "\(type(of: $0))" } ?? "" }).count == Self.all.count)
  }

  @Test func everyMemberBelongsToAKindThatNamesIt() throws {
    guard case .object(let schema) = snapshotSchema.shape("snapshot") else {
      Issue.record("a snapshot is no object")
      return
    }
    let head = try JSONValue(encoding: Self.all[5]).names.union(["date", Seal.key])
    #expect(Set(Content.names).union(head) == Set(schema.shapes.keys))
    #expect(head.isDisjoint(with: Content.names))
    for value in Self.all.compactMap(\.content.value) {
      #expect(try JSONValue(encoding: value).names.isSubset(of: type(of: value).names))
    }
  }

  @Test func thePublishedReportsAreReadAndWrittenByteForByte() throws {
    let folder = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/reports/"
    for page in ["best-team", "battle", "check", "compare", "players", "standings", "tournament"] {
      let bytes = try readBytes(folder + page + ".json", limit: 1 << 24)
      #expect(try Snapshot(json: bytes).json() == String(decoding: bytes, as: UTF8.self), "\(page)")
    }
  }

  /// A member of another kind makes the snapshot invalid, or makes it that other kind, which then lacks members; it is
  /// never ignored.
  @Test func whatBelongsToAnotherPageIsRefused() throws {
    var refused = 0
    for snapshot in Self.all {
      let own = try JSONValue(encoding: snapshot)
      for other in Self.all.compactMap(\.content.value) {
        for (name, value) in try JSONValue(encoding: other).members where own[name] == nil {
          let isOwn = snapshot.content.value.map { type(of: $0).names.contains(name) } ?? false
          var mixed = own
          mixed[name] = value
          let read = try? Snapshot(json: Array(mixed.json(isPretty: true).utf8))
          if let read {
            // It belongs there, or the two together are a valid page, with nothing lost.
            #expect(try JSONValue(encoding: read) == mixed, "\(name) beside \(own.names)")
          } else {
            refused += 1
            #expect(!isOwn || name == "breakpoints", "\(name) beside \(own.names)")
          }
        }
      }
    }
    #expect(refused > 200, "\(refused)")
  }

  @Test(arguments: [
    (#""standings": []"#, "bestTeam", "does not belong with 'standings'"),
    (#""battleHistory": []"#, "battleHistory", "does not belong with 'bestTeam'"),
    (
      #""curve": {"points": [], "pointCount": 0, "complete": true}"#, "curve",
      "does not belong with 'bestTeam'"
    ),
    (#""job": {"name": "x", "tasks": []}"#, "bestTeam", "does not belong with 'job'"),
  ])
  func theMemberThatDoesNotBelongIsNamed(member: String, place: String, reason: String) throws {
    var snapshot = Samples.snapshot
    snapshot.content = Content(BestContent(Samples.provedTeam))
    let json = try snapshot.json().replacing(
      "{\n  \"bestTeam\"", with: "{ \(member),\n  \"bestTeam\"", maxReplacements: 1)
    #expect(throws: SnapshotError.damaged(Contradiction(place: place, reason: reason))) {
      try Snapshot(json: Array(json.utf8))
    }
  }

  @Test func aMemberAloneSaysNothing() throws {
    let json = try Samples.snapshot.json().replacing(
      "{\n  \"command\"", with: "{ \"odds\": [],\n  \"command\"", maxReplacements: 1)
    #expect(throws: SnapshotError.self) { try Snapshot(json: Array(json.utf8)) }
    let seed = try Samples.snapshot.json().replacing(
      "{\n  \"command\"", with: "{ \"seed\": 1,\n  \"command\"", maxReplacements: 1)
    #expect(
      throws: SnapshotError.damaged(Contradiction(place: "seed", reason: "means nothing on its own"))
    ) { try Snapshot(json: Array(seed.utf8)) }
  }
}

extension JSONValue {
  /// The members of an object.
  fileprivate var members: [String: JSONValue] {
    guard case .object(let members) = self else { return [:] }
    return members
  }

  fileprivate var names: Set<String> { Set(members.keys) }
}

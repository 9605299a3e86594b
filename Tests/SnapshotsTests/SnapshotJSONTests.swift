import Testing

@testable import Snapshots

struct SnapshotJSONTests {
  @Test func whatIsWrittenIsReadBack() throws {
    var snapshot = Samples.snapshot
    snapshot.content = Content(BestContent(Samples.provedTeam))
    let json = try snapshot.json()
    #expect(try Snapshot(json: Array(json.utf8)) == snapshot)
    #expect(try Snapshot(json: Array(json.utf8)).json() == json)
    #expect(json.hasSuffix("}\n"))
  }

  @Test func numbersAreExactAndCountsAreTexts() throws {
    var snapshot = Samples.snapshot
    snapshot.content = Content(BestContent(Samples.provedTeam))
    let json = try snapshot.json()
    #expect(json.contains("\"budget\" : 5\n") || json.contains("\"budget\" : 5,"))
    #expect(json.contains("\"skill\" : 2.5") || json.contains("\"skill\" : 4"))
    #expect(json.contains("\"teamsSharingSkill\" : \"1\""))
    #expect(json.contains("\"role\" : \"DEF/MID\""))
    #expect(json.contains("\"club\" : null"))
  }

  @Test func otherFilesAreRefused() {
    #expect(throws: SnapshotError.notASnapshot) { try Snapshot(json: Array("[]".utf8)) }
    #expect(throws: SnapshotError.notASnapshot) { try Snapshot(json: []) }
    #expect(throws: SnapshotError.unknownVersion(7)) {
      try Snapshot(json: Array("{\"schemaVersion\": 7}".utf8))
    }
    #expect(throws: SnapshotError.damaged(Contradiction(place: "program", reason: "is missing"))) {
      try Snapshot(json: Array("{\"schemaVersion\": 1}".utf8))
    }
  }
}

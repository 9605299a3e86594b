import Files
import Testing

@testable import Snapshots

struct SealTests {
  private var json: String {
    get throws {
      var snapshot = Samples.snapshot
      snapshot.content = Content(BestContent(Samples.provedTeam))
      return try snapshot.json()
    }
  }

  @Test func itIsTheChecksumOfAllOtherLines() throws {
    let lines = try json.split(separator: "\n", omittingEmptySubsequences: false)
    let others = lines.filter { !$0.contains("\"contentSHA256\"") }
    #expect(others.count == lines.count - 1)
    let seal = Seal(of: Array(try json.utf8))
    #expect(seal.found == SHA256.hexDigest(of: Array(others.joined(separator: "\n").utf8)))
    #expect(seal.isWhole == true && seal.recorded == seal.found)
  }

  @Test func anyOtherByteBreaksIt() throws {
    let bytes = Array(try json.utf8)
    for place in bytes.indices where UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[place] {
      var changed = bytes
      changed[place] = bytes[place] == UInt8(ascii: "9") ? UInt8(ascii: "8") : bytes[place] + 1
      #expect(Seal(of: changed).isWhole != true, "byte \(place)")
    }
  }

  @Test func aSnapshotWithoutASealIsRecognised() throws {
    let lines = try json.split(separator: "\n", omittingEmptySubsequences: false)
    let older = lines.filter { !$0.contains("\"contentSHA256\"") }.joined(separator: "\n")
    #expect(Seal(of: Array(older.utf8)).isWhole == nil)
    #expect(try Snapshot(json: Array(older.utf8)).json() == json)
  }

  @Test func aNameThatLooksLikeASealIsNone() throws {
    var snapshot = Samples.snapshot
    snapshot.command = "squad best '\n  \"contentSHA256\" : \"00\n'"
    #expect(Seal(of: Array(try snapshot.json().utf8)).isWhole == true)
  }
}

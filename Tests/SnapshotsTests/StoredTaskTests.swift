import Chance
import Testing

@testable import Snapshots

struct StoredTaskTests {
  private static var stored: StoredTask {
    StoredTask(
      program: "squad 0.0", date: "2026-11-21",
      inputs: [.init(path: "p.csv", sha256: String(repeating: "ab", count: 32))],
      outputs: [.init(path: "best-team.json", sha256: String(repeating: "cd", count: 32))],
      record: JobRecordTests.snapshot[IndexContent.self]?.job.tasks[0] ?? TaskRecord(name: "", command: ""))
  }

  @Test func whatIsRememberedIsReadBack() throws {
    let json = try Self.stored.json()
    #expect(StoredTask(json: Array(json.utf8)) == Self.stored)
    #expect(try StoredTask(json: Array(json.utf8))?.json() == json)
  }

  @Test func whatIsSomethingElseIsNothing() throws {
    for text in ["", "{}", "[]", "null", "{\"schemaVersion\": 1}", try Samples.snapshot.json()] {
      #expect(StoredTask(json: Array(text.utf8)) == nil, "\(text.prefix(40))")
    }
    let other = try Self.stored.json().replacing("\"schemaVersion\" : 1", with: "\"schemaVersion\" : 2")
    #expect(StoredTask(json: Array(other.utf8)) == nil)
  }

  /// A file cut off or damaged by a crash is either ignored or reads as a valid stored task.
  @Test func damagedBytesAreReadWithoutATrap() throws {
    let json = Array(try Self.stored.json().utf8)
    for count in 0..<json.count - 2 { #expect(StoredTask(json: Array(json[..<count])) == nil, "\(count)") }
    var random = SplitMix64(seed: 64)
    for _ in 0..<2_000 {
      var bytes = json
      bytes[Int(random.integer(in: 0...Int64(json.count - 1)))] = UInt8(random.integer(in: 0...255))
      guard let read = StoredTask(json: bytes) else { continue }
      #expect(StoredTask(json: Array(try read.json().utf8)) == read)
    }
  }
}

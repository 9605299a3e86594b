import Chance
import Foundation
import Testing

@testable import Jobs

struct JobPartTests {
  @Test func aPartIsReadAsItWasWritten() throws {
    var random = SplitMix64(seed: 521)
    for round in 0..<200 {
      let job = SampleJob(
        tasks: Int(random.integer(in: 1...9)), parts: Int(random.integer(in: 1...4)),
        sharing: { $0.isMultiple(of: 2) }, &random)
      for var part in job.parts {
        part.isComplete = random.integer(in: 0...1) == 1
        let bytes = part.file()
        let read = try JobPart(file: bytes)
        #expect(read == part, "round \(round)")
        #expect(read.file() == bytes, "round \(round)")
      }
    }
  }

  /// A part is refused if any digit or letter of a value is changed.
  @Test func aPartThatWasChangedIsRefused() throws {
    let bytes = SampleJob.small.parts[0].file()
    #expect(bytes.count > 1_000)
    for place in bytes.indices {
      let byte = bytes[place]
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
      else {
        continue
      }
      var changed = bytes
      changed[place] =
        byte == UInt8(ascii: "1") ? UInt8(ascii: "2") : byte == UInt8(ascii: "b") ? 99 : byte ^ 1
      #expect(throws: PartError.self, "byte \(place): \(String(decoding: changed, as: UTF8.self))") {
        try JobPart(file: changed)
      }
    }
  }

  @Test func whatIsNoPartIsSaidInWords() throws {
    let text = String(decoding: SampleJob.small.parts[0].file(), as: UTF8.self)
    func message(_ text: String) -> String {
      do throws(PartError) {
        _ = try JobPart(file: Array(text.utf8))
        return "read"
      } catch {
        return "\(error)"
      }
    }
    #expect(message(text) == "read")
    #expect(message("") == "not a part of a job: not a JSON object with a schemaVersion")
    #expect(message("{}") == "not a part of a job: not a JSON object with a schemaVersion")
    let changed = "the part has been changed since it was written; run its shard again"
    #expect(message(String(text.dropLast(3))) == changed)
    #expect(message(String(text.prefix { $0 != "\n" })) == changed)
    #expect(message(text + text) == changed)
    #expect(
      message(text.replacing("\"schemaVersion\":1}\n", with: "\"schemaVersion\":7}\n"))
        == "not a part of a job: schema version 7 is not known; this program reads version 1")
    #expect(
      message(text.replacing("\"number\":1", with: "\"number\":\"1\""))
        == "not a part of a job: 'number' is not an integer")
    #expect(
      message(text.replacing("\"number\":1", with: "\"number\":2"))
        == changed)
  }

  @Test func aHashTellsJobsApart() {
    let job = SampleJob.small.identity
    var others = Array(repeating: job, count: 7)
    others[0].program = "squad 1.1"
    others[1].name = "day"
    others[2].file = "other.yaml"
    others[3].bytes = 13
    others[4].sha256 = "ac"
    others[5].date = "2026-11-22"
    others[6].tasks[1].words.append("--size=4")
    #expect(Set((others + [job]).map(\.hash)).count == 8)
    #expect(job.hash == SampleJob.small.identity.hash)
  }
}

import Glibc
import Testing

@testable import Files

struct HeldFileTests {
  private let folder = TestFolder()

  @Test func oneRunAloneWritesAFileThroughEveryReplacement() throws {
    let path = folder.path("parts/1.jsonl")
    let first = try HeldFile(path)
    for text in ["one", "two", "two", "three"] {
      try first.write(.init(text))
      #expect(throws: OutputError.heldFile(path: path)) { try HeldFile(path) }
      #expect(folder.text("parts/1.jsonl") == text)
    }
    // The file next to it may be held by another run.
    let second = try HeldFile(folder.path("parts/2.jsonl"))
    try second.write(.init("other"))
    try first.write(.init("four"))
    _ = consume first
    let third = try HeldFile(path)
    try third.write(.init("five"))
    #expect(folder.text("parts/1.jsonl") == "five")
    #expect(try names(inFolder: folder.path("parts")).sorted() == [".", "..", "1.jsonl", "2.jsonl"])
  }

  @Test func waitsForTheOther() throws {
    let path = folder.path("part")
    var first: HeldFile? = try HeldFile(path)
    try first?.write(.init("one"))
    var looks = 0
    let second = try HeldFile(path, wait: .seconds(60)) {
      looks += 1
      if looks == 3 { first = nil }
      return false
    }
    #expect(looks == 3)
    try second.write(.init("two"))
    #expect(throws: OutputError.stoppedWaiting(folder: path)) {
      try HeldFile(path, wait: .seconds(60)) { true }
    }
  }

  @Test func removesWhatAKilledRunLeft() throws {
    folder.put("", ".squad-abc123.tmp")
    try HeldFile(folder.path("part")).write(.init("one"))
    #expect(folder.names == ["part"])
  }
}

import Glibc
import Testing

@testable import Files

struct HeldOutputsTests {
  private let folder = TestFolder()

  private func hold(_ files: String..., reading inputs: [String] = []) throws -> HeldOutputs {
    try HeldOutputs(files.map(folder.path), reading: inputs.map(folder.path))
  }

  @Test func holdsTheFolderInWhichAFileReallyStands() throws {
    for name in ["real", "one", "other"] { mkdir(folder.path(name), 0o755) }
    folder.put("", "real/file")
    for name in ["one", "other"] { symlink("../real/file", folder.path(name + "/link")) }
    let held = try hold("one/link")
    #expect(throws: OutputError.held(folder: folder.path("other/../real"))) { try hold("other/link") }
    #expect(throws: OutputError.held(folder: folder.path("real"))) { try hold("real/file") }
    held.release()
    let again = try hold("other/link")
    again.release()
  }

  @Test func removesWhatAKilledRunLeftBehindALink() throws {
    for name in ["real", "one"] { mkdir(folder.path(name), 0o755) }
    symlink("../real/file", folder.path("one/link"))
    for name in ["real/.squad-abc123.tmp", "one/.squad-abc123.tmp", "real/kept"] { folder.put("", name) }
    try hold("one/link", "one/page").release()
    #expect(try names(inFolder: folder.path("real")).sorted() == [".", "..", "kept"])
    #expect(try names(inFolder: folder.path("one")).sorted() == [".", "..", "link"])
  }

  @Test func nothingIsRemovedWhereOneOfSeveralFoldersIsHeld() throws {
    for name in ["a", "b"] {
      mkdir(folder.path(name), 0o755)
      folder.put("", name + "/.squad-abc123.tmp")
    }
    for (held, other) in [("a", "b"), ("b", "a")] {
      let lock = try FolderLock(folder: folder.path(held))
      #expect(throws: OutputError.held(folder: folder.path(held))) { try hold("a/page", "b/page") }
      #expect(try names(inFolder: folder.path(other)).contains(".squad-abc123.tmp"))
      lock.release()
    }
  }

  @Test func whatIsHeldAlreadyIsNotTakenTwice() throws {
    let outer = try HeldOutputs([], in: [folder.path("a")])
    let inner = try HeldOutputs([folder.path("a/page"), folder.path("b/page")], besides: outer)
    #expect(throws: OutputError.held(folder: folder.path("b"))) { try hold("b/other") }
    inner.release()
    try hold("b/other").release()
    #expect(throws: OutputError.held(folder: folder.path("a"))) { try hold("a/other") }
    outer.release()
    try hold("a/other").release()
  }

  @Test func nothingIsCreatedOrHeldWhereAnInputWouldBeWrittenOver() throws {
    folder.put("", "pool.csv")
    #expect(
      throws: OutputError.overwritesInput(path: folder.path("pool.csv"), input: folder.path("pool.csv"))
    ) {
      try hold("new/page", "pool.csv", reading: ["pool.csv"])
    }
    #expect(folder.names == ["pool.csv"])
    try hold("page").release()
  }

  @Test func writesAndTakesBack() throws {
    struct Failure: Error {}
    let held = try hold("a")
    defer { held.release() }
    try held.write([OutputFile(path: folder.path("a"), bytes: .init("one"))])
    #expect(throws: Failure.self) {
      try held.write([OutputFile(path: folder.path("a"), bytes: .init("two"))]) { throw Failure() }
    }
    #expect(folder.text("a") == "one")
  }
}

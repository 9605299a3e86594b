import Foundation
import Testing

@testable import Files

struct FolderLockTests {
  private let folder = TestFolder()

  @Test func refusesASecondTaker() throws {
    let first = try FolderLock(folder: folder.path)
    #expect(throws: OutputError.held(folder: folder.path)) { try FolderLock(folder: folder.path) }
    first.release()
    first.release()
    let second = try FolderLock(folder: folder.path)
    #expect(second.folder == folder.path)
    #expect(folder.names == [])
  }

  @Test func letsGoWhenItGoes() throws {
    do {
      let first = try FolderLock(folder: folder.path)
      _ = consume first
    }
    #expect(throws: Never.self) { try FolderLock(folder: folder.path) }
  }

  @Test func waitsUntilTheFolderIsFree() throws {
    let first = try FolderLock(folder: folder.path)
    var looks = 0
    let second = try FolderLock(folder: folder.path, wait: .seconds(60)) {
      looks += 1
      if looks == 3 { first.release() }
      return false
    }
    #expect(looks == 3)
    second.release()
  }

  @Test func givesUpWhenTheTimeIsOver() throws {
    let first = try FolderLock(folder: folder.path)
    let start = ContinuousClock.now
    #expect(throws: OutputError.held(folder: folder.path)) {
      try FolderLock(folder: folder.path, wait: .milliseconds(120))
    }
    #expect(ContinuousClock.now - start >= .milliseconds(120))
    first.release()
  }

  @Test func stopsWaitingWhenAsked() throws {
    let first = try FolderLock(folder: folder.path)
    var looks = 0
    #expect(throws: OutputError.stoppedWaiting(folder: folder.path)) {
      try FolderLock(folder: folder.path, wait: .seconds(600)) {
        looks += 1
        return looks == 2
      }
    }
    first.release()
  }

  @Test func needsAFolder() {
    folder.put("", "file")
    #expect(throws: OutputError.fileInTheWay(path: folder.path("file"))) {
      try FolderLock(folder: folder.path("file"))
    }
    #expect(throws: OutputError.refused(path: folder.path("no"), code: ENOENT)) {
      try FolderLock(folder: folder.path("no"))
    }
  }

  @Test func isHeldByAnotherProcessUntilThatIsKilled() throws {
    let holder = Process()
    let output = Pipe()
    holder.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // --no-fork: the process that holds the lock must be the one that is killed below.
    holder.arguments = ["flock", "--no-fork", folder.path, "sh", "-c", "echo held; exec sleep 60"]
    holder.standardOutput = output
    try holder.run()
    #expect(try output.fileHandleForReading.read(upToCount: 4) == Data("held".utf8))
    #expect(throws: OutputError.held(folder: folder.path)) { try FolderLock(folder: folder.path) }

    kill(holder.processIdentifier, SIGKILL)
    let lock = try FolderLock(folder: folder.path, wait: .seconds(30))
    holder.waitUntilExit()
    lock.release()
  }
}

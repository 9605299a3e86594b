import Glibc
import Testing

@testable import Files

struct OutputErrorTests {
  @Test func speaksToPeople() {
    let expected: [(OutputError, String)] = [
      (.folderInTheWay(path: "r/a.html"), "r/a.html: is a folder, not a file"),
      (.fileInTheWay(path: "r"), "r: is a file, not a folder"),
      (.notAnOrdinaryFile(path: "/dev/null"), "/dev/null: is not an ordinary file"),
      (.linkLoop(path: "r/a"), "r/a: too many levels of symbolic links"),
      (.refused(path: "r/a", code: ENOSPC), "r/a: no space left on device"),
      (.refused(path: "r/a", code: EFBIG), "r/a: file too large"),
      (.held(folder: "r"), "r: another run is using this folder; try later, or wait with '--wait 60s'"),
      (.stoppedWaiting(folder: "r"), "r: stopped while waiting for another run"),
    ]
    for (error, text) in expected { #expect(error.description == text) }
  }
}

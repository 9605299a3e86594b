import Glibc
import Testing

@testable import Files

struct OutputErrorTests {
  @Test func speaksToPeople() {
    let expected: [(OutputError, String)] = [
      (.folderInTheWay(path: "r/a.html"), "r/a.html: a folder stands in the place of this file"),
      (.fileInTheWay(path: "r"), "r: a file stands in the place of this folder"),
      (.notAnOrdinaryFile(path: "/dev/null"), "/dev/null: is not an ordinary file"),
      (.linkLoop(path: "r/a"), "r/a: too many levels of symbolic links"),
      (.refused(path: "r/a", code: ENOSPC), "r/a: no space left on device"),
      (.refused(path: "r/a", code: EFBIG), "r/a: file too large"),
      (.held(folder: "r"), "r: another run holds this folder; try later, or wait with '--wait 60s'"),
      (.stoppedWaiting(folder: "r"), "r: stopped while waiting for another run"),
    ]
    for (error, text) in expected { #expect(error.description == text) }
  }
}

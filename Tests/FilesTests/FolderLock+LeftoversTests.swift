import Glibc
import Testing

@testable import Files

struct FolderLockLeftoversTests {
  @Test func removesWhatAKilledRunLeftAndNothingElse() throws {
    let folder = TestFolder()
    let kept = [
      ".squad-abc.tmp", ".squad-abc123.tmp.html", ".squad.lock", "best-team.html", "x.tmp",
    ]
    for name in kept + [".squad-abc123.tmp", ".squad-zzzzzz.tmp"] { folder.put(name, name) }
    mkdir(folder.path(".squad-folder.tmp"), 0o755)

    let lock = try FolderLock(folder: folder.path)
    #expect(try lock.removeLeftovers() == [".squad-abc123.tmp", ".squad-zzzzzz.tmp"])
    #expect(try lock.removeLeftovers() == [])
    #expect(folder.names == (kept + [".squad-folder.tmp"]).sorted())
    #expect(folder.text("best-team.html") == "best-team.html")
  }
}

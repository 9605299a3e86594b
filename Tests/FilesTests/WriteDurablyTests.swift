import Glibc
import Testing

@testable import Files

struct WriteDurablyTests {
  private let folder = TestFolder()

  private func file(_ name: String, _ text: String) -> OutputFile {
    OutputFile(path: folder.path(name), bytes: .init(text))
  }

  @Test func createsAndReplaces() throws {
    #expect(try writeDurably(.init("one"), to: folder.path("a")))
    #expect(folder.text("a") == "one")
    #expect(try writeDurably(.init("two, longer"), to: folder.path("a")))
    #expect(folder.text("a") == "two, longer")
    #expect(try writeDurably([], to: folder.path("a")))
    #expect(folder.text("a") == "")
    #expect(folder.names == ["a"])
  }

  @Test func writesMoreThanOneBufferful() throws {
    let bytes = Array(String(repeating: "one line of many\n", count: 60_000).utf8)
    try writeDurably(bytes, to: folder.path("a"))
    #expect(Array((folder.text("a") ?? "").utf8) == bytes)
    #expect(try !writeDurably(bytes, to: folder.path("a")))
    #expect(try writeDurably(bytes.dropLast() + [0], to: folder.path("a")))
  }

  @Test func leavesAFileWithTheSameBytesAlone() throws {
    folder.put("same", "a")
    folder.put("old", "b")
    let before = folder.identity("a")
    #expect(try writeDurably([file("a", "same"), file("b", "new")]) == [folder.path("b")])
    #expect(folder.identity("a") == before)
    #expect(folder.text("b") == "new")
  }

  @Test func keepsTheModeOfAReplacedFile() throws {
    folder.put("old", "a")
    for mode: mode_t in [0o600, 0o664, 0o755, 0o444] {
      chmod(folder.path("a"), mode)
      try writeDurably(.init("mode \(mode)"), to: folder.path("a"))
      #expect(folder.identity("a").mode == mode)
    }
  }

  @Test func dropsTheBitsThatGiveRightsToWhoRunsAFile() throws {
    folder.put("old", "a")
    chmod(folder.path("a"), 0o6755)
    try writeDurably(.init("new"), to: folder.path("a"))
    #expect(folder.identity("a").mode == 0o755)
  }

  @Test(.enabled(if: getuid() == 0)) func keepsTheOwnerOfAReplacedFile() throws {
    folder.put("old", "a")
    chown(folder.path("a"), 12_345, 54_321)
    try writeDurably(.init("new"), to: folder.path("a"))
    var status = stat()
    stat(folder.path("a"), &status)
    #expect(status.st_uid == 12_345 && status.st_gid == 54_321)
  }

  @Test func takesEverythingBackWhenWhatFollowsFails() throws {
    struct Failure: Error {}
    folder.put("old a", "a")
    let before = folder.identity("a")
    var seen: [String?] = []
    #expect(throws: Failure.self) {
      try writeDurably([file("a", "new a"), file("b", "new b")]) {
        seen = [folder.text("a"), folder.text("b")]
        throw Failure()
      }
    }
    #expect(seen == ["new a", "new b"])
    #expect(folder.names == ["a"])
    #expect(folder.text("a") == "old a")
    #expect(folder.identity("a").inode == before.inode)
  }

  @Test func asksEvenWhereNothingIsWritten() throws {
    folder.put("same", "a")
    var asked = 0
    try writeDurably([file("a", "same")]) { asked += 1 }
    #expect(asked == 1)
  }

  @Test func givesANewFileTheModeThatTheUmaskLeaves() throws {
    let plain = open(folder.path("plain"), O_WRONLY | O_CREAT, 0o666)
    close(plain)
    try writeDurably(.init("x"), to: folder.path("a"))
    #expect(folder.identity("a").mode == folder.identity("plain").mode)
  }

  @Test func replacesTheFileBehindALink() throws {
    mkdir(folder.path("sub"), 0o755)
    folder.put("old", "sub/real")
    symlink("sub/real", folder.path("link"))
    symlink(folder.path("link"), folder.path("chain"))
    symlink("sub/fresh", folder.path("dangling"))
    try writeDurably([file("chain", "new"), file("dangling", "made")])
    #expect(folder.text("sub/real") == "new")
    #expect(folder.text("sub/fresh") == "made")
    for link in ["link", "chain", "dangling"] {
      var status = stat()
      lstat(folder.path(link), &status)
      #expect(status.st_mode & S_IFMT == S_IFLNK)
    }
  }

  // MARK: Failures leave everything as it was

  /// Expects that the set of files is refused and that the folder is unchanged.
  private func expectRefusal(_ files: [OutputFile], _ expected: OutputError) {
    let names = folder.names
    let before = names.map(folder.identity)
    #expect(throws: expected) { try writeDurably(files) }
    #expect(folder.names == names)
    #expect(folder.names.map(folder.identity) == before)
  }

  @Test func aFolderInTheWay() {
    folder.put("old", "a")
    mkdir(folder.path("b"), 0o755)
    expectRefusal([file("a", "new"), file("b", "new")], .folderInTheWay(path: folder.path("b")))
    #expect(folder.text("a") == "old")
  }

  @Test func aLoopOfLinks() {
    symlink("y", folder.path("x"))
    symlink("x", folder.path("y"))
    expectRefusal([file("x", "new")], .linkLoop(path: folder.path("x")))
  }

  @Test func aPipeOrDevice() {
    mkfifo(folder.path("pipe"), 0o644)
    expectRefusal([file("pipe", "new")], .notAnOrdinaryFile(path: folder.path("pipe")))
    #expect(throws: OutputError.notAnOrdinaryFile(path: "/dev/null")) {
      try writeDurably(.init("x"), to: "/dev/null")
    }
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { ends.forEach { close($0) } }
    let link = "/dev/fd/\(ends[1])"
    #expect(throws: OutputError.notAnOrdinaryFile(path: link)) { try writeDurably(.init("x"), to: link) }
  }

  @Test func aFolderThatIsMissing() {
    folder.put("old", "a")
    expectRefusal(
      [file("a", "new"), file("no/b", "new")], .refused(path: folder.path("no/b"), code: ENOENT))
    expectRefusal(
      [file("a", "new"), file("a/b", "new")], .refused(path: folder.path("a/b"), code: ENOTDIR))
  }

  @Test func aFileSizeLimit() async {
    // In a separate process, because the limit applies to all threads of a process.
    await #expect(processExitsWith: .success) {
      let folder = TestFolder()
      folder.put("old", "a")
      folder.put("old", "b")
      ignoreWriteSignals()
      var limit = rlimit(rlim_cur: 1_000, rlim_max: .max)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      let long = [UInt8](repeating: 1, count: 5_000)
      #expect(throws: OutputError.refused(path: folder.path("b"), code: EFBIG)) {
        try writeDurably([
          OutputFile(path: folder.path("a"), bytes: .init("new")),
          OutputFile(path: folder.path("b"), bytes: long),
        ])
      }
      #expect(folder.names == ["a", "b"])
      #expect(folder.text("a") == "old" && folder.text("b") == "old")
    }
  }

  @Test(.enabled(if: SmallDisk.canBeMounted, "only root may mount a small file system"))
  func aDiskThatFillsUp() throws {
    let disk = try #require(SmallDisk(in: folder.path, kibibytes: 64))
    let (small, large) = (folder.path + "/small", folder.path + "/large")
    try writeDurably([UInt8](repeating: 1, count: 8_000), to: large)
    try writeDurably(.init("old"), to: small)
    #expect(throws: OutputError.refused(path: large, code: ENOSPC)) {
      try writeDurably([
        OutputFile(path: small, bytes: .init("new")),
        OutputFile(path: large, bytes: [UInt8](repeating: 2, count: 60_000)),
      ])
    }
    #expect(folder.names == ["large", "small"])
    #expect(folder.text("small") == "old")
    #expect(folder.text("large") == String(repeating: "\u{1}", count: 8_000))
    disk.unmount()
  }

  // MARK: A step that fails in the middle is undone

  // In separate processes that give up root privileges, since root may do anything.

  @Test(.enabled(if: getuid() == 0, "only root can leave another user's file behind"))
  func aForeignFileInAStickyFolder() async {
    await #expect(processExitsWith: .success) { writeBesideAForeignFile(mode: 0o644) }
    // A file that anyone may write, anyone may also link to, but not unlink again in this folder.
    await #expect(processExitsWith: .success) { writeBesideAForeignFile(mode: 0o666) }
  }

  @Test(.enabled(if: getuid() == 0, "only root can leave another user's file behind"))
  func aForeignFileThatWasReplacedAlready() async {
    await #expect(processExitsWith: .success) {
      // In their own folder the user may replace another user's file, though not link to it; the sticky folder then
      // refuses the second file.
      let (own, sticky) = (TestFolder(), TestFolder())
      chown(own.path, nobody, nobody)
      chmod(sticky.path, 0o1777)
      for folder in [own, sticky] { folder.put("old", "a") }
      chmod(own.path("a"), 0o754)

      seteuid(nobody)
      #expect(throws: OutputError.refused(path: sticky.path("a"), code: EPERM)) {
        try writeDurably([own, sticky].map { OutputFile(path: $0.path("a"), bytes: .init("new")) })
      }
      seteuid(0)
      for folder in [own, sticky] {
        #expect(folder.text("a") == "old")
        #expect(folder.names == ["a"])
      }
      #expect(own.identity("a").mode == 0o754)
    }
  }

  @Test(.enabled(if: getuid() == 0, "only root can leave another user's file behind"))
  func aForeignFileThatCannotBeKept() async {
    await #expect(processExitsWith: .success) {
      let folder = TestFolder()
      chown(folder.path, nobody, nobody)
      folder.put("old", "a")
      chmod(folder.path("a"), 0o600)
      let before = folder.identity("a")
      seteuid(nobody)
      #expect(throws: OutputError.refused(path: folder.path("a"), code: EACCES)) {
        try writeDurably(.init("new"), to: folder.path("a"))
      }
      seteuid(0)
      #expect(folder.names == ["a"])
      #expect(folder.identity("a") == before)
    }
  }

  /// Killed soon after the first of three new files is begun, or is written; after the first old file is kept; after all
  /// are ready to take their places; after the first has, and after the second.
  @Test(arguments: [
    (IN_CREATE, 1), (IN_MODIFY, 1), (IN_CREATE, 4), (IN_CREATE, 6), (IN_MOVED_TO, 1), (IN_MOVED_TO, 2),
  ])
  func killedInTheMiddle(event: Int32, number: Int) async throws {
    let path = folder.path
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, event = event as Int32, number = number as Int] in
      try writeUntilKilled(in: path, at: number, event)
    }
    for name in folder.names where !name.hasPrefix(".squad-") {
      let text = try #require(folder.text(name))
      let isWhole = text == String(repeating: String(text.prefix(1)), count: killedFileSize)
      #expect(isWhole, "\(name) holds \(text.utf8.count) bytes, or bytes of two versions")
    }
    #expect(folder.names.contains("0"))
    try FolderLock(folder: folder.path).removeLeftovers()
    #expect(folder.names.allSatisfy { !$0.hasPrefix(".") })
  }

  @Test func killedInTheMiddleOfAFile() async throws {
    folder.put("old", "a")
    let path = folder.path
    await #expect(processExitsWith: .signal(SIGXFSZ)) { [path = path as String] in
      // The system ends a process that writes beyond its limit, unless it ignores the signal.
      signal(SIGXFSZ, SIG_DFL)
      var none = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, nil)
      var (size, dump) = (rlimit(rlim_cur: 1_000, rlim_max: .max), rlimit())
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &size)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &dump)
      try writeDurably([UInt8](repeating: 1, count: 5_000), to: path + "/a")
    }
    #expect(folder.text("a") == "old")
    #expect(folder.names.count == 2, "the old file and 1,000 bytes of the new one")
    try FolderLock(folder: folder.path).removeLeftovers()
    #expect(folder.names == ["a"])
  }
}

/// A user and group without privileges.
private let nobody: uid_t = 65_534

/// Writes `a`, `new` and `b` in a sticky folder as a user who owns only `a`, so the third rename is refused; `mode` is
/// that of `b`, which belongs to another user.
private func writeBesideAForeignFile(mode: mode_t) {
  let folder = TestFolder()
  chmod(folder.path, 0o1777)
  folder.put("old a", "a")
  folder.put("old b", "b")
  chown(folder.path("a"), nobody, nobody)
  chmod(folder.path("b"), mode)
  let (a, b) = (folder.identity("a"), folder.identity("b"))

  seteuid(nobody)
  #expect(throws: OutputError.refused(path: folder.path("b"), code: EPERM)) {
    try writeDurably(["a", "new", "b"].map { OutputFile(path: folder.path($0), bytes: .init("other")) })
  }
  seteuid(0)
  #expect(folder.names == ["a", "b"])
  #expect(folder.text("a") == "old a" && folder.identity("a").inode == a.inode)
  #expect(folder.text("b") == "old b" && folder.identity("b") == b)
}

/// Large enough for the kill to come before writing the next file ends.
private let killedFileSize = 1_000_000

/// Writes versions of three files, each version made of a single letter, until the process kills itself at an event of
/// a kind in the folder after the first version.
/// - Parameter number: which event of that kind, from 1.
private func writeUntilKilled(in folder: String, at number: Int, _ event: Int32) throws {
  for version in 0... {
    let letter = UInt8(ascii: "a") + UInt8(version % 26)
    let bytes = [UInt8](repeating: letter, count: killedFileSize)
    try writeDurably((0..<3).map { OutputFile(path: "\(folder)/\($0)", bytes: bytes) })
    if version == 0 {
      let events = inotify_init()
      inotify_add_watch(events, folder, UInt32(event))
      Task.detached {
        waitForEvents(number, from: events)
        kill(getpid(), SIGKILL)
      }
    }
  }
}

/// Returns after a number of events.
private func waitForEvents(_ number: Int, from events: Int32) {
  var seen = 0
  while seen < number {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(events, &bytes, bytes.count)
    var start = 0
    while start < count {
      let event = bytes[start...].withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
      start += MemoryLayout<inotify_event>.size + Int(event.len)
      seen += 1
    }
  }
}

import Glibc
import Testing

@testable import Files

struct PrepareFolderTests {
  private let folder = TestFolder()

  @Test(arguments: ["new", "new/", "a/b/c", "a//b/./c/"])
  func createsWhatIsMissing(name: String) throws {
    try prepareFolder(folder.path(name))
    try prepareFolder(folder.path(name))
    var status = stat()
    #expect(stat(folder.path(name), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR)
  }

  @Test func acceptsAFolderBehindALinkAndFilesToReplace() throws {
    mkdir(folder.path("real"), 0o755)
    symlink("real", folder.path("link"))
    folder.put("old", "real/page")
    try prepareFolder(folder.path("link"))
    #expect(folder.names == ["link", "real"])
    #expect(folder.text("real/page") == "old")
  }

  @Test func refusesAFileInAFoldersPlace() {
    folder.put("", "file")
    #expect(throws: OutputError.fileInTheWay(path: folder.path("file"))) {
      try prepareFolder(folder.path("file"))
    }
    for path in ["file/", "file//", "file/a/b"] {
      #expect(throws: OutputError.fileInTheWay(path: folder.path("file"))) {
        try prepareFolder(folder.path(path))
      }
    }
  }

  @Test func refusesAFolderInAFilesPlace() {
    mkdir(folder.path("page"), 0o755)
    #expect(throws: OutputError.folderInTheWay(path: folder.path("page"))) {
      try HeldOutputs([folder.path("other"), folder.path("page")])
    }
  }

  @Test func refusesAFolderThatMayNotBeWritten() async {
    // In a separate process that gives up root privileges, since root may do anything.
    await #expect(processExitsWith: .success) {
      let folder = TestFolder()
      mkdir(folder.path("locked"), 0o555)
      if getuid() == 0 { seteuid(65_534) }
      let locked = folder.path("locked")
      #expect(throws: OutputError.refused(path: locked, code: EACCES)) { try prepareFolder(locked) }
      #expect(throws: OutputError.refused(path: locked + "/new", code: EACCES)) {
        try prepareFolder(locked + "/new")
      }
      #expect(throws: OutputError.refused(path: locked + "/file", code: EACCES)) {
        try writeDurably([1], to: locked + "/file")
      }
      seteuid(0)
    }
  }

  @Test func refusesWhatTheSystemDoesNotCreate() {
    #expect(throws: OutputError.self) { try prepareFolder("/proc/new") }
  }
}

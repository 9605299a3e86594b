import Glibc
import Testing

@testable import Files

struct FolderPathsTests {
  @Test(arguments: [
    ("a", "."), ("a/", "."), ("a/b", "a"), ("a/b/", "a"), ("/a", "/"), ("/a//", "/"), ("/", "/"),
    ("a//b", "a/"), ("./a", "."),
  ])
  func findsTheParent(path: String, parent: String) {
    #expect(parentFolder(of: path) == parent)
  }

  @Test func namesEverythingInAFolder() throws {
    let folder = TestFolder()
    let files = [".hidden", "a", "b c", "ä", "日本"]
    for name in files { folder.put("", name) }
    #expect(try names(inFolder: folder.path).sorted() == ([".", ".."] + files).sorted())
    #expect(try names(inFolder: folder.path("missing")) == [])
    #expect(throws: OutputError.refused(path: folder.path("a"), code: ENOTDIR)) {
      try names(inFolder: folder.path("a"))
    }
  }
}

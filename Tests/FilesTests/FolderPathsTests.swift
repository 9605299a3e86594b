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

  @Test func namesEverythingInAFolder() {
    let folder = TestFolder()
    let files = [".hidden", "a", "b c", "ä", "日本"]
    for name in files { folder.put("", name) }
    #expect(names(inFolder: folder.path).sorted() == ([".", ".."] + files).sorted())
    #expect(names(inFolder: folder.path("missing")) == [])
    #expect(names(inFolder: folder.path("a")) == [])
  }
}

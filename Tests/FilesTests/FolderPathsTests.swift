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
}

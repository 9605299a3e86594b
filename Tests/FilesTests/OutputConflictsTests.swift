import Glibc
import Testing

@testable import Files

struct OutputConflictsTests {
  private let folder = TestFolder()

  /// The clash that is found when these files are read and written.
  private func clash(reading inputs: [String], writing outputs: [String]) -> OutputError? {
    var finder = OutputConflicts()
    finder.read(inputs.map(folder.path))
    for output in outputs {
      do throws(OutputError) { try finder.write(folder.path(output)) } catch { return error }
    }
    return nil
  }

  @Test func findsAnInputThroughEveryName() {
    folder.put("", "pool.csv")
    mkdir(folder.path("sub"), 0o755)
    symlink("../pool.csv", folder.path("sub/link"))
    symlink(".", folder.path("here"))
    link(folder.path("pool.csv"), folder.path("twin"))
    for name in ["pool.csv", "./pool.csv", "sub/../pool.csv", "sub/link", "here/pool.csv", "twin"] {
      let error = OutputError.overwritesInput(path: folder.path(name), input: folder.path("pool.csv"))
      #expect(clash(reading: ["pool.csv"], writing: ["other", name]) == error)
    }
    #expect(clash(reading: ["pool.csv", "absent"], writing: ["sub/pool.csv", "absent"]) == nil)
  }

  @Test func findsTwoOutputsOfOneFile() {
    mkdir(folder.path("sub"), 0o755)
    symlink("sub", folder.path("link"))
    symlink("sub/page", folder.path("page-link"))
    let pairs = [
      ("sub/page", "sub/page"), ("sub/page", "sub//./page"), ("sub/page", "link/page"),
      ("sub/page", "page-link"), ("new/a/page", "./new/./a//page"), ("new/page", "link/../new/page"),
    ]
    for (one, other) in pairs {
      #expect(
        clash(reading: [], writing: [one, other])
          == .sameOutput(path: folder.path(other), other: folder.path(one)), "\(other)")
    }
    #expect(clash(reading: [], writing: ["sub/page", "page", "sub/other", "new/page", "new/a/page"]) == nil)
  }
}

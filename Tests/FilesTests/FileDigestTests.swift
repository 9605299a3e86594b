import Glibc
import Testing

@testable import Files

struct FileDigestTests {
  private let folder = TestFolder()

  @Test(arguments: [0, 1, 1 << 20, 3_000_001])
  func isThatOfTheBytes(count: Int) throws {
    let bytes = [UInt8](repeating: 7, count: count)
    try writeDurably(bytes, to: folder.path("a"))
    let digest = try FileDigest(ofFile: folder.path("a"))
    #expect(digest.bytes == Int64(count))
    #expect(digest.sha256 == SHA256.hexDigest(of: bytes))
  }

  @Test func saysWhyAFileCannotBeRead() {
    let missing = #expect(throws: ReadError.self) { try FileDigest(ofFile: folder.path("no")) }
    #expect(missing?.description == "\(folder.path("no")): no such file or directory")
    let notAFile = #expect(throws: ReadError.self) { try FileDigest(ofFile: folder.path) }
    #expect(notAFile?.reason == "is a directory")
  }
}

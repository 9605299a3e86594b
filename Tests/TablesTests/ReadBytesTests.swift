import Testing

@testable import Tables

struct ReadBytesTests {
  @Test func allBytesAreRead() throws {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let file = TemporaryFile(bytes)
    #expect(try readBytes(file.path, limit: 200_000) == bytes)
  }

  @Test func aLargerFileIsRefused() {
    let file = TemporaryFile("abcd")
    #expect(throws: InputError.self) { try readBytes(file.path, limit: 3) }
  }

  @Test func aMissingFileIsUnreadable() {
    #expect(throws: InputError.unreadable(file: "/nowhere/x", reason: "no such file or directory")) {
      try readBytes("/nowhere/x", limit: 3)
    }
  }
}

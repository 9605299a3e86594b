import Testing

@testable import Files

/// SHA-256, checked against the examples published with FIPS 180-4.
struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func givesThePublishedDigest(text: String, digest: String) {
    #expect(SHA256.hexDigest(of: Array(text.utf8)) == digest)
  }

  @Test func oneMillionLettersInPiecesOfAnySize() {
    let million = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    for size in [1_000_000, 65_536, 997] {
      var hash = SHA256()
      for start in stride(from: 0, to: million.count, by: size) {
        hash.update(Array(million[start..<min(start + size, million.count)]))
      }
      #expect(hash.hexDigest() == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }
  }

  @Test func goesOnAfterADigestWasAskedFor() {
    var hash = SHA256()
    hash.update(Array("a".utf8))
    _ = hash.hexDigest()
    hash.update(Array("bc".utf8))
    #expect(hash.hexDigest() == SHA256.hexDigest(of: Array("abc".utf8)))
  }

  @Test func aFileHasTheDigestOfItsBytes() throws {
    let folder = TestFolder()
    for count in [0, 1, 65_535, 65_536, 65_537, 200_000] {
      let text = String(repeating: "x", count: count)
      folder.put(text, "file")
      #expect(
        SHA256.hexDigest(ofFile: folder.path("file")) == SHA256.hexDigest(of: Array(text.utf8)), "\(count)")
    }
  }

  @Test func whatIsNoFileHasNoDigest() {
    let folder = TestFolder()
    #expect(SHA256.hexDigest(ofFile: folder.path("missing")) == nil)
    #expect(SHA256.hexDigest(ofFile: folder.path) == nil)
  }
}

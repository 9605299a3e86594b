import Testing

@testable import Files

struct BackgroundSHA256Tests {
  @Test(arguments: [0, 1, 1 << 20, (1 << 20) + 1, 5_000_000])
  func equalsTheDigestInOnePiece(_ count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 7) }
    let background = BackgroundSHA256()
    bytes.withUnsafeBytes { all in
      for start in stride(from: 0, to: count, by: 65_536) {
        background.update(UnsafeRawBufferPointer(rebasing: all[start..<min(start + 65_536, count)]))
      }
    }
    #expect(background.hexDigest() == SHA256.hexDigest(of: bytes))
  }
}

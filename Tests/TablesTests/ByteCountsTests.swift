import Chance
import Testing

@testable import Tables

@Suite struct ByteCountsTests {
  @Test func agreeWithLoopsOverBytes() {
    var chance = SplitMix64(seed: 0xB17E)
    let likely: [UInt8] = [0x0A, 0x0D, 0x22, 0x20, 0x00, 0x7F, 0x80, 0xA2, 0xFF, 0xCB, 0xCC, 0xBF]
    for _ in 0..<3_000 {
      let bytes = (0..<chance.integer(in: 0...40)).map { _ in likely[Int(chance.integer(in: 0...11))] }
      bytes.withUnsafeBytes { raw in
        for byte in likely {
          #expect(raw.count(of: byte) == bytes.count { $0 == byte })
          let start = Int(chance.integer(in: 0...Int64(bytes.count)))
          #expect(
            raw.firstIndex(of: byte, from: start) == bytes[start...].firstIndex(of: byte) ?? bytes.count)
        }
        let pairs = zip(bytes, bytes.dropFirst()).count { $0 == (0x0D, 0x0A) }
        #expect(raw.count(of: 0x0D, followedBy: 0x0A) == pairs)
        #expect(raw.holdsNonASCII == bytes.contains { $0 >= 0x80 })
        #expect(raw.holdsMoreThanLatin == bytes.contains { $0 >= 0xCC })
      }
    }
  }
}

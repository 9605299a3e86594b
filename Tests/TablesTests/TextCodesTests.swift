import Chance
import Testing

@testable import Tables

@Suite struct TextCodesTests {
  /// Texts that differ in one place, or only in length, get codes as a dictionary gives them, whatever follows them in
  /// memory.
  @Test func codesOfRandomTexts() {
    var chance = SplitMix64(seed: 0xC0DE5)
    for _ in 0..<200 {
      var codes = TextCodes()
      defer { codes.deallocate() }
      var expected: [[UInt8]: UInt32] = [:]
      let longest = chance.integer(in: 1...18)
      for _ in 0..<600 {
        let text = (0..<chance.integer(in: 0...longest)).map { _ in UInt8(chance.integer(in: 0x41...0x43)) }
        let memory = text + (0..<8).map { _ in UInt8(chance.integer(in: 0...255)) }
        memory.withUnsafeBufferPointer { bytes in
          let text = UnsafeBufferPointer(rebasing: bytes[..<text.count])
          if (1...8).contains(text.count) {
            #expect(codes.knownCode(short: bytes.baseAddress!, count: text.count) == expected[Array(text)])
          }
          #expect(codes.knownCode(of: text) == (text.count > 16 ? nil : expected[Array(text)]))
          #expect(codes.code(of: text) == expected[Array(text), default: UInt32(expected.count)])
        }
        expected[text] = expected[text] ?? UInt32(expected.count)
      }
    }
  }
}

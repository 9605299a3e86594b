import Testing

@testable import Tables

@Suite struct TextDecodingTests {
  private func trimmed(_ bytes: [UInt8]) -> String? {
    bytes.withUnsafeBufferPointer { decodedTrimmed($0) }
  }

  @Test func trimming() {
    #expect(trimmed(Array(" \ta b\r\n".utf8)) == "a b")
    #expect(trimmed(Array(" \n ".utf8)) == "")
    #expect(trimmed([]) == "")
  }

  @Test func invalidUTF8() {
    #expect(trimmed([0x41, 0xE9]) == nil)
    #expect(trimmed([0xC3]) == nil)
    #expect(trimmed([0xC0, 0x80]) == nil)
    #expect(trimmed([0xED, 0xA0, 0x80]) == nil)
    #expect(trimmed([0xC3, 0xA9]) == "é")
  }

  @Test func latin1HoldsEveryByte() {
    let bytes = try? TableRequest.Encoding.latin1.utf8(of: Array(0...255))
    let text = bytes.map { String(decoding: $0, as: UTF8.self) }
    #expect(text?.unicodeScalars.map(\.value) == Array(0...255))
  }

  @Test(arguments: 0...17)
  func nonASCIIAnywhere(place: Int) {
    var bytes = [UInt8](repeating: 0x7F, count: 18)
    bytes.withUnsafeBytes { #expect(!$0.holdsNonASCII) }
    bytes[place] = 0x80
    bytes.withUnsafeBytes { #expect($0.holdsNonASCII) }
  }
}

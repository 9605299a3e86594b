import Chance
import Glibc
import Testing

@testable import Tables

/// The C library's converters, which the tests can load, are the reference.
@Suite struct CharacterSetTests {
  private static let sets: [(TableRequest.Encoding, String)] = [
    (.latin1, "ISO-8859-1"), (.windows1250, "CP1250"), (.windows1251, "CP1251"), (.windows1252, "CP1252"),
    (.utf16LE, "UTF-16LE"), (.utf16BE, "UTF-16BE"),
  ]

  /// Returns bytes converted by the C library, or the position of the first that it cannot convert.
  private func reference(_ bytes: [UInt8], from: String, to: String) throws -> Result<
    [UInt8], UndecodableByte
  > {
    let converter = try #require(iconv_open(to, from))
    try #require(converter != iconv_t(bitPattern: -1), "the C library has no converter for \(from)")
    defer { iconv_close(converter) }
    var input = bytes.map(CChar.init(bitPattern:))
    var output = [CChar](repeating: 0, count: 4 * bytes.count + 4)
    var (left, room) = (input.count, output.count)
    let result = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        var (source, target) = (input.baseAddress, output.baseAddress)
        return iconv(converter, &source, &left, &target, &room)
      }
    }
    guard result != -1 else { return .failure(UndecodableByte(place: bytes.count - left)) }
    return .success(output.prefix(output.count - room).map(UInt8.init(bitPattern:)))
  }

  private func utf8(_ bytes: [UInt8], _ encoding: TableRequest.Encoding) -> Result<[UInt8], UndecodableByte> {
    Result { () throws(UndecodableByte) in try encoding.utf8(of: bytes) }
  }

  @Test func everyByte() throws {
    for (encoding, name) in Self.sets.prefix(4) {
      for byte in UInt8.min...UInt8.max {
        let text = try reference([byte], from: name, to: "UTF-8")
        #expect(utf8([byte], encoding) == text, "\(name) \(byte)")
        if case .success(let text) = text { #expect(encoding.encode(utf8: text) == [byte]) }
      }
    }
  }

  /// Units that are often half of a pair, and texts that end in the middle of a unit.
  @Test func randomUnits() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        [0x00, 0x41, 0xD8, 0xDB, 0xDC, 0xDF, UInt8.random(in: 0...255, using: &random)]
          .randomElement(using: &random)!
      }
      for (encoding, name) in Self.sets.suffix(2) {
        let text = try reference(bytes, from: name, to: "UTF-8")
        #expect(utf8(bytes, encoding) == text, "\(name) \(bytes)")
        if case .success(let text) = text { #expect(encoding.encode(utf8: text) == bytes) }
      }
    }
  }

  @Test func charactersThatASetLacks() {
    for (encoding, lacking) in [
      (TableRequest.Encoding.latin1, "€"), (.windows1252, "ł"), (.windows1250, "ñ"),
      (.windows1251, "\u{FFFD}"),
    ] {
      #expect(encoding.encode("a\(lacking)") == nil)
    }
  }
}

import CNettle
import Testing

@testable import Documents

@Suite struct PageStyleTests {
  @Test func `the policy names the style sheet by its hash`() {
    #expect(PageStyle.hash.source == Self.base64SHA256(PageStyle.sheet.source))
  }

  @Test func `nothing comes from elsewhere`() {
    for word in ["url(", "@import", "http", "//", "</"] {
      #expect(!PageStyle.sheet.source.contains(word), "\(word)")
    }
  }

  /// A table whose last columns move below its rows says how many stay side by side.
  @Test(arguments: 2...9) func `rows of every width stay in line on phones`(count: Int) {
    #expect(PageStyle.sheet.source.contains(".upper\(count){--upper:\(count)}"))
  }

  @Test(arguments: ["light", "dark", "print"]) func `words stand out from their ground`(mode: String) throws {
    let colours = try Self.colours(mode)
    let pairs = [
      ("ink", "paper"), ("ink", "card"), ("soft", "paper"), ("soft", "card"), ("blue", "card"),
      ("blue", "blue-paper"),
      ("orange", "card"), ("orange", "orange-paper"), ("red", "red-paper"), ("ink", "blue-paper"),
    ]
    for (ink, ground) in pairs {
      let contrast = try Self.contrast(#require(colours[ink]), #require(colours[ground]))
      #expect(contrast >= 4.5, "\(ink) on \(ground): \(contrast)")
    }
    for dot in ["dot", "blue"] {
      let contrast = try Self.contrast(#require(colours[dot]), #require(colours["card"]))
      #expect(contrast >= 3, "\(dot) on card: \(contrast)")
    }
  }

  /// The colours in one of the blocks of the style sheet, by name.
  private static func colours(_ mode: String) throws -> [String: UInt32] {
    let blocks = ["light": 0, "dark": 1, "print": 2]
    let sheet = ChartStyle.colours.source + ChartStyle.printColours.source
    let parts = sheet.split(separator: ":root{", omittingEmptySubsequences: false).dropFirst()
    let part = try parts[parts.index(parts.startIndex, offsetBy: #require(blocks[mode]))]
    var colours: [String: UInt32] = [:]
    for match in part.prefix(while: { $0 != "}" }).matches(of: /--([a-z-]+):#([0-9a-f]+)/) {
      let digits = match.2.count == 3 ? match.2.map { "\($0)\($0)" }.joined() : String(match.2)
      let colour: UInt32 = try #require(UInt32(digits, radix: 16))
      colours[String(match.1)] = colour
    }
    return colours
  }

  /// The contrast of two colours according to the Web Content Accessibility Guidelines, from 1 to 21.
  private static func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func luminance(_ colour: UInt32) -> Double {
    let linear = [16, 8, 0].map { shift in
      let share = Double((colour >> UInt32(shift)) & 255) / 255
      let base = (share + 0.055) / 1.055
      // base^2.4 as base^2 times the fifth root of base^2, by Newton's method.
      let square = base * base
      var root = 1.0
      for _ in 0..<60 {
        root -= (root * root * root * root * root - square) / (5 * root * root * root * root)
      }
      return share <= 0.03928 ? share / 12.92 : square * root
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private static func base64SHA256(_ text: String) -> String {
    var context = sha256_ctx()
    nettle_sha256_init(&context)
    let bytes = Array(text.utf8)
    nettle_sha256_update(&context, bytes.count, bytes)
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    nettle_sha256_digest(&context, digest.count, &digest)
    return base64(digest)
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    let text = stride(from: 0, to: bytes.count, by: 3).map { start in
      let chunk = bytes[start..<min(start + 3, bytes.count)]
      let bits = (0..<3).reduce(0) { ($0 << 8) | ($1 < chunk.count ? Int(chunk[start + $1]) : 0) }
      let digits = [18, 12, 6, 0].map { letters[(bits >> $0) & 63] }
      return String(digits.prefix(chunk.count + 1)) + String(repeating: "=", count: 3 - chunk.count)
    }
    return text.joined()
  }
}

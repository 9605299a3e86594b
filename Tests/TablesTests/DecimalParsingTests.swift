import Chance
import Testing

@testable import Tables

@Suite struct DecimalParsingTests {
  @Test(arguments: [
    ("7", 7, 0), ("12.5", 125, 1), ("12.50", 1250, 2), ("-0.25", -25, 2), ("+3", 3, 0), (".5", 5, 1),
    ("5.", 5, 0), ("007", 7, 0), ("-0", 0, 0), ("  4 ", 4, 0),
    ("$50,899,072", 50_899_072, 0), ("€110.5M", 110_500_000, 0), ("565K", 565_000, 0), ("1.5k", 1500, 0),
    ("1.2345K", 12345, 1), ("2bn", 2_000_000_000, 0), ("2 B", 2_000_000_000, 0), ("12 £", 12, 0),
    ("-$5", -5, 0), ("12\u{A0}€", 12, 0), ("1,234.50", 123450, 2), ("₹ 9.5", 95, 1),
    ("+€1,000k", 1_000_000, 0), ("1e5", 100_000, 0), ("2.50E+07", 25_000_000, 0), ("25e-1", 25, 1),
    ("12.5%", 125, 1), ("\u{2212}3", -3, 0), ("15 000 000", 15_000_000, 0), ("15\u{202F}000", 15_000, 0),
    ("15\u{2009}000\u{A0}€", 15_000, 0), ("2 Cr", 20_000_000, 0), ("€500th", 500_000, 0),
    ("500 Th.", 500_000, 0), ("40 Lakh", 4_000_000, 0),
    ("Rs. 1.5 crore", 15_000_000, 0), ("1.5 Mio. €", 1_500_000, 0), ("500 EUR", 500, 0),
    ("15'000", 15_000, 0), ("1,23,456", 123_456, 0), ("₹2,00,00,000.50", 2_000_000_050, 2),
    ("0e99", 0, 0), ("20 Lacs", 2_000_000, 0), ("900 mil €", 900_000, 0), ("R$ 900 mil", 900_000, 0),
    ("\u{2013}3.5", -35, 1),
  ])
  func numbers(text: String, mantissa: Int, places: Int) throws {
    let number = try parseDecimal(text)
    #expect(number.mantissa == Int128(mantissa))
    #expect(number.places == places)
  }

  @Test(arguments: [
    "abc", "1e", "e5", "1e5e5", "NaN", "inf", "-", ".", "$", "1.2.3", "1 2", "--1", "$-5", "$5$", "1,23,45",
    "1,23,45,6",
    "100,00,000", "1,234,56,789", "1,23,456,789", "2.00.00.000",
    "1,2345,678",
    "1,234,56", "1234,567,890", "1.234,567,8", "5KM", "M", "%", "5M%", "0x10", "٣", "１２", "1_000",
    "0,123,456", "1,,234", "900 mil", "$900 mil", "900 mil. €", "€900 mil",
    "5th", "12th",
  ])
  func notNumbers(text: String) {
    #expect(throws: NumberError.notANumber(text: text, suggestion: nil)) { try parseDecimal(text) }
  }

  @Test(arguments: [
    ("12,5", 125, 1), ("15.000.000 €", 15_000_000, 0), ("1.234,50", 123450, 2), ("500.000", 500_000, 0),
    ("110,5 Mio. €", 110_500_000, 0), ("7", 7, 0), ("2,50E+07", 25_000_000, 0), ("-0,25", -25, 2),
    ("15\u{A0}000,5", 150_005, 1),
  ])
  func numbersWithDecimalComma(text: String, mantissa: Int, places: Int) throws {
    let number = try parseDecimal(text, mark: .comma)
    #expect(number.mantissa == Int128(mantissa))
    #expect(number.places == places)
  }

  @Test func marksThatTextsShow() {
    let shown = ["12,5", "12.5", "1,234", "1.234", "1.234.567", "1,234,567", "12", "x"].map {
      DecimalMark(shownBy: $0)
    }
    #expect(shown == [.comma, .point, nil, nil, .comma, .point, nil, nil])
  }

  @Test(arguments: [
    ("12,5", "12.5"), ("€12,5M", "€12.5M"), ("0,123", "0.123"), ("1.234,56", "1234.56"), (" 9,99 ", "9.99"),
    ("1234,567", "1234.567"), (",5", ".5"),
  ])
  func decimalCommas(text: String, suggestion: String) {
    #expect(throws: NumberError.notANumber(text: text, suggestion: suggestion)) { try parseDecimal(text) }
  }

  @Test func wording() {
    #expect(throws: NumberError.empty) { try parseDecimal(" \t") }
    let comma = NumberError.notANumber(text: "12,5", suggestion: "12.5")
    #expect(comma.description == "\"12,5\" is not a number; use a point, as in 12.5")
  }

  @Test func largestAndTooLarge() throws {
    let limit = Int128(1) << 120
    #expect(try parseDecimal(String(limit - 1)).mantissa == limit - 1)
    #expect(throws: NumberError.tooLarge(text: String(limit))) { try parseDecimal(String(limit)) }
    let smallest = "0." + String(repeating: "0", count: 35) + "1"
    #expect(try parseDecimal(smallest) == DecimalNumber(mantissa: 1, places: 36))
    let smaller = "0.0" + smallest.dropFirst(2)
    #expect(throws: NumberError.tooLarge(text: smaller)) { try parseDecimal(smaller) }
    let thousand = String(repeating: "9", count: 36) + "K"
    #expect(throws: NumberError.tooLarge(text: thousand)) { try parseDecimal(thousand) }
  }

  @Test func zerosAtTheEndNeverMakeANumberTooLarge() throws {
    let number = try parseDecimal("1.5" + String(repeating: "0", count: 100))
    #expect(number == DecimalNumber(mantissa: 15, places: 1))
  }

  /// Random digits with a point somewhere, compared with a simple reading: drop the point and count the digits after
  /// it.
  @Test func randomPlainNumbers() throws {
    let seed: UInt64 = 0x7AB1E
    var chance = SplitMix64(seed: seed)
    for _ in 0..<20_000 {
      let digits = (0..<chance.integer(in: 1...24)).map { _ in String(chance.integer(in: 0...9)) }
      let point = Int(chance.integer(in: 0...Int64(digits.count)))
      let sign = ["", "-", "+"][Int(chance.integer(in: 0...2))]
      let text = sign + digits[..<point].joined() + "." + digits[point...].joined()
      let magnitude = Int128(digits.joined())!
      let expected = DecimalNumber(
        mantissa: sign == "-" ? -magnitude : magnitude, places: digits.count - point)

      let parsed = try parseDecimal(text)
      #expect(
        parsed.mantissa == expected.mantissa && parsed.places == expected.places, "seed \(seed): \(text)")
      let plain = Array(text.utf8).withUnsafeBufferPointer { PlainDecimal($0.baseAddress!, count: $0.count) }
      if digits.count <= 18 {
        let plain = try #require(plain, "seed \(seed): \(text)")
        #expect(Int128(plain.mantissa) == expected.mantissa && plain.places == expected.places)
      } else {
        #expect(plain == nil, "seed \(seed): \(text)")
      }
    }
  }

  /// Reading eight digits at once gives the same as one by one, whatever follows them.
  @Test func shortNumbersAreReadAtOnce() {
    var chance = SplitMix64(seed: 0x8D16)
    var numbers = 0
    let signs = Array("01234567890123456789012345678901234567890123...,,-+ /:\u{0}é~".utf8)
    for _ in 0..<200_000 {
      let bytes = (0..<24).map { _ in signs[Int(chance.integer(in: 0...Int64(signs.count - 1)))] }
      let count = Int(chance.integer(in: 0...9))
      let mark = UInt8(ascii: chance.integer(in: 0...1) == 0 ? "." : ",")
      let (short, plain) = bytes.withUnsafeBufferPointer {
        (
          PlainDecimal(short: $0.baseAddress!, count: count, mark: mark),
          PlainDecimal($0.baseAddress!, count: count, mark: mark)
        )
      }
      let isSigned = bytes[0] == UInt8(ascii: "-") || bytes[0] == UInt8(ascii: "+")
      #expect(short == (count > 8 || isSigned ? nil : plain), "\(bytes[..<count])")
      numbers += short == nil ? 0 : 1
    }
    #expect(numbers > 50_000)
  }
}

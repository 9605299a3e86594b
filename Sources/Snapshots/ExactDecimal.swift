import JSON
import Tables

/// An exact decimal as a JSON number: as many digits as the value has, without floating point in between.
public struct ExactDecimal: Sendable, Hashable {
  /// The number.
  public var number: DecimalNumber

  /// Creates a number.
  public init(_ number: DecimalNumber) {
    self.number = number.normalised
  }

  /// Creates the number `units` × 10^-`places`.
  public init(_ units: Int128, places: Int) {
    self.init(DecimalNumber(mantissa: units, places: places))
  }
}

extension ExactDecimal: Codable {
  /// Reads a JSON number without rounding, up to 128 bits: more than an input may hold, because totals are larger.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let json = try container.decode(JSONValue.self)
    guard case .number(let text) = json, let number = Self.number(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(json) is not an exact decimal")
    }
    self.init(number)
  }

  /// Returns the number that plain decimal digits represent.
  private static func number(_ text: String) -> DecimalNumber? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let mantissa = Int128(parts.joined()) else { return nil }
    return DecimalNumber(mantissa: mantissa, places: parts.count == 2 ? parts[1].count : 0)
  }

  /// Writes a JSON number with all its digits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(json)
  }

  /// It as JSON.
  var json: JSONValue { .number(number.description) }
}

extension ExactDecimal {
  /// The nearest floating-point number; only for charts, bars and limits.
  public var approximate: Double {
    // 64-bit numbers are converted in one step, 128-bit numbers more slowly.
    var value = Int64(exactly: number.mantissa).map { Double($0) } ?? Double(number.mantissa)
    for _ in 0..<number.places { value /= 10 }
    return value
  }
}

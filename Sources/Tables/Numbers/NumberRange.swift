/// The range of values in a number column, such as the skills that a rule set allows; both ends included.
public struct NumberRange: Sendable, Hashable {
  /// The smallest value allowed; `nil` = no bound.
  public var lowest: DecimalNumber?
  /// The largest value allowed; `nil` = no bound.
  public var highest: DecimalNumber?
  /// Whether only whole numbers are allowed.
  public var wholeNumbers: Bool

  /// Creates the range from `lowest` to `highest`.
  public init(lowest: DecimalNumber? = nil, highest: DecimalNumber? = nil, wholeNumbers: Bool = false) {
    self.lowest = lowest
    self.highest = highest
    self.wholeNumbers = wholeNumbers
  }

  /// Every number.
  public static let any = NumberRange()

  /// Parses `1-10`, `0.5-99.5` or `any`, as on the command line; a number may have a sign (`-5-10`, `-5--1`). Returns
  /// `nil` for anything else, and when the low end is above the high end.
  public init?(_ text: String) {
    if text.lowercased() == "any" {
      self = .any
      return
    }
    // The dash between the numbers is the first that is not at the beginning.
    guard let dash = text.dropFirst().firstIndex(of: "-"),
      let lowest = try? parseDecimal(String(text[..<dash])),
      let highest = try? parseDecimal(String(text[text.index(after: dash)...])), lowest <= highest
    else { return nil }
    self.init(lowest: lowest, highest: highest)
  }
}

extension NumberRange {
  /// Whether the value is in the range.
  public func allows(_ value: DecimalNumber) -> Bool {
    if let lowest, value < lowest { return false }
    if let highest, highest < value { return false }
    return !wholeNumbers || value.normalised.places == 0
  }
}

extension NumberRange: CustomStringConvertible {
  /// The range as on the command line.
  public var description: String {
    guard let lowest, let highest else { return "any" }
    return "\(lowest)-\(highest)"
  }
}

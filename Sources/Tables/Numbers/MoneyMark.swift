/// The text before and after the digits of an amount: `$`, or `€` and `M`.
public struct MoneyMark: Sendable, Equatable {
  /// The sign or word of the currency, with a space after a word.
  public var before = ""
  /// The unit.
  public var behind = ""

  /// Creates a mark with only a unit.
  public init(behind: String = "") { self.behind = behind }

  /// Creates a mark with a currency and a unit.
  public init(_ currency: Currency, _ unit: MoneyUnit?) {
    let isWord = currency.rawValue.allSatisfy(\.isLetter)
    (before, behind) = (currency.rawValue + (isWord ? " " : ""), unit?.rawValue ?? "")
  }

  /// Returns an amount with currency and unit, a minus sign before both.
  public func around(_ digits: String) -> String {
    let isNegative = digits.hasPrefix("−")
    return isNegative ? "−" + before + String(digits.dropFirst()) + behind : before + digits + behind
  }
}

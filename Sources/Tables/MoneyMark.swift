/// What stands before and behind the digits of an amount: `$`, or `€` and `M`.
public struct MoneyMark: Sendable, Equatable {
  /// The sign or word of the currency, with a space behind a word.
  public var before = ""
  /// The unit.
  public var behind = ""

  /// Nothing but a unit.
  public init(behind: String = "") { self.behind = behind }

  /// A currency and a unit.
  public init(_ currency: Currency, _ unit: MoneyUnit?) {
    let isWord = currency.rawValue.allSatisfy(\.isLetter)
    (before, behind) = (currency.rawValue + (isWord ? " " : ""), unit?.rawValue ?? "")
  }

  /// An amount between the two, a minus in front of all.
  public func around(_ digits: String) -> String {
    let isNegative = digits.hasPrefix("−")
    return (isNegative ? "−" : "") + before + digits.dropFirst(isNegative ? 1 : 0) + behind
  }
}

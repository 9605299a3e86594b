/// A currency in which amounts are written; the raw value is what is shown.
public enum Currency: String, Sendable, Hashable, Codable, CaseIterable {
  case dollar = "$"
  case euro = "€"
  case pound = "£"
  case yen = "¥"
  case rupee = "₹"
  case real = "R$"
  case franc = "CHF"

  /// The signs and words for it.
  private var words: [StaticString] {
    switch self {
    case .dollar: ["$", "USD"]
    case .euro: ["€", "EUR"]
    case .pound: ["£", "GBP"]
    case .yen: ["¥"]
    case .rupee: ["₹", "INR", "Rs.", "Rs"]
    case .real: ["R$"]
    case .franc: ["CHF"]
    }
  }

  /// All signs and words with what they stand for.
  static let words = allCases.flatMap { currency in currency.words.map { ($0, currency) } }
}

/// A currency of amounts; the raw value is how it is shown.
public enum Currency: String, Sendable, Hashable, Codable, CaseIterable {
  case dollar = "$"
  case euro = "€"
  case pound = "£"
  case yen = "¥"
  case rupee = "₹"
  case real = "R$"
  case franc = "CHF"
  case australianDollar = "A$"
  case krone = "kr"
  case zloty = "zł"

  /// Its signs and words.
  private var words: [StaticString] {
    switch self {
    case .dollar: ["$", "USD", "US$"]
    case .euro: ["€", "EUR"]
    case .pound: ["£", "GBP"]
    case .yen: ["¥"]
    case .rupee: ["₹", "INR", "Rs.", "Rs"]
    case .real: ["R$"]
    case .franc: ["CHF"]
    case .australianDollar: ["A$", "AUD", "AU$"]
    case .krone: ["kr.", "Kr.", "kr", "Kr", "SEK", "NOK", "DKK"]
    case .zloty: ["zł", "zl", "PLN"]
    }
  }

  /// All signs and words with their currencies.
  static let words = allCases.flatMap { currency in currency.words.map { ($0, currency) } }
}

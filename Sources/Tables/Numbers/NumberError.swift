/// The reason why a text is not a number.
public enum NumberError: Error, Sendable, Hashable {
  /// There is only space.
  case empty
  /// The text does not have the form of a number; `suggestion` is how to write what was probably meant, if known.
  case notANumber(text: String, suggestion: String?)
  /// An amount may be read in two ways.
  case doubtful(text: String, readings: String)
  /// The number has too many digits: 2^120 or more without its point, or more than 36 decimal places.
  case tooLarge(text: String)

  /// A short fixed code for programs, as in `Diagnostic.code`.
  public var code: String {
    switch self {
    case .empty: "empty"
    case .notANumber: "not-a-number"
    case .doubtful: "doubtful-number"
    case .tooLarge: "number-too-large"
    }
  }
}

extension NumberError: CustomStringConvertible {
  /// `"12,5" is not a number; use a point, as in 12.5`
  public var description: String {
    switch self {
    case .empty: "empty; a number is needed"
    case .notANumber(let text, let suggestion?):
      "\(quoted(text)) is not a number; use a point, as in \(suggestion)"
    case .notANumber(let text, nil): "\(quoted(text)) is not a number"
    case .doubtful(let text, let readings): "\(quoted(text)) may be \(readings); write the one that is meant"
    case .tooLarge(let text): "\(quoted(text)) has more digits than can be kept exactly (about 36)"
    }
  }
}

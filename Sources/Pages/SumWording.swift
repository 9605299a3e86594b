import Snapshots
import Words

extension [SumRecord] {
  /// `ownership 118.4 of 120 and age 131, at least 125`
  var inWords: String { listed(map(\.inWords), "and") }
}

extension SumRecord {
  fileprivate var inWords: String {
    let bounds =
      switch (atLeast, atMost) {
      case (let least?, let most?) where least == most: " of exactly \(text(most))"
      case (let least?, let most?): ", from \(text(least)) to \(text(most))"
      case (let least?, nil): ", at least \(text(least))"
      case (nil, let most?): " of \(text(most))"
      case (nil, nil): ""
      }
    return "\(column) \(text(sum))\(bounds)"
  }

  private func text(_ value: ExactDecimal) -> String { "\(value.number.normalised)\(unit ?? "")" }
}

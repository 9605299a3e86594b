import Options

/// Guards against a truncated export: inputs with too few rows are refused, and the results of a good input are not
/// overwritten.
package enum Guards {
  package static let minRows = OptionKey<Int?>.optional(
    "min-rows", .integer(1...Int.max), otherwise: "any number",
    help:
      "refuse to write when an input has fewer rows than this: a guard against truncated exports"
  ).unrecorded
  package static let maxShrink = OptionKey<ShrinkLimit?>.optional(
    "max-shrink",
    .init(
      "PERCENT|none", offering: Completion(words: ["none"]),
      expected: "'none' or a whole percentage from 0 to 100, as in 20%"
    ) { ShrinkLimit($0) }, otherwise: "50%, if the last run found a team and this one finds none",
    help: "refuse to write when an input has lost more than this share of its rows since the last run, as in "
      + "20%; 'none' always writes"
  ).unrecorded

  package static let all = [minRows.spec, maxShrink.spec]
}

/// How many of its rows an input may lose.
package enum ShrinkLimit: Sendable, Equatable {
  /// A percentage of them.
  case percent(Int)
  /// All of them.
  case none

  /// A whole percentage from 0 to 100, with or without its sign, or `none`.
  init?(_ text: String) {
    if text == "none" {
      self = .none
      return
    }
    guard let number = Int(text.hasSuffix("%") ? String(text.dropLast()) : text), (0...100).contains(number)
    else { return nil }
    self = .percent(number)
  }
}

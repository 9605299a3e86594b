import Analysis
import Options
import Selection
import Tables

extension ValueFormat where Value == ReplacedValue {
  /// `Kohli:cost=12`; the last `:` separates, since a name may hold one.
  static var replacedValue: Self {
    ValueFormat(placeholder: "NAME:cost|skill=VALUE") { text throws(ValueProblem) in
      guard let colon = text.lastIndex(of: ":"), colon != text.startIndex,
        let equals = text[colon...].firstIndex(of: "=")
      else { throw ValueProblem(expected: "a player, a column and its new value, as in \"Kohli:cost=12\"") }
      let columns = ValueFormat<PoolColumn>.named([PoolColumn.skill, .cost].map { ($0.rawValue, $0) })
      let column = try columns.parse(String(text[text.index(after: colon)..<equals]))
      let value = try ValueFormat<DecimalNumber>.money().parse(String(text[text.index(after: equals)...]))
      guard column == .skill || value.mantissa >= 0 else {
        throw ValueProblem(expected: "a cost of 0 or more")
      }
      return ReplacedValue(player: String(text[..<colon]), column: column, value: value)
    }
  }
}

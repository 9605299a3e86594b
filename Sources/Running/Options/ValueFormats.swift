import Options
import Selection
import Tables

extension ValueFormat where Value == DecimalNumber {
  /// An amount of money, written as in files: `50`, `49.5`, `$50,000`, `110.5M`.
  /// - Parameter negative: what is wrong with an amount below 0; `nil` to allow them.
  package static func money(orRefuse negative: ValueProblem? = nil) -> Self {
    ValueFormat(placeholder: "AMOUNT") { text throws(ValueProblem) in
      let amount: DecimalNumber
      do throws(RuleMistake) {
        amount = try RuleOption.amount(text)
      } catch {
        throw ValueProblem(error)
      }
      if let negative, amount < .zero { throw negative }
      return amount
    }
  }

  /// An amount of money that can be spent.
  package static var budget: Self { money(orRefuse: .negativeBudget) }

  /// A plain number that passes a test.
  package static func decimal(
    _ placeholder: String, expected: String, _ isAllowed: @escaping @Sendable (DecimalNumber) -> Bool
  ) -> Self {
    ValueFormat(placeholder, expected: expected) { text in
      (try? parseDecimal(text)).flatMap { isAllowed($0) ? $0.normalised : nil }
    }
  }
}

extension ValueProblem {
  /// A budget cannot be negative.
  package static let negativeBudget = ValueProblem(expected: "a budget of 0 or more")
}

import Analysis
import Options
import Tables

extension ValueFormat where Value == BudgetChoice {
  /// `all`, or amounts and ranges of them: `40,45,50` or `30...80/5`.
  static var budgets: Self {
    ValueFormat(placeholder: "all|AMOUNT,...|LOW...HIGH/STEP", completion: Completion(words: ["all"])) {
      text throws(ValueProblem) in
      if text == "all" { return .all }
      var amounts: Set<DecimalNumber> = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        amounts.formUnion(try amountsOfPart(String(part)))
        guard amounts.count <= BudgetChoice.mostListed else { throw .tooManyBudgets }
      }
      return .listed(amounts.sorted())
    }
  }

  private static func amountsOfPart(_ text: String) throws(ValueProblem) -> [DecimalNumber] {
    guard let dots = text.firstRange(of: "...") else {
      guard !text.contains("..") else {
        throw ValueProblem(expected: "three dots between the ends of a range, as in 30...80/5")
      }
      return [try budget(text)]
    }
    let (lowest, rest) = (text[..<dots.lowerBound], text[dots.upperBound...])
    guard let slash = rest.firstIndex(of: "/") else {
      throw ValueProblem(expected: "a step after the range, as in 30...80/5")
    }
    return try steps(
      from: budget(String(lowest)), through: budget(String(rest[..<slash])),
      by: budget(String(rest[rest.index(after: slash)...])))
  }

  /// One amount.
  private static func budget(_ text: String) throws(ValueProblem) -> DecimalNumber {
    do throws(ValueProblem) {
      return try ValueFormat<DecimalNumber>.budget.parse(text)
    } catch .negativeBudget {
      throw .negativeBudget
    } catch {
      throw ValueProblem(
        expected: "'all', an amount such as 50 or 49.5, or a range such as 30...80/5", nearest: error.nearest)
    }
  }

  /// Every `step` from the lowest amount to the highest, which is included only if the steps meet it.
  private static func steps(
    from lowest: DecimalNumber, through highest: DecimalNumber, by step: DecimalNumber
  ) throws(ValueProblem) -> [DecimalNumber] {
    let units = Set([lowest, highest, step].filter { $0.mantissa > 0 }.map { $0.written == nil })
    guard units.count <= 1 else {
      throw ValueProblem(
        expected: "the ends and the step of a range all with a unit or all without, as in 30M...80M/5M")
    }
    let places = max(lowest.places, highest.places, step.places)
    guard let first = lowest.units(places: places), let last = highest.units(places: places),
      let stride = step.units(places: places)
    else { throw ValueProblem(expected: "amounts with fewer digits") }
    let (width, overflow) = last.subtractingReportingOverflow(first)
    guard stride > 0, first <= last, !overflow else {
      throw ValueProblem(expected: "a range from low to high by a step above zero, as in 30...80/5")
    }
    guard width / stride < BudgetChoice.mostListed else { throw .tooManyBudgets }
    return (0...width / stride).map {
      var budget = DecimalNumber(mantissa: first + $0 * stride, places: places).normalised
      budget.written = step.written
      return budget
    }
  }
}

extension ValueProblem {
  fileprivate static var tooManyBudgets: ValueProblem {
    ValueProblem(expected: "at most \(BudgetChoice.mostListed) budgets; 'all' finds every one that matters")
  }
}

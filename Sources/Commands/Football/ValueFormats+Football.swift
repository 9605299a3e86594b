import Options
import Tables
import Tournament
import Words

extension ValueFormat where Value == StandingsOrder {
  /// `la-liga`, or criteria such as `points,difference,goals`.
  static var standingsOrder: Self {
    ValueFormat(
      placeholder: "NAME|CRITERIA",
      completion: Completion(words: StandingsOrder.competitions.compactMap(\.name) + StandingsOrder.words)
    ) { text throws(ValueProblem) in
      if let order = StandingsOrder.competition(text) { return order }
      do throws(OrderMistake) {
        return try StandingsOrder(list: text)
      } catch {
        throw ValueProblem(error, in: text)
      }
    }
  }
}

extension ValueProblem {
  /// What is wrong with a list of criteria.
  fileprivate init(_ mistake: OrderMistake, in text: String) {
    switch mistake {
    case .unknown(let word):
      let names = StandingsOrder.competitions.compactMap(\.name)
      let near = Words.nearest(to: word, among: (word == text ? names : []) + StandingsOrder.words)
      self.init(
        expected:
          "a competition (\(names.joined(separator: ", "))) or criteria such as points,difference,goals",
        nearest: near.map { text.replacing(word, with: $0) })
    case .twice(let criterion): self.init(expected: "each criterion once; \(criterion) is given twice")
    case .againWithoutHeadToHead: self.init(expected: "'again' after a head-to-head criterion")
    }
  }
}

extension ValueFormat where Value == [DecimalNumber] {
  /// `45,50,55`: budgets, each once.
  static var listedBudgets: Self {
    ValueFormat(placeholder: "AMOUNT,...") { text throws(ValueProblem) in
      var amounts: [DecimalNumber] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        let amount = try ValueFormat<DecimalNumber>.budget.parse(String(part))
        if amounts.contains(amount) {
          throw ValueProblem(expected: "each amount once; \(part) is given twice")
        }
        amounts.append(amount)
      }
      return amounts
    }
  }
}

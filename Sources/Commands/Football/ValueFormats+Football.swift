import Options
import Tables
import Tournament
import Words

extension ValueFormat where Value == Int {
  /// `3`, or `all`, which is the largest number.
  static var countOrAll: Self {
    ValueFormat(placeholder: "N|all", completion: Completion(words: ["all"])) { text throws(ValueProblem) in
      if text == "all" { return .max }
      guard let number = Int(text), number >= 0 else {
        throw ValueProblem(expected: "a whole number from 0, or 'all'")
      }
      return number
    }
  }
}

extension ValueFormat where Value == PointsRule {
  /// `3,1,0`: points for a win, a draw and a loss.
  static var pointsRule: Self {
    ValueFormat(placeholder: "WIN,DRAW,LOSS") { text throws(ValueProblem) in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
      let numbers = parts.compactMap { $0 }.filter { (-1_000...1_000).contains($0) }
      guard numbers.count == 3, parts.count == 3 else {
        throw ValueProblem(expected: "points for a win, a draw and a loss, as in 3,1,0")
      }
      return PointsRule(win: numbers[0], draw: numbers[1], loss: numbers[2])
    }
  }
}

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

extension ValueFormat where Value == [TableRequest.CellReference] {
  /// `stage,group`: headers or numbers of columns.
  static var columnList: Self {
    ValueFormat(placeholder: "COLUMN,...") { text throws(ValueProblem) in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      guard parts.allSatisfy({ !$0.isEmpty }) else {
        throw ValueProblem(expected: "columns such as stage,group")
      }
      return parts.map { TableRequest.CellReference(String($0)) }
    }
  }
}

/// Points that a team is given or loses for other reasons than results.
struct Adjustment: Sendable, Hashable {
  var team: String
  var points: Int
}

extension ValueFormat where Value == Adjustment {
  /// `TEAM=-10`; the last `=` separates.
  static var adjustment: Self {
    ValueFormat(placeholder: "TEAM=POINTS") { text throws(ValueProblem) in
      guard let equals = text.lastIndex(of: "="), equals != text.startIndex,
        let points = Int(text[text.index(after: equals)...]), (-100_000...100_000).contains(points)
      else { throw ValueProblem(expected: "a team and a whole number of points, as in \"Luton Town=-10\"") }
      return Adjustment(team: String(text[..<equals]), points: points)
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

extension ValueFormat where Value == Formation {
  /// `1-4-3-3`
  static var formation: Self {
    ValueFormat(placeholder: "1-D-M-A") { text throws(ValueProblem) in
      guard let formation = Formation(text) else {
        throw ValueProblem(expected: "keeper, defenders, midfielders and attackers, as in 1-1-2-1")
      }
      return formation
    }
  }
}

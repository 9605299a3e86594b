import Options
import Selection
import Tables

extension ValueFormat where Value == DecimalNumber {
  /// An amount of money, written as in files: `50`, `49.5`, `$50,000`, `110.5M`.
  package static var money: Self {
    ValueFormat(placeholder: "AMOUNT") { text throws(ValueProblem) in
      do throws(RuleMistake) {
        return try RuleOption.amount(text)
      } catch {
        throw ValueProblem(error)
      }
    }
  }
}

extension ValueFormat where Value == DecimalNumber {
  /// An amount of money that can be spent.
  package static var budget: Self {
    var format = money
    format.parse = { text throws(ValueProblem) in
      let amount = try money.parse(text)
      guard amount.mantissa >= 0 else { throw .negativeBudget }
      return amount
    }
    return format
  }
}

extension ValueProblem {
  /// A budget cannot be negative.
  package static let negativeBudget = ValueProblem(expected: "a budget of 0 or more")
}

extension ValueFormat where Value == NumberRange {
  /// `1-10`, or `any`.
  package static var skillRange: Self {
    ValueFormat(placeholder: "LOW-HIGH|any", completion: Completion(words: ["any", "1-10"])) {
      text throws(ValueProblem) in
      guard let range = NumberRange(text) else {
        throw ValueProblem(expected: "'any' or a range such as 1-10")
      }
      return range
    }
  }
}

extension ValueFormat where Value == ClosedRange<Int> {
  /// `13-17`, or one week.
  static var weeks: Self {
    ValueFormat(placeholder: "FIRST-LAST") { text throws(ValueProblem) in
      let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard (1...2).contains(ends.count), let first = ends[0], let last = ends.last ?? nil,
        (1...999).contains(first), (first...999).contains(last)
      else { throw ValueProblem(expected: "weeks such as 13-17, or one") }
      return first...last
    }
  }
}

extension ValueFormat where Value == DecimalNumber {
  /// A number above 0 and up to 1.
  static var decay: Self {
    ValueFormat(placeholder: "NUMBER") { text throws(ValueProblem) in
      guard let number = try? parseDecimal(text), number.mantissa > 0, number <= .one else {
        throw ValueProblem(expected: "a number above 0 and up to 1, as in 0.9")
      }
      return number.normalised
    }
  }
}

extension ValueFormat where Value == TableRequest.Filter {
  /// `COLUMN=VALUE`, with `!=`, `<` or `>` too.
  package static var condition: Self {
    ValueFormat(placeholder: "COLUMN=VALUE") { text throws(ValueProblem) in
      guard let filter = TableRequest.Filter(text) else {
        throw ValueProblem(expected: "a condition such as Pos=GK, Pos!=GK, Minutes>0 or Price<9.5")
      }
      return filter
    }
  }
}

extension ValueFormat where Value == PoolRequest.SkillSource {
  /// `FILE.csv:COLUMN`.
  package static var skillSource: Self {
    ValueFormat(
      placeholder: "FILE.csv:COLUMN", completion: Completion(paths: .filesEnding(["csv"])),
      file: { PoolRequest.SkillSource($0).map { .read($0.path) } }
    ) { text throws(ValueProblem) in
      guard let source = PoolRequest.SkillSource(text) else {
        throw ValueProblem(expected: "a file and its column, as in projections.csv:Points")
      }
      return source
    }
  }
}

extension ValueFormat where Value == Delimiter {
  /// One character, or the word `tab`.
  package static var delimiter: Self {
    ValueFormat(placeholder: "CHARACTER", completion: Completion(words: ["tab"])) {
      text throws(ValueProblem) in
      if text == "tab" || text == "\\t" { return Delimiter(byte: 9) }
      guard text.utf8.count == 1, let byte = text.utf8.first, !"\"\r\n ".utf8.contains(byte) else {
        throw ValueProblem(expected: "one character such as ',' or ';', or the word tab")
      }
      return Delimiter(byte: byte)
    }
  }
}

extension ValueFormat where Value == DecimalMark {
  /// A comma or a point, as the character or as the word.
  static var decimalMark: Self {
    ValueFormat(placeholder: ",|.", completion: Completion(words: ["comma", "point"])) {
      text throws(ValueProblem) in
      switch text {
      case ",", "comma": return .comma
      case ".", "point": return .point
      default: throw ValueProblem(expected: "',' or '.'")
      }
    }
  }
}

extension ValueFormat where Value == PoolRequest.SkillSource.JoinKey {
  /// `COLUMN=COLUMN`, the column of the second file first.
  package static var joinKey: Self {
    ValueFormat(placeholder: "COLUMN=COLUMN") { text throws(ValueProblem) in
      guard let key = PoolRequest.SkillSource.JoinKey(text) else {
        throw ValueProblem(expected: "two columns, that of the second file first, as in playername=Name")
      }
      return key
    }
  }
}

import Options
import Selection
import Tables

extension ValueFormat where Value == DecimalNumber {
  /// An amount of money, written as in files: `50`, `49.5`, `$50,000`, `110.5M`.
  static var money: Self {
    ValueFormat(placeholder: "AMOUNT") { text throws(ValueProblem) in
      do throws(NumberError) {
        return try parseDecimal(text)
      } catch {
        if case .tooLarge = error { throw ValueProblem(expected: "an amount with fewer digits") }
        var problem = ValueProblem(expected: "an amount such as 50, 49.5 or $50,000")
        if case .notANumber(_, let suggestion) = error { problem.nearest = suggestion }
        throw problem
      }
    }
  }
}

extension ValueFormat where Value == DecimalNumber {
  /// An amount of money that can be spent.
  static var budget: Self {
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
  /// Nobody can spend less than nothing.
  static let negativeBudget = ValueProblem(expected: "a budget of 0 or more")
}

extension ValueFormat where Value == SkillRange {
  /// `1-10`, or `any`.
  static var skillRange: Self {
    ValueFormat(placeholder: "LOW-HIGH|any", completion: Completion(words: ["any", "1-10"])) {
      text throws(ValueProblem) in
      guard let range = SkillRange(text) else {
        throw ValueProblem(expected: "'any' or a range such as 1-10")
      }
      return range
    }
  }
}

extension ValueFormat where Value == TableRequest.Filter {
  /// `COLUMN=VALUE`, with `!=`, `<` or `>` too.
  static var condition: Self {
    ValueFormat(placeholder: "COLUMN=VALUE") { text throws(ValueProblem) in
      guard let filter = TableRequest.Filter(text) else {
        throw ValueProblem(expected: "a condition such as Pos=GK, Pos!=GK, Minutes>0 or Price<9.5")
      }
      return filter
    }
  }
}

extension TableRequest.Filter {
  /// `COLUMN=VALUE` as on the command line; the first of `=`, `!=`, `<`, `<=`, `>`, `>=` separates. `nil`
  /// where there is none, nothing stands before it, or an order is asked for among what is no number.
  fileprivate init?(_ text: String) {
    guard var sign = text.firstIndex(where: { "=<>!".contains($0) }), sign != text.startIndex else {
      return nil
    }
    // A `!` that no `=` follows is a part of the column's name.
    while text[sign] == "!", !text[sign...].hasPrefix("!=") {
      guard let next = text[text.index(after: sign)...].firstIndex(where: { "=<>!".contains($0) }) else {
        return nil
      }
      sign = next
    }
    let signs = ["!=", "<=", ">=", "==", "=", "<", ">"]
    guard let found = signs.first(where: { text[sign...].hasPrefix($0) }) else { return nil }
    let comparison = found == "==" ? .equal : Comparison(rawValue: found)!
    let value = String(text[sign...].dropFirst(found.count))
    if comparison != .equal, comparison != .notEqual, (try? parseDecimal(value)) == nil { return nil }
    self.init(
      cell: TableRequest.CellReference(String(text[..<sign])), comparison: comparison, value: value)
  }
}

extension ValueFormat where Value == PoolRequest.SkillSource {
  /// `FILE.csv:COLUMN`.
  static var skillSource: Self {
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
  static var delimiter: Self {
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

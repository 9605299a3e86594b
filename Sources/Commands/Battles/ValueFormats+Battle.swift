import Options

extension ValueFormat where Value == Int {
  /// `3`, or `all` for as many as there can be.
  static var rounds: Self {
    ValueFormat(placeholder: "N|all", completion: Completion(words: ["all"])) { text throws(ValueProblem) in
      if text == "all" { return .max }
      guard let number = Int(text), number > 0 else {
        throw ValueProblem(expected: "a whole number from 1, or 'all'")
      }
      return number
    }
  }
}

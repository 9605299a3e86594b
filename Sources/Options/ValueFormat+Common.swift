import Words

extension ValueFormat where Value == String {
  /// Any text, kept as it is.
  public static var text: Self {
    ValueFormat(placeholder: "TEXT") { text throws(ValueProblem) in text }
  }

  /// Text that `check` accepts, kept as it is; `check` throws what is expected.
  public static func text(
    check: @escaping @Sendable (String) throws(ValueProblem) -> Void
  ) -> Self {
    ValueFormat(placeholder: "TEXT") { text throws(ValueProblem) in
      try check(text)
      return text
    }
  }

  /// The path of a file; a shell offers those that end in one of `extensions`, or all files.
  public static func file(_ extensions: String...) -> Self {
    let paths: Completion.Paths = extensions.isEmpty ? .files : .filesEnding(extensions)
    var format = path(placeholder: "FILE", completion: Completion(paths: paths))
    format.file = { .read($0) }
    return format
  }

  /// The path of a folder.
  public static var folder: Self {
    path(placeholder: "DIR", completion: Completion(paths: .folders))
  }

  /// One of `words`.
  public static func oneOf(_ words: [String]) -> Self {
    ValueFormat(placeholder: words.joined(separator: "|"), completion: Completion(words: words)) {
      text throws(ValueProblem) in
      guard words.contains(text) else {
        throw ValueProblem(expected: choices(words), nearest: nearest(to: text, among: words))
      }
      return text
    }
  }

  private static func path(placeholder: String, completion: Completion) -> Self {
    ValueFormat(placeholder: placeholder, completion: completion) { text throws(ValueProblem) in
      guard !text.isEmpty else { throw ValueProblem(expected: "a path") }
      return text
    }
  }
}

extension ValueFormat where Value == Int {
  /// A whole number in `range`, written in decimal digits.
  public static func integer(_ range: ClosedRange<Int>) -> Self {
    ValueFormat(placeholder: "N") { text throws(ValueProblem) in
      guard let number = Int(text), range.contains(number) else {
        throw ValueProblem(expected: expectation(range))
      }
      return number
    }
  }

  private static func expectation(_ range: ClosedRange<Int>) -> String {
    switch (range.lowerBound, range.upperBound) {
    case (.min, .max): "a whole number"
    case (let least, .max): "a whole number from \(least)"
    case (.min, let most): "a whole number up to \(most)"
    case (let least, let most): "a whole number from \(least) to \(most)"
    }
  }
}

extension ValueFormat
where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the cases of an enumeration, by its raw value.
  public static var word: Self {
    let words = Value.allCases.map(\.rawValue)
    let text = ValueFormat<String>.oneOf(words)
    return ValueFormat(placeholder: text.placeholder, completion: text.completion) {
      word throws(ValueProblem) in
      guard let value = Value(rawValue: try text.parse(word)) else {
        throw ValueProblem(expected: choices(words))
      }
      return value
    }
  }
}

/// `'a'`, `'a' or 'b'`, `'a', 'b' or 'c'`
func choices(_ words: [String]) -> String {
  listed(words.map { "'\($0)'" }, "or")
}

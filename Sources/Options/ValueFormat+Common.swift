import Words

extension ValueFormat where Value == String {
  /// Any text, kept as it is.
  public static var text: Self {
    ValueFormat(placeholder: "TEXT") { text throws(ValueProblem) in text }
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
    ValueFormat(placeholder, offering: completion, expected: "a path") { $0.isEmpty ? nil : $0 }
  }
}

extension ValueFormat where Value == Int {
  /// A whole number in `range`, written in decimal digits.
  public static func integer(_ range: ClosedRange<Int>) -> Self {
    ValueFormat("N", expected: expectation(range)) { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// The same with the word `all`, which is the largest number: `3`, or `all`.
  public static func integer(_ range: ClosedRange<Int>, orAll expected: String) -> Self {
    ValueFormat("N|all", offering: Completion(words: ["all"]), expected: expected) { text in
      text == "all" ? .max : Int(text).flatMap { range.contains($0) ? $0 : nil }
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

extension ValueFormat {
  /// One of some values by its name.
  public static func named(_ values: [(name: String, value: Value)]) -> Self {
    let names = values.map { $0.name }
    let word = ValueFormat<String>.oneOf(names)
    return ValueFormat(placeholder: word.placeholder, completion: word.completion) {
      text throws(ValueProblem) in
      let name = try word.parse(text)
      // Its name is that of one of them.
      return values[names.firstIndex(of: name)!].value
    }
  }
}

extension ValueFormat where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the cases of an enumeration, by its raw value.
  public static var word: Self { named(Value.allCases.map { ($0.rawValue, $0) }) }
}

/// `'a'`, `'a' or 'b'`, `'a', 'b' or 'c'`
func choices(_ words: [String]) -> String {
  listed(words.map { "'\($0)'" }, "or")
}

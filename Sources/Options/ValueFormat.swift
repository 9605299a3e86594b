/// How a value is written on the command line: which text means which value, what to say about an invalid text, and
/// what a shell can offer.
public struct ValueFormat<Value: Sendable>: Sendable {
  /// What the help shows in the value's place: `N`, `DIR`, `FILE`.
  public var placeholder: String
  /// What a shell may offer for the value while it is typed.
  public var completion: Completion
  /// The file that a text names, if any.
  public var file: @Sendable (String) -> NamedFile?
  /// Turns a text into the value, or throws what should have been written.
  public var parse: @Sendable (String) throws(ValueProblem) -> Value

  /// A custom format.
  /// - Parameters:
  ///   - file: the file that a text names, if any.
  ///   - parse: gives the value, or throws a `ValueProblem` that says what is expected.
  public init(
    placeholder: String, completion: Completion = .nothing,
    file: @escaping @Sendable (String) -> NamedFile? = { _ in nil },
    parse: @escaping @Sendable (String) throws(ValueProblem) -> Value
  ) {
    (self.placeholder, self.completion, self.file, self.parse) = (placeholder, completion, file, parse)
  }

  /// A format of the texts from which a value can be made.
  /// - Parameters:
  ///   - expected: what should have been written in place of any other text.
  ///   - value: the value of a text; `nil` if there is none.
  public init(
    _ placeholder: String, offering completion: Completion = .nothing,
    file: @escaping @Sendable (String) -> NamedFile? = { _ in nil },
    expected: @autoclosure @escaping @Sendable () -> String, _ value: @escaping @Sendable (String) -> Value?
  ) {
    self.init(placeholder: placeholder, completion: completion, file: file) { text throws(ValueProblem) in
      guard let value = value(text) else { throw ValueProblem(expected: expected()) }
      return value
    }
  }

  /// The same format with another word in the help.
  public func shown(as placeholder: String) -> Self {
    var format = self
    format.placeholder = placeholder
    return format
  }

  /// The same format with words that a shell offers and that are not file names.
  public func offering(_ words: @autoclosure @escaping @Sendable () -> [String]) -> Self {
    var format = self
    format.completion = Completion(words: words(), paths: completion.paths)
    format.file = { [file] text in words().contains(text) ? nil : file(text) }
    return format
  }

  /// The same format for files that are written, and may be read first.
  public var written: Self {
    var format = self
    format.file = { [file] text in file(text).map { .written($0.path) } }
    return format
  }
}

/// A file that a command line names.
public enum NamedFile: Sendable, Hashable {
  /// One that is only read.
  case read(String)
  /// One that is written.
  case written(String)

  /// Its path.
  public var path: String {
    switch self {
    case .read(let path), .written(let path): path
    }
  }
}

/// What is wrong with the text of one value.
public struct ValueProblem: Error, Sendable, Hashable {
  /// What should have been written, as the end of "expected": `a whole number from 1 to 15`.
  public var expected: String
  /// The nearest valid text, if one is worth suggesting.
  public var nearest: String?

  /// A problem with what is expected and, if there is one, a suggestion.
  public init(expected: String, nearest: String? = nil) {
    self.expected = expected
    self.nearest = nearest
  }
}

/// What a shell can offer for a value while it is typed.
public struct Completion: Sendable {
  /// Files or folders that fit.
  public enum Paths: Sendable, Hashable {
    /// None.
    case none
    /// Folders only.
    case folders
    /// Every file.
    case files
    /// Files whose names end in one of these, written without the dot: `csv`.
    case filesEnding([String])
  }

  /// Makes the fixed words on demand: few runs offer any.
  private let makeWords: @Sendable () -> [String]
  /// Files or folders.
  public let paths: Paths

  /// Words and paths; both may be offered together.
  public init(words: @autoclosure @escaping @Sendable () -> [String] = [], paths: Paths = .none) {
    makeWords = words
    self.paths = paths
  }

  /// Fixed words.
  public var words: [String] { makeWords() }

  /// Nothing to offer.
  public static let nothing = Completion()
}

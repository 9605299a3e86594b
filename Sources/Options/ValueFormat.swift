/// How one value is written on the command line: what text stands for which value, what to say
/// when it does not, and what a shell can offer.
public struct ValueFormat<Value: Sendable>: Sendable {
  /// What the help shows in the value's place: `N`, `DIR`, `FILE`.
  public var placeholder: String
  /// What may be offered after the option while it is typed.
  public var completion: Completion
  /// The file that a text names, where it names one.
  public var file: @Sendable (String) -> NamedFile?
  /// The value that a text stands for, or what should have been written.
  public var parse: @Sendable (String) throws(ValueProblem) -> Value

  /// A format of one's own.
  /// - Parameters:
  ///   - file: the file that a text names, where it names one.
  ///   - parse: gives the value, or throws a `ValueProblem` that says what is expected.
  public init(
    placeholder: String, completion: Completion = .nothing,
    file: @escaping @Sendable (String) -> NamedFile? = { _ in nil },
    parse: @escaping @Sendable (String) throws(ValueProblem) -> Value
  ) {
    self.placeholder = placeholder
    self.completion = completion
    self.file = file
    self.parse = parse
  }

  /// The same format with another word in the help.
  public func shown(as placeholder: String) -> Self {
    var format = self
    format.placeholder = placeholder
    return format
  }

  /// The same format with words that are offered to a shell, and that name no file.
  public func offering(_ words: @autoclosure @escaping @Sendable () -> [String]) -> Self {
    var format = self
    format.completion = Completion(words: words(), paths: completion.paths)
    format.file = { [file] text in words().contains(text) ? nil : file(text) }
    return format
  }

  /// The same format for files that are written, which may be read before.
  public var written: Self {
    var format = self
    format.file = { [file] text in file(text).map { .written($0.path) } }
    return format
  }
}

/// A file that a command line names.
public enum NamedFile: Sendable, Hashable {
  /// One that is read alone.
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
  /// The nearest good text, when there is one worth showing.
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
    /// Files whose names end in one of these, written without the point: `csv`.
    case filesEnding([String])
  }

  /// Fixed words, made when they are asked for: few runs offer any.
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

  /// No offer.
  public static let nothing = Completion()
}

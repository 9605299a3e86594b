import Tables

/// Gathers what is wrong with a YAML or JSON file, so that all of it can be told at once.
public struct ConfigProblems: Sendable {
  /// The file, as the user spelled it.
  public let file: String
  /// The key whose value is being read; problems carry its name.
  var key: String?
  private var problems: [Diagnostic] = []

  /// No problem so far with a file.
  public init(file: String) {
    self.file = file
  }

  /// How many there are.
  public var count: Int { problems.count }

  /// The problems in the order of the file.
  public var all: [Diagnostic] {
    // Sorting is not promised to keep what is equal in order, so the position decides.
    problems.enumerated().sorted { left, right in
      (left.element.line ?? 0, left.element.character ?? 0, left.offset)
        < (right.element.line ?? 0, right.element.character ?? 0, right.offset)
    }.map(\.element)
  }

  /// Adds a problem.
  /// - Parameters:
  ///   - place: where it is; `nil` where the whole file is meant.
  ///   - key: the key that is to blame, where it is not the one being read.
  ///   - code: a short fixed word for programs.
  ///   - message: what is wrong and what to do, in lower case.
  public mutating func report(
    at place: ConfigNode.Place?, key: String? = nil, code: String, _ message: String
  ) {
    problems.append(
      Diagnostic(
        .error, file: file, line: place?.line, character: place?.character, column: key ?? self.key,
        code: code,
        message: message))
  }

  /// - Throws: `InputError.invalid` with everything that is wrong, if anything is.
  public func throwIfAny() throws(InputError) {
    if !problems.isEmpty { throw .listing(all) }
  }
}

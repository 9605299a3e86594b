import Tables

/// Gathers what is wrong with a YAML or JSON file, so that all of it can be told at once.
public struct ConfigProblems: Sendable {
  /// The file, as the user spelled it.
  public let file: String
  /// The key whose value is being read; problems carry its name.
  var key: String?
  private var problems: [Diagnostic] = []
  /// How many there are.
  public private(set) var count = 0

  /// So many are put into words; of a file with more of them nobody reads the rest, and spelling advice takes time.
  private static let mostWorded = 1_000

  /// No problem so far with a file.
  public init(file: String) {
    self.file = file
  }

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
  ///   - place: where it is; `nil` if the whole file is meant.
  ///   - key: the key that is to blame, if it is not the one being read.
  ///   - code: a short fixed word for programs.
  ///   - message: what is wrong and what to do, in lower case.
  public mutating func report(
    at place: ConfigNode.Place?, key: String? = nil, code: String, _ message: @autoclosure () -> String
  ) {
    count += 1
    guard problems.count < Self.mostWorded else { return }
    problems.append(
      Diagnostic(
        .error, file: file, line: place?.line, character: place?.character, column: key ?? self.key,
        code: code,
        message: message()))
  }

  /// - Throws: `InputError.invalid` with everything that is wrong, if anything is.
  public func throwIfAny() throws(InputError) {
    if !problems.isEmpty { throw .listing(all, count: count) }
  }
}

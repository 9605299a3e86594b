import Tables

/// The problems of a YAML or JSON file, gathered so that all of them can be reported at once.
public struct ConfigProblems: Sendable {
  /// The file, as the user spelled it.
  public let file: String
  /// The key whose value is being read; problems include its name.
  var key: String?
  private var problems: [Diagnostic] = []
  /// The number of problems.
  public private(set) var count = 0

  /// The most problems that are put into words: readers stop long before that, and spelling advice takes time.
  private static let mostWorded = 1_000

  /// Creates an empty list of problems for a file.
  public init(file: String) { self.file = file }

  /// The problems in the order of the file.
  public var all: [Diagnostic] {
    // Sorting is not guaranteed to be stable, so the position decides.
    problems.enumerated().sorted { left, right in
      (left.element.line ?? 0, left.element.character ?? 0, left.offset)
        < (right.element.line ?? 0, right.element.character ?? 0, right.offset)
    }.map(\.element)
  }

  /// Adds a problem.
  /// - Parameters:
  ///   - place: where it is; `nil` for the whole file.
  ///   - key: the key at fault, if it is not the one being read.
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
        code: code, message: message()))
  }

  /// - Throws: `InputError.invalid` with all problems, if there are any.
  public func throwIfAny() throws(InputError) {
    if !problems.isEmpty { throw .listing(all, count: count) }
  }
}

import Synchronization

/// The shapes of JSON values by name, written one member a line, and the check of JSON against them.
///
/// A line has the name of a member, or of several with commas between them, a question mark if it may be absent, its
/// shape, and after `#` what it means. The members of an object are indented below it:
///
///     team: object # Who plays,
///       # and how well.
///       name: string ^[A-Z][a-z]{0,20}$
///       players: [player] # A list of what `player` describes elsewhere.
///       result?: won|lost # One of these words.
///       goals, against: integer 0...1e12
///       captain: string or null
///       colours?: object
///         *: string # Any other name.
///
/// The other shapes are `boolean`, `number`, `= 1` for a constant, and `team.name` for what a member is like. A pattern
/// between `^` and `$` consists of sets of ASCII characters, each as often as the braces behind it say, or once:
/// `^[A-Z][a-z0-9_-]{0,9}$`. A set takes as many characters as it can, and gives none back. Words that end with `|` go on
/// in the next line.
public final class Schema: Sendable {
  /// The lines of each shape.
  private let lines: [String: ArraySlice<SchemaReader.Line>]
  private let shapes = Mutex<[String: Shape]>([:])

  /// Creates a schema that is part of the program; each shape is read when it is first needed.
  /// - Precondition: No two shapes have the same name.
  /// - Complexity: O(bytes).
  public init(_ texts: [String]) {
    let lines = texts.flatMap { Array($0.utf8).split(separator: UInt8(ascii: "\n")) }
    let starts = lines.indices.filter { lines[$0].first != UInt8(ascii: " ") }
    let ends = starts.dropFirst() + [lines.count]
    self.lines = Dictionary(
      uniqueKeysWithValues: zip(starts, ends).map { start, end in
        (String(decoding: lines[start].prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self), lines[start..<end])
      })
  }

  /// The names of all shapes, in no order.
  var names: [String] { Array(lines.keys) }

  /// Returns the shape of a name, or that of a member if it contains a full stop.
  /// - Precondition: The schema has it.
  /// - Complexity: O(size of its text) the first time, then O(1).
  func shape(_ name: String) -> Shape {
    if let known = shapes.withLock({ $0[name] }) { return known }
    let shape = read(name)
    shapes.withLock { $0[name] = shape }
    return shape
  }

  private func read(_ name: String) -> Shape {
    if let dot = name.lastIndex(of: ".") {
      let member = String(name[name.index(after: dot)...])
      if case .object(let members) = shape(String(name[..<dot])), let shape = members[member] { return shape }
    } else if let lines = lines[name] {
      var reader = SchemaReader(lines: lines)
      if let shape = reader.members(below: -1)[name] { return shape }
    }
    preconditionFailure("the schema has no \(name)")
  }

  /// Returns where a value does not have a shape, at most `limit` mistakes.
  /// - Parameters:
  ///   - name: the name of the shape.
  ///   - isClosed: whether members that the schema does not know are mistakes. In files that are read they are not,
  ///     because a later version may have more of them.
  /// - Complexity: O(size of the value).
  public func mistakes(
    in value: JSONValue, as name: String, isClosed: Bool = false, limit: Int = .max
  ) -> [SchemaMistake] {
    var check = SchemaCheck(schema: self, isClosed: isClosed, limit: limit)
    check.check(value, shape(name))
    return check.mistakes
  }
}

/// A place where JSON does not follow a schema.
public struct SchemaMistake: Sendable, Hashable {
  /// The place: `bestTeam.players.0.skill`; empty for the whole text.
  public var path: String
  /// What is wrong there, in lower case: `is missing`.
  public var message: String
}

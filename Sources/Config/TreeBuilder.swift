import Tables

/// Builds the tree of a file from its events.
struct TreeBuilder: ~Copyable {
  /// The deepest nesting that is accepted; none of our files needs a quarter of it.
  static let deepest = 32

  /// Why the rest of a file is not read.
  enum Stop: Error {
    case syntax(EventParser.SyntaxError)
    /// The reason has been reported.
    case reported
  }

  private var parser: EventParser

  init(_ parser: consuming EventParser) { self.parser = parser }

  /// Returns the only document of the file; `nil` if there is none.
  mutating func document(_ problems: inout ConfigProblems) throws(Stop) -> ConfigNode? {
    guard case .documentStart = try next().kind else {
      problems.report(at: nil, code: "empty-file", "the file is empty")
      return nil
    }
    let root = try node(from: try next(), depth: 0, &problems)
    _ = try next()  // the end of the document
    let after = try next()
    guard case .streamEnd = after.kind else {
      problems.report(
        at: after.place, code: "many-documents", "a second document begins here; a file holds only one")
      return nil
    }
    return root
  }

  private mutating func next() throws(Stop) -> EventParser.Event {
    do throws(EventParser.SyntaxError) {
      return try parser.next()
    } catch {
      throw .syntax(error)
    }
  }

  /// Reads the value that begins with an event.
  private mutating func node(
    from event: EventParser.Event, depth: Int, _ problems: inout ConfigProblems
  ) throws(Stop) -> ConfigNode {
    guard depth <= Self.deepest else {
      problems.report(at: event.place, code: "too-deep", "values nested more than \(Self.deepest) deep")
      throw .reported
    }
    problems.rejectReferences(in: event)
    switch event.kind {
    case .scalar(let text, let isQuoted):
      return ConfigNode(.scalar(text: text, isQuoted: isQuoted), at: event.place)
    case .listStart: return try list(at: event.place, depth: depth, &problems)
    case .mappingStart: return try mapping(at: event.place, depth: depth, &problems)
    default: return ConfigNode(.refused, at: event.place)
    }
  }

  private mutating func list(
    at place: ConfigNode.Place, depth: Int, _ problems: inout ConfigProblems
  ) throws(Stop) -> ConfigNode {
    var elements: [ConfigNode] = []
    while true {
      let event = try next()
      if case .listEnd = event.kind { return ConfigNode(.list(elements), at: place) }
      elements.append(try node(from: event, depth: depth + 1, &problems))
    }
  }

  private mutating func mapping(
    at place: ConfigNode.Place, depth: Int, _ problems: inout ConfigProblems
  ) throws(Stop) -> ConfigNode {
    var entries: [ConfigNode.Entry] = []
    var lines: [String: Int] = [:]
    while true {
      let event = try next()
      if case .mappingEnd = event.kind { return ConfigNode(.mapping(entries), at: place) }
      let key = try node(from: event, depth: depth + 1, &problems)
      let value = try node(from: try next(), depth: depth + 1, &problems)
      switch key.content {
      case .scalar(let text, _):
        if let line = lines[text] {
          problems.report(at: key.place, code: "duplicate-key", "\(quoted(text)) is on line \(line) already")
        } else {
          lines[text] = key.place.line
          entries.append(ConfigNode.Entry(text, at: key.place, value))
        }
      case .list, .mapping:
        problems.report(at: key.place, code: "odd-key", "a key must be text, not a list or a mapping")
      case .refused: break
      }
    }
  }
}

extension ConfigProblems {
  /// Reports the anchor, alias or tag of a value, which would let a few bytes stand for many.
  fileprivate mutating func rejectReferences(in event: EventParser.Event) {
    if case .alias(let name) = event.kind {
      report(
        at: event.place, code: "alias",
        "aliases such as *\(shortened(name)) are not supported; repeat the value")
    }
    if let anchor = event.anchor {
      report(
        at: event.place, code: "anchor", "anchors such as &\(shortened(anchor)) are not supported; remove it")
    }
    if let tag = event.tag {
      // libyaml gives `!!str` as its full name.
      let written = tag.replacing("tag:yaml.org,2002:", with: "!!")
      report(at: event.place, code: "tag", "tags such as \(shortened(written)) are not supported; remove it")
    }
  }
}

/// Shortens a name for a one-line message.
private func shortened(_ name: String) -> String { String(quoted(name).dropFirst().dropLast()) }

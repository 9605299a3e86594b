import CLibyaml

/// The events of a YAML text, one after another, from libyaml.
///
/// Events rather than libyaml's tree of nodes, because that tree no longer shows which nodes were aliases, and is built
/// to any depth before one can object.
struct EventParser: ~Copyable {
  /// The next thing in a text.
  struct Event {
    enum Kind {
      case scalar(text: String, isQuoted: Bool)
      case listStart, listEnd, mappingStart, mappingEnd
      case alias(String)
      case documentStart, documentEnd
      case streamEnd
    }

    var kind: Kind
    var place: ConfigNode.Place
    /// `&name`, if the value has one.
    var anchor: String?
    /// `!tag`, if the value has one.
    var tag: String?
  }

  /// What libyaml could not read, in its own words.
  struct SyntaxError: Error {
    var problem: String
    var place: ConfigNode.Place
    /// What was being read, and where it began.
    var context: (words: String, place: ConfigNode.Place)?
  }

  /// Allocated separately, because the parser holds a pointer to itself.
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// Creates a parser of UTF-8 bytes.
  /// - Parameter bytes: must stay where they are as long as the parser lives.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else { fatalError("no memory for a YAML parser") }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// Returns the next event; after `streamEnd` there is none.
  mutating func next() throws(SyntaxError) -> Event {
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else { throw syntaxError() }
      defer { yaml_event_delete(&event) }
      if let known = Event(event) { return known }
    }
  }

  private func syntaxError() -> SyntaxError {
    let error = parser.pointee
    let problem = error.problem.map { String(cString: $0) } ?? "not enough memory"
    let context = error.context.map { (String(cString: $0), ConfigNode.Place(error.context_mark)) }
    // A reader's error has no mark, only an offset, but what was read before it ends there.
    let mark = error.error == YAML_READER_ERROR ? error.mark : error.problem_mark
    return SyntaxError(problem: problem, place: ConfigNode.Place(mark), context: context)
  }
}

extension EventParser.Event {
  /// Converts a libyaml event; `nil` for the start of the stream, which carries nothing.
  fileprivate init?(_ event: yaml_event_t) {
    place = ConfigNode.Place(event.start_mark)
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      let isQuoted = scalar.style != YAML_PLAIN_SCALAR_STYLE
      kind = .scalar(text: String(decoding: bytes, as: UTF8.self), isQuoted: isQuoted)
      (anchor, tag) = (word(scalar.anchor), word(scalar.tag))
    case YAML_SEQUENCE_START_EVENT:
      kind = .listStart
      (anchor, tag) = (word(event.data.sequence_start.anchor), word(event.data.sequence_start.tag))
    case YAML_MAPPING_START_EVENT:
      kind = .mappingStart
      (anchor, tag) = (word(event.data.mapping_start.anchor), word(event.data.mapping_start.tag))
    case YAML_SEQUENCE_END_EVENT: kind = .listEnd
    case YAML_MAPPING_END_EVENT: kind = .mappingEnd
    case YAML_ALIAS_EVENT: kind = .alias(word(event.data.alias.anchor) ?? "")
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
    case YAML_STREAM_END_EVENT: kind = .streamEnd
    default: return nil
    }
  }
}

/// Returns a text of libyaml's, which ends in a zero byte.
private func word(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
  pointer.map { String(cString: $0) }
}

extension ConfigNode.Place {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, character: Int(mark.column) + 1)
  }
}

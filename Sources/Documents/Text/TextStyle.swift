/// Whether terminal text carries colour; decided once, by whoever knows where the text goes.
public enum TextStyle: Sendable, Equatable {
  /// Characters only: for files, pipes, and terminals that want no colour.
  case plain
  /// With ANSI colours, which adapt to the reader's own palette.
  case colour

  /// What a run of characters is, as far as colour goes.
  enum Ink: String {
    case strong = "1"
    case faint = "2"
    case bad = "31"
    case good = "32"
    case warning = "33"
  }

  /// The text in the given ink.
  func paint(_ text: String, _ ink: Ink?) -> String {
    guard self == .colour, let ink, !text.isEmpty else { return text }
    return "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m"
  }

  /// Words with marks, each span neutralised and in its ink.
  func paint(_ prose: Prose) -> String {
    prose.spans.map { paint($0.text.visible, $0.kind.ink) }.joined()
  }
}

extension Tone {
  /// The ink that says how good the news is.
  var ink: TextStyle.Ink? {
    switch self {
    case .good: .good
    case .neutral: nil
    case .warning: .warning
    case .bad: .bad
    }
  }
}

extension Span.Kind {
  /// The ink of a span; code and references look like ordinary words on a terminal.
  fileprivate var ink: TextStyle.Ink? {
    switch self {
    case .plain, .code, .link, .page: nil
    case .strong: .strong
    case .good: .good
    case .warning: .warning
    }
  }
}

extension Prose {
  /// The words as they are in plain text, each span neutralised by itself.
  var visible: String { spans.map(\.text.visible).joined() }
}

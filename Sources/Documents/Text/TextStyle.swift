/// The style of terminal text, decided once, by the code that knows where the text goes.
public struct TextStyle: Sendable, Equatable {
  /// Whether to use ANSI colours, which adapt to the reader's own palette.
  let isColoured: Bool
  /// The most columns that a line may take; nil for no limit, as in files and pipes.
  let width: Int?

  /// Plain text without a line limit: for files and pipes.
  public static let plain = TextStyle(isColoured: false, width: nil)

  /// Returns the style of a terminal with `width` columns.
  public static func terminal(isColoured: Bool, width: Int?) -> TextStyle {
    TextStyle(isColoured: isColoured, width: width)
  }

  /// The colour or weight of a run of characters.
  enum Ink: String {
    case strong = "1"
    case faint = "2"
    case bad = "31"
    case good = "32"
    case warning = "33"
  }

  func paint(_ text: String, _ ink: Ink?) -> String {
    guard isColoured, let ink, !text.isEmpty else { return text }
    return "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m"
  }

  /// Returns marked text, each span made visible and in its ink.
  func paint(_ prose: Prose) -> String { prose.spans.map { paint($0.text.visible, $0.kind.ink) }.joined() }

  /// Returns marked text, wrapped to the width.
  /// - Parameter indent: the number of columns already taken; at least 20 are left in any case.
  func lines(_ prose: Prose, indent: Int = 0) -> [String] {
    prose.wrapped(to: width.map { max(20, $0 - indent) }).map { paint($0) }
  }
}

extension Tone {
  /// The ink for good or bad news.
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
    case .tone(let tone): tone.ink
    }
  }
}

extension Prose {
  /// The plain text, with the characters of each span made visible.
  var visible: String { spans.map(\.text.visible).joined() }
}

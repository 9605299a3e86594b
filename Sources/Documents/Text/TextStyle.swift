/// How terminal text looks; decided once, by whoever knows where the text goes.
public struct TextStyle: Sendable, Equatable {
  /// Whether there are ANSI colours, which adapt to the reader's own palette.
  let isColoured: Bool
  /// How many columns a line may take; nil for any number, as in files and pipes.
  let width: Int?

  /// Characters only, in lines as long as they are: for files and pipes.
  public static let plain = TextStyle(isColoured: false, width: nil)

  /// The style of a terminal.
  /// - Parameters:
  ///   - isColoured: whether it shows colours.
  ///   - width: how many columns it has.
  public static func terminal(isColoured: Bool, width: Int?) -> TextStyle {
    TextStyle(isColoured: isColoured, width: width)
  }

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
    guard isColoured, let ink, !text.isEmpty else { return text }
    return "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m"
  }

  /// Words with marks, each span neutralised and in its ink.
  func paint(_ prose: Prose) -> String {
    prose.spans.map { paint($0.text.visible, $0.kind.ink) }.joined()
  }

  /// The same in as many lines as the width makes of it.
  /// - Parameter indent: how many columns of it are taken; 20 are left in any case.
  func lines(_ prose: Prose, indent: Int = 0) -> [String] {
    prose.wrapped(to: width.map { max(20, $0 - indent) }).map { paint($0) }
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
    case .bad: .bad
    }
  }
}

extension Prose {
  /// The words as they are in plain text, each span neutralised by itself.
  var visible: String { spans.map(\.text.visible).joined() }
}

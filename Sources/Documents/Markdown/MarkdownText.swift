/// One line of inline Markdown (GitHub's dialect) in which inserted values stay plain text.
///
/// Only what could have an effect is escaped, so that the source stays readable: `49.0` needs no backslash, `www.a.b`
/// does.
struct MarkdownText {
  /// The line as Markdown.
  private(set) var source = ""

  /// Plain text.
  init(_ plain: String) {
    source = MarkdownEscape.escape(plain.visible)
  }

  /// Text with marks; good news, warnings and strong words are all bold, references within the page are plain.
  init(_ prose: Prose) {
    let spans = prose.markdownSpans
    for (index, span) in spans.enumerated() {
      let text = span.text.visible
      switch span.kind {
      case .strong where text.canBeEmphasised(between: source, spans.dropFirst(index + 1).first?.text):
        source += "**\(MarkdownEscape.escape(text))**"
      case .code where text.canBeCode: source += "`\(text)`"
      case .page(let path):
        source += "[\(MarkdownEscape.escape(text))](\(pageAddress(path, fileExtension: ".md")))"
      default: source += MarkdownEscape.escape(text)
      }
    }
  }

  /// The line as the start of a block: a paragraph, a list item, a heading. There a few more characters have an effect,
  /// and leading or trailing spaces would be taken for an indent or a line break.
  var blockSource: String {
    let line = source.trimmingSpaces
    guard let first = line.utf8.first else { return "" }
    if [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "=")].contains(first) { return "\\" + line }
    return line.escapingListNumber
  }
}

extension Prose {
  /// The spans with every kind of bold merged into one: `****` between two spans would mean something else.
  fileprivate var markdownSpans: [Span] {
    Prose(
      spans: spans.map { span in
        switch span.kind {
        case .strong, .tone: Span(span.text, .strong)
        case .code, .page: span
        case .plain, .link: Span(span.text)
        }
      }
    ).spans
  }
}

extension String {
  /// Returns whether `**` around the string makes it bold: if it begins and ends with a letter or a digit, whatever is
  /// next to it; next to a space or nothing it may also begin with a sign or a currency symbol and end with `%` or a
  /// currency symbol.
  fileprivate func canBeEmphasised(between before: String, _ after: String?) -> Bool {
    guard let first = unicodeScalars.first, let last = unicodeScalars.last else { return false }
    let begins = before.isEmpty || before.hasSuffix(" ")
    let ends = after?.hasPrefix(" ") ?? true
    return (first.isWordlike || begins && (first.isCurrency || first == "+" || first == "−"))
      && (last.isWordlike || ends && (last.isCurrency || last == "%"))
  }

  /// Whether a pair of backticks is enough to make it code, even in a table.
  fileprivate var canBeCode: Bool {
    !isEmpty && !utf8.contains(UInt8(ascii: "`")) && !utf8.contains(UInt8(ascii: "|"))
      && self == trimmingSpaces
  }

  fileprivate var trimmingSpaces: String {
    var scalars = unicodeScalars[...]
    while scalars.first == " " { scalars.removeFirst() }
    while scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }

  /// The string with a backslash before the point or parenthesis of a number that would begin a list.
  fileprivate var escapingListNumber: String {
    let digits = unicodeScalars.prefix { ("0"..."9").contains($0) }
    let rest = unicodeScalars[digits.endIndex...]
    guard !digits.isEmpty, let sign = rest.first, sign == "." || sign == ")",
      rest.dropFirst().first.map({ $0 == " " }) ?? true
    else { return self }
    return String(digits) + "\\" + String(rest)
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter or a digit.
  fileprivate var isWordlike: Bool { properties.isAlphabetic || properties.numericType != nil }

  fileprivate var isCurrency: Bool { properties.generalCategory == .currencySymbol }
}

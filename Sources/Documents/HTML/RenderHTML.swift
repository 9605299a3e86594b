/// Returns the document as one self-contained HTML page: no scripts, no network, its style sheet and charts inside.
///
/// Every value is escaped, and characters that would affect the text around them are replaced. The same document gives
/// the same bytes.
/// - Complexity: linear in the size of the document.
public func renderHTML(_ document: Document) -> String {
  let page: Markup = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \
    'sha256-\(PageStyle.hash)'; img-src data:; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(document.title)</title>
    <link rel="icon" href="data:,">
    <style>\(PageStyle.sheet)</style>
    </head>
    <body>
    <main>
    \(header(document))\(cards(document.sections))</main>
    </body>
    </html>

    """
  return page.source
}

/// Returns the header: the topic of the page, its verdict, and the badges.
private func header(_ document: Document) -> Markup {
  let verdict = document.verdict
  let kicker: Markup = document.kicker.isEmpty ? "" : "<p class=\"kicker\">\(document.kicker)</p>\n"
  let aside: Markup = verdict.aside.isEmpty ? "" : " <span class=\"aside\">\(verdict.aside)</span>"
  let badges: Markup =
    document.badges.isEmpty
    ? "" : "<ul class=\"badges\">\n\(Markup(document.badges.map(badge)))</ul>\n"
  return "<header>\n\(kicker)<h1>\(verdict.claim)\(aside)</h1>\n\(badges)</header>\n"
}

private func badge(_ badge: Badge) -> Markup {
  let check: Markup = badge.tone == .good ? "<span aria-hidden=\"true\">✓ </span>" : ""
  let className: Markup = "badge\(badge.tone.className)"
  if let anchor = badge.anchor {
    return "<li><a class=\"\(className)\" href=\"#\(anchor)\">\(check)\(badge.text)</a></li>\n"
  }
  return "<li><span class=\"\(className)\">\(check)\(badge.text)</span></li>\n"
}

/// Returns the sections as cards; a half-width card without a neighbour gets the full width. Beside a team on a pitch,
/// which is tall, two cards are stacked, and one more goes below the pitch. In print the small ones at the end stay
/// with the card above them.
private func cards(_ sections: [Section]) -> Markup {
  let end = sections.lastIndex { $0.width != .small && !$0.isFolded } ?? 0
  var cards = Markup()
  var last = Markup()
  var rest = sections[...]
  while let section = rest.popFirst() {
    cards += last
    let neighbours = rest.prefix { $0.width == .half }
    if section.isDrawnTeam, section.width == .half, neighbours.count > 1 {
      rest.removeFirst(2)
      let pair = Markup(neighbours.prefix(2).map { card($0, "half") })
      let hasOneBelow = neighbours.count % 2 == 1 || neighbours.count == 2 && rest.first?.width == .small
      let below =
        hasOneBelow ? rest.popFirst().map { card($0, $0.width == .small ? "half small" : "half") } ?? "" : ""
      last =
        "<div class=\"beside\">\n\(card(section, "half"))<div class=\"stack\">\n\(pair)</div>\n\(below)</div>\n"
    } else if section.width == .half, let neighbour = rest.first, neighbour.width == .half {
      rest.removeFirst()
      last = card(section, "half") + card(neighbour, "half")
    } else {
      last = card(section, section.width == .small ? "full small" : "full")
    }
    if rest.startIndex > end, rest.first.map({ $0.width == .small || $0.isFolded }) ?? false {
      let small = Markup(rest.map { card($0, $0.width == .small ? "full small" : "full") })
      last = "<div class=\"tail\">\n\(last)\(small)</div>\n"
      break
    }
  }
  cards += last
  return sections.isEmpty ? "" : "<div class=\"cards\">\n\(cards)</div>\n"
}

extension Section {
  /// Whether it begins with a team on a pitch.
  fileprivate var isDrawnTeam: Bool {
    if case .lineup(let lineup)? = blocks.first { lineup.isPitch } else { false }
  }
}

private func card(_ section: Section, _ width: Markup) -> Markup {
  let tables = section.blocks.count { if case .table = $0 { true } else { false } }
  let title: Markup = "<h2 id=\"\(section.anchor)-title\">\(section.title)</h2>"
  let blocks = Markup(section.blocks.map { htmlBlock($0, showsCaptions: tables > 1) })
  let content: Markup =
    section.isFolded
    ? "<details class=\"fold\">\n<summary>\(title)</summary>\n\(blocks)</details>\n" : "\(title)\n\(blocks)"
  return """
    <section class="card \(width)" id="\(section.anchor)" aria-labelledby="\(section.anchor)-title">
    \(content)</section>

    """
}

extension Tone {
  /// The class that colours a badge or a mark, with a leading space; empty for a neutral one.
  var className: Markup {
    switch self {
    case .good: " good"
    case .neutral: ""
    case .warning: " warning"
    case .bad: " bad"
    }
  }
}

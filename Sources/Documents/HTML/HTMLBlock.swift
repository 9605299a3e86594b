/// Returns one block of a section as HTML.
/// - Parameter showsCaptions: whether tables show their captions; that of a single table, which is below the section's
///   title, is for screen readers only.
func htmlBlock(_ block: Block, showsCaptions: Bool) -> Markup {
  switch block {
  case .paragraph(let prose): "<p>\(htmlProse(prose))</p>\n"
  case .note(let prose): "<p class=\"note\">\(htmlProse(prose))</p>\n"
  case .list(let items, let noun, let isFolded):
    htmlList(items, of: noun, isFolded: isFolded || items.count > mostOpen)
  case .table(let table): htmlTable(table, showsCaption: showsCaptions)
  case .details(let details): "<dl class=\"details\">\n\(Markup(details.map(htmlDetail)))</dl>\n"
  case .figures(let figures): "<dl class=\"figures\">\n\(Markup(figures.map(htmlFigure)))</dl>\n"
  case .lineup(let lineup, let legend): htmlChart(lineup, legend: legend, numbers: "The team as a table")
  case .chart(let chart): htmlChart(chart, numbers: "The numbers of this chart")
  }
}

/// The most items that a list shows without being folded.
private let mostOpen = 20

/// Returns a list; a folded one is under a title with its length.
private func htmlList(_ items: [Prose], of noun: String, isFolded: Bool) -> Markup {
  let list: Markup =
    "<ul class=\"list\">\n\(Markup(items.map { "<li>\(htmlProse($0))</li>\n" }))</ul>\n"
  return isFolded ? htmlDetails("All \(items.count) \(noun)", list) : list
}

func htmlProse(_ prose: Prose) -> Markup {
  Markup(
    prose.spans.map { span in
      switch span.kind {
      case .plain: "\(span.text)"
      case .strong: "<strong>\(span.text)</strong>"
      case .code: "<code>\(span.text)</code>"
      case .tone(let tone): "<b class=\"\(tone.rawValue)\">\(span.text)</b>"
      case .link(let anchor): "<a href=\"#\(anchor)\">\(span.text)</a>"
      case .page(let path): "<a href=\"\(pageAddress(path, fileExtension: ".html"))\">\(span.text)</a>"
      }
    })
}

private func htmlDetail(_ detail: Fact) -> Markup {
  "<dt>\(detail.label)</dt>\(Markup(detail.lines.map { "<dd>\(htmlProse($0))</dd>" }))\n"
}

private func htmlFigure(_ figure: Figure) -> Markup {
  let note: Markup = figure.note.isEmpty ? "" : "<dd>\(htmlProse(figure.note))</dd>"
  // Twelve large digits are as much as half a phone holds.
  let isLong = figure.value.split(separator: " ").contains { $0.count > 12 }
  let size: Markup = isLong ? " long" : ""
  return "<div><dt>\(figure.label)</dt><dd class=\"value\(size)\">\(figure.value)</dd>\(note)</div>\n"
}

/// Returns the drawing, with its numbers folded below it if it has any.
private func htmlChart(_ chart: Chart, legend: String = "", numbers title: String) -> Markup {
  let legend: Markup = legend.isEmpty ? "" : "<figcaption class=\"note\">\(legend)</figcaption>\n"
  let numbers = chart.data.map { htmlDetails(title, htmlTable($0, showsCaption: false)) } ?? ""
  return "<figure>\n\(inlineSVG(chart))\(legend)</figure>\n\(numbers)"
}

/// Returns the document as Markdown in GitHub's dialect: the verdict as the title, the facts as a list, and every
/// section.
///
/// Of a folded table in a folded section, such as the plays of every match, only the beginning is shown.
///
/// Values are escaped, so that each reads as given and none creates a link, markup or a table; line breaks in them
/// become spaces.
/// - Parameter chartPrefix: the prefix of the names of the chart files (see `chartFiles`), if there are such files
///   beside the page; `nil` for a page without pictures.
/// - Complexity: linear in the size of the document.
public func renderMarkdown(_ document: Document, chartPrefix: String? = nil) -> String {
  var parts = ["# " + block(document.verdict.sentence)]
  if !document.kicker.isEmpty { parts.append(block(document.kicker)) }
  if !document.facts.isEmpty { parts.append(document.facts.map(item).joined(separator: "\n")) }
  var notes: Set<String> = []
  let shown = Set(document.facts.flatMap(\.lines).map(\.plainText))
  for section in document.sections {
    var texts: [String] = []
    var followsDrawing = false
    for part in section.blocks {
      if case .note(let prose) = part {
        // A mark is explained only once, and a drawing only beside it.
        if followsDrawing && chartPrefix == nil || !notes.insert(prose.plainText).inserted { continue }
      }
      // Facts are not repeated either.
      if case .paragraph(let prose) = part, shown.contains(prose.plainText) { continue }
      texts += paragraphs(section.isFolded ? part.beginning : part, chartPrefix)
      followsDrawing = if case .chart = part { true } else { false }
    }
    if !texts.isEmpty { parts += ["## " + block(section.title)] + texts }
  }
  return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
}

extension Block {
  /// The part of a block that a page shows before a reader opens a folded table.
  fileprivate var beginning: Block {
    guard case .table(var table) = self, let fold = table.fold else { return self }
    table.rows = fold.shown.map { table.rows[$0] }
    return .table(table)
  }
}

private func paragraphs(_ part: Block, _ chartPrefix: String?) -> [String] {
  switch part {
  case .paragraph(let prose), .note(let prose): [block(prose)]
  case .list(let items, _, _): [items.map { "- " + block($0) }.joined(separator: "\n")]
  case .table(let table): [MarkdownTable(table).lines.joined(separator: "\n")]
  case .lineup(let lineup, _): lineup.data.map { paragraphs(.table($0), chartPrefix) } ?? []
  case .details(let details): [details.map(item).joined(separator: "\n")]
  case .figures(let figures): [figures.map { item(Fact($0.label, $0.sentence)) }.joined(separator: "\n")]
  case .chart(let chart): paragraphs(chart, chartPrefix)
  }
}

/// Returns the picture if there is a file of it, its summary, and its numbers if there are any; nothing for a heat map
/// or scatter chart that has neither picture nor numbers, unless its cells are bars.
private func paragraphs(_ chart: Chart, _ prefix: String?) -> [String] {
  let picture = prefix.map { "![\(block(chart.title))](\(chartFileName(chart, prefix: $0).percentEncoded))" }
  let numbers = chart.data.map { MarkdownTable($0).lines.joined(separator: "\n") }
  let needsPicture = chart.plot is ScatterChart || (chart.plot as? HeatMap)?.hasBars == false
  if picture == nil, numbers == nil, needsPicture { return [] }
  return [picture, block(chart.summary), numbers].compactMap { $0 }
}

/// Returns one item of a list of facts; further lines of the fact are nested items.
private func item(_ fact: Fact) -> String {
  let first = "\(fact.label, .strong): " + (fact.lines.first ?? "")
  return (["- " + block(first)] + fact.lines.dropFirst().map { "  - " + block($0) })
    .joined(separator: "\n")
}

private func block(_ plain: String) -> String { MarkdownText(plain).blockSource }

private func block(_ prose: Prose) -> String { MarkdownText(prose).blockSource }

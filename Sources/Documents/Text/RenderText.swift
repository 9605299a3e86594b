/// Returns the document as text for a terminal or a plain file: verdict, first section, facts, and then the other
/// sections with their titles. Charts, notes and sections only for reports are left out.
///
/// Every line ends with a line feed. Columns are aligned by display width; control characters are replaced, so that a
/// value from a file cannot affect a terminal.
/// - Complexity: linear in the size of the document.
public func renderText(_ document: Document, style: TextStyle) -> String {
  let sections = document.sections.filter { $0.place == .everywhere }
  var parts = [style.lines(Prose(spans: [Span(document.verdict.sentence.visible, .strong)]))]
  if let first = sections.first { parts += textBlocks(first, style) }
  parts.append(textFacts(document.facts, style))
  for section in sections.dropFirst() {
    let blocks = textBlocks(section, style)
    if !blocks.isEmpty { parts += [[style.paint(section.title.visible, .strong)]] + blocks }
  }
  return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
}

private func textBlocks(_ section: Section, _ style: TextStyle) -> [[String]] {
  section.blocks.map { textLines($0, style) }.filter { !$0.isEmpty }
}

private func textLines(_ block: Block, _ style: TextStyle) -> [String] {
  switch block {
  case .paragraph(let prose): style.lines(prose)
  case .list(let items, _, _): items.flatMap { style.lines($0) }
  case .table(let table): TextTable(table, style: style).lines
  case .lineup(let lineup, _): lineup.data.map { TextTable($0, style: style).lines } ?? []
  case .details(let details): textFacts(details, style)
  case .figures(let figures): textFacts(figures.map { Fact($0.label, $0.sentence) }, style)
  case .note, .chart: []
  }
}

/// Returns labels in one column, statements in the next.
private func textFacts(_ facts: [Fact], _ style: TextStyle) -> [String] {
  let labels = facts.map(\.label.visible)
  let width = labels.map(\.displayWidth).max() ?? 0
  return zip(facts, labels).flatMap { fact, label in
    fact.lines.flatMap { style.lines($0, indent: width + 2) }.enumerated().map { index, text in
      let name = index == 0 ? label : ""
      let space = String(repeating: " ", count: width - name.displayWidth + 2)
      return style.paint(name, fact.tone == .neutral ? .faint : fact.tone.ink) + space + text
    }
  }
}

extension Figure {
  /// The value and its note, in one line.
  var sentence: Prose { note.isEmpty ? Prose(value) : "\(value), \(note)" }
}

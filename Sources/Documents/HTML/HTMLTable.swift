/// Returns a table; if it has a fold, the rows shown at first, with the whole table folded below them.
func htmlTable(_ table: DataTable, showsCaption: Bool) -> Markup {
  guard let fold = table.fold else { return htmlBox(table, showsCaption: showsCaption) }
  var first = table
  first.rows = fold.shown.map { table.rows[$0] }
  // A column with values only in folded rows is not needed yet.
  first = first.keeping { [first] in !first.isEmpty(column: $0) }
  let beginning = fold.shown.isEmpty ? "" : htmlBox(first, showsCaption: showsCaption)
  return beginning + htmlDetails(fold.title, htmlBox(table, showsCaption: false))
}

/// Returns content that is hidden under a title until the reader opens it.
func htmlDetails(_ title: String, _ content: Markup) -> Markup {
  """
  <details>
  <summary>\(title)</summary>
  \(content)</details>

  """
}

/// Returns a table in a box of its own that scrolls if the table is wider than the page.
private func htmlBox(_ table: DataTable, showsCaption: Bool) -> Markup {
  let captionClass: Markup = showsCaption ? "" : " class=\"hidden\""
  let scales = table.columns.indices.map { BarScale(of: $0, in: table) }
  let classes = table.columns.indices.map { index -> Markup in
    let range: Markup = scales[index]?.isEstimate == true ? " range" : ""
    let name: Markup = index == table.rowHeader ? " name" : ""
    return table.columns[index].className + range + name
  }
  let titles = zip(table.columns, classes).map { column, name in
    "<th scope=\"col\" class=\"\(name)\">\(column.title)</th>" as Markup
  }
  let rows = table.rows.map { htmlRow($0, of: table, classes: classes, scales: scales) }
  return """
    <div class="scroll" role="group" aria-label="\(table.caption)" tabindex="0">
    <table\(lowerClass(of: table))>
    <caption\(captionClass)>\(table.caption)</caption>
    <thead><tr>\(Markup(titles))</tr></thead>
    <tbody>
    \(Markup(rows))</tbody>
    </table>
    </div>

    """
}

/// Returns the class that says how many columns are side by side on a phone, if others move below them.
private func lowerClass(of table: DataTable) -> Markup {
  let upper = table.columns.count { !$0.isLower }
  return upper < table.columns.count ? " class=\"upper\(upper)\"" : ""
}

private func htmlRow(
  _ row: DataTable.Row, of table: DataTable, classes: [Markup], scales: [BarScale?]
) -> Markup {
  let cells = row.cells.indices.map { index in
    let cell = row.cells[index]
    let marks = index == table.rowHeader ?? 0 ? Markup(row.marks.map(htmlMark)) : ""
    let bar = scales[index]?.bar(of: cell) ?? ""
    let title: Markup = cell.exact.map { " title=\"\($0)\"" } ?? ""
    // A phone shows the column's title before each of these cells.
    let label: Markup = table.columns[index].isLower ? " data-title=\"\(table.columns[index].title)\"" : ""
    let whole: Markup = table.columns[index].kind == .text && cell.isScore ? " whole" : ""
    let name = classes[index] + whole
    let content = htmlProse(cell.text) + marks + bar + sparkline(cell.trend)
    return index == table.rowHeader
      ? "<th scope=\"row\" class=\"\(name)\">\(content)</th>"
      : "<td class=\"\(name)\"\(label)\(title)>\(content)</td>" as Markup
  }
  let emphasis: Markup = row.emphasis == .none ? "" : " class=\"\(row.emphasis.rawValue)\""
  return "<tr\(emphasis)>\(Markup(cells))</tr>\n"
}

private func htmlMark(_ mark: DataTable.Mark) -> Markup {
  " <span class=\"mark\(mark.tone.className)\">\(mark.text)</span>"
}

extension DataTable.Column {
  /// The class of the column's cells.
  fileprivate var className: Markup {
    let name: Markup = kind == .text ? "text" : kind == .number ? "number" : "bar"
    return name + (isLower ? " lower" : "") + (hasBadges ? " state" : "")
  }
}

extension DataTable.Cell {
  /// Whether it contains only digits and hyphens, such as `2-1`, `4-4-2` or a date, which must not be broken.
  fileprivate var isScore: Bool {
    !text.isEmpty && text.plainText.allSatisfy { $0 == "-" || ("0"..."9").contains($0) }
  }
}

/// A table, and all of it behind a title where it has a fold.
func htmlTable(_ table: DataTable, showsCaption: Bool) -> Markup {
  guard let fold = table.fold else { return htmlBox(table, showsCaption: showsCaption) }
  var first = table
  first.rows = fold.shown.map { table.rows[$0] }
  let beginning = fold.shown.isEmpty ? "" : htmlBox(first, showsCaption: showsCaption)
  return beginning + htmlDetails(fold.title, htmlBox(table, showsCaption: false))
}

/// What is behind a title until somebody opens it.
func htmlDetails(_ title: String, _ content: Markup) -> Markup {
  """
  <details>
  <summary>\(title)</summary>
  \(content)</details>

  """
}

/// A table in a box of its own that scrolls when the table is wider than the page.
private func htmlBox(_ table: DataTable, showsCaption: Bool) -> Markup {
  let captionClass: Markup = showsCaption ? "" : " class=\"hidden\""
  let titles = table.columns.enumerated().map { index, column in
    let name: Markup = index == table.rowHeader ? " name" : ""
    return "<th scope=\"col\" class=\"\(column.className)\(name)\">\(column.title)</th>" as Markup
  }
  let scales = table.columns.indices.map { BarScale(of: $0, in: table) }
  let rows = table.rows.map { htmlRow($0, of: table, scales: scales) }
  return """
    <div class="scroll" role="group" aria-label="\(table.caption)" tabindex="0">
    <table>
    <caption\(captionClass)>\(table.caption)</caption>
    <thead><tr>\(Markup(titles))</tr></thead>
    <tbody>
    \(Markup(rows))</tbody>
    </table>
    </div>

    """
}

private func htmlRow(_ row: DataTable.Row, of table: DataTable, scales: [BarScale?]) -> Markup {
  let cells = row.cells.indices.map { index in
    let column = table.columns[index]
    let marks = index == table.rowHeader ?? 0 ? Markup(row.marks.map(htmlMark)) : ""
    let bar = scales[index]?.bar(of: row.cells[index]) ?? ""
    let title: Markup = row.cells[index].exact.map { " title=\"\($0)\"" } ?? ""
    let content = htmlProse(row.cells[index].text) + marks + bar + sparkline(row.cells[index].trend)
    return index == table.rowHeader
      ? "<th scope=\"row\" class=\"\(column.className) name\">\(content)</th>"
      : "<td class=\"\(column.className)\"\(title)>\(content)</td>" as Markup
  }
  return "<tr\(row.emphasis.classAttribute)>\(Markup(cells))</tr>\n"
}

private func htmlMark(_ mark: DataTable.Mark) -> Markup {
  " <span class=\"mark\(mark.tone.className)\">\(mark.text)</span>"
}

extension DataTable.Column {
  /// The class of the column's cells.
  fileprivate var className: Markup {
    let name: Markup =
      switch kind {
      case .text: "text"
      case .number: "number"
      case .bar: "bar"
      }
    return isMinor ? name + " minor" : name
  }
}

extension DataTable.Row.Emphasis {
  fileprivate var classAttribute: Markup {
    switch self {
    case .none: ""
    case .highlighted: " class=\"highlighted\""
    case .total: " class=\"total\""
    }
  }
}

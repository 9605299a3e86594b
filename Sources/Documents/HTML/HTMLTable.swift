/// A table in a box of its own that scrolls when the table is wider than the page.
func htmlTable(_ table: DataTable, showsCaption: Bool) -> Markup {
  let captionClass: Markup = showsCaption ? "" : " class=\"hidden\""
  let titles = table.columns.enumerated().map { index, column in
    let name: Markup = index == table.rowHeader ? " name" : ""
    return "<th scope=\"col\" class=\"\(column.className)\(name)\">\(column.title)</th>" as Markup
  }
  let longest = table.columns.indices.map { longestAmount(of: $0, in: table) }
  let rows = table.rows.map { htmlRow($0, of: table, longest: longest) }
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

private func htmlRow(_ row: DataTable.Row, of table: DataTable, longest: [Double]) -> Markup {
  let cells = row.cells.indices.map { index in
    let column = table.columns[index]
    let marks = index == table.rowHeader ?? 0 ? Markup(row.marks.map(htmlMark)) : ""
    let bar = htmlBar(row.cells[index].amount, column.kind, longest: longest[index])
    let title: Markup = row.cells[index].exact.map { " title=\"\($0)\"" } ?? ""
    let content = htmlProse(row.cells[index].text) + marks + bar
    return index == table.rowHeader
      ? "<th scope=\"row\" class=\"\(column.className) name\">\(content)</th>"
      : "<td class=\"\(column.className)\"\(title)>\(content)</td>" as Markup
  }
  return "<tr\(row.emphasis.classAttribute)>\(Markup(cells))</tr>\n"
}

private func htmlMark(_ mark: DataTable.Mark) -> Markup {
  " <span class=\"mark\(mark.tone.className)\">\(mark.text)</span>"
}

/// The bar beside a number; in a column of bars an empty one if there is no amount, so that the
/// numbers stay in line.
private func htmlBar(_ amount: Double?, _ kind: DataTable.Column.Kind, longest: Double) -> Markup {
  guard case .bar(let colour, _) = kind else { return "" }
  guard let amount, amount.isFinite, amount > 0, longest > 0 else {
    return "<svg aria-hidden=\"true\"></svg>"
  }
  let share = min(100, 100 * amount / longest)
  return """
    <svg aria-hidden="true"><rect class="\(colour.className)" width="\(share)%" height="7" rx="3.5"/></svg>
    """
}

/// The amount of a bar of full length: the column's own, or its largest; 0 in columns without bars.
private func longestAmount(of index: Int, in table: DataTable) -> Double {
  guard case .bar(_, let full) = table.columns[index].kind else { return 0 }
  return full ?? table.rows.lazy.compactMap { $0.cells[index].amount }.filter(\.isFinite).max() ?? 0
}

extension DataTable.Column {
  /// The class of the column's cells.
  fileprivate var className: Markup {
    switch kind {
    case .text: "text"
    case .number: "number"
    case .bar: "bar"
    }
  }
}

extension DataTable.Column.BarColour {
  fileprivate var className: Markup {
    switch self {
    case .blue: "blue"
    case .orange: "orange"
    }
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

/// The charts of a document as files of their own: SVG that needs nothing beside it.
/// - Parameters:
///   - document: the page.
///   - prefix: what each file's name begins with, usually the name of the page.
/// - Returns: names such as `best-team-pool.svg` and the files' contents, in the order of the page.
public func chartFiles(_ document: Document, prefix: String) -> [(name: String, content: String)] {
  document.sections.flatMap(\.blocks).compactMap { block in
    guard case .chart(let chart) = block else { return nil }
    return (chartFileName(chart, prefix: prefix), renderSVG(chart))
  }
}

/// The file name of a chart.
func chartFileName(_ chart: any Chart, prefix: String) -> String {
  "\(prefix)-\(chart.name).svg"
}

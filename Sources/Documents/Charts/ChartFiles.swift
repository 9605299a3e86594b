/// Returns the charts of a document as self-contained SVG files.
/// - Parameter prefix: the prefix of each file name, usually the name of the page.
/// - Returns: names such as `best-team-pool.svg` and the files' contents, in the order of the page.
public func chartFiles(_ document: Document, prefix: String) -> [(name: String, content: String)] {
  document.sections.flatMap(\.blocks).compactMap { block in
    guard case .chart(let chart) = block else { return nil }
    return (chartFileName(chart, prefix: prefix), renderSVG(chart))
  }
}

func chartFileName(_ chart: Chart, prefix: String) -> String { "\(prefix)-\(chart.name).svg" }

/// The chart as an SVG file of its own, with its colours for light, dark and print inside it; no script
/// and nothing from elsewhere.
/// - Complexity: linear in the size of the chart.
public func renderSVG(_ chart: any Chart) -> String {
  let drawing = chart.drawing
  let style =
    ChartStyle.colours + ChartStyle.printColours + ChartStyle.drawing
    + "svg.chart{width:auto;max-width:100%;background:var(--card)}\n"
  let margin = 12
  let width = drawing.width + 2 * margin
  let height = drawing.height + 2 * margin
  let file: Markup = """
    <svg xmlns="http://www.w3.org/2000/svg" class="chart" width="\(width)" height="\(height)" \
    viewBox="\(-margin) \(-margin) \(width) \(height)" role="img" aria-labelledby="title summary">
    <title id="title">\(chart.title)</title>
    <desc id="summary">\(chart.summary)</desc>
    <style>
    \(style)</style>
    \(drawing.content)</svg>

    """
  return file.source
}

/// The chart as an element of a page, whose style sheet colours it.
func inlineSVG(_ chart: any Chart) -> Markup {
  let drawing = chart.drawing
  return """
    <svg class="chart" viewBox="0 0 \(drawing.width) \(drawing.height)" role="img" \
    aria-labelledby="chart-\(chart.name)-title chart-\(chart.name)-summary">
    <title id="chart-\(chart.name)-title">\(chart.title)</title>
    <desc id="chart-\(chart.name)-summary">\(chart.summary)</desc>
    \(drawing.content)</svg>

    """
}

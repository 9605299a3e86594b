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

/// Up to this width a drawing can be read on a phone; a wider one scrolls there in a box of its own.
private let widestOnPhones = 420

/// The chart as an element of a page, whose style sheet colours it. Where there is room, letters are as large on every
/// chart.
func inlineSVG(_ chart: any Chart) -> Markup {
  let drawing = chart.drawing
  let isWide = drawing.width > widestOnPhones
  let svg: Markup = """
    <svg class="chart\(isWide ? " wide" : "")" width="\(drawing.width * 116 / 100)" \
    viewBox="0 0 \(drawing.width) \(drawing.height)" role="img" \
    aria-labelledby="chart-\(chart.name)-title chart-\(chart.name)-summary">
    <title id="chart-\(chart.name)-title">\(chart.title)</title>
    <desc id="chart-\(chart.name)-summary">\(chart.summary)</desc>
    \(drawing.content)</svg>

    """
  return isWide
    ? "<div class=\"scroll\" role=\"group\" aria-label=\"\(chart.title)\" tabindex=\"0\">\n\(svg)</div>\n"
    : svg
}

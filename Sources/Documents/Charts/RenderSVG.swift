/// Returns the chart as a self-contained SVG file with its light, dark and print colours; no scripts and no external
/// resources.
/// - Complexity: linear in the size of the chart.
public func renderSVG(_ chart: Chart) -> String {
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

/// The greatest width at which a drawing is readable on a phone; a wider one scrolls there in a box of its own.
private let widestOnPhones = 420

/// Returns the chart as an element of a page, whose style sheet colours it. Where there is room, text has the same size
/// in every chart. A wide chart scrolls on phones, while its row names stay.
func inlineSVG(_ chart: Chart) -> Markup {
  let drawing = chart.drawing
  guard drawing.width > widestOnPhones else { return svg(of: chart, drawing, from: 0, drawing.content) }
  let names = drawing.names.map { names in
    """
    <svg class="chart names" width="\(names.width * 1.16)" viewBox="0 0 \(names.width) \(drawing.height)" \
    aria-hidden="true">
    \(names.content)</svg>

    """ as Markup
  }
  return """
    <div class="scroll" role="group" aria-label="\(chart.title)" tabindex="0">
    <div class="wide">
    \(names ?? "")\(svg(of: chart, drawing, from: drawing.names?.width ?? 0, drawing.body))</div>
    </div>

    """
}

/// Returns the part of the drawing to the right of `left`.
private func svg(of chart: Chart, _ drawing: Drawing, from left: Double, _ content: Markup) -> Markup {
  let width = Double(drawing.width) - left
  return """
    <svg class="chart" width="\(width * 1.16)" viewBox="\(left) 0 \(width) \(drawing.height)" role="img" \
    aria-labelledby="chart-\(chart.name)-title chart-\(chart.name)-summary">
    <title id="chart-\(chart.name)-title">\(chart.title)</title>
    <desc id="chart-\(chart.name)-summary">\(chart.summary)</desc>
    \(content)</svg>

    """
}

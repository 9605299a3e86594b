/// Returns numbers as a sparkline with the last one marked; empty for fewer than two.
/// - Complexity: O(numbers).
func sparkline(_ numbers: [Double]) -> Markup {
  guard numbers.count > 1, numbers.allSatisfy(\.isFinite), let low = numbers.min(), let high = numbers.max()
  else { return "" }
  let points = numbers.enumerated().map { index, number in
    (
      x: 3 + 90 * Double(index) / Double(numbers.count - 1),
      y: high > low ? 15 - 12 * (number - low) / (high - low) : 9
    )
  }
  let line = Markup(points.map { "\($0.x) \($0.y) " as Markup })
  let last = points[points.count - 1]
  return """
    <svg class="trend" viewBox="0 0 96 18" aria-hidden="true"><polyline points="\(line)"/>\
    <circle cx="\(last.x)" cy="\(last.y)" r="2.5"/></svg>
    """
}

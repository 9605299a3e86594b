/// The scale of a column's bars: from the left, or from the middle if some amounts are below zero.
struct BarScale {
  private let colour: DataTable.Column.BarColour
  /// The amount of a full-length bar; 0 if there is none.
  private let fullLengthAmount: Double
  private let isDiverging: Bool
  /// Whether amounts are estimates: dots with intervals on a line instead of bars.
  let isEstimate: Bool

  /// The scale of a column; `nil` if it has no bars.
  init?(of column: Int, in table: DataTable) {
    guard case .bar(let colour, let full) = table.columns[column].kind else { return nil }
    let cells = table.rows.map { $0.cells[column] }
    let intervals = cells.compactMap(\.interval)
    let amounts = (cells.compactMap(\.amount) + intervals.map(\.upperBound)).filter(\.isFinite)
    self.colour = colour
    isEstimate = !intervals.isEmpty
    fullLengthAmount = full ?? amounts.map(abs).max() ?? 0
    isDiverging = amounts.contains { $0 < 0 }
  }

  /// Returns the bar of a cell, or a dot in its interval; an empty bar without an amount, to keep numbers aligned.
  func bar(of cell: DataTable.Cell) -> Markup {
    var drawing: Markup = ""
    if let amount = cell.amount, amount.isFinite, fullLengthAmount > 0 {
      drawing = self.drawing(amount, interval: cell.interval)
    }
    return "<svg aria-hidden=\"true\">\(drawing)</svg>"
  }

  private func drawing(_ amount: Double, interval: ClosedRange<Double>?) -> Markup {
    if let interval {
      let (low, high) = (place(interval.lowerBound), place(interval.upperBound))
      return """
        <rect class="track" width="100%" y="5" height="1"/><rect class="track" width="1" height="11"/>\
        <rect class="track" x="100%" width="1" height="11"/>\
        <rect class="\(colour.rawValue)" x="\(low)%" width="\(high - low)%" y="2.5" height="6" rx="1"/>\
        <circle class="\(colour.rawValue)" cx="\(place(amount))%" cy="5.5" r="2"/>
        """
    }
    guard amount != 0, isDiverging || amount > 0 else { return "" }
    let (low, high) = (place(min(0, amount)), place(max(0, amount)))
    let ink = amount < 0 ? DataTable.Column.BarColour.orange : colour
    let start: Markup = isDiverging ? " x=\"\(low)%\"" : ""
    return "<rect class=\"\(ink.rawValue)\" width=\"\(high - low)%\"\(start) height=\"7\" rx=\"3.5\"/>"
  }

  /// Returns the position of an amount on the bar, in percent of its width.
  private func place(_ amount: Double) -> Double {
    let share = max(-1, min(1, amount / fullLengthAmount))
    return isDiverging ? 50 + 50 * share : max(0, 100 * share)
  }
}

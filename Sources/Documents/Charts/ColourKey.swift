/// A colour legend: a square with its meaning for each colour, in a line below a chart.
struct ColourKey {
  private static let (square, gap, space) = (12.0, 5.0, 14.0)

  /// The attributes that colour a square, with a leading space, and the meaning.
  let entries: [(attributes: Markup, meaning: String)]

  /// Returns the squares, with their upper edges at `y`, and words; they begin at `left` if all of them fit into the
  /// drawing there, else further left.
  func markup(from left: Double, y: Double, within width: Double) -> Markup {
    let (square, gap, space) = (Self.square, Self.gap, Self.space)
    let meanings = entries.map(\.meaning.visible)
    let lengths = meanings.map { square + gap + Typeface.width($0) + space }
    var x = max(0, min(left, width - lengths.reduce(0, +) + space))
    var markup = Markup()
    for (entry, (meaning, length)) in zip(entries, zip(meanings, lengths)) {
      markup += """
        <rect\(entry.attributes) x="\(x)" y="\(y)" width="\(square)" height="\(square)" rx="3"/>\
        <text x="\(x + square + gap)" y="\(y + 10)">\(meaning)</text>

        """
      x += length
    }
    return markup
  }
}

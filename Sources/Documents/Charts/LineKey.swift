/// The legend of a line chart, below it: the dash pattern and shade of each line with its name, one per row.
struct LineKey {
  private static let (sample, gap, lineHeight) = (26.0, 8.0, 17.0)
  /// The most characters of a name that fit beside its pattern.
  private static let longest = 54
  private static let patterns: [Markup] = ["7 3", "2 3", "11 3 2 3", "5 6"]

  private let names: [(text: String, attributes: Markup, isStrong: Bool)]
  /// The attributes of the lines, in their order, with a leading space.
  let attributes: [Markup]

  /// A legend for lines with these names; unnamed lines are not listed.
  /// - Parameter lines: names, and whether the line is highlighted, which makes it solid.
  init(_ lines: [(name: String, isHighlighted: Bool)]) {
    var dashed = 0
    attributes = lines.map { line in
      guard !line.isHighlighted else { return " class=\"line lead\"" }
      defer { dashed += 1 }
      let pattern = Self.patterns[dashed % Self.patterns.count]
      // Neighbours differ in shade, and so do successive lines with the same pattern.
      let isDark = (dashed + dashed / Self.patterns.count) % 2 == 0
      let shade: Markup = isDark ? " dark" : ""
      return " class=\"line\(shade)\" stroke-dasharray=\"\(pattern)\""
    }
    names = zip(lines, attributes).filter { !$0.0.name.isEmpty }.map { line, attributes in
      (Typeface.shortened(line.name.visible, limit: Self.longest), attributes, line.isHighlighted)
    }
  }

  /// The height that it needs below the chart; 0 without names.
  var height: Int { names.isEmpty ? 0 : Int(Double(names.count) * Self.lineHeight) + 6 }

  /// Returns the patterns and names, starting at `top`.
  func markup(from top: Double) -> Markup {
    Markup(
      names.enumerated().map { row, name in
        let middle = top + 6 + (Double(row) + 0.5) * Self.lineHeight
        let weight: Markup = name.isStrong ? " class=\"strong\"" : ""
        return """
          <path\(name.attributes) d="M0 \(middle)H\(Self.sample)"/>\
          <text\(weight) x="\(Self.sample + Self.gap)" y="\(middle + 4)">\(name.text)</text>

          """
      })
  }
}

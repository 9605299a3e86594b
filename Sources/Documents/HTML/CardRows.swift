/// The sections of a page as cards in rows.
///
/// A half-width card without a neighbour gets the full width, unless it is a chart or the last before the small cards at
/// the end: it stands beside the next such card or those. Beside a team on a pitch, which is tall, two cards are stacked,
/// and one more goes below the pitch. In print the small ones at the end stay with the card above them.
struct CardRows {
  private var rows: [Markup] = []
  /// The sections that have no row yet.
  private var rest: ArraySlice<Section>
  /// A half-width section that still needs a neighbour.
  private var alone: Section?
  /// The index of the last section before the small and the folded ones at the end.
  private let end: Int
  private let endsSmall: Bool

  init(_ sections: [Section]) {
    end = sections.lastIndex { $0.width != .small && !$0.isFolded } ?? 0
    rest = sections[...]
    endsSmall = sections.last?.width == .small
    while rest.startIndex <= end, let section = rest.popFirst() { append(section) }
    appendEnd()
  }

  /// The rows; empty if there are no sections.
  var markup: Markup { rows.isEmpty ? "" : "<div class=\"cards\">\n\(Markup(rows))</div>\n" }

  private mutating func append(_ section: Section) {
    guard section.width == .half else { return rows.append(card(section, "full")) }
    let neighbours = rest.prefix { $0.width == .half }.count
    if section.isDrawnTeam, neighbours > 1 {
      rows.append(teamRow(section, neighbours: neighbours))
    } else if neighbours > 0, let neighbour = rest.popFirst() {
      rows.append(card(section, "half") + card(neighbour, "half"))
    } else if let other = alone {
      rows.append(card(other, "half") + card(section, "half"))
      alone = nil
    } else if section.isChart || rest.startIndex > end, endsSmall {
      alone = section
    } else {
      rows.append(card(section, "full"))
    }
  }

  /// Returns a team on a pitch with the next two cards stacked beside it, and one below it if that leaves none alone.
  private mutating func teamRow(_ team: Section, neighbours: Int) -> Markup {
    let stack = Markup(rest.prefix(2).map { card($0, "half") })
    rest.removeFirst(2)
    let hasOneBelow = neighbours % 2 == 1 || neighbours == 2 && rest.first?.width == .small
    let below = hasOneBelow ? rest.popFirst().map { card($0, "half") } ?? "" : ""
    return """
      <div class="beside">
      \(card(team, "half"))<div class="stack">
      \(stack)</div>
      \(below)</div>

      """
  }

  /// Appends what is small or folded at the end of a page.
  private mutating func appendEnd() {
    if let alone {
      rows += rest.filter(\.isFolded).map { card($0, "full") }
      let small = Markup(rest.filter { !$0.isFolded }.map { card($0, "half") })
      rows.append("\(card(alone, "half"))<div class=\"stack\">\n\(small)</div>\n")
    } else if let last = rows.popLast() {
      let end = Markup(rest.map { card($0, "full") })
      rows.append(rest.isEmpty ? last : "<div class=\"tail\">\n\(last)\(end)</div>\n")
    }
  }
}

private func card(_ section: Section, _ width: Markup) -> Markup {
  let tables = section.blocks.count { if case .table = $0 { true } else { false } }
  let title: Markup = "<h2 id=\"\(section.anchor)-title\">\(section.title)</h2>"
  let blocks = Markup(section.blocks.map { htmlBlock($0, showsCaptions: tables > 1) })
  let content: Markup =
    section.isFolded
    ? "<details class=\"fold\">\n<summary>\(title)</summary>\n\(blocks)</details>\n" : "\(title)\n\(blocks)"
  let small: Markup = section.width == .small ? " small" : ""
  return """
    <section class="card \(width)\(small)" id="\(section.anchor)" aria-labelledby="\(section.anchor)-title">
    \(content)</section>

    """
}

extension Section {
  fileprivate var isChart: Bool {
    if case .chart? = blocks.first { true } else { false }
  }

  /// Whether it begins with a team on a pitch.
  fileprivate var isDrawnTeam: Bool {
    if case .lineup(let lineup, _)? = blocks.first {
      (lineup.plot as? LineupChart)?.isPitch == true
    } else {
      false
    }
  }
}

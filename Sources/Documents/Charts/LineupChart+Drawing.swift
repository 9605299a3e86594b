extension LineupChart {
  /// The width: 105 for each player in a full row of slots.
  private var width: Double { 105 * Double(mostInRow) }
  /// The distance between the middles of two rows.
  private static let rowHeight = 84.0
  /// The greatest width of a name, and its distance from its neighbours, on a pitch also from the lines.
  private static let (widestName, gap, gapOnPitch) = (140.0, 2.0, 12.0)

  /// The drawing: the pitch if there is one, the rows on it, and the bench on a background of its own.
  /// - Complexity: O(players).
  public var drawing: Drawing {
    let rows = lines.flatMap { Self.rows($0, most: isPitch ? mostInRow + 1 : mostInRow) }
    let (field, benchRows) = (ground(below: 0, rows.count), Self.rows(bench, most: mostInRow + 1))
    let benchField = ground(below: field.bottom + 10, benchRows.count)
    let height = benchRows.isEmpty ? field.bottom : benchField.bottom
    return Drawing(
      width: Int(width), height: Int(height),
      content: (isPitch ? pitch(field) : plain(field))
        + (benchRows.isEmpty ? "" : plain(benchField)) + markup(rows, in: field)
        + markup(benchRows, in: benchField))
  }

  /// Returns the players in rows of at most `most`, whose lengths differ by at most one.
  static func rows(_ spots: [Spot], most: Int) -> [[Spot]] {
    let count = (spots.count + most - 1) / most
    var rest = spots[...]
    return (0..<count).map { row in
      let width = (rest.count + count - row - 1) / (count - row)
      defer { rest = rest.dropFirst(width) }
      return Array(rest.prefix(width))
    }
  }

  private func ground(below top: Double, _ rows: Int) -> Rectangle {
    Rectangle(left: 0, top: top, right: width, bottom: top + Double(rows) * Self.rowHeight + 8)
  }

  private func markup(_ rows: [[Spot]], in field: Rectangle) -> Markup {
    Markup(
      rows.enumerated().flatMap { row, spots in
        let room = width / Double(spots.count)
        let hasSlots = spots.contains { !$0.slot.isEmpty }
        return spots.enumerated().map { column, spot in
          let top = field.top + Double(row) * Self.rowHeight
          return spot.markup(
            x: (Double(column) + 0.5) * room, y: top + (hasSlots ? 36 : 32),
            room: min(room, Self.widestName) - (isPitch ? Self.gapOnPitch : Self.gap))
        }
      })
  }

  private func plain(_ field: Rectangle) -> Markup {
    "<rect class=\"empty\" y=\"\(field.top)\" width=\"\(width)\" height=\"\(field.height)\" rx=\"10\"/>\n"
  }

  /// Returns half a football pitch seen from behind the goal: its outline, both areas and the centre circle.
  private func pitch(_ field: Rectangle) -> Markup {
    let (middle, bottom) = (width / 2, field.bottom)
    return """
      <rect class="pitch" width="\(width)" height="\(bottom)" rx="10"/>
      <path class="marking" d="M4 \(bottom)V8H\(width - 4)V\(bottom)M\(middle - 108) 8V86H\(middle + 108)V8\
      M\(middle - 50) 8V36H\(middle + 50)V8M\(middle - 34) 86A40 40 0 0 0 \(middle + 34) 86\
      M\(middle - 58) \(bottom)A58 58 0 0 1 \(middle + 58) \(bottom)"/>

      """
  }
}

extension LineupChart.Spot {
  /// Half the height of a circle, and the baselines of the texts relative to its middle.
  private static let (radius, slotBase, valueBase, nameBase, priceBase) = (17.0, -21.0, 5.0, 31.0, 44.0)
  /// The smallest size of a name's letters, relative to their usual size.
  private static let smallest = 0.8

  /// Returns the circle around `x` and `y` with its value, and the name and price below it.
  /// - Parameter room: the width available for text.
  fileprivate func markup(x: Double, y: Double, room: Double) -> Markup {
    let (radius, half) = (Self.radius, max(Self.radius, Typeface.width(value, strong: true) / 2 + 7))
    let slotName: Markup =
      slot.isEmpty ? "" : "<text class=\"middle small\" x=\"\(x)\" y=\"\(y + Self.slotBase)\">\(slot)</text>"
    return """
      <g><title>\(title)</title>\
      <rect class="\(isFixed ? "fixed" : "open")" x="\(x - half)" y="\(y - radius)" width="\(2 * half)" height="\(2 * radius)" \
      rx="\(radius)"/>\
      <text class="middle value \(isFixed ? "on" : "off")" x="\(x)" y="\(y + Self.valueBase)">\(value)</text>\
      \(slotName)\(badge(x: x + half - 2, y: y - 14))\
      \(nameMarkup(x: x, y: y, room: room))</g>

      """
  }

  /// Returns the captain's letter on a filled badge, or the vice-captain's on a pale one.
  private func badge(x: Double, y: Double) -> Markup {
    guard let duty else { return "" }
    let kind: Markup = duty == .captain ? "captain" : "vice"
    return """
      <circle class="\(kind)" cx="\(x)" cy="\(y)" r="8"/>\
      <text class="middle small \(kind)-letter" x="\(x)" y="\(y + 3.6)">\(duty.rawValue)</text>
      """
  }

  /// Returns the name, with the club and price below it, moved down if the name takes two lines.
  private func nameMarkup(x: Double, y: Double, room: Double) -> Markup {
    let (lines, scale) = shownName(room)
    let size: Markup = scale < 1 ? " font-size=\"\(Typeface.size * scale)\"" : ""
    let first = y + Self.nameBase - (lines.count > 1 ? 2 : 0)
    let step = Typeface.size * scale
    let name = lines.enumerated().map { row, line in
      "<text class=\"middle strong\"\(size) x=\"\(x)\" y=\"\(first + Double(row) * step)\">\(line)</text>"
        as Markup
    }
    let price = y + Self.priceBase + (lines.count > 1 ? 6 : 0)
    return Markup(name) + "<text class=\"middle\" x=\"\(x)\" y=\"\(price)\">\(clubAndPrice(room))</text>"
  }

  /// Returns the full name, the short name, or its last words, whichever fits; the last can be scaled or broken.
  private func shownName(_ room: Double) -> (lines: [String], scale: Double) {
    let words = shortName.visible.split(separator: " ").map(String.init)
    // Initials alone do not identify a player: `Matheus N.`
    let ways =
      [name.visible]
      + words.indices.map { Array(words[$0...]) }
      .filter { $0.count == words.count || $0.contains { !$0.hasSuffix(".") } }
      .map { $0.joined(separator: " ") }
    if let way = ways.first(where: { Typeface.width($0, strong: true) <= room }) { return ([way], 1) }
    let last = ways.last ?? ""
    let scale = max(Self.smallest, room / Typeface.width(last, strong: true))
    let lines = Typeface.width(last, strong: true) * scale <= room ? [last] : Typeface.halves(last)
    return (lines.map { Typeface.shortened($0, width: room / scale, strong: true) }, scale)
  }

  /// Returns the club and the price; a long club is cut to its first word with initials, `Brook A`, or without.
  private func clubAndPrice(_ room: Double) -> String {
    let left = room - Typeface.width(" · " + price)
    guard !club.isEmpty, left > Typeface.width("nnn…") else { return price }
    let words = club.visible.split(separator: " ").map(String.init)
    let first = words.first ?? ""
    let ways = [
      club.visible, ([first] + words.dropFirst().map { String($0.prefix(1)) }).joined(separator: " "), first,
    ]
    let shown = ways.first { Typeface.width($0) <= left }
    return (shown ?? Typeface.shortened(club.visible, width: left)) + " · " + price
  }
}

import Testing

@testable import Documents

@Suite struct LineupChartTests {
  private static func spot(
    _ name: String, slot: String = "", isFixed: Bool = true, duty: LineupChart.Spot.Duty? = nil
  ) -> LineupChart.Spot {
    .init(
      name, short: "short", value: "7", club: "Brook Athletic", price: "7.5", slot: slot, isFixed: isFixed,
      duty: duty, title: "\(name)!")
  }

  private static func chart(
    _ lines: [[LineupChart.Spot]], bench: [LineupChart.Spot] = [], isPitch: Bool = true
  ) -> LineupChart {
    LineupChart(
      lines: lines, bench: bench, isPitch: isPitch)
  }

  @Test func `no row is wider than it may be, nor wider than another by two`() {
    for count in 0...60 {
      let spots = (0..<count).map { Self.spot("P\($0)") }
      let rows = LineupChart.rows(spots, most: 5)
      #expect(rows.flatMap { $0 } == spots)
      let (needed, counts) = ((count + 4) / 5, rows.map(\.count))
      #expect(rows.count == needed)
      let (least, most): (Int, Int) = (counts.min() ?? 1, counts.max() ?? 1)
      #expect(least >= 1 && most <= min(5, least + 1), "\(count)")
    }
  }

  @Test func `captain and vice-captain bear letters, whoever can be exchanged an open circle`() {
    let source = Self.chart([
      [
        Self.spot("Ada", duty: .captain), Self.spot("Bo", isFixed: false, duty: .vice), Self.spot("Cy"),
      ]
    ]).drawing.content.source
    #expect(source.matches(of: /class="fixed"/).count == 2 && source.matches(of: /class="open"/).count == 1)
    #expect(
      source.contains("captain-letter\"") && source.contains(">C</text>") && source.contains(">V</text>"))
    #expect(source.contains("<title>Ada!</title>") && source.contains(">Brook Athletic · 7.5</text>"))
    for (count, club) in [(4, "Brook A"), (5, "Brook")] {
      let row = Array(repeating: Self.spot("Ada"), count: count)
      #expect(Self.chart([row]).drawing.content.source.contains(">\(club) · 7.5</text>"))
    }
  }

  @Test func `only football has a pitch, and a bench a ground of its own`() {
    let lines = [[Self.spot("Ada", slot: "PG")]]
    let pitch = Self.chart(lines).drawing
    #expect(pitch.content.source.contains("class=\"pitch\""))
    let slots = Self.chart(lines, bench: [Self.spot("Bo")], isPitch: false).drawing
    #expect(!slots.content.source.contains("class=\"pitch\"") && slots.content.source.contains(">PG</text>"))
    #expect(slots.height > pitch.height)
  }

  @Test func `in a picture slots stand in shorter rows where the drawing becomes larger by them`() {
    func picture(_ slots: Int, isPitch: Bool) -> (picture: String, drawing: Drawing) {
      let chart = Self.chart([Array(repeating: Self.spot("Ada"), count: slots)], isPitch: isPitch)
      let page = Document(
        title: "T", verdict: Verdict(claim: "C"),
        sections: [
          Section(
            "S", anchor: "s",
            blocks: [.lineup(Chart("team", title: "The team", summary: "GK Ada", chart), legend: "")])
        ])
      return (renderPicture(page), chart.drawing)
    }
    let (slots, row) = picture(4, isPitch: false)
    #expect(row.width == 420 && row.height == 92 && slots.contains("scale(1.65)"))
    #expect(!slots.contains(row.content.source))
    let (pitch, line) = picture(4, isPitch: true)
    #expect(pitch.contains("scale(1.23)") && pitch.contains(line.content.source))
    let (many, rows) = picture(30, isPitch: false)
    #expect(many.contains("scale(0.77)") && many.contains(rows.content.source))
  }

  @Test func `names are shortened only where they have no room`() {
    let long = "Maximiliana Featherstonehaugh"
    let wide = Self.chart([(0..<5).map { _ in Self.spot(long) }]).drawing.content.source
    #expect(wide.contains(">short</text>") && !wide.contains(">\(long)</text>"))
    #expect(Self.chart([[Self.spot("Ada Lovelace")]]).drawing.content.source.contains(">Ada Lovelace</text>"))
  }

  @Test func `a long last name is written smaller, then in two lines, before it is cut`() {
    func names(_ short: String) -> (words: [String], isSmaller: Bool) {
      var spot = Self.spot("Maximiliana \(short)")
      spot.shortName = short
      let source = Self.chart([Array(repeating: spot, count: 5)]).drawing.content.source
      let words = source.matches(of: #/<text class="middle strong"[^>]*>([^<]*)</#).map { String($0.1) }
      return (Array(words.prefix(words.count / 5)), source.contains("font-size=\"9.2\""))
    }
    #expect(names("Tarkowski") == (["Tarkowski"], false))
    #expect(names("A. Montgomer").words == ["Montgomer"])
    #expect(names("Matheus N.").words.joined().hasPrefix("Matheus"))
    #expect(names("Alexander-Arnold") == (["Alexander-", "Arnold"], true))
    #expect(names("Papastathopoulos") == (["Papastat-", "hopoulos"], true))
    #expect(names("Wolfeschlegelsteinhausenbergerdorf").words.last?.hasSuffix("…") == true)
  }

  @Test func `what files say is escaped`() {
    let source = Self.chart([[Self.spot("<b>&\"", slot: "<i>")]]).drawing.content.source
    #expect(!source.contains("<b>") && !source.contains("<i>"))
  }
}

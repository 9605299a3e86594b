import Documents

extension Document {
  /// A document with one of everything but charts, every value in it drawn from `value`.
  static func filled(_ value: () -> String) -> Document {
    let table = DataTable(
      caption: value(), columns: [.init(value()), .init(value(), .bar(.blue, full: nil))],
      rows: [
        .init(
          [.init(value()), .init(value(), amount: 3)], marks: [.init(value()), .init(value(), tone: .bad)]),
        .init([.init("\(value(), .good) \(value(), .warning)"), .init(value())], emphasis: .highlighted),
      ])
    return Document(
      title: value(), kicker: value() + "x", verdict: Verdict(claim: value(), aside: value() + "x"),
      badges: [Badge(value(), tone: .warning, anchor: value()), Badge(value())],
      facts: [Fact(value(), lines: ["a \(value())", "\(value(), .code)x"])],
      sections: [
        Section(
          value(), anchor: value(),
          blocks: [
            .paragraph(
              "x \(value()) \(value(), .strong) \(value(), .code) \(value(), .link(anchor: value()))"),
            .list(["x \(value())", "\(value(), .page(path: value()))"]), .table(table),
            .details([Fact(value(), "x \(value())")]),
            .figures([Figure(value(), value: value(), note: "x \(value())")]), .note("x \(value())"),
          ])
      ])
  }
}

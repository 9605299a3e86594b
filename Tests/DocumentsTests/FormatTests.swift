import Testing

import Documents

/// The table of formats that everything concerned with formats reads.
struct FormatTests {
  private static let table = DataTable(
    caption: "Players", columns: [.init("Name")], rows: [DataTable.Row([DataTable.Cell("Ada")])])

  private static let page = Document(
    title: "Ada", kicker: "Best", verdict: Verdict(claim: "Ada", aside: "", sentence: "Ada it is"),
    sections: [Section("Team", anchor: "team", blocks: [.table(table)])])

  private static var answer: Format.Answer { .init(page, table: { table }, json: { "{}" }) }

  @Test func namesAndEndingsAreUnique() {
    let names = Format.all.map(\.name)
    let endings = Format.all.compactMap(\.file?.fileExtension)
    #expect(Set(names).count == names.count && Set(endings).count == endings.count)
    #expect(names.contains(Format.json.name))
  }

  /// A format that is written neither to a file nor to standard output would be of no use.
  @Test func everyFormatIsWrittenSomewhere() {
    #expect(Format.all.allSatisfy { $0.file != nil || $0.output != nil })
  }

  @Test func eachDrawsWhatItsRendererDraws() throws {
    let drawn = try Dictionary(uniqueKeysWithValues: Format.all.map { ($0.name, try $0.render(Self.answer)) })
    #expect(
      drawn == [
        "text": renderText(Self.page, style: .plain), "html": renderHTML(Self.page),
        "markdown": renderMarkdown(Self.page), "json": "{}", "csv": renderCSV(Self.table),
      ])
  }
}

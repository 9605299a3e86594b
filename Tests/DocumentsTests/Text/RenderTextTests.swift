import Testing

@testable import Documents

@Suite struct RenderTextTests {
  @Test func `the answer of the sample`() {
    #expect(
      renderText(Sample.document, style: .plain) == """
        36 skill for 49.0 of 50.0: proved best, 1.0 left

        player   skill  cost
        Rituraj      8  12.0
        Rishabh      7  10.0
        Hardik       8  11.0  always
        Kuldeep      7   9.0  always
        Dhoni        6   7.0  always

        Ties   20 teams reach 36, 5 of them for 49.0 (always: in each of the 5)
        Next   51.0 buys 37: Bumrah for Rishabh
        Less   under 49.0: 35
        Proof  10 of 10 players, bound 36
        Data   10 rows, no warnings
        Since  same team as last time
        Files  reports/best-team.{html,md,json}

        """)
  }

  @Test func `later sections have titles, facts may have several lines`() {
    let document = Document(
      title: "", verdict: Verdict(claim: "1 of 2 legal", aside: "the best is 36"),
      facts: [Fact("partial", "add Dhoni"), Fact("trap", lines: ["no fifth player fits", "Rohit out"])],
      sections: [
        Section("Unseen", anchor: "a", blocks: [.list(["one", "two"])]),
        Section("Hidden", anchor: "b", place: .reports, blocks: [.paragraph("hidden")]),
        Section("Empty here", anchor: "c", blocks: [.note("small print")]),
        Section(
          "Figures", anchor: "d",
          blocks: [
            .figures([Figure("Next", value: "51.0 → 37", note: "Bumrah"), Figure("Idle", value: "1.0")]),
            .details([Fact("Version", "0.1")]),
          ]),
      ])
    #expect(
      renderText(document, style: .plain) == """
        1 of 2 legal the best is 36

        one
        two

        partial  add Dhoni
        trap     no fifth player fits
                 Rohit out

        Figures

        Next  51.0 → 37, Bumrah
        Idle  1.0

        Version  0.1

        """)
  }

  @Test func `a verdict alone is one line`() {
    #expect(renderText(Document(title: "", verdict: Verdict(claim: "no")), style: .plain) == "no\n")
  }

  @Test func `no value of a file reaches the terminal as a control character`() {
    let seed: UInt64 = 0x5EED_0004
    var hostile = HostileText(seed: seed)
    for round in 0..<500 {
      let document = Document.filled { hostile.next() }
      let text = renderText(document, style: .plain)
      let acting = text.unicodeScalars.filter {
        $0 != "\n" && ($0.value < 0x20 || $0.properties.generalCategory == .control)
      }
      #expect(acting.isEmpty, "seed \(seed), round \(round)")
      #expect(
        text.utf8.count { $0 == 0x0A } == renderText(.filled { "x" }, style: .plain).utf8.count { $0 == 0x0A }
      )
    }
  }
}

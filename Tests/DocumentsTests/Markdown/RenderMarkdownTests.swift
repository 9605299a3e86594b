import Testing

@testable import Documents

@Suite struct RenderMarkdownTests {
  @Test func `the page of the sample`() {
    #expect(
      renderMarkdown(Sample.document, chartPrefix: "best-team") == #"""
        # 36 skill for 49.0 of 50.0: proved best, 1.0 left

        Best team · samples/players.csv · classic rules: 5 players, 50.0

        - **Ties**: 20 teams reach 36, 5 of them for 49.0 (always: in each of the 5)
        - **Next**: 51.0 buys 37: Bumrah for Rishabh
        - **Less**: under 49.0: 35
        - **Proof**: 10 of 10 players, bound 36
        - **Data**: 10 rows, no warnings
        - **Since**: same team as last time
        - **Files**: reports/best-team.{html,md,json}

        ## The team

        | Player    |  Skill |     Cost | Mark   |
        | --------- | -----: | -------: | ------ |
        | Rituraj   |      8 |     12.0 |        |
        | Rishabh   |      7 |     10.0 |        |
        | Hardik    |      8 |     11.0 | always |
        | Kuldeep   |      7 |      9.0 | always |
        | Dhoni     |      6 |      7.0 | always |
        | **Total** | **36** | **49.0** |        |

        always: in each of the five best teams that cost 49.0

        ## The pool by cost and skill

        ![Cost and skill of the ten players](best-team-pool.svg)

        Skill rises with cost, from Dhoni (6 for 7.0) to Rohit (9 for 15.0). The team stays below 12.0.

        | Player      | Skill | Cost | Mark |
        | ----------- | ----: | ---: | ---- |
        | Kohli       |     9 | 14.0 |      |
        | Rohit       |     9 | 15.0 |      |
        | Bumrah      |     8 | 12.0 |      |
        | Rituraj     |     8 | 12.0 | team |
        | Rishabh     |     7 | 10.0 | team |
        | Hardik      |     8 | 11.0 | team |
        | Surya       |     7 | 10.0 |      |
        | Kuldeep     |     7 |  9.0 | team |
        | Bhuvneshwar |     6 |  8.0 |      |
        | Dhoni       |     6 |  7.0 | team |

        ## What more money buys

        - **Next point**: 51.0 → 37, Bumrah for Rishabh
        - **Buys nothing**: 1.0, 49.0 is enough for 36
        - **One point less**: below 49.0 → 35, 47.0 is enough for 35

        |   Budget |  Skill | Best teams | Per point | Who comes in                |
        | -------: | -----: | ---------: | --------: | --------------------------- |
        |     44.0 |     33 |          1 |           | the cheapest team           |
        |     45.0 |     34 |          2 |       1.0 | **Hardik** for Surya        |
        |     47.0 |     35 |          3 |       2.0 | **Rituraj** for Rishabh     |
        | **49.0** | **36** |      **5** |   **2.0** | **Rishabh** for Bhuvneshwar |
        |     51.0 |     37 |          3 |       2.0 | **Bumrah** for Rishabh      |

        ## Provenance

        10 rows read, all of them used: **no warnings**.

        - **Pool**: samples/players.csv, 177 bytes
        - **SHA-256**: `9b0c6f1fd0a9d2a2c6ee2f2cc4ad3f8fae0b1d2f0ad2c2b5c9b7e47c3b8f5a11`
        - **Command**: `squad best samples/players.csv`
        - **Version**: squad 0.1.0

        """#)
  }

  @Test func `without chart files there are no pictures, the numbers stay`() {
    let source = renderMarkdown(Sample.document)
    #expect(!source.contains("!["))
    #expect(source.contains("| Bhuvneshwar |     6 |  8.0 |      |"))
  }

  @Test func `a file name cannot break out of its link`() {
    let source = renderMarkdown(Sample.document, chartPrefix: "a b)(<é>")
    #expect(source.contains("](a%20b%29%28%3C%C3%A9%3E-pool.svg)"))
  }

  @Test func `facts of several lines are lists in the list`() {
    let document = Document(
      title: "", verdict: Verdict(claim: "x"),
      facts: [Fact("trap", lines: ["no fifth fits", "- out"]), Fact("a", lines: [])])
    #expect(renderMarkdown(document) == "# x\n\n- **trap**: no fifth fits\n  - \\- out\n- **a**:\n")
  }

  @Test func `a fact is told once, and a section of nothing else has no title`() {
    let document = Document(
      title: "", verdict: Verdict(claim: "x"), facts: [Fact("Why", "it is so")],
      sections: [
        Section("Why", anchor: "why", blocks: [.paragraph("it is so")]),
        Section("More", anchor: "more", blocks: [.paragraph("it is so"), .paragraph("and so")]),
      ])
    #expect(renderMarkdown(document) == "# x\n\n- **Why**: it is so\n\n## More\n\nand so\n")
  }

  @Test func `a long table in a folded part is shown from its beginning`() {
    func source(_ isFolded: Bool) -> String {
      let rows = (1...9).map { DataTable.Row([.init("row \($0)")]) }
      let table = DataTable(caption: "", columns: [.init("A")], rows: rows).folded("All") { $0 == 1 }
      return renderMarkdown(
        Document(
          title: "", verdict: Verdict(claim: "x"),
          sections: [Section("S", anchor: "s", isFolded: isFolded, blocks: [.table(table)])]))
    }
    #expect(source(false).contains("row 1 ") && source(false).contains("row 9 "))
    #expect(source(true).contains("row 2 ") && !source(true).contains("row 1 "))
  }

  @Test func `the structure is the same whatever the values are`() {
    let seed: UInt64 = 0x5EED_0008
    var hostile = HostileText(seed: seed)
    let plain = CommonMark(renderMarkdown(.filled { "x" })).structure
    for round in 0..<300 {
      let source = renderMarkdown(.filled { hostile.next() + "x" })
      #expect(CommonMark(source).structure == plain, "seed \(seed), round \(round):\n\(source)")
    }
  }
}

extension CommonMark {
  /// The kinds of the blocks, in reading order.
  fileprivate var structure: [String] {
    nodes.map(\.kind).filter { !["text", "strong", "code", "softbreak"].contains($0) }
  }
}

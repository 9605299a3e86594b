import Testing

@testable import Options

struct ManualTextTests {
  private static let text = """
    # Title

    First **words** of a [link](there.md) and *more*:
    `--size 5`, `squad best`, `name`.

    ## A heading

    - one
      goes on
    - two

    | key | meaning |
    |---|---|
    | `a` | first |
    | `long-key` | second `c d` |

    ```sh
    squad best  x   # **kept**

    squad check
    ```
    Last.
    """

  @Test func understandsItsPartOfMarkdown() {
    #expect(
      ManualText(Self.text).blocks == [
        .paragraph("First words of a link and more: --size 5, 'squad best', name."),
        .heading("A heading"), .list(["one goes on", "two"]),
        .table([["a", "first"], ["long-key", "second 'c d'"]]),
        .code(["squad best  x   # **kept**", "", "squad check"]), .paragraph("Last."),
      ])
  }

  @Test func fitsATerminal() {
    #expect(
      ManualText(Self.text).lines(width: 40) == [
        "First words of a link and more: --size", "5, 'squad best', name.", "", "A HEADING", "",
        "  - one goes on", "  - two", "", "  a         first", "  long-key  second 'c d'", "",
        "    squad best  x   # **kept**", "", "    squad check", "", "Last.",
      ])
  }

  @Test func standsInTheManualPage() {
    var program = Sample.program
    program.topics = [.init("budget", summary: "what money buys", text: Self.text)]
    let page = program.manPage()
    #expect(page.contains(".SH \"BUDGET\"\n.PP\nFirst words of a link"))
    #expect(page.contains(".SS \"A heading\"\n.IP \\(bu 2\none goes on\n.IP \\(bu 2\ntwo\n.TP\na\nfirst\n"))
    #expect(page.contains(".EX\nsquad best  x   # **kept**\n\nsquad check\n.EE"))
  }

  /// Options that three commands explain in the same words appear on the page once.
  @Test func theManualPageExplainsSharedOptionsOnce() {
    var program = Sample.program
    let own = OptionKey<Bool>.flag("own", help: "only here").spec
    let shared = OptionKey<Bool>.flag("shared", help: "the same everywhere").spec
    program.groups[0].entries += ["x", "y", "z"].map { name in
      (name, { CommandSpec(name, summary: name, options: name == "x" ? [own, shared] : [shared]) })
    }
    let page = program.manPage()
    #expect(page.split(separator: "the same everywhere", omittingEmptySubsequences: false).count == 2)
    #expect(page.contains("only here"))
    #expect(page.contains(".PP\nCommon options: \\-\\-shared.\n"))
  }
}

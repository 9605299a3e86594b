import Testing

@testable import Options

struct ManPageTests {
  private let page = Sample.program.manPage()

  @Test func hasTheSectionsOfAManual() {
    let sections = page.split(separator: "\n").filter { $0.hasPrefix(".SH ") }
    #expect(
      sections == [
        ".SH NAME", ".SH SYNOPSIS", ".SH DESCRIPTION", ".SH COMMANDS",
        ".SH COMMON OPTIONS", ".SH OPTIONS FOR EVERY COMMAND", ".SH EXIT STATUS",
      ])
    #expect(page.hasPrefix(".TH \"SQUAD\" 1 \"\" \"squad 1.2.3\" \"User Commands\"\n"))
  }

  @Test func namesEveryCommandAndOption() {
    for (path, command) in Sample.program.allCommands {
      #expect(page.contains(".SS \"squad \(path.joined(separator: " "))"))
      for option in command.options {
        let name = option.name.split(separator: "-").joined(separator: "\\-")
        #expect(page.contains("\\fB\\-\\-\(name)\\fR"))
      }
    }
    #expect(page.contains(".TP\n\\fB\\-n\\fR, \\fB\\-\\-top\\fR \\fIN\\fR\nhow many"))
  }

  /// An option in other words elsewhere is explained twice, with the commands that each explanation is about.
  @Test func explainsSharedOptionsOnceForEveryMeaning() {
    func commands(_ names: String..., meaning: String) -> [CommandSpec] {
      let rows = OptionKey<Int>.value("rows", .integer(1...9), default: "1", help: meaning)
      return names.map { CommandSpec($0, summary: "do it", options: [rows.spec, Sample.filter.spec]) }
    }
    var program = Sample.program
    program.groups = [
      .init("One", commands("a", "b", "c", meaning: "rows of players")),
      .init("Other", commands("x", "y", "z", meaning: "rows of fighters")),
    ]
    let page = program.manPage()
    #expect(page.components(separatedBy: "rows of players").count == 2)
    #expect(page.contains("\\fB\\-\\-rows\\fR \\fIN\\fR (a, b, c)\nrows of players"))
    #expect(page.contains("\\fB\\-\\-rows\\fR \\fIN\\fR (x, y, z)\nrows of fighters"))
    #expect(page.contains("\\fB\\-\\-where\\fR \\fICOLUMN=VALUE\\fR\nrows to use"))
  }

  @Test func printsHostileTextAsItIs() throws {
    var program = Sample.program
    program.description = ".SH not a heading\n\n'quoted' \\fBback\\slash\\fR `a` ^ ~ \"b\""
    let page = program.manPage()
    #expect(page.contains("\n\\&.SH not a heading\n"))
    #expect(page.contains("\n\\(aqquoted\\(aq \\efBback\\eslash\\efR \\(gaa\\(ga \\(ha \\(ti \"b\"\n"))
  }

  @Test(.enabled(if: Tool.isInstalled("groff"), "groff is not installed"))
  func isSetWithoutAWarning() throws {
    let outcome = try Tool.run(["groff", "-man", "-Tascii", "-ww", "-P-c"], input: page)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("squad best samples/players.csv --budget 49.5 --top 3"))
  }
}

import Testing

@testable import Options

struct HelpTextTests {
  @Test func showsACommand() {
    #expect(
      Sample.program.helpText(for: ["best"]) == """
        usage: squad best POOL.csv [OPTION...]

        Finds the team of the highest total skill under the budget, and proves it.

        Of teams with the same skill the cheapest is taken.

        Arguments:
          POOL.csv  the players to choose from

        Options:
              --budget MONEY        money to spend (default: that of the rules)
          -n, --top N               how many of the best teams to list (default: 1)
              --format text|markdown|json|csv
                                    how the answer is printed (default: text)
              --where COLUMN=VALUE  rows to use; may be given several times, and then
                                    all of the conditions must hold (default: every row)
              --columns KEY=VALUE,...
                                    which column holds what
              --time-limit TIME     stop after this time (default: no limit)
              --rules NAME|FILE     the rules that a team must keep (default: classic)

        Options for every command:
          -o, --output DIR          folder for the reports (default: reports/)
          -j, --jobs N              worker threads (default: 4)
          -q, --quiet               print no warnings
          -s, --strict              take warnings for errors
          -h, --help                show this help and exit

        Examples:
          squad best samples/players.csv
              the best five for 50
          squad best samples/players.csv --budget 49.5 --top 3
              the three best for 49.5

        """)
  }

  @Test func showsTheProgram() {
    #expect(
      Sample.program.helpText() == """
        usage: squad COMMAND [OPTION...]

        Finds the provably best team under a budget.

        Answers:
          best              find the best team
          check             judge teams that were picked by hand

        Files:
          team select|show  edit a team file
          rules list|show   the built-in rules

        More:
          completions       print the completions for a shell
          help              explain a command or a topic

        Options for every command:
          -o, --output DIR  folder for the reports (default: reports/)
          -j, --jobs N      worker threads (default: 4)
          -q, --quiet       print no warnings
          -s, --strict      take warnings for errors
          -h, --help        show this help and exit
              --version     print the version and exit

        Exit codes:
          0         done, the answer is yes
          64        the command line is wrong
          130, 143  interrupted; what was finished is written

        'squad help COMMAND' explains a command.

        """)
  }

  @Test func showsAGroup() {
    let text = Sample.program.helpText(for: ["team"])
    #expect(text.hasPrefix("usage: squad team COMMAND [OPTION...]\n\nEdit a team file.\n\nCommands:\n"))
    #expect(text.contains("\n  select  put players into a team\n  show    show a team\n"))
  }

  @Test(arguments: [40, 60, 80, 120])
  func keepsToTheWidth(width: Int) {
    for path in [["best"], ["team"], ["check"]] {
      let lines = Sample.program.helpText(for: path, width: width).split(separator: "\n")
      // Command lines, and terms that cannot be broken, may exceed the width.
      let prose = lines.filter { !$0.hasPrefix("usage") && !$0.hasPrefix("  squad") }
      let widest = prose.filter { width >= 60 || !$0.contains("--") }.map(\.count).max() ?? 0
      #expect(widest <= max(width, 52))
      #expect(!lines.contains { $0.hasSuffix(" ") })
    }
  }

  /// A topic that is not a command has its own text, shown by help and the man page and offered by completions.
  @Test func explainsTopics() throws {
    var program = Sample.program
    program.topics = [.init("budget", summary: "what money buys", text: "More skill.\n\nOr less.")]
    guard case .help(let path) = try program.parse(["help", "budget"]) else {
      Issue.record("no help")
      return
    }
    #expect(program.helpText(for: path) == "What money buys.\n\nMore skill.\n\nOr less.\n")
    #expect(program.helpText().contains("\nTopics explained by 'squad help':\n  budget  "))
    #expect(program.manPage().contains(".SH \"BUDGET\"\n"))
    #expect(program.completionNodes.first { $0.name == "help" }?.next.last?.name == "budget")
    #expect(throws: UsageError.unknownTopic("budgte", help: "squad help", nearest: "budget")) {
      _ = try program.parse(["help", "budgte"])
    }
    #expect(throws: UsageError.tooManyTopics("x", after: "squad help budget")) {
      _ = try program.parse(["help", "budget", "x"])
    }
    // The text of a topic with a command's name follows the text of the command.
    program.topics = [.init("best", summary: "more about it", text: "# Title\n\nA **bold** `code word`.")]
    #expect(
      program.helpText(for: ["best"])
        == Sample.program.helpText(for: ["best"]) + "\nA bold 'code word'.\n")
    #expect(program.completionNodes.first { $0.name == "help" }?.next.count { $0.name == "best" } == 1)
    // Only `help` accepts the word.
    #expect(throws: UsageError.self) { _ = try program.parse(["budget"]) }
  }

  @Test func saysInShortWhatThereIs() {
    #expect(
      Sample.program.shortHelp() == """
        usage: squad COMMAND [OPTION...]

        Finds the provably best team under a budget.

          squad best POOL.csv  the best team

        'squad help' lists all commands, 'squad help COMMAND' explains one.

        """)
  }
}

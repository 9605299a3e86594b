import Testing

struct ProgramTests {
  @Test func helpShowsTwoExamplesAndEveryCommand() throws {
    let workplace = Workplace()
    let whole = try workplace.squad("--help")
    #expect(whole.exitCode == 0)
    for command in ["best", "players", "tournament", "standings", "completions", "man", "help"] {
      #expect(whole.output.contains("  \(command) "))
      let own = try workplace.squad("help", command)
      #expect(own.exitCode == 0)
      #expect(own.output == (try workplace.squad(command, "--help").output))
    }
  }

  @Test func everyExampleOfTheHelpRuns() throws {
    let workplace = Workplace()
    for command in ["best", "players", "tournament", "standings"] {
      let help = try workplace.squad("help", command).output
      let lines = help.split(separator: "\n").filter { $0.hasPrefix("  squad ") }
      #expect(lines.count == 2)
      for line in lines {
        let run = try workplace.shell(String(line))
        #expect(run.exitCode == 0, "\(line): \(run.errors)")
      }
    }
  }

  @Test func noCommandIsAnErrorOfUsage() throws {
    let run = try Workplace().squad()
    #expect(run.exitCode == 64)
    #expect(run.output == "")
  }

  @Test func theVersionIsPrinted() throws {
    let run = try Workplace().squad("--version")
    #expect(run.output == "squad 0.2.0\n")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionsNameTheCommands(_ shell: String) throws {
    let run = try Workplace().squad("completions", shell)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("players"))
  }

  @Test func theManualPageIsRoff() throws {
    let run = try Workplace().squad("man")
    #expect(run.output.hasPrefix(".TH \"SQUAD\" 1 "))
  }
}

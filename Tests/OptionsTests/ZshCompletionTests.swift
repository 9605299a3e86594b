import Testing

@testable import Options

struct ZshCompletionTests {
  private let script = Sample.program.completionScript(for: .zsh)

  @Test func hasAFunctionForEachCommandAndGroup() {
    for words in ["", "_best", "_check", "_team", "_team_select", "_rules_show", "_help_team_show"] {
      #expect(script.contains("\n_squad\(words)() {\n"))
    }
  }

  @Test func describesOptionsAndArguments() {
    let expected = [
      "'(--top -n)--top=[how many of the best teams to list]:N: '",
      "'(--top -n)-n+[how many of the best teams to list]:N: '",
      "'(--format)--format=[how the answer is printed]:text|markdown|json|csv:(text markdown json csv)'",
      "'(--quiet -q)--quiet[print no warnings]'",
      "'1:POOL.csv:_files -g \"*.csv\"'",
      "'*:TEAM.csv:_files -g \"*.csv\"'",
      "'1::NAME:(classic fpl)'",
      #"{_alternative "words\:word\:(classic fpl)" '\''files\:file\:_files -g "*.(yaml|json)"'\''}' \"#,
    ]
    for word in expected { #expect(script.contains(word)) }
  }

  @Test(.enabled(if: Tool.isInstalled("zsh"), "zsh is not installed"))
  func isAccepted() throws {
    let outcome = try Tool.run(["zsh", "-n"], input: script)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
  }
}

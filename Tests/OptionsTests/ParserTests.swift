import Testing

@testable import Options

struct ParserTests {
  /// Parses `line`, split at its spaces, and returns the command that it runs.
  private func run(_ line: String) throws -> ParsedCommand {
    guard case .run(let command) = try Sample.program.parse(words(line)) else {
      throw NotACommand(line: line)
    }
    return command
  }

  private func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

  private struct NotACommand: Error { let line: String }

  // MARK: Values

  @Test(arguments: [
    "best pool.csv --top 3", "best pool.csv --top=3", "best pool.csv -n 3", "best pool.csv -n3",
    "best pool.csv -n=3", "best --top 3 pool.csv", "best -qn3 pool.csv", "best --top 3 -- pool.csv",
    "--quiet best pool.csv --top 3",
  ])
  func readsAValueHoweverItIsWritten(line: String) throws {
    let command = try run(line)
    #expect(command.path == ["best"])
    #expect(command[Sample.top] == 3)
    #expect(command[Sample.pool] == "pool.csv")
  }

  @Test func givesDefaultsForWhatIsLeftOut() throws {
    let command = try run("best pool.csv")
    #expect(command[Sample.top] == 1)
    #expect(command[Sample.jobs] == 4)
    #expect(command[Sample.format] == .text)
    #expect(command[Sample.output] == "reports/")
    #expect(command[Sample.budget] == nil)
    #expect(command[Sample.limit] == nil)
    #expect(command[Sample.filter] == [])
    #expect(command[Sample.columns] == nil)
    #expect(!command[Sample.quiet])
    #expect(!command.isGiven(Sample.top))
  }

  @Test func readsEachKindOfValue() throws {
    let command = try run(
      "best pool.csv -qs --budget 49.5 --format json --where role=GK --where cost<9"
        + " --columns name=Player,cost=a=b --time-limit 2m -o out")
    #expect(command[Sample.quiet] && command[Sample.strict])
    #expect(command[Sample.budget] == "49.5")
    #expect(command[Sample.format] == .json)
    #expect(command[Sample.filter] == ["role=GK", "cost<9"])
    #expect(
      command[Sample.columns] == [
        Assignment(key: "name", value: "Player"), Assignment(key: "cost", value: "a=b"),
      ])
    #expect(command[Sample.limit] == .seconds(120))
    #expect(command[Sample.output] == "out")
    #expect(command.isGiven(Sample.budget))
  }

  @Test func dealsWordsOutToTheArguments() throws {
    let check = try run("check pool.csv a.csv b.csv")
    #expect(check[Sample.pool] == "pool.csv")
    #expect(check[Sample.teams] == ["a.csv", "b.csv"])
    #expect(try run("team select my.csv")[Sample.names] == [])
    #expect(try run("team select my.csv Dhoni -- --odd")[Sample.names] == ["Dhoni", "--odd"])
    #expect(try run("team select my.csv").path == ["team", "select"])
    #expect(try run("rules show")[Sample.ruleName] == nil)
    #expect(try run("rules show fpl")[Sample.ruleName] == "fpl")
  }

  @Test func takesValuesThatBeginWithADash() throws {
    #expect(try run("best pool.csv --where -5")[Sample.filter] == ["-5"])
    #expect(try run("best pool.csv --where=--x")[Sample.filter] == ["--x"])
    #expect(try run("best -")[Sample.pool] == "-")
  }

  // MARK: Help and version

  @Test(arguments: [
    ("--help", []), ("-h", []), ("help", []), ("best --help", ["best"]), ("best -h", ["best"]),
    ("help best", ["best"]), ("help team select", ["team", "select"]), ("help team", ["team"]),
    ("team --help", ["team"]), ("team select --help", ["team", "select"]),
    ("best --bugdet 3 --help", ["best"]), ("best --help --bugdet", ["best"]),
    ("best --budget --help", ["best"]), ("help --help", ["help"]), ("best -qh", ["best"]),
  ])
  func showsHelp(line: String, path: [String]) throws {
    guard case .help(path) = try Sample.program.parse(words(line)) else {
      Issue.record("'\(line)' does not ask for the help of \(path)")
      return
    }
  }

  @Test func showsTheVersion() throws {
    guard case .version = try Sample.program.parse(["--version"]) else {
      Issue.record("--version does not ask for the version")
      return
    }
  }

  // MARK: Mistakes

  @Test(arguments: [
    ("best --bugdet 3", "unknown option '--bugdet' for 'squad best'; did you mean '--budget'?"),
    ("best --time 3s", "unknown option '--time' for 'squad best'; did you mean '--time-limit'?"),
    ("check --top 3", "unknown option '--top' for 'squad check'; it belongs to 'squad best'"),
    ("best -budget 3", "unknown option '-budget' for 'squad best'; did you mean '--budget'?"),
    ("best --zzzz", "unknown option '--zzzz' for 'squad best'; 'squad best --help' lists the options"),
    ("best -x", "unknown option '-x' for 'squad best'; 'squad best --help' lists the options"),
    ("bset p.csv", "unknown command 'squad bset'; did you mean 'squad best'?"),
    ("team shwo", "unknown command 'squad team shwo'; did you mean 'squad team show'?"),
    ("frobnicate", "unknown command 'squad frobnicate'; 'squad --help' lists the commands"),
    ("help bset", "unknown command or topic 'bset'; did you mean 'squad help best'?"),
    ("help team shwo", "unknown command or topic 'team shwo'; did you mean 'squad help team show'?"),
    ("help frobnicate", "unknown command or topic 'frobnicate'; 'squad help' lists them"),
    ("help best x", "unexpected argument 'x' after 'squad help best': help takes one command or topic"),
    ("bset --help", "unknown command 'squad bset'; did you mean 'squad best'?"),
    ("", "a command is missing after 'squad': 'best', 'check', 'team', 'rules', 'completions' or 'help'"),
    ("team", "a command is missing after 'squad team': 'select' or 'show'"),
    ("best", "argument POOL.csv is missing for 'squad best'"),
    ("check pool.csv", "argument TEAM.csv is missing for 'squad check'"),
    ("best a.csv b.csv", "unexpected argument 'b.csv' for 'squad best'"),
    ("best p --top", "a value is missing after '--top': write '--top N'"),
    ("best p --top --quiet", "a value is missing after '--top': write '--top N'"),
    ("best p -n -q", "a value is missing after '-n': write '-n N'"),
    ("best p --quiet=yes", "option '--quiet' takes no value, but 'yes' was given"),
    ("best p --top 1 -n 2", "option '-n' is given twice"),
    ("best p -q --quiet", "option '--quiet' is given twice"),
    ("best p --top 0", "invalid value '0' for '--top': expected a whole number from 1 to 1000"),
    ("best p --top=", "invalid value '' for '--top': expected a whole number from 1 to 1000"),
    (
      "best p --format jsn",
      "invalid value 'jsn' for '--format': expected 'text', 'markdown', 'json' or 'csv';"
        + " did you mean 'json'?"
    ),
    (
      "best p --budget 12,5",
      "invalid value '12,5' for '--budget': expected an amount such as 12.5; did you mean '12.5'?"
    ),
    (
      "completions bahs",
      "invalid value 'bahs' for 'bash|zsh|fish': expected 'bash', 'zsh' or 'fish'; did you mean 'bash'?"
    ),
  ])
  func explainsAMistake(line: String, message: String) {
    let error = #expect(throws: UsageError.self) { try Sample.program.parse(words(line)) }
    #expect(error?.description == message)
  }
}

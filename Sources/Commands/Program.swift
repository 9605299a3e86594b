import Manual
import Options
import Pages

/// The version of the program; snapshots and reports record it.
let version = "0.1.0"

/// The whole command line of squad as one table: parsing, help, completions and the man page come from it.
let program = ProgramSpec(
  name: "squad", version: version,
  summary: "finds the provably best team under a budget, and reports on it",
  description: """
    squad reads player pools from CSV, finds the team of highest skill under a budget by a parallel \
    combination search, proves it, and writes reports in HTML and Markdown and a JSON snapshot. It judges \
    teams that people picked by hand, plays football tournaments and Transformers battles. It is made \
    for scheduled jobs: no prompt, the same bytes for the same input, and exit codes that a scheduler can \
    act on.
    """,
  groups: [
    .init(
      "Teams",
      [
        BestCommand.spec, CompareCommand.spec, CheckCommand.spec, TeamCommand.spec, PlayersCommand.spec,
        DoctorCommand.spec, RulesCommand.spec,
      ]),
    .init("Football", [TournamentCommand.spec, StandingsCommand.spec]),
    .init("Battles", [BattleCommand.spec, RosterCommand.spec]),
    .init(
      "Jobs and reports", [BatchCommand.spec, MergeCommand.spec, ReportCommand.spec, VerifyCommand.spec]),
    .init("The program", [SamplesCommand.spec, InfoCommands.completions, InfoCommands.man]),
  ],
  exitCodes: exitCodes,
  topics: Manual.topics.map { topic in
    let rules = topic.name == "football" ? "\n" + FootballRules.markdown : ""
    return .init(topic.name, summary: topic.summary, text: topic.text + rules)
  })

/// What runs when a command is called, by the words that call it.
let actions: [[String]: @Sendable (ParsedCommand) throws -> ExitCode] = [
  ["best"]: BestCommand.run,
  ["compare"]: CompareCommand.run,
  ["check"]: CheckCommand.run,
  ["team", "select"]: TeamCommand.select,
  ["team", "deselect"]: TeamCommand.deselect,
  ["team", "toggle"]: TeamCommand.toggle,
  ["team", "show"]: TeamCommand.show,
  ["team", "finalize"]: TeamCommand.finalize,
  ["players"]: PlayersCommand.run,
  ["doctor"]: DoctorCommand.run,
  ["rules", "list"]: RulesCommand.list,
  ["rules", "show"]: RulesCommand.show,
  ["tournament"]: TournamentCommand.run,
  ["standings"]: StandingsCommand.run,
  ["battle"]: BattleCommand.run,
  ["roster", "list"]: RosterCommand.list,
  ["roster", "add"]: RosterCommand.add,
  ["roster", "edit"]: RosterCommand.edit,
  ["roster", "remove"]: RosterCommand.remove,
  ["roster", "reset"]: RosterCommand.reset,
  ["batch"]: BatchCommand.run,
  ["merge"]: MergeCommand.run,
  ["report"]: ReportCommand.run,
  ["verify"]: VerifyCommand.run,
  ["samples"]: SamplesCommand.run,
  ["completions"]: InfoCommands.printCompletions,
  ["man"]: InfoCommands.printManPage,
]

private let exitCodes: [ProgramSpec.ExitCode] =
  ExitCode.allCases
  .filter { $0 != .interrupted && $0 != .terminated }
  .map { .init(String($0.rawValue), $0.meaning) }
  + [.init("130, 143", ExitCode.interrupted.meaning)]

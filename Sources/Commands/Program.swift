import Manual
import Options
import Pages
import Running

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
  starters: [
    .init("squad best POOL.csv", "the best team within a budget, proved"),
    .init("squad compare POOL.csv", "what more money, or less, would buy"),
    .init("squad check POOL.csv TEAM.csv", "how good a team of your own is"),
    .init("squad lineups POOL.csv", "many lineups for one contest"),
    .init("squad tournament TEAMS.csv", "a football tournament, match by match"),
    .init("squad batch JOB.yaml", "many tasks in one go, every night for instance"),
    .init("squad samples DIR", "copies of the sample files, to try squad with"),
  ],
  groups: Command.groups.map { title, commands in
    var names: [String] = []
    let first = commands.filter { command in
      defer { names.append(command.path[0]) }
      return !names.contains(command.path[0])
    }
    return .init(title, entries: first.map { ($0.path[0], $0.spec) })
  },
  exitCodes: exitCodes,
  topics: Manual.topics.map { topic in
    let rules = topic.name == "football" ? "\n" + FootballRules.markdown : ""
    return .init(topic.name, summary: topic.summary, text: topic.text + rules)
  })

private let exitCodes: [ProgramSpec.ExitCode] =
  ExitCode.allCases
  .filter { $0 != .interrupted && $0 != .terminated }
  .map { (String($0.rawValue), $0.meaning) }
  + [("130, 143", ExitCode.interrupted.meaning)]

import FoundationEssentials
import Glibc
import Options

/// The benchmarks of squad: named cases, printed as a table and, with `--json`, as JSON too.
@main
struct SquadBench {
  private static let filter = OptionKey<String?>.optional(
    "filter", .text, otherwise: "all", help: "run only the case of this name, or those whose names contain it"
  )
  private static let json = OptionKey<String?>.optional(
    "json", .file("json"), otherwise: "none", help: "write the measurements into this file too")

  private static let pools = OptionKey<String?>.optional(
    "pools", .text, otherwise: "none", help: "a folder of real pools for the cases 'gate/real'")
  private static let before = ArgumentKey<String>.one(
    "A.json", .file("json"), help: "the results before a change")
  private static let after = ArgumentKey<String>.one("B.json", .file("json"), help: "the results after it")

  private static let squad = OptionKey<String?>.optional(
    "squad", .text, otherwise: "next to this program", help: "the program to compare")
  private static let environments = OptionKey<String?>.optional(
    "environments", .text, otherwise: ".build/compare",
    help: "the folder with the Python environments 'solvers' and 'pydfs'")

  private static let program = ProgramSpec(
    name: "squad-bench", version: "0.2.0",
    summary: "measures the reader, the search and the matches of squad",
    groups: [
      .init(
        "Commands",
        [
          CommandSpec(
            "run", summary: "run the cases and print a table", options: [filter.spec, pools.spec, json.spec],
            examples: [
              .init("squad-bench run --filter search/real", "the search on realistic pools"),
              .init("squad-bench run --json bench.json", "everything, and as JSON"),
            ]),
          CommandSpec(
            "compare", summary: "time squad against solvers and lineup optimisers, and check all answers",
            options: [squad.spec, environments.spec],
            examples: [.init("make compare", "installs what is available and runs the comparison")]),
          CommandSpec("list", summary: "list the cases", options: [filter.spec, pools.spec]),
          CommandSpec(
            "compare-results",
            summary: "compare two files of results: ratio by case, median, worst, newly unproved",
            arguments: [before.spec, after.spec],
            examples: [
              .init("squad-bench compare-results before.json after.json", "above 1 the second is slower")
            ]
          ),
        ])
    ])

  static func main() {
    #if DEBUG
      fail("timings of a debug build are meaningless; use 'make bench'")
    #else
      do {
        switch try program.parse(Array(CommandLine.arguments.dropFirst())) {
        case .version: print(program.version)
        case .help(let path): print(program.helpText(for: path), terminator: "")
        case .run(let command) where command.path == ["compare-results"]:
          show(CompareResults(results(in: command[before]), results(in: command[after])).text)
        case .run(let command) where command.path == ["compare"]:
          let beside = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
          CompareRun(
            squad: command[squad] ?? (beside.dropLast() + ["squad"]).joined(separator: "/"),
            environments: command[environments] ?? ".build/compare", show: show
          ).run()
        case .run(let command):
          let all = [
            ReadingCases.cases(),
            SearchCases.cases(),
            ListingCases.cases(), LineupCases.cases(),
            GameCases.cases(),
            GameRankingCases.cases(),
            CurveCases.cases(),
            WhatIfCases.cases(),
            RankingCases.cases(), ChoicesCases.cases(),
            FootballCases.cases(),
            GateCases.cases(realPools: command[pools]),
          ].flatMap { $0 }
          let cases = chosen(from: all, by: command[filter])
          if command.path == ["list"] {
            for benchmark in cases { print(benchmark.name) }
          } else {
            try run(cases, json: command[json])
          }
        }
      } catch {
        fail("\(error)")
      }
    #endif
  }

  /// Runs the cases and writes the results after each, so that a run that is ended early loses nothing.
  private static func run(_ cases: [BenchmarkCase], json path: String?) throws {
    var measurements: [Measurement] = []
    show(Results.header)
    for benchmark in cases {
      measurements.append(benchmark.measured())
      show(Results.line(measurements.last!))
      guard let path else { continue }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      try encoder.encode(measurements).write(to: URL(filePath: path), options: .atomic)
    }
  }

  private static func results(in path: String) -> [Measurement] {
    guard let bytes = try? Data(contentsOf: URL(filePath: path)) else { fail("\(path): cannot be read") }
    guard let results = try? JSONDecoder().decode([Measurement].self, from: bytes) else {
      fail("\(path): holds no results of 'squad-bench run --json'")
    }
    return results
  }

  /// Returns the case named `text`, or all cases whose names contain it.
  private static func chosen(from cases: [BenchmarkCase], by text: String?) -> [BenchmarkCase] {
    guard let text else { return cases }
    let named = cases.filter { $0.name == text }
    return named.isEmpty ? cases.filter { $0.name.contains(text) } : named
  }

  /// Prints a line at once, so that a long run can be followed through a pipe.
  private static func show(_ line: String) {
    print(line)
    fflush(nil)
  }

  private static func fail(_ message: String) -> Never {
    let line = Array("squad-bench: \(message)\n".utf8)
    write(STDERR_FILENO, line, line.count)
    exit(64)
  }
}

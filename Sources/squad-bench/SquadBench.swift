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

  private static let program = ProgramSpec(
    name: "squad-bench", version: "0.1.0",
    summary: "measures the reader, the search and the matches of squad",
    groups: [
      .init(
        "Commands",
        [
          CommandSpec(
            "run", summary: "run the cases and print a table", options: [filter.spec, json.spec],
            examples: [
              .init("squad-bench run --filter search/real", "the search on realistic pools"),
              .init("squad-bench run --json bench.json", "everything, and as JSON"),
            ]),
          CommandSpec("list", summary: "name the cases", options: [filter.spec]),
        ])
    ])

  static func main() {
    #if DEBUG
      fail("times of a debug build say nothing; use 'make bench'")
    #else
      do {
        switch try program.parse(Array(CommandLine.arguments.dropFirst())) {
        case .version: print(program.version)
        case .help(let path): print(program.helpText(for: path), terminator: "")
        case .run(let command):
          let all = [
            ReadingCases.cases(),
            SearchCases.cases(),
            ListingCases.cases(),
            FormatCases.cases(),
            FormatRankingCases.cases(),
            CurveCases.cases(),
            WhatIfCases.cases(),
            RankingCases.cases(),
            FootballCases.cases(),
          ].flatMap { $0 }
          let cases = chosen(from: all, by: command[filter])
          if command.path == ["list"] {
            for benchmark in cases { print(benchmark.name) }
          } else {
            run(cases, json: command[json])
          }
        }
      } catch {
        fail("\(error)")
      }
    #endif
  }

  private static func run(_ cases: [BenchmarkCase], json path: String?) {
    var results = Results()
    show(Results.header)
    for benchmark in cases { show(results.add(benchmark.measured())) }
    guard let path else { return }
    guard let file = fopen(path, "w") else { fail("\(path): \(String(cString: strerror(errno)))") }
    fputs(results.json, file)
    fclose(file)
  }

  /// The case of that name, or all whose names contain the text.
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

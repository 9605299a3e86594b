import Foundation
import Testing

/// A run with a bad question does not replace a good answer.
struct GoodAnswerTests {
  private let workplace = Workplace()

  init() throws {
    _ = try workplace.shell("cp samples/players.csv pool.csv; squad best pool.csv; cp -r reports before")
    try workplace.write(job: "  - best: pool.csv\n    name: a\n")
  }

  private func cutPool() throws {
    _ = try workplace.shell("head -n 3 samples/players.csv > pool.csv")
  }

  @Test(arguments: [
    "best pool.csv --budget -5", "best pool.csv --budget=-5", "best pool.csv --budget=-0.1",
    "best pool.csv '--budget=-$5'", "best pool.csv --min-cost=-1", "compare pool.csv --budgets=-5",
    "compare pool.csv --budgets 40,-5", "compare pool.csv --from=-5", "compare pool.csv --to=-5",
    "check pool.csv samples/teams/seed.csv --budget=-5", "tournament --pool pool.csv --budgets 45,-5",
    "team show samples/teams/seed.csv --pool pool.csv --budget=-5",
  ])
  func aNegativeBudgetIsNoBudget(line: String) throws {
    let run = try workplace.shell("squad \(line)")
    #expect(run.exitCode == 64 && run.errors.contains("0 or more"), "\(run.errors)")
    #expect(try workplace.files(in: "reports") == workplace.files(in: "before"))
  }

  @Test func filesHaveNoNegativeBudgetEither() throws {
    try workplace.write("size: 5\nbudget: -5\n", to: "r.yaml")
    let rules = try workplace.squad("best", "pool.csv", "--rules", "r.yaml")
    #expect(
      rules.exitCode == 65 && rules.errors.hasPrefix("r.yaml:2:9: budget: must be an amount of 0 or more"))
    for lines in ["budget: -5", "matrix: {budget: [50, -5]}"] {
      try workplace.write(job: "  - best: pool.csv\n    \(lines)\n", to: "negative.yaml")
      let job = try workplace.squad("batch", "negative.yaml")
      #expect(job.exitCode == 65 && job.errors.contains("0 or more"), "\(job.errors)")
    }
    #expect(try workplace.files(in: "reports") == workplace.files(in: "before"))
  }

  @Test func aTruncatedPoolKeepsTheProvedTeam() throws {
    try cutPool()
    for line in ["best pool.csv", "best pool.csv --charts --csv"] {
      let run = try workplace.shell("squad \(line)")
      #expect(run.exitCode == 1, "\(run.errors)")
      #expect(
        run.errors.contains(
          "pool.csv: 2 rows, 10 in the last run: reports/best-team.json holds a proved answer and is kept; "
            + "run once with --max-shrink none if this is right"))
      #expect(!run.output.contains("Files"))
      #expect(try workplace.files(in: "reports") == workplace.files(in: "before"))
    }
    let wanted = try workplace.squad("best", "pool.csv", "--max-shrink", "none")
    #expect(wanted.exitCode == 1 && wanted.output.contains("Files"))
    #expect(try workplace.json("reports/best-team.json")["bestTeam"] is [String: Any])
    #expect(try workplace.files(in: "reports") != workplace.files(in: "before"))
  }

  /// A task, run alone and in shards, fails: its page is of an earlier run, and the index says so.
  @Test(arguments: ["", "\n    max-shrink: 20%"])
  func aTaskKeepsItsPage(option: String) throws {
    try workplace.write(job: "  - best: pool.csv\n    name: a\(option)\n")
    _ = try workplace.squad("batch", "job.yaml")
    let before = try workplace.files(in: "out/a").filter { $0.key != "task.json" }
    try cutPool()
    var indexes: Set<String> = []
    for line in ["batch job.yaml", "merge out/parts/*.jsonl --output out"] {
      _ = try workplace.squad("batch", "job.yaml", "--shard", "1/1")
      let run = try workplace.shell("squad \(line)")
      #expect(run.exitCode == 65, "\(run.errors)")
      #expect(try workplace.files(in: "out/a").filter { $0.key != "task.json" } == before)
      let task = try #require(try workplace.tasks()["a"])
      #expect(task["status"] as? String == "failed" && task["page"] as? String == "best-team")
      let problem = try #require((task["problems"] as? [String])?.first)
      #expect(
        problem.hasPrefix("pool.csv: 2 rows, 10 in the last run: ")
          && problem.hasSuffix("; run once with 'max-shrink: none' in the job file if this is right"))
      indexes.insert(try workplace.text(of: "out/index.md"))
      let verified = try workplace.squad("verify", "out/index.json", "--inputs", ".")
      #expect(
        verified.exitCode == 2 && verified.output.hasPrefix("nothing false: "), "\(verified.output)")
    }
    #expect(indexes.count == 1)
    try workplace.write(job: "  - best: pool.csv\n    name: a\n    max-shrink: none\n")
    #expect(try workplace.squad("batch", "job.yaml").exitCode == 1)
    #expect(try workplace.files(in: "out/a").filter { $0.key != "task.json" } != before)
  }

  @Test func aRefusedTournamentFailsInShardsToo() throws {
    try workplace.write(
      job: "  - tournament: samples/teams.csv\n    name: a\n    runs: 20000\n    min-rows: 99\n")
    _ = try workplace.shell("squad batch job.yaml --shard 1/2; squad batch job.yaml --shard 2/2")
    for line in ["merge out/parts/*.jsonl --output out", "batch job.yaml"] {
      let run = try workplace.shell("squad \(line)")
      #expect(
        run.exitCode == 65 && (run.output + run.errors).contains("at least 99 are required"), "\(run.errors)")
    }
  }
}

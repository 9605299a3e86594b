import Jobs
import Options
import Pages
import Running

/// `squad best POOL.csv`: the best team, its proof and its report.
enum BestCommand {
  static let spec = CommandSpec(
    "best", summary: "find the best team under the rules, and prove it",
    description: """
      Finds the team with the highest total skill within the budget, and proves it. Ties go to the cheapest team, \
      then to the first in pool order. On request it lists the best teams in order and shows what each \
      player is worth. Writes best-team.html, .md and .json into the output folder and prints the answer.
      """,
    arguments: [PoolOptions.pool.spec],
    options: BestTeamExtras.specs + TransferOptions.all + RunOptions.savingTeam + PoolOptions.ruling
      + PoolOptions.reading + RunOptions.reporting,
    examples: [
      .init("squad best samples/players.csv", "five players for 50, as in the Team Creator"),
      .init(
        "squad best samples/players.csv --top 10 --players --why Bumrah",
        "the ten best teams, what every player is worth, and why one is left out"),
    ], traits: [.looksForTeams])

  static let command = Command(
    "best", spec: spec,
    task: TaskUse(
      page: .bestTeam, refuseContradictions: BestTeamExtras.refuseContradictions,
      fileChecks: { $0.fileChecks(ofPools: [$0[PoolOptions.pool]]) }),
    repetition: Repetition(pool: { $0[PoolOptions.pool] }), run: run)

  static func run(_ command: ParsedCommand) throws -> ExitCode {
    let asked = try PoolRun(command, pool: command[PoolOptions.pool])
    let extras = try BestTeamExtras(command, in: asked.pool, under: asked.rules)
    let pages = try PoolPages(of: asked, .bestTeam)
    let best = try BestTeamAnswer(asked, extras)
    try pages.publish(
      best.snapshot, searchedUntil: best.ended, csv: best.table(of:), and: best.teamFiles(for: command))
    return best.exitCode
  }
}

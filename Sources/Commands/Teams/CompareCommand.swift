import Analysis
import Jobs
import Options
import Pages
import Running
import Search
import Selection
import Snapshots
import Tables
import Words

/// `squad compare POOL.csv...`: what each budget buys.
enum CompareCommand {
  static let pools = ArgumentKey<[String]>.oneOrMore(
    "POOL.csv", .file("csv"), help: "the players to choose from; further pools are compared with the first")
  static let budgets = OptionKey<BudgetChoice>.value(
    "budgets", .budgets, default: "all",
    help: "the budgets, as in 40,45,50 or 30...80/5; 'all' finds every one at which the best skill changes")
  static let from = OptionKey<DecimalNumber?>.optional(
    "from", .budget, otherwise: "the cheapest team, or as far down as can be proved quickly",
    help: "with 'all': the lowest budget to show")
  static let to = OptionKey<DecimalNumber?>.optional(
    "to", .budget, otherwise: "the best that money can buy", help: "with 'all': the highest budget to show")
  static let replaced = OptionKey<[ReplacedValue]>.list(
    "set", .replacedValue, otherwise: "nothing",
    help:
      "compare with the pool if a cost or a skill were different, as in \"Kohli:cost=12\"; may be repeated")
  static let picked = OptionKey<[String]>.list(
    "team", .file("csv"), otherwise: "none", help: "mark this hand-picked team on the curve; may be repeated")

  static let spec = CommandSpec(
    "compare", summary: "show what each budget buys: every budget at which the best team changes",
    description: """
      For each budget: the best legal team, its cost, what is left, the skill gained over the previous budget and \
      its price, who comes in, who goes out, and how many teams do as well. Starts with your own budget: the next \
      budget that buys more, the part of yours that buys nothing, and the budget below which skill is lost. Compares \
      it with other pools, and with the same pool under other values. If there are very many steps, only those around \
      your budget are kept. Writes compare.html, .md and .json into the output folder and prints the answer. With \
      --owned, --budgets, --from and --to are amounts in the bank, and the answer is what they would buy with up to \
      --max-transfers transfers, before hits.
      """,
    arguments: [pools.spec],
    options: [budgets.spec, from.spec, to.spec, replaced.spec, picked.spec]
      + TransferOptions.squad + [TransferOptions.maxTransfers.spec] + PoolOptions.ruling
      + PoolOptions.reading + RunOptions.reporting,
    examples: [
      .init(
        "squad compare samples/league.csv --rules fpl-eleven --skill-range 1-10 --budgets 80...120/10 --output none",
        "the best elevens in any formation for five budgets, writing no file"),
      .init("squad compare samples/players.csv --set \"Kohli:cost=12\"", "what a new price would change"),
    ], traits: [.looksForTeams])

  static let command = Command(
    "compare", spec: spec,
    task: TaskUse(
      page: .compare, refuseContradictions: refuseContradictions,
      fileChecks: { $0.fileChecks(ofPools: $0[pools]) }),
    repetition: Repetition(pool: { $0[pools][0] }, variants: variants), run: run)

  static func run(_ command: ParsedCommand) throws -> ExitCode {
    try refuseContradictions(command)
    let asked = try PoolRun(command, pool: command[pools][0])
    let run = asked.limitingTransfers(to: 0...(asked.ownership?.most ?? 0))
    try checkOrder(command, in: run.pool)
    let others = try command[pools].dropFirst().map { try run.read($0) }
    let names = PlayerNames(of: run.pool)
    let changed = try changedPool(of: run, names: names)
    let teams = try readTeams(
      command[picked], for: command, in: run.pool, under: run.rules, finder: names.finder)
    let pages = try PoolPages(of: run, .compare)
    let (limits, problem) = (run.limits, try run.problem(largestTeam: teams.largestTeam))
    let own = try findings(of: run, limits: limits)
    var compared = try content(own, of: run, asked, limits: limits)
    try compared.add(changed, others, beside: own, of: run, names: names, limits: limits)
    compared.mark(teams, of: run.searched, best: own.best, in: problem, limits: limits)
    try pages.publish(
      run.snapshot(of: Content(compared), teams: teams, others: others, team: own.best.rows))
    return exitCode(of: compared)
  }

  /// The record of what the budgets buy; if there is no team, with the reason under the rules as they were asked for.
  private static func content(
    _ own: BudgetComparison.Findings, of run: PoolRun, _ asked: PoolRun, limits: Limits
  ) throws -> CompareContent {
    var compared = CompareContent(own.bestTeam, own.rows, own.curve)
    compared.bank = run.ownership.map { ExactDecimal($0.squad.bank) }
    if own.best.status == .infeasible, let why = try asked.infeasibilityOfPlan(limits: limits) {
      (compared.answer.bestTeam.reason, compared.answer.bestTeam.repair) = (why.reason, why.repair)
    }
    return compared
  }

  /// The pool with the values that the command line replaces; `nil` if there are none.
  private static func changedPool(of run: PoolRun, names: PlayerNames) throws(UsageMistake) -> ReplacedPool? {
    let values = run.command[replaced]
    guard !values.isEmpty else { return nil }
    return try ReplacedPool(run.input.reading, with: values, names: names, under: run.rules)
  }

  /// The pools compared with the first: first that pool with replaced values, if there are any, then the others.
  static func variants(_ command: ParsedCommand, _ run: PoolRun) throws -> [Pool] {
    let changed = try changedPool(of: run, names: PlayerNames(of: run.pool))
    return [changed?.reading.pool].compactMap { $0 }
      + (try command[Self.pools].dropFirst().map { try run.read($0).pool })
  }

  /// Refuses bounds if there is nothing to bound, and an owned squad with several pools.
  static func refuseContradictions(_ command: ParsedCommand) throws(UsageMistake) {
    if command.isGiven(TransferOptions.owned), command[pools].count > 1 {
      throw UsageMistake("with --owned, compare takes only the pool that the squad is from")
    }
    if command[budgets] != .all, command.isGiven(from) || command.isGiven(to) {
      throw UsageMistake("--from and --to are for --budgets all, not for listed budgets")
    }
  }

  /// Checks that the bounds are in order, which may depend on the unit of the pool's costs.
  private static func checkOrder(_ command: ParsedCommand, in pool: Pool) throws(UsageMistake) {
    guard let low = command[from]?.amount(in: pool.costUnit),
      let high = command[to]?.amount(in: pool.costUnit)
    else { return }
    if high < low { throw UsageMistake("--from \(low) is above --to \(high)") }
  }

  /// What budgets buy in the pool of a run.
  fileprivate static func findings(of run: PoolRun, limits: Limits) throws -> BudgetComparison.Findings {
    run.progress.begin(skillPlaces: run.pool.skills.places)
    // With an owned squad, budgets are money in the bank; the squad is worth `value` with an empty bank.
    let value = run.ownership?.squad.value ?? .zero
    let unit = run.pool.costUnit
    func inAll(_ amount: DecimalNumber) -> DecimalNumber { amount.amount(in: unit).adding(value) ?? amount }
    let lowest = run.command[from].map(inAll) ?? (run.ownership == nil ? nil : value)
    return try BudgetComparison(
      of: run.searched, run.command[budgets].map(inAll), from: lowest, to: run.command[to].map(inAll),
      why: { run.infeasibility(of: $0, limits: limits) }
    ).findings(limits: limits, progress: run.progress)
  }

  /// Done if any of the budgets asked about buys a team and all is known, except for steps below the budget that were
  /// not asked for and take too long. A signal counts whenever it came: whoever sent it wants to know that it was
  /// received.
  private static func exitCode(of compared: CompareContent) -> ExitCode {
    if let interruptExitCode { return interruptExitCode }
    guard compared.isSearchedAroundBudget else { return .notProved }
    return compared.rows.rows.contains { $0.skill != nil } ? .done : .answerIsNo
  }
}

extension CompareContent {
  /// Adds what budgets buy in the pool with replaced values, and in other pools.
  fileprivate mutating func add(
    _ changed: ReplacedPool?, _ others: [PoolRun], beside own: BudgetComparison.Findings, of run: PoolRun,
    names: PlayerNames, limits: Limits
  ) throws {
    if let changed {
      let found = try CompareCommand.findings(of: run.replacing(changed.reading), limits: limits)
      add(found, named: changed.name, changed: changed, beside: own, of: run.pool)
    }
    for other in others {
      let found = try CompareCommand.findings(of: other, limits: limits)
      add(found, of: other.searched, beside: own, names: names)
    }
  }
}

import Options
import Search
import Selection
import Snapshots
import Tables
import Tournament

/// The teams of a tournament, and what was read to know them.
struct Entrants {
  /// The teams in the order of input.
  var lineUps: [LineUp] = []
  /// What each costs; empty where the teams come with their players.
  var purchases: [PurchaseRecord] = []
  /// The files.
  var inputs: [InputRecord] = []
  /// What is worth knowing about them, the first few.
  var warnings: [Diagnostic] = []
  /// How many warnings there are in all.
  var warningCount = 0

  /// The names of the teams.
  var names: [String] { lineUps.map(\.team) }

  /// Takes over how the reading of a file went.
  mutating func take<Content>(_ input: SheetInput<Content>) {
    inputs.append(input.record)
    warnings += input.reading.warnings
    warningCount += input.reading.warningCount
  }
}

extension Entrants {
  /// The best teams of a pool at several budgets.
  /// - Throws: `UsageMistake`, `InputError`.
  init(
    pool path: String, budgets: [DecimalNumber], formation: Formation?, for command: ParsedCommand,
    stop: StopSignal
  ) throws {
    var rules = command.teamRules
    let input = try readPool(path, for: command, under: rules, stop: stop)
    inputs = input.records
    warnings = input.reading.quality.warnings
    warningCount = input.reading.quality.warningCount
    if let formation, formation.players != rules.size {
      throw UsageMistake(
        "--formation has \(formation.players) players, a team \(rules.size); --size says how many")
    }
    for budget in budgets {
      rules.budget = budget
      try addBestTeam(of: input.reading.pool, path, under: rules, formation, for: command, stop: stop)
    }
  }

  /// Adds the best team for the budget of the rules, or a warning that there is none.
  private mutating func addBestTeam(
    of pool: Pool, _ path: String, under rules: Rules, _ formation: Formation?, for command: ParsedCommand,
    stop: StopSignal
  ) throws {
    let budget = rules.budget.normalised.description
    let progress = ProgressLine(for: command)
    defer { progress.finish() }
    let problem = try exactProblem(pool, under: rules, of: path)
    let answer = try search(
      problem, of: pool, under: rules, limits: Limits(jobs: command.jobs, stop: stop), progress: progress)
    if answer.status == .stopped { throw InputError.interrupted(file: path) }
    guard answer.status == .proved else {
      let reason = Infeasibility(of: pool, under: rules)?.reason ?? "no team satisfies the rules"
      warn("no team for \(budget): \(reason)", about: path, for: command)
      return
    }
    let lineUp = try lineUp("Best for \(budget)", answer.rows, of: pool, path, formation)
    lineUps.append(lineUp)
    purchases.append(
      PurchaseRecord(
        team: lineUp.team, budget: ExactDecimal(rules.budget), answer.rows, of: pool))
  }

  private mutating func warn(_ message: String, about path: String, for command: ParsedCommand) {
    let warning = Diagnostic(.warning, file: path, code: "no-team", message: message)
    warnings.append(warning)
    warningCount += 1
    show([warning], count: 1, quietly: command[RunOptions.quiet])
  }
}

/// Players of a pool as a line-up: by the formation in pool order, else by their roles.
/// - Throws: `InputError` where the roles make no line-up.
private func lineUp(
  _ team: String, _ players: [Int], of pool: Pool, _ path: String, _ formation: Formation?
) throws(InputError) -> LineUp {
  func refuse(_ line: Int?, _ message: String) -> InputError {
    .invalid(
      problems: [
        Diagnostic(
          .error, file: path, line: line, column: "role", code: "no-line-up",
          message: message + "; --formation 1-1-2-1 places players whatever their roles")
      ], count: 1)
  }
  let skills = (0..<pool.count).map { pool.skills[$0] }
  let range = (skills.min() ?? 0)...(skills.max() ?? 0)
  var lineUp = LineUp(team: team, players: [])
  for (place, index) in players.enumerated() {
    let words = (pool.role(of: index) ?? "").split(separator: "/").map(String.init)
    guard let position = formation?.positions[place] ?? words.lazy.compactMap({ Position($0) }).first else {
      let role =
        words.isEmpty ? "no role" : "no position among the roles \(quoted(words.joined(separator: "/")))"
      throw refuse(Int(pool.lines[index]), "\(quoted(pool.displayName(of: index))) has \(role)")
    }
    lineUp.players.append(
      LineUpPlayer(
        name: pool.displayName(of: index), position: position,
        skill: LineUpPlayer.scaledSkill(skills[index], places: pool.skills.places, within: range)))
  }
  if let flaw = lineUp.flaw { throw refuse(nil, "by its roles the team \(quoted(team)) has \(flaw)") }
  return lineUp
}

import Analysis
import Options
import Pages
import Search
import Selection
import Snapshots
import Tables
import Words

/// The pool as the rules on roles, clubs and names see it; `nil` if there is nothing but size, budget and skills.
///
/// Warns of roles that the rules do not know, and of rules that apply to no player.
/// - Throws: `UsageMistake` if the command line names a player who is not in the pool, `InputError` if the rule set
///   does, or with the warnings if `--strict` forbids them.
package func ruledPool(
  _ pool: Pool, under rules: Rules, path: String, for command: ParsedCommand
) throws -> RuledPool? {
  guard !rules.isPlain || !pool.people.isEmpty else { return nil }
  let ruled = RuledPool(pool, under: rules, file: path)
  let problems = ruled.named.problems
  guard problems.isEmpty else {
    if RuleOptions.namesPlayers(command) {
      throw UsageMistake(problems.map { "\(path): \($0)" })
    }
    let file = command[RuleOptions.rules]
    throw InputError.invalid(
      problems: problems.map { Diagnostic(.error, file: file, code: "unknown-player", message: $0) },
      count: problems.count)
  }
  let warnings = ruled.warnings
  let errors = command[PoolOptions.strict] ? warnings : warnings.filter { $0.severity == .error }
  guard errors.isEmpty else { throw InputError.invalid(problems: errors, count: errors.count) }
  show(warnings, for: command)
  return ruled
}

extension PoolRun {
  /// Why there is no team; `nil` if there is one, or the cause is not found within the limits. If no rules are given and
  /// those of a game fit the pool, they are the repair.
  /// - Parameter teams: how many different teams a higher budget must allow.
  package func infeasibility(of problem: Problem, teams: Int = 1, limits: Limits) -> Infeasibility? {
    let asked = ruled ?? RuledPool(pool, under: rules, file: path)
    var found = asked.infeasibility(
      of: problem, teams: teams, rowsFiltered: input.reading.quality.rowsFiltered, limits: limits)
    if ruled == nil, let game = command.games(fitting: input.reading, of: path).first {
      found?.repair = "--rules \(game.name) fits this file"
    }
    return found
  }
}

extension Snapshot {
  /// Adds the warnings about a pool under its rules.
  package mutating func warn(of ruled: RuledPool?) {
    let odd = ruled?.warnings ?? []
    warnings += odd.map(WarningRecord.init)
    warningCount += odd.count
  }
}

extension ParsedCommand {
  /// Refuses options about a pool that contradict one another or a built-in rule set, whatever the files hold.
  package func refuseContradictionsOfPool() throws(UsageMistake) {
    try refuseContradictionsOfTransfers()
    guard Rules.builtIn(self[RuleOptions.rules]) != nil else { return }
    do {
      _ = try poolRequest("", under: gameRules())
    } catch let mistake as UsageMistake {
      throw mistake
    } catch {
      preconditionFailure("built-in rules stand in no file")
    }
  }

  /// The rule set by name or file, with the values that options replace.
  /// - Parameter earlier: the rules of an earlier run, which apply if the command names none.
  /// - Throws: as `findRules`; `UsageMistake` if the values contradict one another.
  package func gameRules(insteadOf earlier: RulesRecord? = nil) throws -> Rules {
    var rules: Rules
    if case .team(let record)? = earlier, !isGiven(RuleOptions.rules) {
      rules = Rules(record)
    } else {
      rules = try findRules(self[RuleOptions.rules])
    }
    if let range = self[PoolOptions.skillRange] {
      rules.skillRange = range
    } else if earlier == nil, !isGiven(RuleOptions.rules), self[PoolOptions.weeks] != nil {
      // Points of weeks do not belong to a game whose skills have a range.
      rules.skillRange = .any
    }
    if let size = self[PoolOptions.size] { rules.size = size }
    if let budget = self[PoolOptions.budget] { rules.budget = budget }
    return try replacingRules(of: rules)
  }
}

extension Rules {
  /// The rules for teams that play matches, in which no player counts several times.
  /// - Throws: `UsageMistake` if not all members play, or slots count several times.
  package func ofMatches() throws(UsageMistake) -> Rules {
    var rules = self
    rules.captain = nil
    guard DutyPlan(rules) == nil else {
      throw UsageMistake(
        "in a tournament the whole team plays; the rules \(name) have a bench, or roles with multipliers")
    }
    return rules
  }
}

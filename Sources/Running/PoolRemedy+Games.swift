import Options
import Reading
import Search
import Selection
import Tables

// Games, budgets and numbers of teams that fit a pool.

extension ParsedCommand {
  /// How many different teams the command asks for.
  var teamsWanted: Int {
    hasOption(RunOptions.lineupCount.spec.name) ? self[RunOptions.lineupCount] : 1
  }

  /// The games that fit a pool, and the size and the budget that the command line says, if it names no rules.
  package func games(fitting reading: PoolReading, of path: String) -> [Rules] {
    guard hasOption(RuleOptions.rules.spec.name), !isGiven(RuleOptions.rules) else { return [] }
    func fits(_ game: Rules) -> Bool {
      (!isGiven(PoolOptions.size.spec) || self[PoolOptions.size] == game.size)
        && (!isGiven(PoolOptions.budget.spec)
          || self[PoolOptions.budget]?.normalised == game.budget.normalised)
    }
    let preset =
      self[PoolOptions.preset].flatMap { $0 == "none" ? nil : $0 } ?? reading.readAs?.preset
      ?? site(inHeaderOfCosts: reading)
    return Rules.games(fitting: reading.pool, preset: preset, file: path).filter {
      fits($0) && hasTeam(of: path, under: $0)
    }
  }

  /// The site that the header of the costs names, as in `DK Salary`; `nil` if it names none.
  private func site(inHeaderOfCosts reading: PoolReading) -> String? {
    let given = self[PoolOptions.columns]?.first { $0.key == PoolColumn.cost.rawValue }?.value
    let header = given ?? reading.readAs?.columns?[PoolColumn.cost.rawValue] ?? ""
    let sites = [
      "dk": "draftkings", "draftkings": "draftkings", "fd": "fanduel", "fanduel": "fanduel", "yahoo": "yahoo",
    ]
    return header.lowercased().split { !$0.isLetter }.lazy.compactMap { sites[String($0)] }.first
  }

  /// Whether the pool at `path` has a team under the rules of a game, as far as a short search shows: an export of one
  /// match has players for every slot of a game that requires two matches.
  private func hasTeam(of path: String, under game: Rules) -> Bool {
    guard let (pool, rules) = pool(at: path, under: game) else { return true }
    let problem = Problem(pool, ruled: RuledPool(pool, under: rules, file: path), under: rules)
    return problem.overflowingColumn != nil || problem.whyNoTeam() == nil
  }

  /// How many teams the pool at `path` has under the rules of a game, of no more than are wanted.
  func teams(of path: String, under game: Rules) -> Int {
    guard teamsWanted > 1, let (pool, rules) = pool(at: path, under: game) else { return teamsWanted }
    return pool.count(teamsUpTo: teamsWanted, under: rules, of: path)
  }

  /// Reads a pool again for a game, with its columns and in its units.
  private func pool(at path: String, under game: Rules) -> (Pool, Rules)? {
    let asked = replacingOptions([RuleOptions.rules.spec.name: game.name])
    guard isRereadable(path), let written = try? asked.gameRules(),
      let pool = asked.lenientRequest(path, under: written).flatMap({ try? readPool($0) })?.pool
    else { return nil }
    return (pool, written.amounts(in: pool.costUnit))
  }
}

extension Pool {
  /// A budget to start with if none is given: that of a team of players of median cost, and enough for some number of
  /// teams, rounded up; `nil` if it does not fit 128 bits.
  func usualBudget(size: Int, teams: Int) -> DecimalNumber? {
    let median = (0..<count).map { costs[$0] }.sorted()[count / 2]
    let (middling, overflow) = median.multipliedReportingOverflow(by: Int128(size))
    let least = max(middling, budget(for: teams, teamsOf: size).cost)
    if overflow || least > Int128.max / 4 { return nil }
    var step: Int128 = 1
    while least / step >= 100 { step *= 10 }
    let rounded = (least + step - 1) / step * step
    return DecimalNumber(mantissa: rounded, places: costs.places).normalised
  }

  /// How many different teams it has, of no more than are wanted; as many where a short search does not tell.
  func count(teamsUpTo wanted: Int, under rules: Rules, of path: String) -> Int {
    let rules = rules.amounts(in: costUnit)
    guard wanted > 1, playerCount >= rules.size else { return wanted }
    // Lineups differ in people, of whom some may have several rows.
    let wanted = min(wanted, Int(clamping: UInt128.waysToChoose(rules.size, of: playerCount)))
    let enough = budget(for: wanted, teamsOf: rules.size)
    let isAmple = DecimalNumber(mantissa: enough.cost, places: costs.places) <= rules.budget
    if isAmple, playerCount == count, rules.isPlain { return min(wanted, enough.teams) }
    let problem = Problem(self, ruled: RuledPool(self, under: rules, file: path), under: rules)
    guard problem.overflowingColumn == nil else { return wanted }
    let list = problem.bestTeams(count: wanted, limits: Limits().limited())
    return list.isComplete ? list.teams.count : wanted
  }
}

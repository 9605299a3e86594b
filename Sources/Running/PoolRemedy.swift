import Options
import Reading
import Selection
import Tables
import Words

/// What a command line lacks for a pool that it refuses: all options at once, as one command to paste.
package final class PoolRemedy {
  /// The options that are missing, each with its value; none for a flag.
  package private(set) var options: [(name: String, value: String?)] = []
  /// Other games whose rules fit as well.
  private(set) var otherGames: [String] = []
  /// What is wrong with the names of players in the options.
  private(set) var wrongNames: [String] = []
  /// What is wrong with rows apart from their skills: the first problems, as errors.
  fileprivate var badRows: [Diagnostic] = []
  private let command: ParsedCommand
  private let readAs: InferredFormat?

  /// Examines the pool at `path`, whatever it is refused for; `nil` if nothing helps.
  /// - Parameter options: options that say where columns are that were not found.
  /// - Complexity: as reading the pool.
  package convenience init?(
    of path: String, for command: ParsedCommand, with options: [Diagnostic.Option] = []
  ) {
    guard isRereadable(path), let rules = try? command.gameRules() else { return nil }
    guard let request = command.lenientRequest(path, under: rules) else { return nil }
    let needsEncoding = options.contains { $0.name == PoolOptions.encoding.spec.name }
    if !needsEncoding, let reading = try? readPool(request) {
      let (best, mark) = reading.withBetterMark(request)
      self.init(
        best, of: path, under: rules, for: command,
        needing: mark.map { [(PoolOptions.decimal.spec, $0.rawValue)] } ?? [])
    } else if let (request, weeks) = command.addingUpWeeks(request) {
      guard let reading = try? readPool(request) else { return nil }
      self.init(reading, of: path, under: rules, for: command, needing: [(PoolOptions.weeks.spec, weeks)])
    } else {
      guard let found = Self.reading(path, under: rules, for: command, with: options) else { return nil }
      self.init(found.reading, of: path, under: rules, for: found.command, needing: found.needs)
    }
  }

  /// Reads the pool with the options that its refusals propose, one after another; `nil` if they do not help.
  private static func reading(
    _ path: String, under rules: Rules, for command: ParsedCommand, with options: [Diagnostic.Option]
  ) -> (reading: PoolReading, command: ParsedCommand, needs: [(option: OptionSpec, value: String)])? {
    var (extended, options) = (command, options)
    var needs: [(option: OptionSpec, value: String)] = []
    // What is wrong with the second file is seen once the pool can be read.
    for _ in 0..<mostRefusals where !options.isEmpty {
      for option in options {
        guard let spec = PoolOptions.reading.first(where: { $0.name == option.name }) else { return nil }
        let isColumns = spec.name == PoolOptions.columns.spec.name
        let value = isColumns ? extended.columnsValue(replacedBy: option.value) : option.value
        needs.removeAll { $0.option.name == spec.name }
        needs.append((spec, value))
        extended = extended.replacingOptions([spec.name: value])
      }
      guard let request = extended.lenientRequest(path, under: rules) else { return nil }
      do throws(InputError) {
        let reading = try readPool(request)
        // Zeros are no skills.
        let hasSkills = (0..<reading.pool.count).contains { reading.pool.skills[$0] != 0 }
        return hasSkills ? (reading, extended, needs) : nil
      } catch {
        options = error.options
      }
    }
    return nil
  }

  /// The most refusals that are solved one after another.
  private static let mostRefusals = 3

  /// What a command needs for a pool that could be read with any skills and without bad rows; `nil` if nothing helps,
  /// or nothing is needed.
  /// - Parameter needs: options that the pool was read with and that the command does not have.
  package init?(
    _ reading: PoolReading, of path: String, under rules: Rules, for command: ParsedCommand,
    needing needs: [(option: OptionSpec, value: String)] = []
  ) {
    var rules = rules
    let players = reading.pool.playerCount
    let isSmall = players < (command.has(.looksForTeams) ? rules.size : 1)
    if isSmall { rules.size = players }
    self.command = command
    readAs = reading.readAs
    if isSmall { add(PoolOptions.size.spec, "\(rules.size)") }
    for need in needs { add(need.option, need.value) }
    if reading.hasBadRows { add(PoolOptions.skipBadRows.spec) }
    badRows = reading.quality.badRows.map { row in
      var row = row
      row.severity = .error
      return row
    }
    if players > 0 { take(reading, under: rules, of: path) }
    if options.isEmpty { return nil }
    if RuleOptions.namesPlayers(command) {
      wrongNames = RuledPool(reading.pool, under: rules, file: path).named.problems
    }
  }

  private func take(_ reading: PoolReading, under rules: Rules, of path: String) {
    let pool = reading.pool
    let places = pool.skills.places
    let isAllowed = (0..<pool.count).allSatisfy {
      rules.skillRange.allows(DecimalNumber(mantissa: pool.skills[$0], places: places))
    }
    let isUnaffordable =
      pool.playerCount >= rules.size
      && pool.costs.number(pool.budget(for: 1, teamsOf: rules.size).cost)
        > rules.amounts(in: pool.costUnit).budget
    let games = isAllowed && !isUnaffordable ? [] : command.games(fitting: reading, of: path)
    if let game = games.first {
      add(RuleOptions.rules.spec, game.name)
      otherGames = games.dropFirst().map(\.name)
      addCount(command.teams(of: path, under: game))
      return
    }
    if !isAllowed { add(PoolOptions.skillRange.spec, "any") }
    var rules = rules
    if isUnaffordable, let budget = pool.usualBudget(size: rules.size, teams: command.teamsWanted) {
      add(PoolOptions.budget.spec, budget.description)
      rules.budget = budget
    }
    addCount(pool.count(teamsUpTo: command.teamsWanted, under: rules, of: path))
  }

  private func addCount(_ teams: Int) {
    if 1..<command.teamsWanted ~= teams { add(RunOptions.lineupCount.spec, "\(teams)") }
  }

  private func add(_ option: OptionSpec, _ value: String? = nil) {
    if command.hasOption(option.name) { options.append((option.name, value)) }
  }

  /// The words of the command with all that it needs.
  package var words: [String] { command.words(adding: options) }

  /// How many skills that are not allowed are listed: few if any skill will be allowed, none if another game fits.
  var skillProblemsShown: Int {
    let names = options.map(\.name)
    return names.contains(RuleOptions.rules.spec.name)
      ? 0 : names.contains(PoolOptions.skillRange.spec.name) ? 3 : .max
  }

  /// Returns which problems of a pool are listed, and how many more there are: of skills that are not allowed few, so that
  /// what is wrong with other cells is seen; none where another game fits.
  /// - Parameter count: how many problems there are in all.
  func shown(_ problems: [Diagnostic], of count: Int) -> (
    listed: [Diagnostic], unlisted: Int, hidesSkills: Bool
  ) {
    let lines = Set(badRows.map(\.line))
    let most = skillProblemsShown
    guard most != .max, problems.allSatisfy({ $0.code == "out-of-range" || lines.contains($0.line) }) else {
      return (problems, count - problems.count, false)
    }
    let skills = problems.filter { $0.code == "out-of-range" && !lines.contains($0.line) }.prefix(most)
    let listed = (skills + badRows).sorted { $0.line ?? 0 < $1.line ?? 0 }
    return (listed, most == 0 ? 0 : max(0, count - listed.count), most == 0)
  }

  /// `read as fpl: …; --rules fpl-eleven fits too; this works: squad best pool.csv --rules fpl-squad`: the command
  /// comes last, so that it can be copied up to the end of the line.
  package var text: String {
    let games = listed(otherGames.map { "--rules \($0)" }, "and")
    let others = otherGames.isEmpty ? "" : games + (otherGames.count == 1 ? " fits too; " : " fit too; ")
    let once = wrongNames.isEmpty ? "" : "with the right names "
    let isReplaced = options.contains { $0.name == PoolOptions.budget.spec.name }
    let budget = isReplaced && command.isGiven(PoolOptions.budget.spec) ? command[PoolOptions.budget] : nil
    let within = budget.map { "no team is possible within \($0); " } ?? ""
    return (readAs.map { "read as \($0); " } ?? "") + others + within + once
      + command.thisWorks(adding: options)
  }
}

extension ParsedCommand {
  /// How a pool is read if any skills will do and bad rows are left out, unless that is a warning too many; `nil` if
  /// options contradict one another.
  func lenientRequest(_ path: String, under rules: Rules) -> PoolRequest? {
    guard var request = try? poolRequest(path, under: rules) else { return nil }
    request.skillRange = .any
    request.skipsBadRows = !request.isStrict
    return request
  }

  /// The request for the points of all weeks in the file, and those weeks as the value of an option; `nil` if the file
  /// has none, or the command says what the skill is.
  fileprivate func addingUpWeeks(_ request: PoolRequest) -> (PoolRequest, String)? {
    guard request.preset == nil, request.usesGuesses,
      request.skillSum == nil, request.columns[.skill] == nil, request.skillSource == nil,
      let weeks = Preset.weeks(in: request.path), let sum = WeightedSum(weeks: weeks, decay: .one)
    else { return nil }
    var request = request
    (request.preset, request.skillSum) = (Preset.named(Preset.projectionsName), sum)
    return (request, "\(weeks.lowerBound)-\(weeks.upperBound)")
  }

  /// Returns a value of `--columns`: `columns`, and those that the command names for other keys.
  fileprivate func columnsValue(replacedBy columns: String) -> String {
    let replaced = Set(columns.split(separator: ",").map { String($0.prefix { $0 != "=" }) })
    let kept = (self[PoolOptions.columns] ?? []).filter { !replaced.contains($0.key) }
    return (kept.map { "\($0.key)=\($0.value)" } + [columns]).joined(separator: ",")
  }
}

extension PoolReading {
  /// Whether rows were left out of the pool or of its second file because they are bad.
  fileprivate var hasBadRows: Bool { badRowCount > 0 }

  private var badRowCount: Int { quality.rowsBad + (skillFile?.rowsBad ?? 0) }

  /// Returns what is read with one decimal mark throughout, and that mark, if that leaves fewer rows out.
  fileprivate func withBetterMark(_ request: PoolRequest) -> (PoolReading, DecimalMark?) {
    guard quality.badRows.contains(where: { $0.code == "not-a-number" }) else { return (self, nil) }
    return DecimalMark.allCases.reduce((self, nil)) { best, mark in
      var request = request
      request.decimal = mark
      guard let reading = try? readPool(request), reading.badRowCount < best.0.badRowCount else {
        return best
      }
      return (reading, mark)
    }
  }
}

extension CommandSpec.Trait {
  /// The command looks for teams; others take a pool that is too small for one.
  package static let looksForTeams = CommandSpec.Trait("looks for teams")
}

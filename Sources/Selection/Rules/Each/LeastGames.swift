import Config
import Tables
import Words

/// The minimum number of games in a team: DraftKings asks for two.
enum LeastGames: TeamRule {
  static let keys = [RulesKey("min-games")]

  /// Sites ask for two; each further game needs a group for every set of fewer games.
  static let counts = 1...3

  static let options = [
    RuleOption(
      "min-games", "N", help: "the minimum number of games that a team's players come from, 1 to 3"
    ) { text, rules throws(RuleMistake) in
      let number = try RuleOption.number(text)
      guard counts.contains(number) else { throw RuleMistake(expected: "a whole number from 1 to 3") }
      rules.leastGames = number
    }
  ]

  static func read(_ file: inout RulesFile, into rules: inout Rules) {
    rules.leastGames = file.get(key, .integer(counts))
  }

  static func written(_ key: RulesKey, in rules: Rules) -> ConfigNode? { rules.leastGames.map { .plain($0) } }

  static func words(in rules: Rules) -> [String]? { rules.leastGames.map { ["\($0)"] } }

  static func restore(_ words: [String], in rules: inout Rules) {
    if words.count == 1, let least = Int(words[0]), counts.contains(least) { rules.leastGames = least }
  }

  static func faults(in rules: Rules) -> [RulesFault] {
    guard let least = rules.leastGames, least > rules.size else { return [] }
    return [.init(key: key, message: "\(least) games are impossible with \(counted(rules.size, "player"))")]
  }

  static func poolColumns(in rules: Rules) -> [PoolColumn] { [.game, .opponent] }

  /// Warns that a built-in game is played without the rule where a pool names no games; refuses a rule that the user
  /// wrote.
  static func warnings(in pool: RuledPool) -> [Diagnostic] {
    guard !pool.knowsGames else { return [] }
    let isOfGame = Rules.builtIn(pool.rules.name)?.leastGames == pool.rules.leastGames
    let message =
      "no column has the games that \(pool.rules.name) counts"
      + (isOfGame ? ", so \(key.rawValue) is left out" : "") + "; select one with --columns game=…"
    return [pool.finding("no-games", message, as: isOfGame ? .warning : .error)]
  }

  static func broken(by team: [Int], leaving places: Int, in pool: RuledPool) -> [BrokenRule] {
    let games = Set(team.compactMap { pool.matchups.games[$0] }).count
    guard let least = pool.rules.leastGames, pool.knowsGames, games < least else { return [] }
    return [.tooFew("game", games, least: least)]
  }

  /// Adds groups that keep a team from coming entirely from too few games, or from players without a game.
  static func addTerms(to terms: inout TeamTerms, for pool: RuledPool) {
    guard let least = pool.rules.leastGames, pool.knowsGames else { return }
    let members = Dictionary(grouping: 0..<pool.pool.count) { pool.matchups.games[$0] ?? "" }
    let games = pool.matchups.units(.game, named: [])
    var sets: [[String]] = [[]]
    for _ in 1..<least {
      sets = sets.flatMap { set in games.filter { set.last ?? "" < $0 }.map { set + [$0] } }
    }
    // The pool has fewer games than that: all of them together are too few.
    if sets.isEmpty { sets = [games] }
    for set in sets {
      let rows = (members[""] ?? []) + set.flatMap { members[$0] ?? [] }
      let title = "the minimum of \(counted(least, "game"))"
      terms.groups.append(
        TeamTerms.Group(title: title, members: rows.sorted(), least: 0, most: pool.rules.size - 1))
    }
  }

  static func title(in rules: Rules) -> String? { "--min-games" }
}

extension RuledPool {
  /// Whether the pool has the game of any player; without games the rule is ignored.
  fileprivate var knowsGames: Bool { matchups.games.contains { $0 != nil } }
}

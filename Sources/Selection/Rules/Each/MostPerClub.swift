import Config
import Tables

/// The maximum number of players from one club; players who count for no club are ignored.
struct MostPerClub: TeamRule {
  static let keys: [RulesKey] = [.maxPerClub]
  /// 1 or more; `nil` for no limit.
  var most: Int?

  static let options = [
    RuleOption("max-per-club", "N", help: "the maximum number of players from one club") {
      text, rules throws(RuleMistake) in rules.maxPerClub = try RuleOption.number(text)
    }
  ]

  static func read(_ file: inout RulesFile) -> MostPerClub {
    MostPerClub(most: file.get(.maxPerClub, .integer(Rules.sizes)))
  }

  func written(_ key: RulesKey) -> ConfigNode? { most.map { .plain($0) } }

  func warnings(in pool: RuledPool) -> [Diagnostic] { pool.warningsOfMissingClubs }

  func broken(by team: [Int], leaving places: Int, in pool: RuledPool) -> [BrokenRule] {
    guard let most else { return [] }
    let counts = team.compactMap { pool.clubs.numbers[$0] }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return counts.filter { $0.value > most }.sorted { $0.key < $1.key }.map {
      .tooManyOfClub(pool.clubs.names[$0.key], count: $0.value, most: most)
    }
  }

  func addTerms(to terms: inout TeamTerms, for pool: RuledPool) { terms.mostPerClub = most }

  var title: String? { "--max-per-club" }
}

extension RulesKey {
  static let maxPerClub = RulesKey("max-per-club")
}

extension Rules {
  /// The maximum number of players from one club, 1 or more.
  public var maxPerClub: Int? {
    get { self[MostPerClub.self].most }
    set { self[MostPerClub.self].most = newValue }
  }
}

extension BrokenRule {
  /// Returns the problem of too many players from one club.
  public static func tooManyOfClub(_ club: String, count: Int, most: Int) -> BrokenRule {
    BrokenRule(
      "club-too-many", "\(counted(players: count)) from \(club), at most \(most)", excess: count - most)
  }
}

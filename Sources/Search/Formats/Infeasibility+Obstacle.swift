import Selection
import Tables
import Words

extension Infeasibility {
  /// The words for what keeps every team of a pool from being legal.
  public init(_ obstacle: Obstacle, of pool: RuledPool) {
    let rules = pool.rules
    func text(_ cost: Int128) -> String {
      DecimalNumber(mantissa: cost, places: pool.pool.costs.places)
        .padded(toPlaces: pool.pool.costPlaces(under: rules))
    }
    func names(_ players: [Int]) -> String { listed(players.map { pool.pool.displayName(of: $0) }, "and") }
    switch obstacle {
    case .tooFewPlayers(let count):
      self.init(
        reason: "a team has \(rules.size) players and only \(count) may be in one",
        repair: pool.named.banned.isEmpty ? "add players" : "add players, or lift a ban")
    case .role(let role, let can):
      let (name, least) = (rules.roles[role].name, rules.roles[role].count.lowerBound)
      self.init(
        reason:
          "only \(can) \(can == 1 ? "player" : "players") can play \(name), \(least) \(least == 1 ? "is" : "are") needed",
        repair: "add players for \(name), or ask for fewer with --role \(name)=\(can)")
    case .budget(let cheapest):
      let locked = pool.named.locked.isEmpty ? "" : "with \(names(pool.named.locked)) locked "
      let budget = rules.budget.padded(toPlaces: pool.pool.costPlaces(under: rules))
      self.init(
        reason:
          "\(locked)the cheapest team under these rules costs \(text(cheapest)); the budget is \(budget)",
        repair: "--budget \(text(cheapest)) would be enough")
    case .rule(let rule):
      let (reason, repair) = Self.words(for: rule, of: pool, names: names)
      self.init(reason: reason, repair: repair)
    case .several:
      self.init(
        reason: "several rules together leave no team, and no single one of them alone is to blame",
        repair: "loosen two of roles, clubs, locks and groups")
    }
  }

  private static func words(
    for rule: Obstacle.Rule, of pool: RuledPool, names: ([Int]) -> String
  ) -> (reason: String, repair: String) {
    let rules = pool.rules
    switch rule {
    case .roles:
      return ("no team fills all roles of \(rules.name) at once", "loosen a role with --role")
    case .mostPerClub:
      let most = rules.maxPerClub ?? 0
      return (
        "no team has at most \(most) \(most == 1 ? "player" : "players") of each club",
        "--max-per-club with a higher number"
      )
    case .leastClubs:
      let least = rules.leastClubs ?? 0
      return ("no team has players of \(least) clubs", "--min-clubs with a lower number")
    case .locked:
      return (
        "no team under these rules has \(names(pool.named.locked)) in it",
        "leave out \(pool.named.locked.count == 1 ? "the --lock" : "one --lock")"
      )
    case .banned: return ("no team can do without \(names(pool.named.banned))", "leave out one --ban")
    case .groups:
      return (
        "no team keeps to the \(rules.groups.count == 1 ? "group" : "groups")", "change a group of the rules"
      )
    case .leastCost:
      return (
        "no team within the budget costs at least \(rules.leastCost?.normalised.description ?? "")",
        "--min-cost with a lower amount"
      )
    }
  }
}

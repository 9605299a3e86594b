import Config
import Tables
import Words

/// The size and roles of the lineup in a squad, and the weights of the bench.
enum PlayingLineup: TeamRule {
  static let keys = [RulesKey("lineup", option: "rules"), benchKey]
  private static let benchKey = RulesKey("bench")

  static let options = [
    RuleOption(
      "bench", "A,B,…", otherwise: "as in the rules",
      help: "the weight of each bench player's skill, in bench order, as in 0.03,0.21,0.06,0.002; "
        + "missing weights are 0"
    ) { text, rules throws(RuleMistake) in
      let weights = text.split(separator: ",", omittingEmptySubsequences: false).map {
        try? parseDecimal(String($0))
      }
      guard weights.allSatisfy({ $0.map(Captain.allows) ?? false }) else {
        throw RuleMistake(expected: "a number for each place on the bench, such as 0.1,0.1,0.1,0.1")
      }
      rules.bench.set(weights.compactMap { $0 })
    }
  ]

  static func read(_ file: inout RulesFile, into rules: inout Rules) {
    rules.lineup = file.get(key, LineupRule.kind)
    rules.bench = file.get(benchKey, Bench.kind) ?? Bench()
  }

  static func written(_ key: RulesKey, in rules: Rules) -> ConfigNode? {
    key == benchKey ? rules.bench.written : rules.lineup?.written
  }

  static func words(in rules: Rules) -> [String]? {
    rules.lineup.map { [$0.written.line] + (rules.bench == Bench() ? [] : [rules.bench.written.line]) }
  }

  static func restore(_ words: [String], in rules: inout Rules) {
    guard let first = words.first, let lineup = LineupRule.kind.read(line: first),
      let bench = words.count == 1 ? Bench() : Bench.kind.read(line: words[1])
    else { return }
    (rules.lineup, rules.bench) = (lineup, bench)
  }

  static func faults(in rules: Rules) -> [RulesFault] {
    guard let lineup = rules.lineup else {
      return [RulesFault(key: benchKey, message: "these rules have no lineup, so there is no bench")]
    }
    let faults = lineup.faults(in: rules).map { RulesFault(key: key, message: $0) }
    // A lineup larger than its squad leaves no bench.
    guard lineup.size <= rules.size else { return faults }
    return faults
      + rules.bench.faults(in: rules, beside: lineup).map { RulesFault(key: benchKey, message: $0) }
  }

  static func title(in rules: Rules) -> String? {
    rules.lineup?.roles.isEmpty == false ? "the lineup" : nil
  }
}

/// The players of a squad who are in the lineup.
public struct LineupRule: Sendable, Hashable {
  /// The number of players in the lineup.
  public var size: Int
  /// The roles of the rules with their numbers of players; empty where any player may play.
  public var roles: [Role] = []

  /// The number of players in a role.
  public struct Role: Sendable, Hashable {
    /// A role of the rules, by its name.
    public var name: String
    /// The number of them in the lineup.
    public var count: ClosedRange<Int>
  }

  /// Returns how many play in a role of the rules; any number where the lineup does not name it.
  func count(of role: RoleRule) -> ClosedRange<Int> {
    roles.first { $0.name.lowercased() == role.name.lowercased() }?.count ?? 0...role.count.upperBound
  }

  fileprivate func faults(in rules: Rules) -> [String] {
    let names = rules.roles.map { $0.name.lowercased() }
    var messages = roles.filter { !names.contains($0.name.lowercased()) }.map {
      "the rules have no role \(quoted($0.name))"
        + (nearest(to: $0.name, among: rules.roles.map(\.name)).map { "; did you mean \(quoted($0))?" } ?? "")
    }
    if size > rules.size {
      messages.append("a lineup of \(size) does not fit into a squad of \(rules.size)")
    }
    let (least, most) = (
      roles.reduce(0) { $0 + $1.count.lowerBound }, rules.roles.reduce(0) { $0 + count(of: $1).upperBound }
    )
    if least > size || (!rules.roles.isEmpty && most < size) {
      messages.append(
        "a lineup of \(size), but the roles "
          + (least > size ? "need at least \(least)" : "have room for \(most)"))
    }
    for role in rules.roles where count(of: role).lowerBound > role.count.upperBound {
      messages.append(
        "the lineup needs \(count(of: role).lowerBound) \(role.name), "
          + "but a squad has \(role.count.upperBound)")
    }
    if !roles.isEmpty, rules.roles.count > DutyPlan.mostSeats {
      messages.append(
        "the rules have \(rules.roles.count) roles; with a lineup at most \(DutyPlan.mostSeats) are possible")
    }
    if rules.hasMultipliers {
      messages.append("a lineup cannot be combined with roles that have multipliers")
    }
    return messages
  }

  // MARK: In a file

  private static let (sizeKey, rolesKey) = ("size", "roles")

  fileprivate static let kind = ConfigKind<LineupRule>.object("a lineup", keys: [sizeKey, rolesKey]) {
    mapping, problems in
    let size = mapping.required(sizeKey, .integer(Rules.sizes), &problems)
    let count = ConfigKind<ClosedRange<Int>>.scalar("a number of players or a range such as 3-5") { text, _ in
      try? RoleRule.count(text)
    }
    let entries = mapping.optional(
      rolesKey, ConfigKind<[ConfigEntry<ClosedRange<Int>>]>.entries(of: count), &problems)
    return size.map { size in
      LineupRule(size: size, roles: (entries ?? []).map { Role(name: $0.key, count: $0.value) })
    }
  }

  fileprivate var written: ConfigNode {
    let roles = roles.map { role -> (String, ConfigNode) in
      (role.name, RoleRule.written(role.count))
    }
    return .mapping(
      [(Self.sizeKey, .plain(size))] + (roles.isEmpty ? [] : [(Self.rolesKey, .mapping(roles))]))
  }
}

/// The share of their skill that counts for the players on the bench.
public struct Bench: Sendable, Hashable {
  /// The weights of roles with bench positions of their own, before the others.
  public var roles: [Place] = []
  /// The weights of the others in bench order; further positions weigh nothing.
  public var order: [DecimalNumber] = []

  /// The weight of a bench player with a role.
  public struct Place: Sendable, Hashable {
    /// A role of the rules, by its name.
    public var role: String
    /// The share of their skill that counts.
    public var weight: DecimalNumber
  }

  /// Sets the weights of the positions for roles, then those of the others.
  fileprivate mutating func set(_ weights: [DecimalNumber]) {
    for (index, weight) in zip(roles.indices, weights) { roles[index].weight = weight }
    order = Array(weights.dropFirst(roles.count))
  }

  fileprivate func faults(in rules: Rules, beside lineup: LineupRule) -> [String] {
    var messages: [String] = []
    var own = 0
    for place in roles {
      guard let role = rules.roles.first(where: { $0.name.lowercased() == place.role.lowercased() }) else {
        messages.append("the rules have no role \(quoted(place.role))")
        continue
      }
      let playing = lineup.count(of: role)
      guard role.count.count == 1, playing.count == 1, role.count.lowerBound > playing.lowerBound else {
        messages.append(
          role.count == playing
            ? "no \(role.name) is on the bench"
            : "the number of \(role.name) on the bench is not fixed; put the weights under 'order'")
        continue
      }
      if place.weight >= .one { messages.append(Self.fullWeightMessage) }
      own += role.count.lowerBound - playing.lowerBound
    }
    let places = rules.size - lineup.size - own
    if order.contains(where: { $0 >= .one }), !messages.contains(Self.fullWeightMessage) {
      messages.append(Self.fullWeightMessage)
    }
    if messages.isEmpty, order.count > places {
      let most = max(0, places + roles.count)
      messages.append(
        "\(order.count + roles.count) numbers for the bench, which has \(counted(most, "place"))")
    }
    return messages
  }

  private static let fullWeightMessage =
    "a bench player counts less than once; for a bench boost, leave out the lineup"

  // MARK: In a file

  private static let orderKey = "order"

  /// `{GK: 0.03, order: [0.21, 0.06, 0.002]}`
  fileprivate static let kind = ConfigKind<Bench> { node, problems in
    guard case .mapping(let entries) = node.content else {
      problems.reportKind(of: node, "what the bench counts, as in {GK: 0.03, order: [0.21, 0.06, 0.002]}")
      return nil
    }
    var bench = Bench()
    for entry in entries {
      if entry.key == orderKey {
        bench.order = ConfigKind<[DecimalNumber]>.list(of: .multiplier).read(entry.value, &problems) ?? []
      } else if let weight = ConfigKind.multiplier.read(entry.value, &problems) {
        bench.roles.append(Place(role: entry.key, weight: weight))
      }
    }
    return bench
  }

  fileprivate var written: ConfigNode {
    .mapping(
      roles.map { ($0.role, .plain($0.weight.normalised)) }
        + (order.isEmpty ? [] : [(Self.orderKey, .list(order.map { .plain($0.normalised) }))]))
  }
}

extension Rules {
  /// Makes every bench player count once, as a bench boost does: the squad must still have a lineup.
  public mutating func countWholeBench() {
    guard let lineup else { return }
    bench = Bench()
    bench.order = Array(repeating: .one, count: size - lineup.size)
  }

  /// The default minimum number of players in which listed teams differ. With a bench a squad is listed once, in its
  /// best lineup; otherwise another captain or another player in a slot with multipliers makes another team.
  public var playersBetweenTeams: Int { lineup != nil || (captain == nil && !hasMultipliers) ? 1 : 0 }
}

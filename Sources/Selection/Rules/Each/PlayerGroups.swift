import Config
import Tables
import Words

/// Named lists of players of whom a team must have a certain number.
enum PlayerGroups: TeamRule {
  static let keys = [RulesKey("groups", option: "rules")]

  static func read(_ file: inout RulesFile, into rules: inout Rules) {
    rules.groups = file.entries(key, kind).map { name, group in
      var group = group
      group.name = name
      return group
    }
  }

  private static let kind = ConfigKind<PlayerGroup>.object(
    "a group", keys: PlayerGroup.Key.allCases.map(\.rawValue)
  ) { mapping, problems in
    let trigger = mapping.optional(PlayerGroup.Key.trigger.rawValue, .text, &problems)
    let players = mapping.required(PlayerGroup.Key.players.rawValue, .list(of: .text), &problems)
    let number = ConfigKind<Int>.integer(0...Rules.sizes.upperBound)
    let least = mapping.optional(PlayerGroup.Key.least.rawValue, number, &problems)
    let most = mapping.optional(PlayerGroup.Key.most.rawValue, number, &problems)
    if !mapping.has(PlayerGroup.Key.least.rawValue), !mapping.has(PlayerGroup.Key.most.rawValue) {
      problems.report(
        at: mapping.place, code: "missing-key",
        "a group needs \(PlayerGroup.Key.least.rawValue), \(PlayerGroup.Key.most.rawValue) or both")
    }
    return players.map { PlayerGroup(name: "", players: $0, least: least ?? 0, most: most, if: trigger) }
  }

  static func written(_ key: RulesKey, in rules: Rules) -> ConfigNode? {
    .mapping(rules.groups.map { ($0.name, $0.written) })
  }

  static func faults(in rules: Rules) -> [RulesFault] {
    var names: Set<String> = []
    return rules.groups.enumerated().flatMap { index, group in
      let isRepeated = !names.insert(group.name).inserted
      let messages =
        (isRepeated ? ["the group \(quoted(group.name)) is listed twice"] : []) + group.faults(in: rules)
      return messages.map { RulesFault(key: key, element: index, message: $0) }
    }
  }

  static let namesPlayers = true

  static func find(_ finder: PlayerFinder, for rules: Rules, noting named: inout NamedPlayers) {
    named.groups = rules.groups.map { named.players($0.players, finder, "group \(quoted($0.name))") }
    named.groupTriggers = rules.groups.map { group in
      group.trigger.map { named.players([$0], finder, "group \(quoted(group.name))") } ?? []
    }
  }

  static func broken(by team: [Int], leaving places: Int, in pool: RuledPool) -> [BrokenRule] {
    let members = Set(team)
    return pool.rules.groups.enumerated().compactMap { index, group in
      let count = pool.named.groups[index].count { members.contains($0) }
      let holds = count >= group.least && count <= group.most ?? count
      let trigger = pool.named.groupTriggers[index]
      let present = trigger.first(where: members.contains)
      guard !holds, present != nil || trigger.isEmpty else { return nil }
      let broken = BrokenRule.group(group.name, count: count, least: group.least, most: group.most)
      return present.map { broken.with(pool.pool.displayName(of: $0)) } ?? broken
    }
  }

  static func addTerms(to terms: inout TeamTerms, for pool: RuledPool) {
    for (index, group) in pool.rules.groups.enumerated() {
      let title = "the group \(quoted(group.name))"
      let members = TeamTerms.Group(
        title: title, members: pool.named.groups[index], least: group.least, most: group.most)
      let trigger = pool.named.groupTriggers[index]
      if trigger.isEmpty {
        terms.groups.append(members)
      } else {
        let absent = TeamTerms.Group(members: trigger, least: 0, most: 0)
        terms.conditions.append(.init(title: title, alternatives: [[absent], [members]]))
      }
    }
  }

  static func title(in rules: Rules) -> String? { "the groups" }
}

/// A named list of players with a minimum and a maximum for a team.
public struct PlayerGroup: Sendable, Hashable {
  /// The name used in messages.
  public var name: String
  /// The players, by id or name.
  public var players: [String]
  /// The minimum number of them in a team, 0 or more.
  public var least: Int
  /// The maximum number of them in a team; `nil` for all.
  public var most: Int?
  /// The player, by id or name, whose presence in the team makes the group apply; `nil` if it always applies.
  public var trigger: String?

  /// Creates a group of players.
  public init(name: String, players: [String], least: Int = 0, most: Int? = nil, if trigger: String? = nil) {
    self.trigger = trigger
    self.name = name
    self.players = players
    self.least = least
    self.most = most
  }
}

extension PlayerGroup {
  /// The keys of a group in a file.
  enum Key: String, CaseIterable {
    case players
    case least = "at-least"
    case most = "at-most"
    case trigger = "if"
  }

  fileprivate var written: ConfigNode {
    var entries: [(String, ConfigNode)] = [(Key.players.rawValue, .list(players.map { .text($0) }))]
    if least > 0 || most == nil { entries.append((Key.least.rawValue, .plain(least))) }
    if let most { entries.append((Key.most.rawValue, .plain(most))) }
    if let trigger { entries.append((Key.trigger.rawValue, .text(trigger))) }
    return .mapping(entries)
  }

  fileprivate func faults(in rules: Rules) -> [String] {
    let members = Set(players)
    let name = quoted(name)
    var messages: [String] = []
    if members.count < players.count {
      let repeated = players.count - members.count
      messages.append(
        "the group \(name) lists \(repeated == 1 ? "a player" : counted(repeated, "player")) twice")
    }
    if members.isEmpty { messages.append("the group \(name) has no players") }
    if let most, least > most {
      messages.append("at least \(least) and at most \(most) of the group \(name) is impossible")
    }
    // A group that depends on a player may be out of reach without them.
    let free = trigger == nil ? members.subtracting(rules.banned).count : members.count
    if !members.isEmpty, least > min(free, rules.size) {
      let reason =
        least > rules.size
        ? "a team has \(rules.size)"
        : free < members.count ? "\(free) of them are not banned" : "it has \(free)"
      messages.append("at least \(least) of the group \(name) are required; \(reason)")
    }
    let locked = members.intersection(rules.locked).count
    if trigger == nil, let most, locked > most {
      messages.append("at most \(most) of the group \(name) are allowed; \(locked) of them are locked")
    }
    return messages
  }
}

extension BrokenRule {
  /// Returns the problem of too few or too many players of a group.
  public static func group(_ name: String, count: Int, least: Int, most: Int?) -> BrokenRule {
    .count("group", of: "of \(quoted(name))", count, least: least, most: most)
  }
}

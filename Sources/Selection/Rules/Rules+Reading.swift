import Config
import Tables

/// Reads a rule set from a YAML or JSON file; `-` is standard input. `rules.schema.json` documents the form.
/// - Throws: `InputError` with everything that is wrong, each with line and character.
public func readRules(_ path: String) throws(InputError) -> Rules {
  var problems = ConfigProblems(file: path)
  let rules = try readConfig(path, &problems).flatMap { Rules.kind.read($0, &problems) }
  try problems.throwIfAny()
  guard let rules else { preconditionFailure("a rule set that cannot be read has problems") }
  return rules
}

extension Rules {
  /// A rule set as the value of a file, alone or inside another one, such as a job.
  ///
  /// What is left out has no limit: skills may be any, roles and clubs do not matter. A file without a name is
  /// called `custom`.
  public static let kind = ConfigKind<Rules>.object("a rule set", keys: RulesKey.allCases.map(\.rawValue)) {
    mapping, problems in
    let before = problems.count
    let (rules, places) = read(mapping, &problems)
    // What contradicts a value that could not be read is not worth telling.
    guard problems.count == before else { return nil }
    for fault in rules.faults() {
      let place = fault.element.flatMap { places[fault.key]?[$0] } ?? mapping.place(of: fault.key.rawValue)
      problems.report(at: place, key: fault.key.rawValue, code: "impossible-rules", fault.message)
    }
    return problems.count == before ? rules : nil
  }

  /// The values of a file, with something in the place of those that could not be read, and the places of elements.
  private static func read(
    _ mapping: ConfigMapping, _ problems: inout ConfigProblems
  ) -> (rules: Rules, places: [RulesKey: [ConfigNode.Place]]) {
    func get<Value>(_ key: RulesKey, _ kind: ConfigKind<Value>) -> Value? {
      mapping.optional(key.rawValue, kind, &problems)
    }
    let roles = get(.roles, roleList) ?? []
    let size = size(in: mapping, roles.map(\.value), &problems)
    let budget = mapping.required(RulesKey.budget.rawValue, .amount, &problems)
    var range = get(.skillRange, skills) ?? .any
    range.wholeNumbers = get(.wholeSkills, .truth) ?? false
    let (locked, banned) = (get(.locked, players) ?? [], get(.banned, players) ?? [])
    let groups = get(.groups, .entries(of: group)) ?? []

    var rules = Rules(
      name: get(.name, .text) ?? "custom", size: size ?? 1,
      budget: budget ?? DecimalNumber(mantissa: 0, places: 0), skillRange: range)
    rules.about = get(.about, .text) ?? ""
    rules.leastCost = get(.leastCost, .amount)
    rules.roles = roles.map(\.value)
    rules.maxPerClub = get(.maxPerClub, .integer(sizes))
    rules.leastClubs = get(.leastClubs, .integer(sizes))
    rules.clubExempt = get(.clubExempt, .list(of: .text)) ?? []
    rules.locked = locked.map(\.value)
    rules.banned = banned.map(\.value)
    rules.groups = groups.map { entry in
      var group = entry.value
      group.name = entry.key
      return group
    }
    return (
      rules,
      [
        .roles: roles.map(\.place), .locked: locked.map(\.place), .banned: banned.map(\.place),
        .groups: groups.map(\.place),
      ]
    )
  }

  /// The size given, or else that for which all roles are.
  private static func size(
    in mapping: ConfigMapping, _ roles: [RoleRule], _ problems: inout ConfigProblems
  ) -> Int? {
    let counts = roles.map(\.count)
    let total = counts.reduce(0) { $0 + $1.upperBound }
    let saysSize = !counts.isEmpty && counts.allSatisfy { $0.count == 1 } && sizes.contains(total)
    if saysSize, !mapping.has(RulesKey.size.rawValue) { return total }
    return mapping.required(RulesKey.size.rawValue, .integer(sizes), &problems)
  }

  private static let players = ConfigKind<[Placed<String>]>.list(of: ConfigKind<String>.text.placed)

  private static let skills = ConfigKind<SkillRange>.scalar("'any' or a range such as 1-10") { text, _ in
    SkillRange(text)
  }

  private static let group = ConfigKind<PlayerGroup>.object(
    "a group", keys: PlayerGroup.Key.allCases.map(\.rawValue)
  ) { mapping, problems in
    let players = mapping.required(PlayerGroup.Key.players.rawValue, .list(of: .text), &problems)
    let least = mapping.optional(PlayerGroup.Key.least.rawValue, .integer(0...sizes.upperBound), &problems)
    let most = mapping.optional(PlayerGroup.Key.most.rawValue, .integer(0...sizes.upperBound), &problems)
    if !mapping.has(PlayerGroup.Key.least.rawValue), !mapping.has(PlayerGroup.Key.most.rawValue) {
      problems.report(
        at: mapping.place, code: "missing-key",
        "a group needs \(PlayerGroup.Key.least.rawValue), \(PlayerGroup.Key.most.rawValue) or both")
    }
    return players.map { PlayerGroup(name: "", players: $0, least: least ?? 0, most: most) }
  }

  // MARK: Roles

  /// Roles and how many of each, or a list of slots of which each takes one player.
  private static let roleList = ConfigKind<[Placed<RoleRule>]> { node, problems in
    if case .list = node.content { return slots.read(node, &problems) }
    return quotas.read(node, &problems)
  }

  private static let quotas = ConfigKind<[Placed<RoleRule>]> { node, problems in
    guard case .mapping(let entries) = node.content else {
      problems.reportKind(of: node, "roles and how many, as in 'GK: 1', or a list of slots, as in [PG, SG]")
      return nil
    }
    return entries.compactMap { entry in
      guard let count = count.read(entry.value, &problems) else { return nil }
      return role(entry.key, count, at: entry.place, &problems)
    }
  }

  /// Slots of the same name are one role; only the first of them has to say whom it takes.
  private static let slots = ConfigKind<[Placed<RoleRule>]> { node, problems in
    var roles: [Placed<RoleRule>] = []
    var indices: [String: Int] = [:]
    for title in ConfigKind<[Placed<String>]>.list(of: ConfigKind<String>.text.placed).read(node, &problems)
      ?? []
    {
      guard let slot = role(title.value, 1...1, at: title.place, &problems) else { continue }
      guard let index = indices[slot.value.name] else {
        indices[slot.value.name] = roles.count
        roles.append(slot)
        continue
      }
      guard slot.value.others == .having([]) || slot.value.others == roles[index].value.others else {
        problems.report(
          at: slot.place, code: "impossible-rules",
          "the slot \(quoted(slot.value.name)) takes others than on line \(roles[index].place.line)")
        continue
      }
      let count = roles[index].value.count.upperBound + 1
      roles[index].value.count = count...count
    }
    return roles
  }

  private static let count = ConfigKind<ClosedRange<Int>> { node, problems in
    guard case .scalar(let text, _) = node.content else {
      problems.reportKind(of: node, "a number of players or a range such as 3-5")
      return nil
    }
    do throws(RoleMistake) {
      return try RoleRule.count(text)
    } catch {
      problems.report(at: node.place, code: "wrong-role", error.description)
      return nil
    }
  }

  private static func role(
    _ title: String, _ count: ClosedRange<Int>, at place: ConfigNode.Place, _ problems: inout ConfigProblems
  ) -> Placed<RoleRule>? {
    do throws(RoleMistake) {
      return Placed(try RoleRule(title: title, count), at: place)
    } catch {
      problems.report(at: place, code: "wrong-role", error.description)
      return nil
    }
  }
}

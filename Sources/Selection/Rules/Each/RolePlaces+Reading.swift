import Config
import Tables

extension RolePlaces {
  /// Roles with the number of players in each, or a list of slots of which each takes one player.
  static let list = ConfigKind<[Placed<RoleRule>]> { node, problems in
    if case .list = node.content { return slots.read(node, &problems) }
    return quotas.read(node, &problems)
  }

  private static let quotas = ConfigKind<[Placed<RoleRule>]> { node, problems in
    guard case .mapping(let entries) = node.content else {
      problems.reportKind(of: node, "roles and how many, as in 'GK: 1', or a list of slots, as in [PG, SG]")
      return nil
    }
    return entries.compactMap { entry in
      if case .mapping = entry.value.content { return described(entry, &problems) }
      guard let count = count.read(entry.value, &problems) else { return nil }
      return role(entry.key, count, at: entry.place, &problems)
    }
  }

  private enum Key: String, CaseIterable {
    case of, count, skill, cost
  }

  /// `CPT: {of: any, count: 1, skill: 1.5, cost: 1.5}`
  private static func described(
    _ entry: ConfigNode.Entry, _ problems: inout ConfigProblems
  ) -> Placed<RoleRule>? {
    let before = problems.count
    guard let mapping = ConfigMapping(entry.value, "a role", keys: Key.allCases.map(\.rawValue), &problems)
    else { return nil }
    let of = mapping.optional(Key.of.rawValue, others, &problems)
    let number = mapping.optional(Key.count.rawValue, count, &problems) ?? 1...1
    let skill = mapping.optional(Key.skill.rawValue, .multiplier, &problems)
    let cost = mapping.optional(Key.cost.rawValue, .multiplier, &problems)
    guard problems.count == before else { return nil }
    let title = of.map { "\(entry.key) = \($0)" } ?? entry.key
    guard var role = role(title, number, at: entry.place, &problems) else { return nil }
    (role.value.skill, role.value.cost) = (skill ?? .one, cost ?? .one)
    return role
  }

  /// `any`, `RB or WR` or `[RB, WR]`.
  private static let others = ConfigKind<String> { node, problems in
    guard case .list = node.content else { return ConfigKind.text.read(node, &problems) }
    return ConfigKind<[String]>.list(of: .text).read(node, &problems)?.joined(separator: " or ")
  }

  /// Slots of the same name are one role; only the first of them has to list the roles that it takes.
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
          "the slot \(quoted(slot.value.name)) takes other roles than on line \(roles[index].place.line)")
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

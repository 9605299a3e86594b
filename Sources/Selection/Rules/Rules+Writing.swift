import Config
import Tables

extension Rules {
  /// The rule set as a YAML file that reads back as the same one.
  public var yaml: String { written.yaml }

  /// The same as a JSON file.
  public var json: String { written.json }

  /// The rule set as the value of a file: only what it says, in the order of ``RulesKey``.
  public var written: ConfigNode {
    .mapping(
      RulesKey.allCases.compactMap { key in
        value(of: key).map { (key.rawValue, $0) }
      })
  }

  private func value(of key: RulesKey) -> ConfigNode? {
    switch key {
    case .name: .text(name)
    case .about: about.isEmpty ? nil : .text(about)
    case .size: .plain(size)
    case .budget: .plain(budget)
    case .leastCost: leastCost.map { .plain($0) }
    case .skillRange: .text(skillRange.description)
    case .wholeSkills: skillRange.wholeNumbers ? .plain(true) : nil
    case .roles:
      roles.isEmpty
        ? nil
        : .mapping(
          roles.map { ($0.title, $0.count.count == 1 ? .plain($0.count.lowerBound) : .text($0.countText)) })
    case .maxPerClub: maxPerClub.map { .plain($0) }
    case .leastClubs: leastClubs.map { .plain($0) }
    case .clubExempt: names(clubExempt)
    case .locked: names(locked)
    case .banned: names(banned)
    case .groups: groups.isEmpty ? nil : .mapping(groups.map { ($0.name, $0.written) })
    }
  }

  private func names(_ names: [String]) -> ConfigNode? {
    names.isEmpty ? nil : .list(names.map { .text($0) })
  }
}

extension PlayerGroup {
  /// The keys that a group has in a file.
  enum Key: String, CaseIterable {
    case players
    case least = "at-least"
    case most = "at-most"
  }

  fileprivate var written: ConfigNode {
    var entries: [(String, ConfigNode)] = [(Key.players.rawValue, .list(players.map { .text($0) }))]
    if least > 0 || most == nil { entries.append((Key.least.rawValue, .plain(least))) }
    if let most { entries.append((Key.most.rawValue, .plain(most))) }
    return .mapping(entries)
  }
}

import Config

extension Rules {
  /// The rule set as a YAML file that reads back as the same one.
  public var yaml: String { written.yaml }

  /// The rule set as a JSON file.
  public var json: String { written.json }

  /// The rule set as a value in a file: only what it contains, in the order of ``RulesKey``.
  public var written: ConfigNode {
    let base = RulesKey.base.compactMap { key in value(of: key).map { (key.rawValue, $0) } }
    return .mapping(base + Self.kinds.flatMap { $0.entries(in: self) })
  }

  private func value(of key: RulesKey) -> ConfigNode? {
    switch key {
    case .name: .text(name)
    case .about: about.isEmpty ? nil : .text(about)
    case .size: .plain(size)
    case .budget: .plain(budget)
    case .skillRange: .text(skillRange.description)
    case .wholeSkills: skillRange.wholeNumbers ? .plain(true) : nil
    default: nil
    }
  }
}

import Config

extension Rules {
  /// The rule set as a YAML file that reads back as the same one.
  public var yaml: String { written.yaml }

  /// The rule set as a JSON file.
  public var json: String { written.json }

  /// The rule set as a value in a file: only what it contains, in the order of ``RulesKey``.
  public var written: ConfigNode {
    let base: [(RulesKey, ConfigNode?)] = [
      (.name, .text(name)), (.about, about.isEmpty ? nil : .text(about)), (.size, .plain(size)),
      (.budget, .plain(budget)), (.skillRange, .text(skillRange.description)),
      (.wholeSkills, skillRange.wholeNumbers ? .plain(true) : nil),
    ]
    return .mapping(
      base.compactMap { key, value in value.map { (key.rawValue, $0) } }
        + Self.kinds.flatMap { $0.entries(in: self) })
  }
}

import Tables

/// A part of a rule set, by its key in a file.
public struct RulesKey: Sendable, Hashable {
  /// The key.
  public let rawValue: String
  /// The option that sets this part on the command line; of parts that only a file sets, `rules`, which names it.
  public let option: String

  init(_ key: String, option: String? = nil) {
    rawValue = key
    self.option = option ?? key
  }

  static let name = RulesKey("name", option: "rules")
  static let about = RulesKey("about", option: "rules")
  static let size = RulesKey("size")
  static let budget = RulesKey("budget")
  static let skillRange = RulesKey("skill-range")
  static let wholeSkills = RulesKey("whole-skills", option: "rules")

  /// What every rule set has, before the keys of its rules.
  static let base: [RulesKey] = [.name, .about, .size, .budget, .skillRange, .wholeSkills]

  /// Every key, in the order in which a file is written.
  public static let allCases = base + Rules.kinds.flatMap { $0.keys }
}

/// Something in a rule set that no team could satisfy, or that contradicts itself.
public struct RulesFault: Sendable, Hashable {
  /// Which part of the rule set is wrong, by its key in a file.
  public var key: RulesKey
  /// Which element of that part, from 0, where one is to blame; a group where the groups are meant.
  public var element: Int?
  /// What is wrong and what to do, in lower case.
  public var message: String
}

extension RulesFault {
  /// Texts of a list that stand there before.
  static func repeats(_ texts: [String], _ key: RulesKey) -> [RulesFault] {
    var seen: Set<String> = []
    return texts.enumerated().compactMap { index, text in
      seen.insert(text).inserted
        ? nil : RulesFault(key: key, element: index, message: "\(quoted(text)) is listed twice")
    }
  }
}

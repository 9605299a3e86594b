import Tables

/// A part of a rule set, by its key in a file.
public struct RulesKey: Sendable, Hashable {
  /// The key.
  public let rawValue: String
  /// The command-line option that sets this part; `rules`, which names the file, for parts that only a file sets.
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

  /// The keys of every rule set, before the keys of its rules.
  static let base: [RulesKey] = [.name, .about, .size, .budget, .skillRange, .wholeSkills]

  /// Every key, in the order in which a file is written.
  public static let allCases = base + Rules.kinds.flatMap { $0.keys }
}

/// A part of a rule set that no team could satisfy, or that contradicts itself.
public struct RulesFault: Sendable, Hashable {
  /// The part of the rule set that is wrong, by its key in a file.
  public var key: RulesKey
  /// The element of that part that is wrong, from 0, if a single one is.
  public var element: Int?
  /// The problem and its remedy, in lower case.
  public var message: String
}

extension RulesFault {
  /// Returns the faults of texts that occur earlier in the list.
  static func repeats(_ texts: [String], _ key: RulesKey) -> [RulesFault] {
    var seen: Set<String> = []
    return texts.enumerated().compactMap { index, text in
      seen.insert(text).inserted
        ? nil : RulesFault(key: key, element: index, message: "\(quoted(text)) is listed twice")
    }
  }
}

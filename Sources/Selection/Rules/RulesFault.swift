/// Something in a rule set that no team could satisfy, or that contradicts itself.
public struct RulesFault: Sendable, Hashable {
  /// Which part of the rule set is wrong, by its key in a file.
  public var key: RulesKey
  /// Which element of that part, from 0, where one is to blame; a group where the groups are meant.
  public var element: Int?
  /// What is wrong and what to do, in lower case.
  public var message: String
}

/// The parts of a rule set, by their keys in a file, in the order in which a file is written.
public enum RulesKey: String, Sendable, CaseIterable {
  case name, about, size, budget
  case leastCost = "min-cost"
  case skillRange = "skill-range"
  case wholeSkills = "whole-skills"
  case roles
  case maxPerClub = "max-per-club"
  case leastClubs = "min-clubs"
  case clubExempt = "club-exempt"
  case locked = "lock"
  case banned = "ban"
  case groups
}

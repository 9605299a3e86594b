import Tables

/// What a legal team is.
public struct Rules: Sendable, Hashable {
  /// The name of the rule set.
  public var name: String
  /// How many players a team has, 1 or more.
  public var size: Int
  /// The most that a team may cost, in the unit in which costs are shown.
  public var budget: DecimalNumber
  /// The skills that a player may have.
  public var skillRange: SkillRange

  /// A rule set.
  public init(name: String, size: Int, budget: DecimalNumber, skillRange: SkillRange) {
    self.name = name
    self.size = size
    self.budget = budget
    self.skillRange = skillRange
  }

  /// The budget less a cost; negative where that is dearer.
  /// - Precondition: the difference fits 128 bits at the places of both.
  public func left(after cost: DecimalNumber) -> DecimalNumber {
    guard let left = budget.subtracting(cost) else {
      preconditionFailure("a cost and a budget whose difference does not fit 128 bits")
    }
    return left
  }

  /// The rules of the Team Creator: exactly five players, budget 50, skills whole numbers from 1 to 10.
  public static let classic = Rules(
    name: "classic", size: 5, budget: DecimalNumber(mantissa: 50, places: 0),
    skillRange: SkillRange(
      lowest: DecimalNumber(mantissa: 1, places: 0), highest: DecimalNumber(mantissa: 10, places: 0),
      wholeNumbers: true))

  /// The rule sets that need no file, by name.
  public static let builtIn: [Rules] = [.classic]
}

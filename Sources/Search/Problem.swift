import Tables

/// What is asked: the `size` players of highest total skill whose total cost is at most `budget`.
///
/// Of equally skilled teams the cheapest is wanted, of those the one whose ascending list of rows is
/// lexicographically smallest: a strict total order, so that the answer is one team whatever the number
/// of threads.
public struct Problem: Sendable {
  /// Skill of each player, by row; may be negative.
  public var skills: DecimalColumn.Units
  /// Cost of each player, by row, 0 or more.
  public var costs: DecimalColumn.Units
  /// Players in a team, 1 or more.
  public var size: Int
  /// The most that a team may cost, in the unit of `costs`.
  public var budget: Int128

  /// A question about the players `0..<skills.count`.
  /// - Precondition: `skills` and `costs` have the same number of rows and `size` is at least 1.
  public init(skills: DecimalColumn.Units, costs: DecimalColumn.Units, size: Int, budget: Int128) {
    self.skills = skills
    self.costs = costs
    self.size = size
    self.budget = budget
  }
}

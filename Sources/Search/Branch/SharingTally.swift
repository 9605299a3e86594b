/// Counts the teams of the best skill, and finds who is in all of those of the lowest cost and which comes first.
final class SharingTally<Value: WholeNumber>: TeamCollector {
  let target: SearchTarget<Value>
  private let lowestCost: Value
  private let marks: [TeamMark]
  /// Teams of that skill at any allowed cost.
  private(set) var sharingSkill: UInt128 = 0
  /// Those of the lowest cost.
  private(set) var sharingSkillAndCost: UInt128 = 0
  /// Positions of the players who are in all of the latter.
  private(set) var inAll: [Position] = []
  /// The first team by rows of the lowest cost; empty until there is one.
  private(set) var first = FirstTeams<Value>.Team()

  /// Counts teams of `target`'s skill, compared by the marks of their positions.
  init(_ target: SearchTarget<Value>, lowestCost: Value, marks: [TeamMark]) {
    self.target = target
    self.lowestCost = lowestCost
    self.marks = marks
  }

  func take(_ team: UnsafeBufferPointer<Position>, skill: Value, cost: Value) -> Bool {
    sharingSkill += 1
    guard cost == lowestCost else { return true }
    sharingSkillAndCost += 1
    if sharingSkillAndCost == 1 {
      inAll = Array(team)
    } else if !inAll.isEmpty {
      inAll.removeAll { one in !team.contains { marks[$0].row == marks[one].row } }
    }
    // Most teams begin after the first one, which is seen without listing their rows.
    guard sharingSkillAndCost == 1 || team.firstRow(marks) <= first.key[0] else { return true }
    let other = FirstTeams<Value>.Team(Array(team), marks)
    if sharingSkillAndCost == 1 || other < first { first = other }
    return true
  }
}

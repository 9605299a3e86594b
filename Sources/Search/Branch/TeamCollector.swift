/// A team that a search found: its members as ranks in the pool, in no particular order, and its totals.
struct FoundTeam<Value: WholeNumber>: Sendable {
  /// The members' ranks.
  var ranks: [Int32]
  /// Their total skill.
  var skill: Value
  /// Their total cost.
  var cost: Value
}

/// Takes the teams that the workers of a search find, and tells them which are still wanted.
protocol TeamCollector<Value>: AnyObject, Sendable {
  /// The numbers of the search.
  associatedtype Value: WholeNumber
  /// Grows with every change of ``threshold``: tells a worker whether to look again.
  var version: Int { get }
  /// Only teams of more skill, or of as much at less cost, are still wanted; `nil` while all are.
  var threshold: (skill: Value, cost: Value)? { get }
  /// Takes a team, if it is wanted.
  func offer(_ team: FoundTeam<Value>)
}
